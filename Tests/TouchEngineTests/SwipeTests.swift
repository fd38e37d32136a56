import Testing
import TouchEngine

@Suite("Swipes")
struct SwipeTests {
    private func scene(
        _ direction: UISwipeGestureRecognizer.Direction = .right, fingers: Int = 1
    ) -> (NestedScene, UISwipeGestureRecognizer) {
        let scene = NestedScene()
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        swipe.numberOfTouchesRequired = fingers
        return (scene, scene.add(swipe, named: "swipe", to: scene.inner))
    }

    private let start = CGPoint(x: 150, y: 250)
    private let model = ModelParameters()

    /// How far a swipe goes, and how far it may stray, that has taken a part of its time (G-7.32).
    private func bounds(after part: CGFloat) -> (distance: CGFloat, tolerance: CGFloat) {
        (
            model.fastSwipeDistance + (model.swipeDistance - model.fastSwipeDistance) * part,
            model.fastSwipeTolerance + (model.swipeTolerance - model.fastSwipeTolerance) * part
        )
    }

    @Test("one finger to the right, unless told otherwise; UIKit's raw values (G-7.30)")
    func defaults() {
        let swipe = UISwipeGestureRecognizer()
        #expect(swipe.direction == .right)
        #expect(swipe.numberOfTouchesRequired == 1)
        let raw = [UISwipeGestureRecognizer.Direction.right, .left, .up, .down].map(\.rawValue)
        #expect(raw == [1, 2, 4, 8])
    }

    @Test(
        "each direction takes its own swipe and no other (G-7.30)",
        arguments: [UISwipeGestureRecognizer.Direction.right, .left, .up, .down])
    func directions(made: UISwipeGestureRecognizer.Direction) {
        for wanted in [UISwipeGestureRecognizer.Direction.right, .left, .up, .down] {
            let (scene, swipe) = scene(wanted)
            scene.device.swipe(made, from: start, by: 100)
            scene.device.settle()
            #expect(scene.listener.heard == (made == wanted ? ["swipe ended"] : []))
            if made != wanted {
                #expect(scene.device.explain(swipe).chain.first?.code == .failedByWrongDirection)
            }
            #expect(scene.device.isAtRest)
        }
    }

    @Test("of several directions any will do, and the action cannot tell which (G-7.30)")
    func several() {
        let (scene, swipe) = scene([.left, .right])
        scene.device.swipe(.left, from: start)
        scene.device.swipe(.right, from: start)
        scene.device.swipe(.up, from: start)
        #expect(scene.listener.heard == ["swipe ended", "swipe ended"])
        #expect(swipe.direction == [.left, .right])
    }

    @Test(
        "it is discrete: recognised on the way, once, without waiting for the lift (G-7.30, G-3.2)")
    func discrete() {
        let (scene, swipe) = scene()
        let finger = scene.device.finger()
        finger.down(at: start)
        finger.move(to: CGPoint(x: 260, y: 250), over: 0.2)
        #expect(scene.listener.heard == ["swipe ended"])
        finger.move(to: CGPoint(x: 380, y: 250), over: 0.2)
        finger.up()
        #expect(scene.listener.heard == ["swipe ended"])
        #expect(scene.device.explain(swipe).chain.map(\.code).contains(.swipeRecognized))
    }

    @Test("its location is where it began, for all fingers and for each (G-7.36)")
    func location() {
        final class Place {
            var points: [CGPoint] = []
            func note(_ swipe: UISwipeGestureRecognizer) {
                points = [swipe.location(in: nil)]
                points += (0..<swipe.numberOfTouches).map { swipe.location(ofTouch: $0, in: nil) }
            }
        }
        let (scene, swipe) = scene(fingers: 2)
        let place = Place()
        swipe.addTarget(place, action: Selector("note(_:)", Place.note))
        scene.device.twoFingerDrag(
            from: start, to: CGPoint(x: 300, y: 250), spread: 60, over: 0.2)
        #expect(place.points == [start, CGPoint(x: 120, y: 250), CGPoint(x: 180, y: 250)])
    }

    @Test(
        "slow and precise is short, fast and loose is long (G-7.31, model: fastSwipeTolerance)",
        arguments: [
            // A slow one: 30 pt are enough if it is straight, and too few if it were fast.
            (way: CGPoint(x: 30, y: 5), time: 0.45, isSwipe: true),
            (way: CGPoint(x: 30, y: 5), time: 0.05, isSwipe: false),
            // 40 pt to the side: allowed to a fast one, too much for a slow one.
            (way: CGPoint(x: 80, y: 40), time: 0.1, isSwipe: true),
            (way: CGPoint(x: 80, y: 40), time: 0.45, isSwipe: false),
        ])
    func tradeOff(way: CGPoint, time: Double, isSwipe: Bool) {
        let (scene, _) = scene()
        let finger = scene.device.finger()
        finger.down(at: start)
        finger.hold(for: time)
        finger.move(to: CGPoint(x: start.x + way.x, y: start.y + way.y))
        finger.up()
        scene.device.settle()
        #expect(scene.listener.heard == (isSwipe ? ["swipe ended"] : []))
    }

