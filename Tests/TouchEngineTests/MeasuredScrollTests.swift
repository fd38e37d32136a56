import Testing
import TouchEngine

/// What was measured on real UIKit, replayed touch by touch: a third of a point while the finger drags, a point afterwards.
@Suite("A scroll view as it was measured")
struct MeasuredScrollTests {
    let pixel: CGFloat = 1.0 / 3

    @Test("moves of 5 pt: it begins at 10, and the next one scrolls by 5 (M-1, S-A2.1, S-A6.5)")
    func slopOfFives() {
        let scene = ScrollScene()
        scene.play(by: ScrollScene.moves(2, by: -5), lifts: false)
        #expect(scene.log.heard == ["willBeginDragging"])
        #expect(scene.scroll.contentOffset == .zero)
        let more = ScrollScene()
        more.play(by: ScrollScene.moves(3, by: -5), lifts: false)
        #expect(more.log.heard == ["willBeginDragging", "didScroll"])
        #expect(abs(more.scroll.contentOffset.y - 5) <= pixel)
    }

    @Test("moves of 3 pt: it begins at 12 and has scrolled by 2 (M-1)")
    func slopOfThrees() {
        let scene = ScrollScene()
        scene.play(by: ScrollScene.moves(3, by: -3), lifts: false)
        #expect(scene.log.heard.isEmpty)
        let more = ScrollScene()
        more.play(by: ScrollScene.moves(4, by: -3), lifts: false)
        #expect(more.log.heard == ["willBeginDragging", "didScroll"])
        #expect(abs(more.scroll.contentOffset.y - 2) <= pixel)
    }

    @Test("one move of 15 pt: it begins at 0, and in the same event stands at 5 (M-21, S-A6.5)")
    func oneLongMove() {
        let scene = ScrollScene()
        var seen: [String] = []
        scene.log.react = { call, scroll in
            seen.append("\(call) \(Int(scroll.contentOffset.y))")
        }
        scene.play(by: [CGPoint(x: 0, y: -15)], lifts: false)
        #expect(seen == ["willBeginDragging 0", "didScroll 5"])
    }

    @Test(
        "an offset that code sets lies on the pixels, half a pixel going up; bounds keep theirs (S-A3.6)"
    )
    func codeOnPixels() {
        let scene = ScrollScene()
        #expect(scene.device.screen.scale == 3)
        scene.scroll.contentOffset.x = -187.5
        #expect(abs(scene.scroll.contentOffset.x + 187 + pixel) < 0.001)
        scene.scroll.setContentOffset(CGPoint(x: 0, y: 3.8), animated: false)
        #expect(abs(scene.scroll.contentOffset.y - 11 * pixel) < 0.001)
        scene.scroll.bounds.origin.y = 3.8
        #expect(scene.scroll.contentOffset.y == 3.8)
        let alone = UIScrollView()
        alone.contentOffset.y = 3.8
        #expect(alone.contentOffset.y == 3.8)
    }

    @Test("inside the limits it follows the finger, a slop behind, at every move (M-2, S-A3.6)")
    func oneToOne() {
        for step in [1, 3, 7, 12] {
            let scene = ScrollScene()
            scene.scroll.contentOffset.y = 5000
            scene.play(by: ScrollScene.moves(40, by: CGFloat(-step)), pace: 0.016, lifts: false)
            let expected = 5000 + CGFloat(40 * step) - 10
            #expect(abs(scene.scroll.contentOffset.y - expected) <= pixel)
        }
    }

    @Test("600 pt past the top show 235.0 (M-3, S-A4.1, model: rubberBand)")
    func rubberBand() {
        let scene = ScrollScene()
        scene.play(
            from: CGPoint(x: 200, y: 100), by: ScrollScene.moves(60, by: 10), lifts: false)
        #expect(abs(scene.scroll.contentOffset.y + 235) <= pixel)
        scene.device.cancelTouches()
    }

