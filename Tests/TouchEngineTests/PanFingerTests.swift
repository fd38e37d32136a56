import Testing
import TouchEngine

@Suite("How many fingers a pan takes")
struct PanFingerTests {
    private func scene(
        _ setUp: (UIPanGestureRecognizer) -> Void = { _ in }
    ) -> (NestedScene, UIPanGestureRecognizer) {
        let scene = NestedScene()
        let pan = UIPanGestureRecognizer()
        setUp(pan)
        return (scene, scene.add(pan, named: "pan", to: scene.inner))
    }

    @Test("one too many fails it before it begins, with both numbers (G-7.51)")
    func tooMany() {
        let (scene, pan) = scene { $0.maximumNumberOfTouches = 1 }
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        a.move(to: CGPoint(x: 155, y: 250))
        b.down(at: CGPoint(x: 100, y: 250))
        let why = scene.device.explain(pan).chain.first
        #expect(why?.code == .failedByTouchCount)
        #expect(why?["count"] == .number(2))
        #expect(why?["limit"] == .number(1))
        #expect(why?.rule == "G-7.51")
        a.move(to: CGPoint(x: 250, y: 250))
        #expect(scene.listener.heard.isEmpty)
        a.up()
        b.up()
    }

    @Test("one too many is left alone once it has begun, and goes to its view (G-7.11, G-2.13)")
    func tooManyLater() {
        let (scene, pan) = scene { $0.maximumNumberOfTouches = 2 }
        scene.inner.isMultipleTouchEnabled = true
        let fingers = (0..<3).map { _ in scene.device.finger() }
        fingers[0].down(at: CGPoint(x: 80, y: 250))
        fingers[1].down(at: CGPoint(x: 120, y: 250))
        Finger.move(
            [(fingers[0], CGPoint(x: 80, y: 280)), (fingers[1], CGPoint(x: 120, y: 280))],
            over: 0.1)
        #expect(scene.listener.heard.first == "pan began")
        let before = pan.translation(in: nil)
        let count = scene.inner.heard.count
        fingers[2].down(at: CGPoint(x: 200, y: 200))
        #expect(pan.numberOfTouches == 2)
        fingers[2].move(to: CGPoint(x: 240, y: 160))
        #expect(pan.translation(in: nil) == before)
        fingers[2].up()
        #expect(Array(scene.inner.heard.dropFirst(count)) == ["began", "moved", "ended"])
        fingers[0].up()
        fingers[1].up()
        #expect(scene.listener.outline == ["pan began", "pan ended"])
        #expect(scene.device.isAtRest)
    }

    @Test("the most that it takes is taken, and one that lifts makes room (G-7.11)")
    func room() {
        let (scene, pan) = scene { $0.maximumNumberOfTouches = 2 }
        let fingers = (0..<3).map { _ in scene.device.finger() }
        fingers[0].down(at: CGPoint(x: 80, y: 250))
        fingers[1].down(at: CGPoint(x: 120, y: 250))
        #expect(pan.numberOfTouches == 2)
        fingers[1].up()
        fingers[2].down(at: CGPoint(x: 200, y: 250))
        #expect(pan.numberOfTouches == 2)
        Finger.move(
            [(fingers[0], CGPoint(x: 80, y: 280)), (fingers[2], CGPoint(x: 200, y: 280))],
            over: 0.1)
        #expect(scene.listener.heard.first == "pan began")
        fingers[0].up()
        fingers[2].up()
    }