    @Test(
        "too slow: it gives up when its time is over, with the finger still down (model: swipeDuration)"
    )
    func slow() {
        let (scene, swipe) = scene()
        let finger = scene.device.finger()
        finger.down(at: start)
        finger.move(to: CGPoint(x: 174, y: 250), over: 0.3)
        #expect(scene.device.explain(swipe).chain.first?.code == .recognizerReceives)
        scene.device.advance(by: 0.21)
        let why = scene.device.explain(swipe).chain.first
        #expect(why?.code == .failedBySlowness)
        #expect(why?["along"] == .number(24))
        #expect(why?["distance"] == .number(Double(model.swipeDistance)))
        #expect(why?["limit"] == .number(model.swipeDuration))
        finger.up()
    }

    @Test("lifted short, it says how short (model: swipeDistance, model: fastSwipeDistance)")
    func short() {
        let (scene, swipe) = scene()
        scene.device.drag(
            from: start, to: CGPoint(x: 180, y: 250), over: model.swipeDuration / 2)
        let why = scene.device.explain(swipe).chain.first
        #expect(why?.code == .failedByShortSwipe)
        #expect(why?["along"] == .number(30))
        #expect(why?["distance"] == .number(Double(bounds(after: 0.5).distance)))
    }

    @Test("too far across, it fails at once, and coming back does not help (model: swipeTolerance)")
    func across() {
        let (scene, swipe) = scene()
        let finger = scene.device.finger()
        finger.down(at: start)
        finger.hold(for: model.swipeDuration / 2)
        finger.move(to: CGPoint(x: 200, y: 290))
        finger.move(to: CGPoint(x: 290, y: 250), over: 0.1)
        finger.up()
        #expect(scene.listener.heard.isEmpty)
        let why = scene.device.explain(swipe).chain.first
        #expect(why?.code == .failedByStraying)
        #expect(why?["stray"] == .number(40))
        #expect(why?["limit"] == .number(Double(bounds(after: 0.5).tolerance)))
    }

    @Test(
        "straying that was in time for a fast swipe is not for a slow one (model: swipeTolerance)")
    func strayedEarly() {
        let (scene, swipe) = scene()
        let finger = scene.device.finger()
        finger.down(at: start)
        finger.move(to: CGPoint(x: 170, y: 290), over: 0.1)
        finger.move(to: CGPoint(x: 180, y: 250), over: 0.1)
        finger.move(to: CGPoint(x: 250, y: 250), over: 0.25)
        finger.up()
        #expect(scene.listener.heard.isEmpty)
        #expect(scene.device.explain(swipe).chain.first?["stray"] == .number(40))
    }

    @Test(
        "two fingers where it takes one, and one where it takes two, fail with both numbers (G-7.30)"
    )
    func fingerCount() {
        for (wanted, made) in [(1, 2), (2, 1)] {
            let (scene, swipe) = scene(fingers: wanted)
            if made == 2 {
                scene.device.twoFingerDrag(from: start, to: CGPoint(x: 300, y: 250), over: 0.2)
            } else {
                scene.device.swipe(.right, from: start)
            }
            #expect(scene.listener.heard.isEmpty)
            let why = scene.device.explain(swipe).chain.first
            #expect(why?.code == .failedByTouchCount)
            #expect(why?["count"] == .number(Double(made)))
            #expect(why?["limit"] == .number(Double(wanted)))
        }
    }

    @Test("every finger has to go the way: one that rests spoils a two-finger swipe (G-7.30)")
    func restingFinger() {
        let (scene, _) = scene(fingers: 2)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: start)
        b.down(at: CGPoint(x: 150, y: 200))
        a.move(to: CGPoint(x: 350, y: 250), over: 0.2)
        a.up()
        b.up()
        #expect(scene.listener.heard.isEmpty)
        #expect(scene.device.isAtRest)
    }

    @Test("a swipe of no direction recognises nothing and says so", .tags(.apparatus))
    func noDirection() {
        let (scene, swipe) = scene([])
        scene.device.swipe(.right, from: start)
        #expect(scene.listener.heard.isEmpty)
        #expect(scene.device.explain(swipe).chain.first?["allowsNone"] == .flag(true))
    }

    @Test("a call that takes the finger away fails it (G-2.33)")
    func taken() {
        let (scene, swipe) = scene()
        scene.device.finger().down(at: start)
        scene.device.cancelTouches()
        #expect(scene.device.explain(swipe).chain.first?.code == .failedByCancelledTouch)
        scene.device.settle()
        #expect(scene.device.isAtRest)
    }
}
