import Testing
import TouchEngine

/// The flings that were recorded on real UIKit, sample by sample.
@Suite("A fling as it was measured")
struct MeasuredFlingTests {
    /// A fling from an offset, by moves of so many points every 8 ms, lifted so long before a frame.
    private func fling(
        from offset: CGFloat, by step: CGFloat, before frame: TimeInterval
    ) -> (scene: ScrollScene, lift: TimeInterval) {
        let scene = ScrollScene()
        scene.scroll.contentOffset.y = offset + ModelParameters().scrollSlop - 15 * step
        scene.device.advance(by: 1 - frame - 15 * 0.008 - scene.device.now)
        scene.play(by: ScrollScene.moves(15, by: -step))
        #expect(scene.scroll.contentOffset.y == offset)
        #expect(abs(scene.log.velocity.y - step / 8) < 1e-9)
        return (scene, scene.device.now)
    }

    @Test(
        "it announces one place and rests at another, a little short of it (M-13, S-A4.5, S-A4.6)",
        arguments: [
            (offset: 5_536, step: 39, target: 7_966.0, rest: 7_963.67, frame: 0.0032, time: 3.103),
            (offset: 5_074, step: 6, target: 5_443.67, rest: 5_443.33, frame: 0.01, time: 2.161),
        ])
    func targetAndRest(
        offset: CGFloat, step: CGFloat, target: CGFloat, rest: CGFloat, frame: TimeInterval,
        time: TimeInterval
    ) {
        let (scene, lift) = fling(from: offset, by: step, before: frame)
        var end = 0.0
        scene.log.react = { call, _ in
            if call == "didEndDecelerating" { end = scene.device.now - lift }
        }
        scene.device.settle()
        #expect(abs(scene.log.target.y - target) < 0.01)
        #expect(abs(scene.scroll.contentOffset.y - rest) < 0.01)
        #expect(abs(end - time) < 0.01)
    }

    @Test("the frames of the fastest one (M-14, M-13)")
    func frames() {
        let (scene, lift) = fling(from: 5_536, by: 39, before: 0.0032)
        let frames: [(time: TimeInterval, offset: CGFloat)] = [
            (0.003, 5547.0), (0.020, 5626.3), (0.053, 5777.3), (0.103, 5986.0), (0.170, 6233.7),
            (0.270, 6548.7), (0.370, 6806.0), (0.470, 7017.0), (0.570, 7189.7), (0.770, 7446.7),
            (0.970, 7618.7), (1.170, 7734.3), (1.370, 7811.7), (1.570, 7863.3), (1.970, 7921.3),
            (2.370, 7947.3), (2.770, 7959.0), (3.086, 7963.7),
        ]
        for frame in frames {
            scene.device.advance(by: lift + frame.time + 0.000_6 - scene.device.now)
            #expect(abs(scene.scroll.contentOffset.y - frame.offset) < 0.5, "\(frame.time) s")
        }
    }

    @Test("it sets out a millisecond after the lift (M-15, model: releaseDelay)")
    func delay() {
        let delay = ModelParameters().releaseDelay
        for (frame, moves) in [(delay - 0.0004, false), (delay + 0.0004, true)] {
            let (scene, _) = fling(from: 5_536, by: 39, before: frame)
            scene.device.advance(by: frame + 0.0002)
            #expect((scene.scroll.contentOffset.y > 5_536) == moves)
            scene.device.advance(by: 1 / 60)
            let way = 4_875 * 0.499 * (1 - pow(0.998, 1_000 * (1 / 60 + frame - delay)))
            #expect(abs(scene.scroll.contentOffset.y - 5_536 - CGFloat(way)) < 0.5)
        }
    }

    @Test("content past an edge sets out as late (M-15, model: releaseDelay)")
    func delayPastTheEdge() {
        let scene = ScrollScene()
        scene.device.parameters.releaseDelay = 0.05
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 300))
        finger.move(to: CGPoint(x: 200, y: 500), over: 1)
        finger.up()
        let place = scene.scroll.contentOffset.y
        scene.device.advance(by: 0.049)
        #expect(scene.scroll.contentOffset.y == place && scene.scroll.isDecelerating)
        scene.device.advance(by: 0.02)
        #expect(scene.scroll.contentOffset.y > place)
    }
}
