import Testing
import TouchEngine

@Suite("Scroll views in scroll views")
struct NestedScrollTests {
    /// A scroll view inside another, and what the outer one's delegate hears.
    struct Pair {
        let outer: ScrollScene
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let log = ScrollLog()
        var device: Device { outer.device }

        init(outer size: CGSize, inner content: CGSize) {
            outer = ScrollScene(content: size)
            outer.scroll.panGestureRecognizer.name = "outer pan"
            inner.panGestureRecognizer.name = "inner pan"
            inner.accessibilityIdentifier = "inner"
            inner.contentSize = content
            inner.delegate = log
            outer.scroll.addSubview(inner)
            device.settle()
        }

        /// Drags a finger slowly from the middle of the screen.
        func drag(_ x: CGFloat, _ y: CGFloat) {
            device.drag(
                from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200 + x, y: 400 + y), over: 1)
        }
    }

    static func photos(wide: CGFloat = 800) -> Pair {
        let pair = Pair(
            outer: CGSize(width: 393 * 3, height: 852), inner: CGSize(width: wide, height: 852))
        pair.outer.scroll.isPagingEnabled = true
        return pair
    }

    static func lists() -> Pair {
        Pair(
            outer: CGSize(width: 393, height: 2000), inner: CGSize(width: 393, height: 2000))
    }

    @Test(
        "in the same direction the inner one scrolls, and the outer one is kept out (S-A7.1, S-A7.3, S-A7.12)"
    )
    func innerWins() {
        let pair = Self.lists()
        pair.drag(0, -100)
        #expect(pair.inner.contentOffset.y == 90 && pair.outer.scroll.contentOffset.y == 0)
        #expect(
            pair.outer.reasons(pair.outer.scroll.panGestureRecognizer).first == .failedByExclusion)
    }

    @Test("at its edge and pulled outward it leaves the drag to the outer one (S-A7.3, S-A7.7)")
    func outerAtTheEdge() {
        let pair = Self.lists()
        pair.outer.scroll.contentOffset.y = 300
        pair.drag(0, 100)
        #expect(pair.inner.contentOffset.y == 0 && pair.outer.scroll.contentOffset.y == 210)
        let why = pair.device.explain(pair.inner.panGestureRecognizer).chain.first
        #expect(why?.code == .scrollAtEdge && why?["outer"] == .text("scroll"))
        pair.inner.contentOffset.y = 2000 - 852
        pair.outer.scroll.contentOffset.y = 300
        pair.drag(0, -100)
        #expect(pair.outer.scroll.contentOffset.y == 390)
    }

    @Test(
        "with the outer one switched off, or not to be transferred to, it rubber-bands (S-A7.3, S-A7.7)"
    )
    func rubberBandsAlone() {
        for change: (Pair) -> Void in [
            { $0.outer.scroll.isScrollEnabled = false },
            { $0.outer.scroll.panGestureRecognizer.isEnabled = false },
            { $0.inner.transfersVerticalScrollingToParent = false },
        ] {
            let pair = Self.lists()
            change(pair)
            let finger = pair.device.finger()
            finger.down(at: CGPoint(x: 200, y: 400))
            finger.move(to: CGPoint(x: 200, y: 510), over: 0.2)
            #expect(abs(pair.inner.contentOffset.y + 51.67) < 0.34)
            #expect(pair.outer.scroll.contentOffset.y == 0)
            finger.up()
        }
    }

    @Test("sideways it is the horizontal word that counts, and each axis has its own (S-A7.7)")
    func transferSideways() {
        for (vertical, horizontal) in [(true, true), (false, true), (true, false)] {
            let pair = Pair(
                outer: CGSize(width: 2000, height: 852), inner: CGSize(width: 2000, height: 852))
            #expect(pair.inner.transfersVerticalScrollingToParent)
            #expect(pair.inner.transfersHorizontalScrollingToParent)
            pair.inner.transfersVerticalScrollingToParent = vertical
            pair.inner.transfersHorizontalScrollingToParent = horizontal
            pair.inner.frame.origin.x = 300
            pair.outer.scroll.contentOffset.x = 300
            pair.drag(100, 0)
            #expect(pair.outer.scroll.contentOffset.x == (horizontal ? 210 : 300))
            pair.device.settle()
            #expect(pair.inner.contentOffset.x == 0)
        }
    }

    @Test(
        "reached in the middle of a drag, the edge hands over to a parent without pages in the next one (S-A7.3, U-12)"
    )
    func nextGesture() {
        let pair = Self.lists()
        pair.outer.scroll.contentOffset.y = 300
        pair.inner.contentOffset.y = 40
        let finger = pair.device.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 200, y: 550), over: 0.5)
        #expect(pair.inner.contentOffset.y < -40 && pair.outer.scroll.contentOffset.y == 300)
        finger.up()
        pair.device.settle()
        pair.drag(0, 100)
        #expect(pair.outer.scroll.contentOffset.y == 210)
    }

    @Test(
        "a parent with pages takes over in the middle, and gives back when the finger turns (U-12)")
    func pagingParent() {
        let pair = Self.photos()
        pair.outer.scroll.contentOffset.x = 0
        pair.inner.contentOffset.x = 300
        let finger = pair.device.finger()
        finger.down(at: CGPoint(x: 350, y: 400))
        finger.move(to: CGPoint(x: 40, y: 400), over: 0.5)
        // 300 pt after the slop: 107 of them are the inner one's.
        #expect(pair.inner.contentOffset.x == 407)
        #expect(abs(pair.outer.scroll.contentOffset.x - 193) < 0.4)
        #expect(pair.outer.log.heard.first == "willBeginDragging")
        #expect(pair.device.trace.records(.scrollHandsOver).count == 1)
        finger.move(to: CGPoint(x: 140, y: 400), over: 0.5)
        #expect(pair.inner.contentOffset.x == 407)
        #expect(abs(pair.outer.scroll.contentOffset.x - 93) < 0.4)
        finger.move(to: CGPoint(x: 30, y: 400), over: 0.1)
        finger.up()
        pair.device.settle()
        #expect(pair.outer.scroll.contentOffset.x == 393)
        #expect(pair.log.heard.last == "didEndDragging(false)")
        #expect(pair.outer.log.heard.last == "didEndDecelerating")
    }

    @Test("a finger that jumps past the edge is handed over in that move (U-12)")
    func handedOverAtOnce() {
        let pair = Self.photos()
        pair.inner.contentOffset.x = 400
        pair.outer.play(
            from: CGPoint(x: 300, y: 400), by: [CGPoint(x: -12, y: 0), CGPoint(x: -60, y: 0)],
            lifts: false)
        #expect(pair.inner.contentOffset.x == 407)
        #expect(pair.outer.scroll.contentOffset.x > 50)
    }

    @Test(
        "a mirrored list leaves the drag to the outer one at the edge that the finger pulls inward (S-A7.3)"
    )
    func mirrored() {
        let pair = Self.lists()
        pair.inner.transform = CGAffineTransform(scaleX: 1, y: -1)
        pair.outer.scroll.contentOffset.y = 300
        // Its beginning is at the bottom: a finger that goes up pulls it inward.
        pair.drag(0, -100)
        #expect(pair.inner.contentOffset.y == 0 && pair.outer.scroll.contentOffset.y == 390)
        pair.drag(0, 100)
        #expect(pair.inner.contentOffset.y == 90)
    }

    @Test("a turned list waits for a finger along its own axis (S-A2.3)")
    func turned() {
        let pair = Self.lists()
        pair.inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
        pair.drag(100, 0)
        #expect(abs(pair.inner.contentOffset.y - 90) < 0.5)
        #expect(pair.outer.scroll.contentOffset.y == 0)
        pair.drag(0, -100)
        #expect(abs(pair.inner.contentOffset.y - 90) < 0.5)
        #expect(pair.outer.scroll.contentOffset.y == 90)
    }

    @Test("past its edge already, content stays with the finger that catches it (U-12)")
    func caughtPastTheEdge() {
        let pair = Self.photos()
        pair.inner.contentOffset.x = 60
        pair.outer.scroll.isPagingEnabled = false
        pair.outer.play(
            from: CGPoint(x: 100, y: 400), by: Array(repeating: CGPoint(x: 18, y: 0), count: 12))
        pair.device.advance(by: 0.02)
        let caught = pair.inner.contentOffset.x
        #expect(caught < -10)
        pair.outer.scroll.isPagingEnabled = true
        pair.outer.play(
            from: CGPoint(x: 100, y: 400), by: [CGPoint(x: 15, y: 0), CGPoint(x: 5, y: 0)],
            lifts: false)
        #expect(pair.inner.contentOffset.x < caught && pair.outer.scroll.contentOffset.x == 0)
    }

    @Test("crossing directions: each takes the drags along its own axis (S-A7.1)")
    func crossing() {
        let pair = Pair(
            outer: CGSize(width: 393 * 3, height: 852), inner: CGSize(width: 393, height: 3000))
        pair.drag(-100, 5)
        #expect(pair.outer.scroll.contentOffset.x == 90 && pair.inner.contentOffset.y == 0)
        pair.device.settle()
        pair.outer.scroll.contentOffset = .zero
        pair.drag(5, -100)
        #expect(pair.inner.contentOffset.y == 90 && pair.outer.scroll.contentOffset.x == 0)
    }

    @Test("a pan on a sibling has no part in it (S-A7.11)")
    func sibling() {
        let pair = Self.lists()
        let beside = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let pan = UIPanGestureRecognizer()
        beside.addGestureRecognizer(pan)
        pair.outer.scroll.insertSubview(beside, belowSubview: pair.inner)
        pair.drag(0, -100)
        #expect(pair.inner.contentOffset.y == 90)
        #expect(pair.device.explain(pan).outcome == .untouched)
    }
}
