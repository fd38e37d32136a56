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
        b.hold(for: 0.13)
        #expect(why(swipe, in: scene)?.code == .failedBySlowness)
        let time = why(swipe, in: scene)?.time ?? 0
        #expect(abs(time - ModelParameters().swipeDuration) < 0.001)
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

    @Test("its time counts from where it begins, however late that is (model: swipeDuration)")
    func later() throws {
        let (scene, swipe) = scene()
        scene.device.advance(by: 3)
        let model = ModelParameters()
        let distance = (model.fastSwipeDistance + model.swipeDistance) / 2
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        scene.device.advance(by: model.swipeDuration / 2)
        finger.move(to: CGPoint(x: 150 + distance, y: 250))
        let record = try #require(scene.device.trace.records(.swipeRecognized).last)
        #expect(record["duration"] == .number(model.swipeDuration / 2))
        #expect(record["distance"] == .number(Double(distance)))
        #expect(record["stray"] == .number(0))
        finger.up()
        #expect(swipe.location(in: nil) == .zero)
        finger.down(at: scene.inside)
        scene.device.advance(by: model.swipeDuration / 2)
        finger.move(to: CGPoint(x: 149 + distance, y: 250))
        #expect(scene.listener.heard == ["swipe ended"])
        finger.up()
    }

    @Test("where the finger lifts counts too (G-7.31)")
    func atTheLift() throws {
        for (end, heard) in [(200, ["swipe ended"]), (199, [])] {
            let (scene, _) = scene()
            scene.device.play(try TouchRecording("0 1 began 150 250\n0 1 ended \(end) 250\n"))
            #expect(scene.listener.heard == heard)
        }
    }

    @Test("a finger too many fails it as it lands (G-7.30)")
    func tooMany() {
        let (scene, swipe) = scene()
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        b.down(at: CGPoint(x: 100, y: 250))
        #expect(why(swipe, in: scene)?.code == .failedByTouchCount)
        a.up()
        b.up()
    }

    @Test("without a direction it fails in time, having gone nowhere", .tags(.apparatus))
    func nowhere() {
        let (scene, swipe) = scene()
        swipe.direction = []
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.hold(for: 0.6)
        #expect(why(swipe, in: scene)?.code == .failedBySlowness)
        #expect(why(swipe, in: scene)?["along"] == .number(0))
        finger.up()
    }

    @Test("a finger in the place of one given back makes the two complete (G-2.13)")
    func replaced() {
        final class Choosy: UISwipeGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event)
                for touch in touches where touch.location(in: nil).x > 200 {
                    ignore(touch, for: event)
                }
            }
        }
        let scene = NestedScene()
        let swipe = Choosy()
        swipe.numberOfTouchesRequired = 2
        _ = scene.add(swipe, named: "swipe", to: scene.inner)
        let fingers = (0..<3).map { _ in scene.device.finger() }
        for (finger, x) in zip(fingers, [80.0, 240, 120]) {
            finger.down(at: CGPoint(x: x, y: 250))
        }
        Finger.move(
            [(fingers[0], CGPoint(x: 180, y: 250)), (fingers[2], CGPoint(x: 220, y: 250))],
            over: 0.1)
        #expect(scene.listener.heard == ["swipe ended"])
        for finger in fingers { finger.up() }
    }

    @Test("one that takes no notice of its fingers is where they are (G-7.45)")
    func takesNoNotice() {
        final class Idle: UISwipeGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
        }
        let scene = NestedScene()
        let idle = scene.add(Idle(), named: "idle", to: scene.inner)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        #expect(idle.location(in: scene.inner) == CGPoint(x: 100, y: 100))
        #expect(idle.location(ofTouch: 0, in: scene.inner) == CGPoint(x: 100, y: 100))
        idle.isEnabled = false
        finger.up()
    }

    @Test("of two fingers that stray alike the first one's way is told (G-7.31)")
    func whoseWay() {
        let (scene, swipe) = scene(fingers: 2)
        swipe.direction = []
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: CGPoint(x: 100, y: 200))
        b.down(at: CGPoint(x: 100, y: 300))
        Finger.move([(a, CGPoint(x: 110, y: 200)), (b, CGPoint(x: 100, y: 390))], over: 0)
        #expect(why(swipe, in: scene)?.code == .failedByWrongDirection)
        #expect(why(swipe, in: scene)?["dx"] == .number(10))
    }
}
