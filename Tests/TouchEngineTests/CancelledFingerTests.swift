import Testing
import TouchEngine

@Suite("Fingers whose touches were taken away")
struct CancelledFingerTests {
    /// Keeps how many touches moved, event by event.
    private final class Counter: UIGestureRecognizer {
        var moved: [Int] = []

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            moved.append(touches.count)
        }
    }

    @Test("one that goes on moving with another does not make a third move (G-2.11, G-2.33)")
    func movesNobody() {
        let scene = NestedScene()
        let counter = Counter()
        scene.inner.addGestureRecognizer(counter)
        let fingers = (scene.device.finger(), scene.device.finger(), scene.device.finger())
        fingers.0.down(at: scene.inside)
        scene.device.cancelTouches()
        fingers.1.down(at: CGPoint(x: 100, y: 200))
        fingers.2.down(at: CGPoint(x: 200, y: 200))
        fingers.1.move(to: CGPoint(x: 100, y: 201))
        Finger.move(
            [(fingers.0, CGPoint(x: 0, y: 0)), (fingers.2, CGPoint(x: 200, y: 201))], over: 0)
        #expect(counter.moved == [1, 1])
    }
}
