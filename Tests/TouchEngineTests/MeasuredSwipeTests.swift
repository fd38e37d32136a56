import Testing
import TouchEngine

/// The brackets within which real UIKit takes a movement for a swipe.
@Suite("A swipe as it was measured")
struct MeasuredSwipeTests {
    private func scene(
        _ direction: UISwipeGestureRecognizer.Direction = .right
    ) -> (scene: NestedScene, swipe: UISwipeGestureRecognizer) {
        let scene = NestedScene()
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        return (scene, scene.add(swipe, named: "swipe", to: scene.inner))
    }

    /// Whether a finger that has rested that long, and then jumps that far, has made a swipe to the right.
    private func isSwipe(_ way: CGPoint, after time: TimeInterval) -> Bool {
        let (scene, _) = scene()
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.hold(for: time)
        finger.move(to: CGPoint(x: scene.inside.x + way.x, y: scene.inside.y + way.y))
        defer { finger.up() }
        return scene.listener.heard == ["swipe ended"]
    }

    @Test(
        "the least way and the greatest straying fall evenly with the time (G-7.31, G-7.32, model: swipeDistance, model: fastSwipeDistance, model: swipeTolerance, model: fastSwipeTolerance)",
        arguments: [
            (time: 0, least: 50, most: 50), (time: 0.1, least: 45.3, most: 45.1),
            (time: 0.2, least: 40.6, most: 40.2), (time: 0.3, least: 35.9, most: 35.3),
            (time: 0.4, least: 31.2, most: 30.4), (time: 0.5, least: 26.5, most: 25.5),
        ])
    func brackets(time: TimeInterval, least: CGFloat, most: CGFloat) {
        #expect(isSwipe(CGPoint(x: least + 0.01, y: 0), after: time))
        #expect(!isSwipe(CGPoint(x: least - 0.01, y: 0), after: time))
        for side: CGFloat in [1, -1] {
            #expect(isSwipe(CGPoint(x: 80, y: (most - 0.01) * side), after: time))
            #expect(!isSwipe(CGPoint(x: 80, y: (most + 0.01) * side), after: time))
        }
    }

    @Test("after 0.500 s it still is one, after 0.501 s no longer (G-7.32, model: swipeDuration)")
    func lastMoment() {
        let duration = ModelParameters().swipeDuration
        #expect(duration == 0.5)
        #expect(isSwipe(CGPoint(x: 60, y: 0), after: duration))
        #expect(!isSwipe(CGPoint(x: 60, y: 0), after: duration + 0.001))
    }

    @Test("a tenth of a point behind the start rules a direction out for good (G-7.32)")
    func behind() {
        for (start, isSwipe) in [(0.0, true), (-0.1, false)] {
            let (scene, swipe) = scene()
            let finger = scene.device.finger()
            finger.down(at: scene.inside)
            finger.move(to: CGPoint(x: scene.inside.x + start, y: scene.inside.y + 3))
            finger.move(to: CGPoint(x: scene.inside.x + 120, y: scene.inside.y))
            #expect(scene.listener.heard == (isSwipe ? ["swipe ended"] : []))
            #expect(swipe.state == .possible || isSwipe)
            finger.up()
        }
    }

    @Test("a retreat that does not come behind the start does no harm (G-7.32)")
    func retreat() {
        let (scene, _) = scene()
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        for x in [40.0, 0, 20, 5, 70] {
            finger.move(to: CGPoint(x: scene.inside.x + CGFloat(x), y: scene.inside.y), over: 0.05)
        }
        #expect(scene.listener.heard == ["swipe ended"])
        finger.up()
    }

    @Test("to and fro past its start it has no direction left, and says so (G-7.32)")
    func toAndFro() {
        let (scene, swipe) = scene([.left, .right])
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: scene.inside.x + 10, y: scene.inside.y))
        #expect(scene.device.explain(swipe).chain.first?.code == .recognizerReceives)
        finger.move(to: CGPoint(x: scene.inside.x - 5, y: scene.inside.y))
        let why = scene.device.explain(swipe).chain.first
        #expect(why?.code == .failedBySwipingBack && why?.rule == "G-7.32")
        #expect(why?["behind"] == .number(10) && why?["along"] == .number(5))
        finger.up()
    }

    @Test("ruled out one way, it may be a swipe the other (G-7.32)")
    func otherWay() {
        let (scene, _) = scene([.left, .right])
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: scene.inside.x - 10, y: scene.inside.y))
        finger.move(to: CGPoint(x: scene.inside.x - 60, y: scene.inside.y))
        #expect(scene.listener.heard == ["swipe ended"])
        finger.up()
    }

    @Test("of two directions that fit alike it takes the one across (G-7.32)")
    func across() throws {
        for direction in [UISwipeGestureRecognizer.Direction.down, .up] {
            let (scene, _) = scene([.right, .left, direction])
            // So that a slanted way is no straying for either.
            scene.device.parameters.fastSwipeTolerance = 100
            let y: CGFloat = direction == .down ? 70 : -70
            let finger = scene.device.finger()
            finger.down(at: scene.inside)
            finger.move(to: CGPoint(x: scene.inside.x - 60, y: scene.inside.y + y))
            let record = try #require(scene.device.trace.records(.swipeRecognized).last)
            #expect(record["along"] == .number(60) && record["stray"] == .number(70))
            finger.up()
        }
    }
}
