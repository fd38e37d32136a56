import Testing
import TouchEngine

@Suite("Pinches, clause by clause")
struct PinchClauseTests {
    private func scene() -> (NestedScene, UIPinchGestureRecognizer, Finger, Finger) {
        let scene = NestedScene()
        let pinch = scene.add(UIPinchGestureRecognizer(), named: "pinch", to: scene.inner)
        return (scene, pinch, scene.device.finger(), scene.device.finger())
    }

    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.001 }

    /// The scale of fingers so far apart, when a pinch from a span has opened at first (M-32).
    private func scale(_ span: CGFloat, from landing: CGFloat = 100) -> CGFloat {
        span / (landing + ModelParameters().pinchSlop)
    }

    @Test("10 pt more or less begin it, and are on record beside the span (model: pinchThreshold)")
    func threshold() {
        for (change, begins) in [(10.0, true), (-10, true), (9.5, false), (-9.5, false)] {
            let (scene, pinch, a, b) = scene()
            a.down(at: CGPoint(x: 100, y: 250))
            b.down(at: CGPoint(x: 200, y: 250))
            b.move(to: CGPoint(x: 200 + change, y: 250))
            #expect(scene.listener.heard == (begins ? ["pinch began"] : []))
            a.up()
            #expect(scene.listener.heard == (begins ? ["pinch began"] : []))
            b.up()
            let record =
                begins
                ? scene.device.trace.records(.pinchBegan).last
                : scene.device.explain(pinch).chain.first
            #expect(record?.code == (begins ? .pinchBegan : .failedByLittleSpread))
            #expect(record?["change"] == .number(change))
            #expect(record?["span"] == .number(100))
            #expect(record?["threshold"] == .number(10))
        }
    }

    @Test("the span is as the crow flies: fingers that turn do not pinch (G-7.37)")
    func turning() {
        let (scene, pinch, a, b) = scene()
        a.down(at: scene.inside)
        b.down(at: CGPoint(x: 200, y: 250))
        b.move(to: CGPoint(x: 190, y: 280))
        b.move(to: CGPoint(x: 150, y: 300))
        #expect(scene.listener.heard.isEmpty)
        #expect(isNear(pinch.scale, 1))
        b.move(to: CGPoint(x: 150, y: 350))
        #expect(scene.listener.heard == ["pinch began"])
        #expect(isNear(pinch.scale, scale(100, from: 50)))
        b.up()
        a.up()
    }

    @Test("a lone finger fails it, one that two had been tells its change (G-7.37)")
    func lone() {
        let (scene, pinch, a, b) = scene()
        a.down(at: scene.inside)
        a.up()
        let why = scene.device.explain(pinch).chain.first
        #expect(why?.code == .failedByTouchCount)
        #expect(why?["count"] == .number(1))
        #expect(why?["limit"] == .number(2))
        a.down(at: scene.inside)
        b.down(at: CGPoint(x: 100, y: 250))
        b.up()
        #expect(pinch.state == .possible && pinch.numberOfTouches == 1)
        a.up()
        #expect(scene.device.explain(pinch).chain.first?["change"] == .number(0))
        a.down(at: scene.inside)
        a.up()
        #expect(scene.device.explain(pinch).chain.first?.code == .failedByTouchCount)
    }

    @Test("two that lift and land again count from their new span (G-7.37)")
    func newSpan() {
        let (scene, pinch, a, b) = scene()
        a.down(at: CGPoint(x: 100, y: 250))
        b.down(at: CGPoint(x: 200, y: 250))
        b.up()
        b.down(at: CGPoint(x: 150, y: 250))
        b.move(to: CGPoint(x: 159, y: 250))
        #expect(scene.listener.heard.isEmpty)
        b.move(to: CGPoint(x: 160, y: 250))
        #expect(scene.listener.heard == ["pinch began"])
        let record = scene.device.trace.records(.pinchBegan).last
        #expect(record?["span"] == .number(50))
        #expect(isNear(pinch.scale, scale(60, from: 50)))
        a.up()
        b.up()
    }

    @Test("its velocity weighs the newest sample most (G-7.37, model: panVelocityWeight)")
    func velocity() {
        let (scene, pinch, a, b) = scene()
        a.down(at: CGPoint(x: 100, y: 250))
        scene.device.advance(by: 0.1)
        b.down(at: CGPoint(x: 200, y: 250))
        #expect(pinch.velocity == 0)
        for x in [220.0, 230] {
            scene.device.advance(by: 0.1)
            b.move(to: CGPoint(x: x, y: 250))
        }
        let (first, second) = ((scale(120) - 1) / 0.1, (scale(130) - scale(120)) / 0.1)
        let weight = ModelParameters().panVelocityWeight
        let smoothed = second * weight + first * (1 - weight)
        #expect(isNear(pinch.velocity, smoothed))
        scene.device.advance(by: 0.5)
        #expect(isNear(pinch.velocity, smoothed))
        a.up()
        #expect(isNear(pinch.velocity, smoothed))
        b.up()
        #expect(pinch.velocity == 0)
    }

    @Test("a finger that comes back starts the velocity's samples anew (G-7.37)")
    func velocityAnew() {
        let (scene, pinch, a, b) = scene()
        a.down(at: CGPoint(x: 100, y: 250))
        b.down(at: CGPoint(x: 200, y: 250))
        scene.device.advance(by: 0.1)
        b.move(to: CGPoint(x: 220, y: 250))
        let first = (scale(120) - 1) / 0.1
        #expect(isNear(pinch.velocity, first))
        b.up()
        scene.device.advance(by: 0.1)
        b.down(at: CGPoint(x: 160, y: 250))
        #expect(isNear(pinch.velocity, first))
        scene.device.advance(by: 0.1)
        b.move(to: CGPoint(x: 190, y: 250))
        // Half as much again in a tenth of a second.
        let weight = ModelParameters().panVelocityWeight
        #expect(isNear(pinch.velocity, scale(120) / 2 / 0.1 * weight + first * (1 - weight)))
        a.up()
        b.up()
    }

    @Test("a scale that is set is counted on from, and samples begin anew with it (G-7.41)")
    func setScale() {
        let (scene, pinch, a, b) = scene()
        a.down(at: CGPoint(x: 100, y: 250))
        b.down(at: CGPoint(x: 200, y: 250))
        scene.device.advance(by: 0.1)
        b.move(to: CGPoint(x: 220, y: 250))
        pinch.scale = 3
        #expect(pinch.scale == 3)
        scene.device.advance(by: 0.1)
        b.move(to: CGPoint(x: 160, y: 250))
        #expect(isNear(pinch.scale, 1.5))
        #expect(pinch.velocity == 0)
        scene.device.advance(by: 0.1)
        b.move(to: CGPoint(x: 180, y: 250))
        #expect(isNear(pinch.velocity, 5))
        b.up()
        pinch.scale = 1
        #expect(pinch.scale == 1)
        a.up()
    }

    @Test("one finger of two taken away, it goes on; with the last it is cancelled (G-2.33)")
    func oneTaken() throws {
        let (scene, pinch, _, _) = scene()
        let text = """
            0 1 began 100 250
            0 2 began 200 250
            0.1 2 moved 240 250
            0.2 1 cancelled 100 250
            """
        scene.device.play(try TouchRecording(text))
        #expect(scene.listener.heard == ["pinch began"])
        #expect(isNear(pinch.scale, scale(140)))
        scene.device.cancelTouches()
        #expect(scene.listener.heard == ["pinch began", "pinch cancelled"])
        #expect(pinch.scale == 1)
    }
}
