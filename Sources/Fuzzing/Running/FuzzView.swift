import TouchEngine

/// A view that tells what it hears.
final class FuzzView: UIView, ListeningView {
    let ear = ViewEar()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        ear.hit(super.hitTest(point, with: event), self)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        ear.isInside(point, bounds)
    }
    override func didMoveToWindow() {
        super.didMoveToWindow()
        ear.moved(self)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        ear.hear(.began, touches, self)
        if ear.isForwarding { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        ear.hear(.moved, touches, self)
        if ear.isForwarding { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        ear.hear(.ended, touches, self)
        if ear.isForwarding { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        ear.hear(.cancelled, touches, self)
        if ear.isForwarding { super.touchesCancelled(touches, with: event) }
    }
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        ear.mayBegin(recognizer) { super.gestureRecognizerShouldBegin(recognizer) }
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