    @Test("sideways the view's width counts, not its height (S-A4.1)")
    func rubberBandSideways() {
        let scene = ScrollScene(content: CGSize(width: 4000, height: 852))
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 100, y: 400))
        finger.move(to: CGPoint(x: 210, y: 400), over: 0.3)
        #expect(abs(scene.scroll.contentOffset.x + 48.3) <= pixel)
        finger.up()
        scene.device.settle()
        scene.scroll.contentOffset.x = 4000 - 393
        finger.down(at: CGPoint(x: 300, y: 400))
        finger.move(to: CGPoint(x: 190, y: 400), over: 0.3)
        #expect(abs(scene.scroll.contentOffset.x - 4000 + 393 - 48.3) <= pixel)
        finger.up()
    }

    @Test("the velocity at the lift is the finger's, in points a millisecond (M-4)")
    func velocity() {
        for (step, expected) in [(6, 0.75), (25, 3.125)] {
            let scene = ScrollScene()
            scene.play(by: ScrollScene.moves(20, by: CGFloat(-step)))
            #expect(abs(scene.log.velocity.y - CGFloat(expected)) < 1e-9)
            #expect(scene.log.velocity.x == 0)
        }
    }

    @Test("a finger held still before the lift keeps its velocity (M-5, S-A3.5)")
    func heldStill() {
        let scene = ScrollScene()
        scene.play(by: ScrollScene.moves(20, by: -5), resting: 0.3)
        #expect(abs(scene.log.velocity.y - 0.625) < 1e-9)
        #expect(scene.log.heard.contains("didEndDragging(true)"))
    }

    @Test("at 187.5 pt/s nothing is flung, at 750 it is (M-6, S-A6.4, model: flingThreshold)")
    func threshold() {
        let slow = ScrollScene()
        slow.play(by: ScrollScene.moves(20, by: -1.5), resting: 0.3)
        #expect(slow.log.velocity == .zero)
        slow.device.settle()
        #expect(slow.log.heard.last == "didEndDragging(false)")
        let fast = ScrollScene()
        fast.play(by: ScrollScene.moves(20, by: -6))
        #expect(fast.log.heard.contains("didEndDragging(true)"))
    }

    /// A fling at 0.75 pt/ms from an offset of 5074, lifted 10 ms before a frame, and when that was.
    private func fling() -> (scene: ScrollScene, lift: TimeInterval) {
        let scene = ScrollScene()
        scene.scroll.contentOffset.y = 5074 - 80
        scene.device.advance(by: 0.04 - 0.12 + 0.2 - scene.device.now)
        scene.play(by: ScrollScene.moves(15, by: -6))
        return (scene, scene.device.now)
    }

    @Test("a fling's target, its rest and its time (M-7, S-A4.4, S-A4.6, model: restSpeed)")
    func flingTarget() {
        let (scene, lift) = fling()
        #expect(abs(scene.log.target.y - 5443.67) < 0.01)
        var end = 0.0
        scene.log.react = { call, _ in
            if call == "didEndDecelerating" { end = scene.device.now }
        }
        scene.device.settle()
        #expect(abs(scene.scroll.contentOffset.y - 5443.33) < 0.01)
        #expect(abs(end - lift - 2.16) < 0.01)
    }

    @Test("the frames of that fling (M-8)")
    func flingFrames() {
        let (scene, lift) = fling()
        let frames: [(Double, CGFloat)] = [
            (0.010, 5081.3), (0.060, 5116.0), (0.110, 5147.7), (0.210, 5202.3), (0.410, 5283.3),
            (0.810, 5374.3), (1.210, 5415.0), (1.610, 5433.3),
        ]
        for (time, offset) in frames {
            scene.device.advance(by: lift + time + 0.0002 - scene.device.now)
            #expect(abs(scene.scroll.contentOffset.y - offset) < 1)
        }
    }

    @Test(
        "a flick past the edge overshoots, and comes back (M-9, S-A4.15, model: bounceRate, model: bounceRest)"
    )
    func overshoot() {
        let scene = ScrollScene()
        let edge: CGFloat = 40000 - 852
        scene.scroll.contentOffset.y = edge - 70 - 340
        scene.device.advance(by: 0.2 - scene.device.now)
        scene.play(by: ScrollScene.moves(14, by: -25))
        #expect(abs(scene.scroll.contentOffset.y - (edge - 70)) < 0.4)
        let lift = scene.device.now
        var (peak, peakTime, end) = (CGFloat.zero, 0.0, 0.0)
        // M-13's course from 70 pt before the edge, and how long it takes to get there.
        let model = ModelParameters()
        let speed = 3125 - 70 / 0.499
        let crossing = lift + model.releaseDelay + log(3125 / speed) / 2.002
        let rate = Double(model.bounceRate)
        scene.log.react = { call, view in
            if call == "didEndDecelerating" { end = scene.device.now }
            let over = view.contentOffset.y - edge
            if over > peak { (peak, peakTime) = (over, scene.device.now) }
            guard call == "didScroll", over > 0 else { return }
            let time = scene.device.now - crossing
            #expect(abs(Double(over) - speed * time * exp(-rate * time)) < 0.6)
        }
        scene.device.settle()
        #expect(abs(peak - 100.3) < 1)
        #expect(abs(peakTime - crossing - 0.09) < 0.012)
        #expect(abs(end - lift - 0.81) < 0.02)
        #expect(scene.scroll.contentOffset.y == edge)
        #expect(scene.log.target.y == edge)
    }

    @Test("the target of a flick that meets the edge is the limit already (M-10)")
    func clampedTarget() {
        let scene = ScrollScene()
        scene.scroll.contentOffset.y = 39000
        scene.play(by: ScrollScene.moves(20, by: -25))
        let edge: CGFloat = 40000 - 852
        #expect(scene.log.target.y == edge)
    }

    @Test("the callbacks of a fling come in order (M-11, S-A6.3)")
    func callbacks() {
        let scene = ScrollScene()
        scene.play(by: ScrollScene.moves(20, by: -6))
        scene.device.settle()
        #expect(
            scene.log.outline == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
                "willBeginDecelerating", "didScroll", "didEndDecelerating",
            ])
    }

    @Test("what 100 and 800 pt past the edge of an 800-pt view show (S-A4.1, S-A4.3)")
    func overscroll() {
        for (pulled, shown) in [(100.0, 51.5), (800.0, 283.9)] {
            let scene = ScrollScene(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
            let finger = scene.device.finger()
            finger.down(at: CGPoint(x: 200, y: 10))
            finger.move(to: CGPoint(x: 200, y: 20 + pulled), over: 0.3)
            #expect(abs(-scene.scroll.contentOffset.y - CGFloat(shown)) <= pixel)
        }
    }

    @Test("a fling at 1000 pt/s is to go 494.5 pt (M-7, S-A4.5)")
    func projection() {
        let scene = ScrollScene()
        scene.scroll.contentOffset.y = 1000
        scene.play(by: ScrollScene.moves(20, by: -8))
        #expect(abs(scene.log.target.y - scene.scroll.contentOffset.y - 494.5) <= pixel)
    }
}
