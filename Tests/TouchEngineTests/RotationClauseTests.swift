import Testing
import TouchEngine

@Suite("Rotations, clause by clause")
struct RotationClauseTests {
    private func scene() -> (NestedScene, UIRotationGestureRecognizer, Finger, Finger) {
        let scene = NestedScene()
        let turn = scene.add(UIRotationGestureRecognizer(), named: "turn", to: scene.inner)
        return (scene, turn, scene.device.finger(), scene.device.finger())
    }

    private func isNear(_ a: CGFloat, _ b: Double) -> Bool { abs(Double(a) - b) < 0.001 }

    /// What a turn reads that began a rotation (M-33).
    private func reading(_ angle: Double) -> Double {
        angle - Double(ModelParameters().rotationSlop)
    }

    @Test("10° either way begin it, and are on record (M-33, model: rotationThreshold)")
    func threshold() throws {
        let limit = Double(ModelParameters().rotationThreshold)
        for (angle, begins) in [
            (limit + 0.01, true), (-limit - 0.01, true), (limit - 0.01, false),
            (0.01 - limit, false),
        ] {
            let (scene, turn, _, _) = scene()
            scene.device.rotate(at: scene.inside, to: CGFloat(angle), over: 0)
            #expect(scene.listener.heard == (begins ? ["turn began", "turn ended"] : []))
            let record =
                begins
                ? scene.device.trace.records(.rotationBegan).last
                : scene.device.explain(turn).chain.first
            #expect(record?.code == (begins ? .rotationBegan : .failedByLittleTurn))
            guard case .number(let turned) = try #require(record?["turned"]) else { continue }
            #expect(abs(turned - angle) < 0.001)
            #expect(record?["threshold"] == .number(limit))
        }
    }

    @Test("it counts from one finger to the other, the first landed being the centre (G-7.40)")
    func quarters() {
        let (scene, turn, a, b) = scene()
        a.down(at: scene.inside)
        b.down(at: CGPoint(x: 200, y: 250))
        for (point, angle) in [
            (CGPoint(x: 150, y: 300), 0.5), (CGPoint(x: 100, y: 250), 1),
            (CGPoint(x: 150, y: 200), 1.5), (CGPoint(x: 200, y: 250), 2),
            (CGPoint(x: 150, y: 300), 2.5), (CGPoint(x: 200, y: 250), 2),
        ] {
            b.move(to: point)
            #expect(isNear(turn.rotation, reading(angle * .pi)))
        }
        a.move(to: CGPoint(x: 200, y: 200))
        #expect(isNear(turn.rotation, reading(2.5 * .pi)))
        a.up()
        b.up()
    }

    @Test("a lone finger fails it, one that two had been tells its turn (G-7.40)")
    func lone() {
        let (scene, turn, a, b) = scene()
        for _ in 0..<2 {
            a.down(at: scene.inside)
            a.up()
            let why = scene.device.explain(turn).chain.first
            #expect(why?.code == .failedByTouchCount)
            #expect(why?["count"] == .number(1))
            #expect(why?["limit"] == .number(2))
            a.down(at: scene.inside)
            b.down(at: CGPoint(x: 100, y: 250))
            b.up()
            #expect(turn.state == .possible && turn.numberOfTouches == 1)
            a.up()
            #expect(scene.device.explain(turn).chain.first?["turned"] == .number(0))
        }
    }

    @Test("with one finger up it stays as it is, and changes no more (G-7.40)")
    func oneUp() {
        let (scene, turn, a, b) = scene()
        a.down(at: scene.inside)
        b.down(at: CGPoint(x: 200, y: 250))
        b.move(to: CGPoint(x: 150, y: 300))
        b.up()
        let count = scene.listener.heard.count
        a.move(to: CGPoint(x: 100, y: 200))
        #expect(isNear(turn.rotation, reading(.pi / 2)))
        #expect(scene.listener.heard.count == count)
        a.up()
        #expect(scene.listener.outline == ["turn began", "turn ended"])
        #expect(turn.rotation == 0)
    }

