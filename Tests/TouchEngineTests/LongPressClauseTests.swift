import Testing
import TouchEngine

@Suite("Long presses, clause by clause")
struct LongPressClauseTests {
    private func scene(
        _ setUp: (UILongPressGestureRecognizer) -> Void = { _ in }
    ) -> (NestedScene, UILongPressGestureRecognizer) {
        let scene = NestedScene()
        let press = UILongPressGestureRecognizer()
        setUp(press)
        return (scene, scene.add(press, named: "press", to: scene.inner))
    }

    private func why(
        _ press: UILongPressGestureRecognizer, in scene: NestedScene
    ) -> TraceRecord? { scene.device.explain(press).chain.first }

    @Test("why it began is on record: how long it was held, how far the finger strayed (G-7.26)")
    func record() throws {
        let (scene, _) = scene { ($0.minimumPressDuration, $0.allowableMovement) = (0.3, 20) }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 162, y: 266), over: 0.1)
        scene.device.advance(by: 0.3)
        let record = try #require(scene.device.trace.records(.pressBegan).last)
        #expect(record.time == 0.3)
        #expect(record["held"] == .number(0.3))
        #expect(record["distance"] == .number(20))
        #expect(record["limit"] == .number(20))
        finger.up()
    }

    @Test("it strays from where it landed, not from where it was last (G-7.26)")
    func straysFromLanding() {
        let (scene, press) = scene()
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 141, y: 250))
        finger.move(to: CGPoint(x: 159, y: 250))
        scene.device.advance(by: 0.5)
        #expect(scene.listener.heard == ["press began"])
        finger.up()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 150, y: 239))
        #expect(why(press, in: scene)?["distance"] == .number(11))
        #expect(why(press, in: scene)?.rule == "G-7.26")
        finger.up()
    }

    @Test("one finger of two that lifts before the time fails it, with what was held (G-7.26)")
    func oneOfTwoLifts() {
        let (scene, press) = scene { $0.numberOfTouchesRequired = 2 }
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        a.hold(for: 0.25)
        b.down(at: CGPoint(x: 100, y: 250))
        b.hold(for: 0.25)
        a.up()
        #expect(why(press, in: scene)?.code == .failedByShortPress)
        #expect(why(press, in: scene)?["held"] == .number(0.25))
        b.hold(for: 1)
        b.up()
        #expect(scene.listener.heard.isEmpty)
    }

    @Test("a finger too many fails it with both numbers, whatever it has waited (G-7.25)")
    func tooMany() {
        let (scene, press) = scene { $0.numberOfTouchesRequired = 2 }
        let fingers = (0..<3).map { _ in scene.device.finger() }
        for (index, finger) in fingers.enumerated() {
            finger.down(at: CGPoint(x: 80 + 50 * Double(index), y: 250))
        }
        #expect(why(press, in: scene)?.code == .failedByTouchCount)
        #expect(why(press, in: scene)?["count"] == .number(3))
        #expect(why(press, in: scene)?["limit"] == .number(2))
        scene.device.advance(by: 1)
        #expect(scene.listener.heard.isEmpty)
        for finger in fingers { finger.up() }
    }

    @Test("a finger it leaves alone once it has begun goes to its view (G-2.13)")
    func leavesAlone() {
        let (scene, press) = scene()
        scene.inner.isMultipleTouchEnabled = true
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        a.hold(for: 0.6)
        #expect(scene.inner.heard == ["began", "cancelled"])
        b.down(at: CGPoint(x: 100, y: 250))
        b.move(to: CGPoint(x: 100, y: 300))
        b.up()
        #expect(scene.inner.heard == ["began", "cancelled", "began", "moved", "ended"])
        #expect(press.location(in: scene.inner) == CGPoint(x: 100, y: 100))
        a.move(to: CGPoint(x: 160, y: 250))
        a.up()
        #expect(scene.listener.heard == ["press began", "press changed", "press ended"])
    }

    /// A press for two that gives back the fingers on the right, and what it is on.
    private func choosy(_ required: Int) -> (NestedScene, UILongPressGestureRecognizer) {
        final class Choosy: UILongPressGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event)
                for touch in touches where touch.location(in: nil).x > 200 {
                    ignore(touch, for: event)
                }
            }
        }
        let scene = NestedScene()
        let press = Choosy()
        press.numberOfTouchesRequired = required
        return (scene, scene.add(press, named: "press", to: scene.inner))
    }

    @Test("its only finger given back, it fails; one of two, it has one too few (G-2.13)")
    func givenBack() {
        let (scene, press) = choosy(1)
        scene.device.longPress(at: CGPoint(x: 220, y: 250))
        #expect(why(press, in: scene)?.code == .failedByGivingBack)
        let (other, second) = choosy(2)
        let (a, b) = (other.device.finger(), other.device.finger())
        a.down(at: CGPoint(x: 100, y: 250))
        b.down(at: CGPoint(x: 220, y: 250))
        a.hold(for: 1)
        a.up()
        #expect(why(second, in: other)?.code == .failedByTouchCount)
        #expect(why(second, in: other)?["count"] == .number(1))
        b.up()
    }

    @Test("a finger in the place of one given back makes the two complete (G-2.13)")
    func replaced() {
        let (scene, _) = choosy(2)
        let fingers = (0..<3).map { _ in scene.device.finger() }
        for (finger, x) in zip(fingers, [80.0, 210, 150]) {
            finger.down(at: CGPoint(x: x, y: 250))
        }
        scene.device.advance(by: 0.5)
        #expect(scene.listener.heard == ["press began"])
        for finger in fingers { finger.up() }
        #expect(scene.device.isAtRest)
    }

    @Test("where the one given back had been does not matter to the next (G-2.13, G-7.26)")
    func replacedElsewhere() {
        let (scene, _) = choosy(2)
        let fingers = (0..<3).map { _ in scene.device.finger() }
        let places = [(80, 180), (210, 180), (80, 340)].map { CGPoint(x: $0.0, y: $0.1) }
        for (finger, place) in zip(fingers, places) { finger.down(at: place) }
        scene.device.advance(by: 0.5)
        #expect(scene.listener.heard == ["press began"])
        for finger in fingers { finger.up() }
    }
}