    @Test("fewer fingers than it needs never begin it, nor change it later (G-7.10)")
    func tooFew() {
        let (scene, pan) = scene { $0.minimumNumberOfTouches = 2 }
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        a.move(to: CGPoint(x: 200, y: 250), over: 0.1)
        #expect(scene.listener.heard.isEmpty)
        a.up()
        let why = scene.device.explain(pan).chain.first
        #expect(why?.code == .failedByTouchCount)
        #expect(why?["count"] == .number(1))
        #expect(why?["limit"] == .number(2))
        a.down(at: scene.inside)
        b.down(at: CGPoint(x: 100, y: 250))
        Finger.move([(a, CGPoint(x: 170, y: 250)), (b, CGPoint(x: 120, y: 250))], over: 0.1)
        #expect(scene.listener.heard.first == "pan began")
        b.up()
        b.down(at: CGPoint(x: 100, y: 200))
        let count = scene.listener.heard.count
        a.move(to: CGPoint(x: 180, y: 250))
        #expect(scene.listener.heard.count == count + 1)
        a.up()
        b.up()
        #expect(scene.listener.outline == ["pan began", "pan ended"])
    }

    @Test("one too many changes nothing of the velocity (G-7.11, M-5)")
    func tooManyAndVelocity() {
        let velocities = [true, false].map { isJoined in
            let (scene, pan) = scene { $0.maximumNumberOfTouches = 1 }
            let (a, b) = (scene.device.finger(), scene.device.finger())
            a.down(at: scene.inside)
            a.move(to: CGPoint(x: 200, y: 250), over: 0.1)
            a.hold(for: 0.1)
            if isJoined { b.down(at: CGPoint(x: 100, y: 250)) }
            a.move(to: CGPoint(x: 210, y: 250))
            return pan.velocity(in: nil).x
        }
        #expect(velocities.first == velocities.last && velocities.last != 0)
    }

    @Test("one finger of two taken away, it goes on by the other; with the last it ends (G-2.33)")
    func oneTaken() throws {
        let (scene, _) = scene()
        let text = """
            0 1 began 100 250
            0 2 began 200 250
            0.1 1 moved 130 250
            0.1 2 moved 230 250
            0.2 1 cancelled 130 250
            0.3 2 moved 240 250
            """
        scene.device.play(try TouchRecording(text))
        #expect(scene.listener.heard == ["pan began", "pan changed"])
        scene.device.cancelTouches()
        #expect(scene.listener.outline == ["pan began", "pan cancelled"])
        #expect(scene.device.isAtRest)
        let (other, pan) = self.scene()
        other.device.finger().down(at: other.inside)
        other.device.cancelTouches()
        #expect(other.device.explain(pan).chain.first?.code == .failedByCancelledTouch)
        #expect(other.device.isAtRest)
    }

    @Test("an attempt knows nothing of where the last one was (G-3.20)")
    func afresh() {
        let (scene, pan) = scene()
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 200, y: 250), over: 0.1)
        finger.up()
        #expect(pan.translation(in: nil) == .zero)
        #expect(pan.velocity(in: nil) == .zero)
        #expect(pan.location(in: nil) == .zero)
        finger.down(at: CGPoint(x: 60, y: 160))
        #expect(pan.translation(in: nil) == .zero)
        finger.move(to: CGPoint(x: 69, y: 169))
        #expect(scene.listener.outline == ["pan began", "pan ended"])
        finger.move(to: CGPoint(x: 60, y: 180))
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 10))
        finger.up()
    }

    @Test("where a finger lifts, or is taken away, counts as a last move (G-7.10)")
    func lastMove() throws {
        let (scene, pan) = scene()
        scene.device.play(try TouchRecording("0 1 began 150 250\n0.1 1 ended 155 247\n"))
        let why = scene.device.explain(pan).chain.first
        #expect(why?.code == .failedByLift)
        #expect(why?["dx"] == .number(5))
        #expect(why?["dy"] == .number(-3))
        let (other, second) = self.scene()
        let text = """
            0 1 began 100 250
            0 2 began 200 250
            0.1 2 moved 240 250
            0.2 2 cancelled 250 250
            """
        other.device.play(try TouchRecording(text))
        #expect(second.translation(in: nil) == CGPoint(x: 15, y: 0))
        other.device.cancelTouches()
    }
}
