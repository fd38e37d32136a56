import TouchEngine

/// A first responder that keeps a log of the buttons it hears of, and passes none on.
final class ButtonLog: UIView {
    var heard: [String] = []
    /// Called after it has heard of each press.
    var hears: (UIPress) -> Void = { _ in }

    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("began", presses)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("ended", presses)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("cancelled", presses)
    }
    private func note(_ phase: String, _ presses: Set<UIPress>) {
        for press in presses {
            heard.append("\(press.type) \(phase)")
            hears(press)
        }
    }
}

/// A recognizer that does as it is told when a button goes down.
final class ButtonOwn: UIGestureRecognizer {
    var down: (ButtonOwn, UIPress, UIPressesEvent) -> Void = { _, _, _ in }

    private(set) var last: (UIPress, UIPressesEvent)?

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        for press in presses {
            last = (press, event)
            down(self, press, event)
        }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        state = state == .possible ? .failed : .ended
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        state = .cancelled
    }
}

/// A target that does something at each action.
final class Meddler {
    private(set) var count = 0
    private let meddle: (UIGestureRecognizer) -> Void

    init(_ meddle: @escaping (UIGestureRecognizer) -> Void) { self.meddle = meddle }

    func act(_ recognizer: UIGestureRecognizer) {
        count += 1
        meddle(recognizer)
    }
}

/// A device with a first responder that keeps a log, and a listener for the recognizers that are added to it.
struct ButtonScene {
    let device = Device()
    let remote = ButtonLog(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let listener = Listener()

    init() {
        remote.accessibilityIdentifier = "remote"
        device.window.addSubview(remote)
        remote.becomeFirstResponder()
    }

    /// Adds a recognizer that takes two of the buttons.
    func add<R: UIGestureRecognizer>(_ recognizer: R, named name: String = "own") -> R {
        recognizer.allowedPressTypes = [UIPress.PressType.select, .menu].map {
            NSNumber(value: $0.rawValue)
        }
        listener.listen(to: recognizer, as: name, on: remote)
        return recognizer
    }

    func addDoubleTap() -> UITapGestureRecognizer {
        let tap = add(UITapGestureRecognizer())
        tap.numberOfTapsRequired = 2
        return tap
    }
}