    @Test("a third finger has no part in it: it is given back (G-2.13)")
    func third() {
        let (scene, turn, a, b) = scene()
        let third = scene.device.finger()
        a.down(at: scene.inside)
        b.down(at: CGPoint(x: 200, y: 250))
        third.down(at: CGPoint(x: 100, y: 200))
        #expect(turn.numberOfTouches == 2)
        third.move(to: CGPoint(x: 100, y: 300))
        #expect(turn.rotation == 0 && scene.listener.heard.isEmpty)
        third.up()
        #expect(turn.rotation == 0 && scene.listener.heard.isEmpty)
        b.move(to: CGPoint(x: 150, y: 300))
        #expect(isNear(turn.rotation, reading(.pi / 2)), "the pair's next turn is all there")
        b.up()
        a.up()
        #expect(scene.device.isAtRest)
    }

    @Test("its velocity weighs the newest sample most (G-7.40, model: panVelocityWeight)")
    func velocity() {
        let (scene, turn, a, b) = scene()
        a.down(at: scene.inside)
        scene.device.advance(by: 0.1)
        b.down(at: CGPoint(x: 200, y: 250))
        scene.device.advance(by: 0.1)
        b.move(to: CGPoint(x: 200, y: 300))
        #expect(isNear(turn.velocity, 2.5 * .pi))
        b.move(to: CGPoint(x: 150, y: 300))
        #expect(isNear(turn.velocity, 2.5 * .pi))
        scene.device.advance(by: 0.1)
        b.move(to: CGPoint(x: 150, y: 290))
        #expect(isNear(turn.velocity, 2.5 * .pi * 0.75 + 2.5 * .pi * 0.25))
        scene.device.advance(by: 0.1)
        b.move(to: CGPoint(x: 150, y: 280))
        #expect(isNear(turn.velocity, 2.5 * .pi * 0.25))
        b.up()
        scene.device.advance(by: 0.1)
        b.down(at: CGPoint(x: 100, y: 250))
        #expect(isNear(turn.velocity, 2.5 * .pi * 0.25))
        a.up()
        b.up()
        #expect(turn.velocity == 0)
    }

    @Test("a rotation that is set is counted on from, and forgets the velocity (G-7.40)")
    func setRotation() {
        let (scene, turn, a, b) = scene()
        a.down(at: scene.inside)
        b.down(at: CGPoint(x: 200, y: 250))
        scene.device.advance(by: 0.1)
        b.move(to: CGPoint(x: 200, y: 300))
        turn.rotation = 3
        #expect(turn.rotation == 3 && turn.velocity == 0)
        scene.device.advance(by: 0.1)
        b.move(to: CGPoint(x: 150, y: 300))
        #expect(isNear(turn.rotation, 3 + .pi / 4))
        #expect(turn.velocity == 0)
        scene.device.advance(by: 0.1)
        b.move(to: CGPoint(x: 200, y: 300))
        #expect(isNear(turn.velocity, -2.5 * .pi))
        a.up()
        b.up()
    }

    @Test("one finger of two taken away, it goes on; with the last it is cancelled (G-2.33)")
    func oneTaken() throws {
        let (scene, turn, _, _) = scene()
        let text = """
            0 1 began 150 250
            0 2 began 200 250
            0.1 2 moved 150 300
            0.2 1 cancelled 150 250
            """
        scene.device.play(try TouchRecording(text))
        #expect(scene.listener.heard == ["turn began"])
        #expect(isNear(turn.rotation, reading(.pi / 2)))
        scene.device.cancelTouches()
        #expect(scene.listener.heard == ["turn began", "turn cancelled"])
        #expect(turn.rotation == 0)
    }

    @Test("a turn of just as much as it takes begins it (model: rotationThreshold)")
    func atTheThreshold() {
        var turned: CGFloat = 0
        for round in 0..<2 {
            let (scene, turn, a, b) = scene()
            scene.device.parameters.rotationSlop = 0
            if round == 1 { scene.device.parameters.rotationThreshold = turned }
            a.down(at: scene.inside)
            b.down(at: CGPoint(x: 200, y: 250))
            b.move(to: CGPoint(x: 190, y: 280))
            turned = turn.rotation
            #expect(scene.listener.heard == ["turn began"])
            b.up()
            a.up()
        }
    }

    @Test("a point apart, two fingers have an angle (G-7.40)")
    func aPointApart() {
        for (gap, angle) in [(1.0, 0.5), (1.5, 0.5), (0.9, 0)] {
            let (_, turn, a, b) = scene()
            a.down(at: CGPoint(x: 150, y: 250))
            b.down(at: CGPoint(x: 150 + gap, y: 250))
            b.move(to: CGPoint(x: 150, y: 250 + gap))
            #expect(isNear(turn.rotation, angle == 0 ? 0 : reading(angle * .pi)))
        }
    }
}
