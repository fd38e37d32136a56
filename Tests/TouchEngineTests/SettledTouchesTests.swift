import Testing
import TouchEngine

@Suite("What a recognition settles")
struct SettledTouchesTests {
    /// Begins when its first finger lands, and ends when its last one lifts.
    private final class Eager: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            if state == .possible { state = .began }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            if event.touches(for: self)?.allSatisfy({ $0.phase == .ended }) == true {
                state = .ended
            }
        }
    }

    /// Switches a recognizer off and on, as programs do to cancel it.
    private final class Toggling {
        func act(_ recognizer: UIGestureRecognizer) {
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
    }

    @Test("a tap made by the lift that ends a related gesture is excluded by it (G-4.1, G-4.6)")
    func endedInTheSameEvent() {
        let scene = NestedScene()
        _ = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.outer)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        a.move(to: CGPoint(x: 180, y: 250), over: 0.1)
        // The second finger is the pan's and the tap's; it is the last to lift.
        b.down(at: CGPoint(x: 160, y: 240))
        a.up()
        b.up()
        #expect(scene.listener.outline == ["pan began", "pan ended"])
        #expect(scene.device.explain(tap).chain.first?.code == .failedByExclusion)
        #expect(scene.device.isAtRest)
    }

    @Test("what acts cannot fail: it is cancelled instead (G-3.3)")
    func failureWhileActing() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        tap.state = .began
        // One finger too many: the tap's own code fails.
        b.down(at: CGPoint(x: 160, y: 240))
        #expect(scene.listener.heard == ["tap began", "tap cancelled"])
        a.up()
        b.up()
        #expect(scene.device.isAtRest)
    }

    @Test("one cancelled from outside while it was idle is reset (G-2.33, G-3.20)")
    func cancelledWhileIdle() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        pan.state = .cancelled
        #expect(scene.device.isAtRest)
    }

    @Test("switched off and on in its own action, a recognizer has taken its touches (G-2.14)")
    func toggledInItsAction() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let toggling = Toggling()
        pan.addTarget(toggling, action: Selector("act(_:)", Toggling.act))
        scene.dragInside()
        #expect(scene.inner.heard == ["began", "moved", "cancelled"])
        #expect(scene.listener.outline == ["pan began", "pan cancelled"])
    }

    @Test(
        "a touch that is recognised as it lands never reaches a view that it is kept from (G-2.22)")
    func recognisedAtOnce() {
        let scene = NestedScene()
        let eager = scene.add(Eager(), named: "eager", to: scene.inner)
        eager.delaysTouchesBegan = true
        eager.cancelsTouchesInView = false
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["eager began", "eager ended"])
        #expect(scene.inner.heard.isEmpty)
    }

    @Test("one that acts already discards no touch that another withholds (G-2.20)")
    func withheldForAnother() {
        let scene = NestedScene()
        scene.inner.isMultipleTouchEnabled = true
        for (name, fingers) in [("one", 1), ("three", 3)] {
            let pan = scene.add(UIPanGestureRecognizer(), named: name, to: scene.inner)
            pan.minimumNumberOfTouches = fingers
            pan.delaysTouchesBegan = true
            pan.cancelsTouchesInView = false
        }
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        a.move(to: CGPoint(x: 180, y: 250), over: 0.1)
        #expect(scene.inner.heard.isEmpty)
        b.down(at: CGPoint(x: 160, y: 240))
        #expect(scene.inner.heard.isEmpty)
        b.up()
        #expect(scene.inner.heard == ["began", "ended"])
        a.up()
    }

    @Test("fingers that land inside a callback have numbers of their own", .tags(.apparatus))
    func landingsInACallback() throws {
        final class Landing {
            var device: Device?
            func act() {
                for x in [100.0, 150.0] { device?.finger().down(at: CGPoint(x: x, y: 600)) }
            }
        }
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        let landing = Landing()
        landing.device = scene.device
        tap.addTarget(landing, action: Selector("act", Landing.act))
        scene.device.tap(at: scene.inside)
        #expect(scene.device.recording.samples.map(\.finger) == [1, 1, 2, 3])
        #expect(try TouchRecording(scene.device.recording.text) == scene.device.recording)
    }

    @Test("switched off by its own shouldBegin, outside any event, it is at rest (G-2.28, G-3.20)")
    func switchedOffWhileAsked() {
        for answer in [true, false] {
            let scene = NestedScene()
            let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
            let answers = Answers()
            answers.begin = { recognizer in
                recognizer.isEnabled = false
                return answer
            }
            pan.delegate = answers
            pan.state = .began
            #expect(scene.listener.heard.isEmpty)
            #expect(scene.device.isAtRest)
            #expect(pan.state == .possible)
        }
    }

    @Test("a finger that lands while a recognizer is taken off its view is not its own (G-2.1)")
    func landingWhileRemoved() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
        pan.delaysTouchesBegan = true
        let device = scene.device
        scene.inner.began = { device.finger().down(at: CGPoint(x: 300, y: 400)) }
        let finger = device.finger()
        finger.down(at: scene.inside)
        // Without the pan, the inner view hears of its touch at last, and a second finger lands.
        scene.outer.removeGestureRecognizer(pan)
        #expect(scene.inner.heard == ["began"])
        #expect(pan.numberOfTouches == 0)
        finger.up()
        #expect(scene.device.isAtRest)
    }

    @Test("a touch that one gives back stays taken by another that owns it (G-2.13, G-2.14)")
    func givenBackByOne() {
        let scene = NestedScene()
        scene.inner.isMultipleTouchEnabled = true
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        pan.maximumNumberOfTouches = 1
        let answers = Answers()
        answers.together = { _, _ in true }
        pan.delegate = answers
        _ = scene.add(Eager(), named: "eager", to: scene.outer)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        a.move(to: CGPoint(x: 180, y: 250), over: 0.1)
        b.down(at: CGPoint(x: 160, y: 240))
        b.up()
        a.up()
        #expect(scene.inner.heard.isEmpty)
    }
}
