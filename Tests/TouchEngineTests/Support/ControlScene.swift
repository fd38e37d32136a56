import TouchEngine

/// A panel in the window of a device, with one control on it, and a log of what the control tells.
struct ControlScene<Control: UIControl> {
    let device = Device()
    let panel = LoggedView(frame: CGRect(x: 0, y: 200, width: 393, height: 400))
    let control: Control
    let log = ControlLog()
    let listener = Listener()

    init(_ control: Control) {
        self.control = control
        panel.accessibilityIdentifier = "panel"
        control.accessibilityIdentifier = "control"
        device.window.addSubview(panel)
        panel.addSubview(control)
        device.settle()
        log.listen(to: control)
    }

    /// A point of the control's, in the screen's points.
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        control.convert(CGPoint(x: x, y: y), to: nil)
    }

    /// The middle of the control, in the screen's points.
    var middle: CGPoint { point(control.bounds.midX, control.bounds.midY) }

    func add<R: UIGestureRecognizer>(_ recognizer: R, named name: String, to view: UIView) -> R {
        listener.listen(to: recognizer, as: name)
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    /// The codes of the records that say why a recognizer's last attempt came out as it did.
    func reasons(_ recognizer: UIGestureRecognizer) -> [TraceCode] {
        device.explain(recognizer).chain.map(\.code)
    }
}

extension ControlScene where Control == UIButton {
    /// A button of 100 × 44 pt.
    static func button() -> ControlScene {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        button.setTitle("Play", for: .normal)
        return ControlScene(button)
    }
}

/// What a control tells, each kind of event by a handler of its own.
final class ControlLog {
    var heard: [String] = []

    func listen(to control: UIControl) {
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
            (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
            (.touchUpInside, "up"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
            (.valueChanged, "value"),
        ]
        for (event, name) in events {
            control.addAction(UIAction { [self] _ in heard.append(name) }, for: event)
        }
    }

    /// What was heard, with what is told over and over told once.
    var outline: [String] {
        heard.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
}
