import TouchEngine

/// A rotation that tells what it hears.
final class ListeningRotation: UIRotationGestureRecognizer, ListeningRecognizer {
    let ear = Ear()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        ear.hear(.began, touches, self) { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        ear.hear(.moved, touches, self) { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        ear.hear(.ended, touches, self) { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        ear.hear(.cancelled, touches, self) { super.touchesCancelled(touches, with: event) }
    }
    override func reset() { ear.hearReset { super.reset() } }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        super.canPrevent(other) && ear.mayPrevent(other)
    }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        super.canBePrevented(by: other) && ear.mayBePrevented(by: other)
    }
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        super.shouldRequireFailure(of: other) || ear.waits(for: other)
    }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        super.shouldBeRequiredToFail(by: other) || ear.isAwaited(by: other)
    }
    override func shouldReceive(_ event: UIEvent) -> Bool {
        super.shouldReceive(event) && !ear.isDeaf
    }
}
