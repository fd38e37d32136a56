import Testing
import TouchEngine

@Suite("Content that is caught, or taken away")
struct CaughtContentTests {
    /// Recognizes as soon as a finger lands, once it is switched on.
    final class Grasp: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            state = .ended
        }
    }

    /// Two thirds of a page across, slowly, so that it springs on to the next page.
    private func pages() -> ScrollScene {
        let scene = ScrollScene(content: CGSize(width: 1572, height: 852))
        scene.scroll.isPagingEnabled = true
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 350, y: 400))
        finger.move(to: CGPoint(x: 80, y: 400), over: 1)
        finger.hold(for: 0.3)
        finger.up()
        scene.device.advance(by: 0.05)
        return scene
    }

    @Test(
        "caught between pages by a finger that somebody else takes, it goes on to the nearer (S-A4.17)"
    )
    func caughtBetweenPages() {
        let scene = pages()
        let caughtAt = scene.scroll.contentOffset.x
        #expect(scene.scroll.isDecelerating && caughtAt > 250 && caughtAt < 390)
        scene.scroll.addGestureRecognizer(Grasp())
        scene.device.tap(at: CGPoint(x: 200, y: 400))
        #expect(scene.reasons(scene.scroll.panGestureRecognizer).contains(.failedByExclusion))
        scene.device.settle()
        #expect(scene.scroll.contentOffset.x == 393)
        #expect(scene.log.heard.last == "didEndDecelerating")
    }

    @Test(
        "a finger that stops nothing moves nothing, wherever code has put the content (S-A3.8, S-A4.17)"
    )
    func putBetweenPages() {
        let scene = ScrollScene(content: CGSize(width: 1572, height: 852))
        scene.scroll.isPagingEnabled = true
        for place in [CGPoint(x: 150, y: 0), CGPoint(x: -80, y: 30)] {
            scene.scroll.contentOffset = place
            scene.device.tap(at: CGPoint(x: 200, y: 400))
            scene.device.settle()
            #expect(scene.scroll.contentOffset == place)
        }
    }

    @Test("limits that change while it slows down are where it comes to rest (S-A4.15)")
    func otherLimits() {
        let scene = ScrollScene()
        scene.scroll.contentInset.top = 100
        scene.scroll.contentOffset.y = 60
        scene.play(from: CGPoint(x: 200, y: 100), by: ScrollScene.moves(12, by: 20))
        #expect(scene.scroll.isDecelerating)
        scene.scroll.contentInset.top = 0
        scene.device.settle()
        #expect(scene.scroll.contentOffset.y == 0)
        #expect(scene.log.outline.suffix(2) == ["didScroll", "didEndDecelerating"])
        #expect(scene.log.heard.count { $0 == "willBeginDecelerating" } == 1)
    }

    @Test(
        "let go by a finger when it has left its window, it is where it would have come to rest (S-A4.15, S-A4.17)"
    )
    func letGoOutside() {
        for isPaged in [true, false] {
            let scene = ScrollScene(content: CGSize(width: 1572, height: 852))
            scene.scroll.isPagingEnabled = isPaged
            let finger = scene.device.finger()
            finger.down(at: CGPoint(x: 100, y: 400))
            finger.move(to: CGPoint(x: 200, y: 400), over: 0.5)
            scene.scroll.removeFromSuperview()
            finger.hold(for: 0.3)
            #expect(scene.scroll.contentOffset.x < 0)
            finger.up()
            #expect(scene.scroll.contentOffset.x == 0)
            #expect(scene.log.heard.last == "didEndDecelerating")
        }
    }

    @Test(
        "flung outside its window, it rests where a fling does that its delegate was told of (S-A4.5, S-A6.3, M-13)"
    )
    func flungOutside() {
        for isBack in [true, false] {
            let scene = ScrollScene()
            scene.scroll.contentOffset.y = 400
            let finger = scene.device.finger()
            finger.down(at: CGPoint(x: 200, y: 400))
            scene.scroll.removeFromSuperview()
            for step in 1...10 {
                let way: CGFloat = isBack ? 8 : -8
                finger.move(to: CGPoint(x: 200, y: 400 + way * CGFloat(step)), over: 0.01)
            }
            let start = scene.scroll.contentOffset.y
            finger.up()
            #expect(abs(scene.log.target.y - 400) > (isBack ? 399 : 450))
            let rest = isBack ? 0 : start + FlingCourse.way(abs(scene.log.velocity.y) * 1_000)
            #expect(abs(scene.scroll.contentOffset.y - rest) < 0.5)
            #expect(scene.log.heard.last == "didEndDecelerating")
        }
    }

    @Test(
        "taken away in mid-fling, it is where a fling rests that its delegate was told of (S-A4.5, S-A6.3, M-13)"
    )
    func takenAwayFlung() {
        let scene = ScrollScene()
        scene.play(by: ScrollScene.moves(20, by: -20))
        scene.device.advance(by: 0.1)
        scene.scroll.removeFromSuperview()
        scene.device.settle()
        #expect(abs(scene.scroll.contentOffset.y - scene.rest(\.y)) < 0.5)
    }

    @Test("taken out of its window in mid-motion, it is at its end, and says so (S-A4.17, S-A6.3)")
    func takenAwayMoving() {
        let scene = pages()
        scene.scroll.removeFromSuperview()
        scene.device.settle()
        #expect(scene.scroll.contentOffset.x == 393 && !scene.scroll.isDecelerating)
        #expect(scene.log.heard.last == "didEndDecelerating")
    }

    @Test(
        "a scale that code asks for in mid-drag is reached, and told, though the finger lets go (S-A5.9)"
    )
    func scaledUnderFinger() {
        let scene = ScrollScene(content: CGSize(width: 393, height: 2000))
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 2000))
        scene.scroll.addSubview(picture)
        scene.log.zoomed = picture
        scene.scroll.maximumZoomScale = 3
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 600))
        finger.move(to: CGPoint(x: 200, y: 300), over: 0.2)
        scene.scroll.setZoomScale(2, animated: true)
        finger.up()
        scene.device.settle()
        #expect(scene.scroll.zoomScale == 2)
        #expect(scene.log.heard.count { $0 == "willBeginZooming" } == 1)
        #expect(scene.log.heard.count { $0 == "didEndZooming" } == 1)
    }
}
