import Testing
import TouchEngine

/// The scrolls that code asks for, recorded on real UIKit, sample by sample.
@Suite("A scroll that code asks for, as it was measured")
struct MeasuredGlideTests {
    @Test("from 0 to 40 it is half a wave of a cosine (M-25, S-A6.7, model: scrollDuration)")
    func samples() {
        let scene = ScrollScene()
        // The first frame is drawn 8.9 ms after the call.
        scene.device.advance(by: 1 - 0.0089 - scene.device.now)
        scene.scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
        let start = scene.device.now
        let samples: [(time: Double, offset: CGFloat)] = [
            (25.6, 0.67), (42, 2.0), (59, 3.67), (76, 6.0), (92, 8.67), (109, 11.67), (126, 14.67),
            (142, 18.33), (159, 21.67), (176, 25.33), (192, 28.33), (209, 31.33), (226, 34.0),
            (242, 36.33), (259, 38.0), (276, 39.33), (292, 40),
        ]
        for sample in samples {
            scene.device.advance(by: start + sample.time / 1_000 + 0.000_8 - scene.device.now)
            #expect(
                abs(scene.scroll.contentOffset.y - sample.offset) <= 0.4, "\(sample.time) ms")
        }
        scene.device.settle()
        #expect(scene.scroll.contentOffset.y == 40)
    }

    @Test("a page that code turns goes the same way, and nothing is dragged (M-26, S-B21)")
    func page() {
        let model = Device.Model(
            name: "iPhone SE", width: 375, height: 667, framesPerSecond: 60, scale: 2)
        let scene = PagerScene(model: model)
        let (device, scroller) = (scene.device, scene.scroller)
        device.advance(by: 1 - device.now)
        let start = scroller.contentOffset.x
        scene.turn(to: 2)
        for (frame, place) in [(1, 378), (6, 469), (12, 656.5), (17, 747)] as [(Double, CGFloat)] {
            device.advance(by: 1 + frame / 60 + 0.000_1 - device.now)
            #expect(abs(scroller.contentOffset.x - start - (place - 375)) <= 0.5, "frame \(frame)")
            #expect(!scroller.isTracking && !scroller.isDragging && !scroller.isDecelerating)
        }
        device.advance(by: 1 + 18.0 / 60 + 0.000_1 - device.now)
        #expect(scene.shown == scene.pages.dropFirst(2).first?.title)
        device.settle()
    }
}
