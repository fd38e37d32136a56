import Testing
import TouchEngine

@Suite("Taps before a long press")
struct LongPressTapTests {
    private func scene(
        _ setUp: (UILongPressGestureRecognizer) -> Void
    ) -> (NestedScene, UILongPressGestureRecognizer) {
        let scene = NestedScene()
        let press = UILongPressGestureRecognizer()
        setUp(press)
        return (scene, scene.add(press, named: "press", to: scene.inner))
    }

    private func why(
        _ press: UILongPressGestureRecognizer, in scene: NestedScene
    ) -> TraceRecord? { scene.device.explain(press).chain.first }

    @Test("with two taps first it takes two, no more and no fewer (G-7.25)")
    func tapsFirst() {
        for (taps, heard) in [(0, []), (1, []), (2, ["press began", "press ended"]), (3, [])] {
            let (scene, _) = scene { $0.numberOfTapsRequired = 2 }
            for _ in 0..<taps {
                scene.device.tap(at: scene.inside)
                scene.device.advance(by: 0.1)
            }
            // The third tap is held: as a press it is too short.
            if taps < 3 { scene.device.longPress(at: scene.inside) }
            scene.device.settle()
            #expect(scene.listener.heard == heard)
            #expect(scene.device.isAtRest)
        }
    }

    @Test("the taps are made with as many fingers as the press (G-7.25)")
    func tapsOfTwo() {
        let (scene, press) = scene {
            ($0.numberOfTapsRequired, $0.numberOfTouchesRequired) = (1, 2)
        }
        scene.device.twoFingerTap(at: scene.inside)
        scene.device.advance(by: 0.1)
        scene.device.twoFingerTap(at: scene.inside, holding: 0.6)
        #expect(scene.listener.heard == ["press began", "press ended"])
        scene.device.settle()
        scene.device.tap(at: scene.inside)
        #expect(why(press, in: scene)?.code == .failedByTouchCount)
        #expect(why(press, in: scene)?["count"] == .number(1))
        scene.device.twoFingerTap(at: scene.inside)
        scene.device.advance(by: 0.1)
        scene.device.longPress(at: scene.inside)
        scene.device.settle()
        #expect(scene.listener.heard.count == 2)
        #expect(scene.device.isAtRest)
    }

    @Test("taps and press lie within 45 pt, by their middles (model: tapMovement)")
    func apart() {
        for (away, count) in [(45.0, 2), (45.5, 0)] {
            let (scene, press) = scene { $0.numberOfTapsRequired = 2 }
            for x in [100, 130] {
                scene.device.tap(at: CGPoint(x: CGFloat(x), y: 250))
                scene.device.advance(by: 0.1)
            }
            scene.device.longPress(at: CGPoint(x: 100 + away, y: 250))
            #expect(scene.listener.heard.count == count)
            guard count == 0 else { continue }
            #expect(why(press, in: scene)?.code == .failedByMovement)
            #expect(why(press, in: scene)?["distance"] == .number(away))
            #expect(why(press, in: scene)?["limit"] == .number(45))
        }
    }

    @Test("its taps may stray as a tap does, its press only as a press (G-7.20, G-7.26)")
    func tolerances() {
        for (tapWay, pressWay, count) in [(45.0, 10.0, 2), (46, 10, 0), (45, 11, 0)] {
            let (scene, press) = scene { $0.numberOfTapsRequired = 1 }
            scene.device.drag(
                from: scene.inside, to: CGPoint(x: 150, y: 250 + tapWay), over: 0.1)
            scene.device.advance(by: 0.1)
            let finger = scene.device.finger()
            finger.down(at: scene.inside)
            finger.move(to: CGPoint(x: 150 + pressWay, y: 250), over: 0.1)
            scene.device.advance(by: 0.5)
            finger.up()
            scene.device.settle()
            #expect(scene.listener.heard.count == count)
            guard pressWay > 10 else { continue }
            #expect(why(press, in: scene)?["limit"] == .number(10))
        }
    }

    @Test("the pause after the last tap counts as any other (model: tapInterval)")
    func pauses() {
        let (scene, press) = scene { $0.numberOfTapsRequired = 2 }
        scene.device.tap(at: scene.inside)
        scene.device.advance(by: 0.3)
        scene.device.tap(at: scene.inside)
        scene.device.advance(by: 0.4)
        #expect(why(press, in: scene)?.code == .failedByInterval)
        #expect(why(press, in: scene)?["taps"] == .number(2))
        #expect(why(press, in: scene)?["required"] == .number(2))
        scene.device.longPress(at: scene.inside)
        scene.device.settle()
        #expect(scene.listener.heard.isEmpty)
    }

    @Test("the press may be held beyond the time of a tap, and of an interval (G-7.26)")
    func heldLong() {
        let (scene, _) = scene {
            ($0.numberOfTapsRequired, $0.minimumPressDuration) = (1, 3)
        }
        scene.device.tap(at: scene.inside)
        scene.device.advance(by: 0.1)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.hold(for: 2.9)
        #expect(scene.listener.heard.isEmpty)
        finger.hold(for: 0.2)
        #expect(scene.listener.heard == ["press began"])
        finger.up()
    }

    @Test("between its taps it is possible and nobody is told of misuse (G-9.7)")
    func betweenTaps() {
        let (scene, press) = scene { $0.numberOfTapsRequired = 1 }
        scene.device.tap(at: scene.inside)
        #expect(press.state == .possible)
        scene.device.settle()
        #expect(scene.device.trace.records(.misuseStillPossible).isEmpty)
    }

    @Test("after the taps one finger of two is too few, and says so (G-7.25)")
    func tooFewAfterTaps() {
        let (scene, press) = scene {
            ($0.numberOfTapsRequired, $0.numberOfTouchesRequired) = (1, 2)
        }
        scene.device.twoFingerTap(at: scene.inside)
        scene.device.advance(by: 0.1)
        scene.device.tap(at: scene.inside)
        #expect(why(press, in: scene)?.code == .failedByTouchCount)
        #expect(why(press, in: scene)?["count"] == .number(1))
    }
}
