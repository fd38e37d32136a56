import TouchEngine

/// A view that tells what it hears, and hit-tests as its case says.
///
/// As with `ListeningRecognizer`, each class of views repeats the same overrides, which only ask the ear.
protocol ListeningView: UIView {
    var ear: ViewEar { get }
}

/// What a listening view passes on, and how it differs from others of its class.
final class ViewEar {
    /// The view's number in its case.
    var id = 0
    weak var stage: Stage?
    /// Whether touches that hit none of its subviews fall through (G-1.6).
    var isPassThrough = false
    /// How much larger the target is than the bounds, in points (G-1.5).
    var outset: CGFloat = 0
    /// Whether it hands what it hears to the next responder (G-2.35).
    var isForwarding = false
    /// What it says to recognizers that want to begin; nil leaves it to its class.
    var begin: Policy?

    func hit(_ hit: UIView?, _ view: UIView) -> UIView? {
        isPassThrough && hit === view ? nil : hit
    }

    func isInside(_ point: CGPoint, _ bounds: CGRect) -> Bool {
        bounds.insetBy(dx: -outset, dy: -outset).contains(point)
    }

    func hear(_ phase: FuzzCase.Phase, _ touches: Set<UITouch>, _ view: UIView) {
        guard let stage else { return }
        for touch in stage.inOrder(touches) {
            stage.see(
                .heard(
                    view: id, phase, touch: stage.number(of: touch), isOwn: touch.view === view,
                    at: Place(touch)))
        }
        stage.call(.view(id), Callback(phase))
    }

    /// Tells that a view is in no window any more.
    func moved(_ view: UIView) {
        if view.window == nil { stage?.see(.leftWindow(view: id)) }
    }

    func mayBegin(_ recognizer: UIGestureRecognizer, _ fallBack: () -> Bool) -> Bool {
        guard let begin, let stage, let one = stage.number(of: recognizer) else {
            return fallBack()
        }
        return stage.answer(.begin, begin, by: .view(id), one, nil)
    }
}

/// Hears what a control tells of the finger that it follows.
final class ControlTarget {
    private let number: Int
    private weak var stage: Stage?

    init(_ number: Int, stage: Stage) {
        self.number = number
        self.stage = stage
    }

    func listen(to control: UIControl) {
        control.addTarget(self, action: Selector("down", ControlTarget.down), for: .touchDown)
        control.addTarget(self, action: Selector("up", ControlTarget.up), for: .touchUpInside)
        control.addTarget(self, action: Selector("out", ControlTarget.out), for: .touchUpOutside)
        control.addTarget(self, action: Selector("gone", ControlTarget.gone), for: .touchCancel)
    }

    private func down() { stage?.see(.told(control: number, .began)) }
    private func up() { stage?.see(.told(control: number, .ended)) }
    private func out() { stage?.see(.told(control: number, .ended)) }
    private func gone() { stage?.see(.told(control: number, .cancelled)) }
}
