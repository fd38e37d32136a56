import TouchEngine

/// A control of no special kind that tells what it hears.
final class FuzzControl: UIControl, ListeningView {
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
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        ear.hear(.moved, touches, self)
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        ear.hear(.ended, touches, self)
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        ear.hear(.cancelled, touches, self)
        super.touchesCancelled(touches, with: event)
    }
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        ear.mayBegin(recognizer) { super.gestureRecognizerShouldBegin(recognizer) }
    }
}

/// A button that tells what it hears.
final class FuzzButton: UIButton, ListeningView {
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
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        ear.hear(.moved, touches, self)
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        ear.hear(.ended, touches, self)
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        ear.hear(.cancelled, touches, self)
        super.touchesCancelled(touches, with: event)
    }
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        ear.mayBegin(recognizer) { super.gestureRecognizerShouldBegin(recognizer) }
    }
}

/// A slider that tells what it hears.
final class FuzzSlider: UISlider, ListeningView {
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
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        ear.hear(.moved, touches, self)
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        ear.hear(.ended, touches, self)
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        ear.hear(.cancelled, touches, self)
        super.touchesCancelled(touches, with: event)
    }
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        ear.mayBegin(recognizer) { super.gestureRecognizerShouldBegin(recognizer) }
    }
}
