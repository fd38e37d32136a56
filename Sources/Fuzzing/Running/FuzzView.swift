import TouchEngine

/// A view that tells what it hears, and hit-tests as its case says.
final class FuzzView: UIView {
    var number = 0
    weak var stage: Stage?
    /// Lets touches that hit none of its subviews fall through (G-1.6).
    var isPassThrough = false
    /// How much larger the target is than the bounds, in points (G-1.5).
    var outset: CGFloat = 0
    /// Hands what it hears to the next responder (G-2.35).
    var isForwarding = false
    var begin: Policy?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return isPassThrough && hit === self ? nil : hit
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -outset, dy: -outset).contains(point)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        hear(.began, touches)
        if isForwarding { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        hear(.moved, touches)
        if isForwarding { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        hear(.ended, touches)
        if isForwarding { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        hear(.cancelled, touches)
        if isForwarding { super.touchesCancelled(touches, with: event) }
    }

    private func hear(_ phase: FuzzCase.Phase, _ touches: Set<UITouch>) {
        guard let stage else { return }
        for touch in stage.inOrder(touches) {
            stage.see(
                .heard(
                    view: number, phase, touch: stage.number(of: touch),
                    isOwn: touch.view === self, at: Place(touch)))
        }
        stage.call(.view(number), Callback(phase))
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let begin, let stage, let ear = gestureRecognizer.listening else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return stage.answer(.begin, begin, by: .view(number), ear.id, nil)
    }
}

/// A view of no size that says when a turn has come to its end: then, and only then, it is laid out.
final class TurnBell: UIView {
    weak var stage: Stage?

    override func layoutSubviews() {
        setNeedsLayout()
        stage?.turnEnded()
    }
}
