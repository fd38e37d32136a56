import Testing
import TouchEngine

/// The releases past an edge that were recorded on real UIKit, sample by sample.
@Suite("Content let go past an edge, as it was measured")
struct MeasuredReturnTests {
    /// The greatest offset of the content.
    private let bottom: CGFloat = 40_000 - 852

    /// Pulls content 600 pt past an edge, a sample of 5 pt every 8 ms, rests for 0.3 s, and lifts so long before a frame.
    private func release(
        atBottom: Bool, before frame: TimeInterval
    ) -> (scene: ScrollScene, lift: TimeInterval) {
        let scene = ScrollScene()
        let side: CGFloat = atBottom ? -1 : 1
        if atBottom { scene.scroll.contentOffset.y = bottom }
        let lift = 2 - frame
        scene.device.advance(by: lift - 120 * 0.008 - 0.3 - scene.device.now)
        scene.play(
            from: CGPoint(x: 200, y: atBottom ? 800 : 100),
            by: ScrollScene.moves(120, by: 5 * side),
            resting: 0.3)
        return (scene, scene.device.now)
    }

    /// How far past its edge the content is.
    private func depth(_ scene: ScrollScene, atBottom: Bool) -> CGFloat {
        atBottom ? scene.scroll.contentOffset.y - bottom : -scene.scroll.contentOffset.y
    }

    /// Follows the content through samples, each so long after the lift, and says when it came to rest.
    private func follow(
        _ samples: [(time: TimeInterval, depth: CGFloat)], atBottom: Bool,
        before frame: TimeInterval
    ) -> TimeInterval {
        let (scene, lift) = release(atBottom: atBottom, before: frame)
        #expect(abs(depth(scene, atBottom: atBottom) - 235) <= 1.0 / 3)
        #expect(abs(scene.log.velocity.y - (atBottom ? 0.625 : -0.625)) < 1e-9)
        #expect(scene.log.target.y == (atBottom ? bottom : 0))
        #expect(scene.log.heard.contains("didEndDragging(true)"))
        var end = 0.0
        scene.log.react = { call, _ in
            if call == "didEndDecelerating" { end = scene.device.now - lift }
        }
        for sample in samples {
            scene.device.advance(by: lift + sample.time + 0.000_6 - scene.device.now)
            let shown = depth(scene, atBottom: atBottom)
            #expect(abs(shown - sample.depth) < 2, "after \(sample.time) s")
        }
        scene.device.settle()
        #expect(depth(scene, atBottom: atBottom) == 0)
        return end
    }

    @Test("past the top it springs back at once (M-12, U-14, model: returnRate, model: bounceRate)")
    func pastTop() {
        let end = follow(
            [
                (0.007, 223.3), (0.024, 197.0), (0.041, 173.3), (0.057, 152.0), (0.074, 133.3),
                (0.091, 116.3), (0.107, 101.3), (0.141, 76.7), (0.174, 57.7), (0.207, 43.0),
                (0.257, 27.7), (0.307, 17.7), (0.357, 11.0), (0.407, 7.0), (0.457, 4.3),
                (0.507, 2.7), (0.557, 1.7), (0.607, 1.0), (0.691, 0),
            ], atBottom: false, before: 0.0072)
        #expect(abs(end - 0.691) < 0.02)
    }

    @Test("past the bottom it does so alike (M-18, U-14, model: returnRate, model: bounceRest)")
    func pastBottom() {
        let end = follow(
            [
                (0.011, 217.3), (0.028, 191.7), (0.045, 168.3), (0.061, 147.7), (0.078, 129.3),
                (0.095, 113.0), (0.111, 98.3), (0.128, 85.7), (0.161, 64.3), (0.195, 48.3),
                (0.228, 36.0), (0.261, 26.7), (0.311, 17.0), (0.361, 10.7), (0.411, 6.7),
                (0.461, 4.3), (0.528, 2.3), (0.611, 1.0), (0.695, 0.3),
            ], atBottom: true, before: 0.0113)
        #expect(abs(end - 0.711) < 0.02)
    }

    @Test("so many points past the bottom show so many, to a third of one (M-3, S-A3.6)")
    func band() {
        for (travel, shown) in [
            (15, 2.67), (20, 5.33), (25, 8.33), (30, 11.0), (35, 13.67), (600, 235.0),
        ] {
            let scene = ScrollScene()
            scene.scroll.contentOffset.y = bottom
            scene.play(by: ScrollScene.moves(travel / 5, by: -5), lifts: false)
            #expect(abs(depth(scene, atBottom: true) - CGFloat(shown)) < 0.01)
            scene.device.cancelTouches()
        }
    }
}
