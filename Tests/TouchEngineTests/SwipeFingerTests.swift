import Testing
import TouchEngine

@Suite("When a swipe's fingers land, and where")
struct SwipeFingerTests {
    private func scene(fingers: Int = 1) -> (NestedScene, UISwipeGestureRecognizer) {
        let scene = NestedScene()
        let swipe = UISwipeGestureRecognizer()
        swipe.numberOfTouchesRequired = fingers
        return (scene, scene.add(swipe, named: "swipe", to: scene.inner))
    }

    private func why(_ swipe: UISwipeGestureRecognizer, in scene: NestedScene) -> TraceRecord? {
        scene.device.explain(swipe).chain.first
    }

    @Test(
        "its time runs from the first finger, and a late one needs no less (model: swipeDuration)")
    func timeOfTwo() {
        let (scene, swipe) = scene(fingers: 2)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: CGPoint(x: 100, y: 200))
        a.hold(for: 0.25)
        b.down(at: CGPoint(x: 100, y: 300))
        b.hold(for: 0.125)
        #expect(why(swipe, in: scene)?.code == .recognizerReceives)
        b.hold(for: 0.125)
        #expect(why(swipe, in: scene)?.code == .failedBySlowness)
        #expect(why(swipe, in: scene)?.time == 0.5)
        #expect(why(swipe, in: scene)?["along"] == .number(0))
        a.up()
        b.up()
    }

    @Test("what the first finger goes alone counts when the second has gone as far (G-7.30)")
    func oneAfterTheOther() {
        let (scene, _) = scene(fingers: 2)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: CGPoint(x: 100, y: 200))
        a.move(to: CGPoint(x: 200, y: 200), over: 0.1)
        #expect(scene.listener.heard.isEmpty)
        b.down(at: CGPoint(x: 100, y: 300))
        b.move(to: CGPoint(x: 200, y: 300), over: 0.1)
        #expect(scene.listener.heard == ["swipe ended"])
        a.up()
        b.up()
    }

    @Test("it says where it began in the points of the view that asks (G-7.36)")
    func places() {
        let (scene, swipe) = scene(fingers: 2)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: CGPoint(x: 100, y: 200))
        b.down(at: CGPoint(x: 140, y: 300))
        Finger.move([(a, CGPoint(x: 120, y: 205)), (b, CGPoint(x: 160, y: 305))], over: 0.1)
        #expect(swipe.location(in: scene.inner) == CGPoint(x: 70, y: 100))
        #expect(swipe.location(ofTouch: 1, in: scene.inner) == CGPoint(x: 90, y: 150))
        #expect(swipe.location(ofTouch: 0, in: scene.outer) == CGPoint(x: 100, y: 100))
        b.up()
        #expect(scene.device.isAtRest)
        #expect(swipe.numberOfTouches == 0)
        a.up()
    }

    @Test("nothing is timed any more once it is decided", .tags(.apparatus))
    func noTimerLeft() {
        let (scene, _) = scene()
        for distance in [20.0, 120] {
            scene.device.drag(
                from: scene.inside, to: CGPoint(x: 150 + distance, y: 250), over: 0.1)
            let now = scene.device.now
            scene.device.settle()
            #expect(scene.device.now == now)
        }
        #expect(scene.listener.heard == ["swipe ended"])
    }
}
