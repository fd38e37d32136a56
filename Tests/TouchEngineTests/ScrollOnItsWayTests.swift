import Testing
import TouchEngine

@Suite("What becomes of content that is changed on its way")
struct ScrollOnItsWayTests {
    private func fling(
        _ scene: ScrollScene, by move: CGPoint = CGPoint(x: 0, y: -12), count: Int = 20
    ) {
        scene.play(
            from: CGPoint(x: 380, y: 800), by: Array(repeating: move, count: count))
    }

    @Test("moved across in mid-fling, it stays there and flings on down (S-A4.16, U-11, M-13)")
    func movedAcross() {
        for way: CGFloat in [50, 333] {
            let scene = ScrollScene(content: CGSize(width: 2_000, height: 40_000))
            fling(scene)
            scene.device.advance(by: 0.1)
            scene.scroll.contentOffset.x += way
            scene.device.advance(by: 0.1)
            #expect(scene.scroll.contentOffset.x == way && scene.scroll.isDecelerating)
            scene.device.settle()
            #expect(scene.scroll.contentOffset.x == way)
            #expect(abs(scene.scroll.contentOffset.y - scene.rest(\.y)) < 0.5)
        }
    }

    @Test("flung both ways, each goes on from where it has been put (U-11)")
    func movedBoth() {
        let scene = ScrollScene(content: CGSize(width: 9_000, height: 9_000))
        fling(scene, by: CGPoint(x: -10, y: -8))
        scene.device.advance(by: 0.1)
        let before = scene.scroll.contentOffset
        scene.scroll.contentOffset.x += 700
        scene.scroll.contentOffset.y += 300
        scene.device.advance(by: 1 / 60)
        #expect(scene.scroll.contentOffset.x > before.x + 700)
        #expect(scene.scroll.contentOffset.x < before.x + 730)
        #expect(scene.scroll.contentOffset.y > before.y + 300)
        scene.device.settle()
        let target = scene.log.target
        #expect(abs(scene.scroll.contentOffset.x - target.x - 700) < 1)
        #expect(abs(scene.scroll.contentOffset.y - target.y - 300) < 1)
    }

    @Test("on its way to a place behind it may be moved, more than once (S-A4.16, U-11)")
    func movedTwice() {
        let scene = ScrollScene()
        scene.scroll.contentOffset.y = 2_000
        scene.log.retarget = { _ in CGPoint(x: 0, y: 1_800) }
        fling(scene)
        for _ in 0..<2 {
            scene.device.advance(by: 0.1)
            let place = scene.scroll.contentOffset.y
            scene.scroll.contentOffset.y += 300
            scene.device.advance(by: 1 / 60)
            #expect(abs(scene.scroll.contentOffset.y - place - 300) < 60)
        }
        scene.device.settle()
        #expect(scene.scroll.contentOffset.y == 2_400)
    }

    @Test("a page that the program moves as it comes rests as much further on (S-A4.17, U-11)")
    func movedPage() {
        let scene = ScrollScene(content: CGSize(width: 1_572, height: 852))
        scene.scroll.isPagingEnabled = true
        fling(scene, by: CGPoint(x: -12, y: 0))
        scene.device.advance(by: 0.05)
        #expect(scene.scroll.isDecelerating)
        scene.scroll.contentOffset.x += 50
        scene.device.settle()
        #expect(scene.scroll.contentOffset.x == 443)
    }

    @Test("past an edge and put further out, it comes back from there (S-A4.15, U-11)")
    func movedOut() {
        for side: CGFloat in [1, -1] {
            let edge: CGFloat = side < 0 ? 0 : 39_148
            let scene = ScrollScene()
            scene.scroll.contentOffset.y = edge - side * 300
            scene.play(
                from: CGPoint(x: 200, y: side > 0 ? 800 : 100),
                by: ScrollScene.moves(20, by: -12 * side))
            var depth: CGFloat { (scene.scroll.contentOffset.y - edge) * side }
            for _ in 0..<60 where depth < 5 { scene.device.advance(by: 1 / 60) }
            let before = depth
            #expect(before > 5 && before < 80)
            scene.scroll.contentOffset.y += 150 * side
            scene.device.advance(by: 1 / 60)
            #expect(depth > before + 100)
            scene.device.advance(by: 1.1)
            #expect(depth == 0 && !scene.scroll.isDecelerating)
        }
    }

    @Test("content that shrinks in mid-fling is not moved before it comes to its edge (S-A3.8)")
    func shrinks() {
        let scene = ScrollScene()
        scene.scroll.contentOffset.y = 5_000
        fling(scene)
        scene.device.advance(by: 0.1)
        let place = scene.scroll.contentOffset.y
        scene.scroll.contentSize.height = 4_000
        #expect(scene.scroll.contentOffset.y == place && scene.scroll.isDecelerating)
        scene.device.settle()
        #expect(scene.scroll.contentOffset.y == 3_148)
        #expect(scene.log.heard.last == "didEndDecelerating")
    }

    @Test("a motion of code's own may end past an edge (S-A6.7)")
    func endsOutside() {
        let scene = ScrollScene()
        scene.scroll.setContentOffset(CGPoint(x: 0, y: -80), animated: true)
        scene.device.settle()
        #expect(scene.scroll.contentOffset.y == -80)
        #expect(scene.log.outline == ["didScroll", "didEndScrollingAnimation"])
    }

    @Test("a motion of 0.3 s is over after 0.3 s (S-A6.7, model: scrollDuration)")
    func over() {
        let scene = ScrollScene()
        scene.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        scene.device.advance(by: 0.2999)
        #expect(!scene.log.heard.contains("didEndScrollingAnimation"))
        scene.device.advance(by: 0.0001)
        #expect(scene.log.heard.last == "didEndScrollingAnimation")
    }

    @Test("outside a window a motion is at its end at once (S-A6.7)")
    func unseen() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scroll.contentSize = CGSize(width: 393, height: 4_000)
        scroll.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
        #expect(scroll.contentOffset.y == 700)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: true)
        #expect(scroll.contentOffset.y == 100)
    }

    @Test("each frame of a fling lays out what is in the scroll view (S-A3.7)")
    func laysOut() {
        final class Laid: UIScrollView {
            var places: [CGFloat] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                places.append(contentOffset.y)
            }
        }
        let laid = Laid()
        let scene = ScrollScene(laid)
        fling(scene)
        let count = laid.places.count
        scene.device.advance(by: 10 / 60)
        #expect(laid.places.count >= count + 9 && laid.places.last == laid.contentOffset.y)
        #expect(Set(laid.places).count >= 10)
        laid.contentOffset.y += 1
        laid.layoutIfNeeded()
        #expect(laid.places.last == laid.contentOffset.y)
    }

    @Test("what a tap on the status bar changes is laid out with it (S-A5.11)")
    func statusBar() {
        final class Laid: UIView {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        let (scene, laid) = (ScrollScene(), Laid(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        scene.device.window.addSubview(laid)
        scene.device.settle()
        let count = laid.count
        for allows in [false, true] {
            scene.log.allowsTop = allows
            scene.scroll.contentOffset.y = 300
            scene.log.react = { call, _ in
                if call == "shouldScrollToTop" { laid.setNeedsLayout() }
            }
            scene.device.tapStatusBar()
            #expect(laid.count == count + (allows ? 2 : 1))
        }
    }
}
