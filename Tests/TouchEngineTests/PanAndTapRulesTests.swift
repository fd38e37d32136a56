import Testing
import TouchEngine

@Suite("What the headers say of pans and taps")
struct PanAndTapRulesTests {
    @Test("a pan takes one finger or more; a tap one finger and one tap (G-7.11, G-7.18)")
    func defaults() {
        let (pan, tap) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
        #expect(pan.minimumNumberOfTouches == 1)
        #expect(pan.maximumNumberOfTouches == Int(UInt32.max))
        #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    }

    @Test("translation counts from the beginning, not from event to event (G-7.6)")
    func translation() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 190, y: 250), over: 0.1)
        finger.move(to: CGPoint(x: 190, y: 280), over: 0.1)
        #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 30))
        finger.move(to: scene.inside, over: 0.1)
        #expect(pan.translation(in: nil) == CGPoint(x: -10, y: 0))
    }

    @Test("a pause keeps the velocity, and the lift adds no sample (G-7.8)")
    func pause() {
        final class Speed {
            var last = CGPoint.zero
            func note(_ pan: UIPanGestureRecognizer) { last = pan.velocity(in: nil) }
        }
        let (scene, speed) = (NestedScene(), Speed())
        let pan = UIPanGestureRecognizer(target: speed, action: Selector("note(_:)", Speed.note))
        scene.inner.addGestureRecognizer(pan)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 240, y: 250), over: 0.1)
        let moving = pan.velocity(in: nil)
        scene.device.advance(by: 2)
        finger.up()
        #expect(speed.last == moving && moving.x > 800)
    }

    @Test(
        "it changes while the minimum is down, and ends with the last finger, not below it (G-7.10)"
    )
    func minimum() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        pan.minimumNumberOfTouches = 2
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        b.down(at: CGPoint(x: 100, y: 250))
        Finger.move([(a, CGPoint(x: 150, y: 290)), (b, CGPoint(x: 100, y: 290))], over: 0.1)
        b.up()
        let count = scene.listener.heard.count
        a.move(to: CGPoint(x: 150, y: 340), over: 0.1)
        #expect(scene.listener.heard.count == count)
        a.up()
        #expect(scene.listener.outline == ["pan began", "pan ended"])
    }

    @Test(
        "a pan's location is the middle of its fingers, and each finger can be asked for (G-7.16, G-7.45)"
    )
    func panLocation() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let plain = scene.add(UIGestureRecognizer(), named: "plain", to: scene.inner)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        b.down(at: CGPoint(x: 100, y: 200))
        for recognizer in [pan, plain] {
            #expect(recognizer.numberOfTouches == 2)
            #expect(recognizer.location(in: nil) == CGPoint(x: 125, y: 225))
            #expect(recognizer.location(in: scene.inner) == CGPoint(x: 75, y: 75))
            #expect(recognizer.location(ofTouch: 1, in: scene.outer) == CGPoint(x: 100, y: 100))
        }
    }

    @Test("a tap's locations are those of its first tap, when the fingers are long gone (G-7.24)")
    func tapLocation() {
        final class Place {
            var points: [CGPoint] = []
            func note(_ tap: UITapGestureRecognizer) {
                points = [tap.location(in: nil)]
                points += (0..<tap.numberOfTouches).map { tap.location(ofTouch: $0, in: nil) }
            }
        }
        let (scene, place) = (NestedScene(), Place())
        let tap = UITapGestureRecognizer(target: place, action: Selector("note(_:)", Place.note))
        (tap.numberOfTouchesRequired, tap.numberOfTapsRequired) = (2, 2)
        scene.inner.addGestureRecognizer(tap)
        let triple = UITapGestureRecognizer()
        (triple.numberOfTouchesRequired, triple.numberOfTapsRequired) = (2, 3)
        scene.inner.addGestureRecognizer(triple)
        tap.require(toFail: triple)
        scene.device.twoFingerTap(at: scene.inside, spread: 60)
        scene.device.advance(by: 0.1)
        scene.device.twoFingerTap(at: CGPoint(x: 160, y: 260), spread: 60)
        #expect(place.points.isEmpty)
        scene.device.settle()
        #expect(place.points == [scene.inside, CGPoint(x: 120, y: 250), CGPoint(x: 180, y: 250)])
    }

    @Test("a tap is recognised at the lift of the last finger of the last tap (G-7.18, G-3.2)")
    func lastLift() {
        let scene = NestedScene()
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 2
        _ = scene.add(tap, named: "tap", to: scene.inner)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        a.hold(for: 0.2)
        b.down(at: CGPoint(x: 100, y: 250))
        a.up()
        #expect(scene.listener.heard.isEmpty)
        b.up()
        #expect(scene.listener.heard == ["tap ended"])
    }

    @Test("a tap's time runs from its first finger (model: tapHoldLimit)")
    func holdLimit() {
        let scene = NestedScene()
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 2
        _ = scene.add(tap, named: "tap", to: scene.inner)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        a.hold(for: 1)
        b.down(at: CGPoint(x: 100, y: 250))
        b.hold(for: 0.6)
        #expect(scene.device.explain(tap).chain.first?.code == .failedByHolding)
        a.up()
        b.up()
        #expect(scene.listener.heard.isEmpty)
    }

    @Test("in a velocity the newest sample weighs three times the older (model: panVelocityWeight)")
    func velocityWeight() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        for x in [170.0, 180] {
            scene.device.advance(by: 0.01)
            finger.move(to: CGPoint(x: x, y: 250))
        }
        #expect(abs(pan.velocity(in: nil).x - (1000 * 0.75 + 2000 * 0.25)) < 0.001)
    }

    @Test("when shouldReceive is asked, the touch has its view (G-2.9)")
    func touchHasItsView() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.outer)
        let answers = Answers()
        answers.receive = { [inner = scene.inner] in $1.view !== inner }
        tap.delegate = answers
        scene.device.tap(at: scene.inside)
        scene.device.tap(at: CGPoint(x: 300, y: 450))
        #expect(scene.listener.heard == ["tap ended"])
    }

    @Test("a tap outlives a way on which a pan begins (G-7.20)")
    func allowances() {
        let scene = NestedScene()
        _ = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        _ = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.beside)
        scene.device.drag(from: scene.inside, to: CGPoint(x: 180, y: 250), over: 0.1)
        scene.device.drag(from: CGPoint(x: 150, y: 650), to: CGPoint(x: 180, y: 650), over: 0.1)
        #expect(scene.listener.outline == ["tap ended", "pan began", "pan ended"])
        #expect(scene.device.parameters.tapMovement > scene.device.parameters.panSlop)
    }

    @Test("an edge pan takes nothing from the middle of the screen, nor from another edge (G-7.42)")
    func edge() {
        let scene = NestedScene()
        let pan = UIScreenEdgePanGestureRecognizer()
        #expect(pan.edges == [])
        pan.edges = .left
        _ = scene.add(pan, named: "edge", to: scene.device.window)
        for x in [200.0, 392] {
            scene.device.drag(from: CGPoint(x: x, y: 300), to: CGPoint(x: 250, y: 300), over: 0.2)
            #expect(scene.device.explain(pan).chain.first?.code == .failedByEdge)
        }
        scene.device.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 100, y: 300), over: 0.2)
        #expect(scene.listener.outline == ["edge began", "edge ended"])
    }
}
