import Testing
import TouchEngine

/// A target that counts its actions.
private final class Counter {
    var count = 0
    func act() { count += 1 }
}

@Suite("How long a target lives")
struct TargetLifeTests {
    private let scene = NestedScene()

    @Test("between gestures a target is nobody's: it goes, and is sent nothing (G-8.1)")
    func between() throws {
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        var counter: Counter? = Counter()
        weak let seen = counter
        pan.addTarget(try #require(counter), action: Selector("act", Counter.act))
        scene.dragInside()
        #expect((counter?.count ?? 0) > 2)
        counter = nil
        #expect(seen == nil)
        scene.dragInside()
        #expect(scene.listener.outline == ["pan began", "pan ended", "pan began", "pan ended"])
    }

    @Test("one that goes in mid-gesture is sent no more, and the rest are (G-8.1)")
    func inTheMiddle() throws {
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        var counter: Counter? = Counter()
        weak let seen = counter
        pan.addTarget(try #require(counter), action: Selector("act", Counter.act))
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 180, y: 250))
        finger.move(to: CGPoint(x: 190, y: 250))
        #expect(counter?.count == 2)
        counter = nil
        #expect((seen?.count ?? 2) == 2)
        finger.move(to: CGPoint(x: 200, y: 250))
        #expect(seen == nil)
        finger.move(to: CGPoint(x: 210, y: 250))
        finger.up()
        #expect(
            scene.listener.heard
                == ["pan began"] + Array(repeating: "pan changed", count: 3) + ["pan ended"])
        #expect(scene.device.isAtRest)
    }

    @Test("a target that is removed in mid-gesture is kept by nobody either (G-8.2)")
    func removed() throws {
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        var counter: Counter? = Counter()
        weak let seen = counter
        pan.addTarget(try #require(counter), action: Selector("act", Counter.act))
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 180, y: 250))
        pan.removeTarget(counter, action: nil)
        counter = nil
        #expect(seen == nil)
        finger.move(to: CGPoint(x: 200, y: 250))
        finger.up()
        #expect(scene.listener.outline == ["pan began", "pan ended"])
    }
}
