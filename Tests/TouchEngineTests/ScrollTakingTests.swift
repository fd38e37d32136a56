import Testing
import TouchEngine

@Suite("Which of two scroll views takes a drag")
struct ScrollTakingTests {
    /// A square that scrolls both ways, in one that scrolls across from its middle.
    private struct Scene {
        let outer: ScrollScene
        let inner = UIScrollView(frame: CGRect(x: 393, y: 0, width: 393, height: 393))
        var device: Device { outer.device }

        init(content: CGSize = CGSize(width: 1_000, height: 1_000)) {
            outer = ScrollScene(content: CGSize(width: 3 * 393, height: 393))
            outer.scroll.contentOffset.x = 393
            inner.contentSize = content
            inner.accessibilityIdentifier = "inner"
            outer.scroll.addSubview(inner)
            device.settle()
        }

        /// Lets a finger jump from the middle of the inner one, and then go as far once more.
        func jump(_ x: CGFloat, _ y: CGFloat) {
            let finger = device.finger()
            let start = CGPoint(x: 196, y: 196)
            finger.down(at: start)
            finger.move(to: CGPoint(x: start.x + x, y: start.y + y))
            finger.move(to: CGPoint(x: start.x + 2 * x, y: start.y + 2 * y))
            finger.up()
        }
    }

    @Test("the longer part of a slanted move says which edge counts (S-A7.3)")
    func mainAxis() throws {
        var scene = Scene()
        scene.inner.contentOffset.y = 300
        scene.jump(14, 40)
        #expect(scene.inner.contentOffset.y < 300 && scene.outer.scroll.contentOffset.x == 393)
        for y: CGFloat in [14, 40] {
            scene = Scene()
            scene.inner.contentOffset.y = 300
            scene.jump(40, y)
            #expect(scene.outer.scroll.contentOffset.x < 393 && scene.inner.contentOffset.y == 300)
            let record = try #require(scene.device.trace.records(.scrollAtEdge).last)
            #expect(record["x"] == .number(0) && record["y"] == .number(300))
            #expect(record["across"] == .flag(true) && record.rule == "S-A7.3")
            #expect(record["dx"] == .number(40) && record["dy"] == .number(Double(y)))
        }
    }

    @Test("at the bottom, pulled up, it leaves the drag to one that goes up and down (S-A7.3)")
    func downward() throws {
        let outer = ScrollScene(content: CGSize(width: 393, height: 3_000))
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
        inner.contentSize = CGSize(width: 1_000, height: 1_000)
        outer.scroll.addSubview(inner)
        inner.contentOffset = CGPoint(x: 100, y: 600)
        outer.device.drag(
            from: CGPoint(x: 200, y: 300), to: CGPoint(x: 190, y: 200), over: 0.3)
        #expect(outer.scroll.contentOffset.y > 50 && inner.contentOffset.y == 600)
        let record = try #require(outer.device.trace.records(.scrollAtEdge).last)
        #expect(record["across"] == .flag(false))
        #expect(record["x"] == .number(100) && record["y"] == .number(600))
    }

    @Test("an outer one that does not bounce takes only what it can follow (S-A7.3)")
    func outerWithoutBounce() {
        for (start, takes) in [(0.0, false), (1, true), (393, true)] {
            let scene = Scene()
            scene.outer.scroll.bounces = false
            scene.outer.scroll.contentOffset.x = start
            scene.inner.frame.origin.x = start
            scene.jump(40, 0)
            #expect((scene.inner.contentOffset.x < 0) == !takes)
            #expect((scene.outer.scroll.contentOffset.x < start) == takes)
        }
    }

    @Test("content that fits is recorded with its size (S-A2.3)")
    func fits() throws {
        let scene = ScrollScene(content: CGSize(width: 100, height: 200))
        scene.device.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), over: 0.2)
        let record = try #require(scene.device.trace.records(.scrollContentFits).last)
        #expect(record["width"] == .number(100) && record["height"] == .number(200))
        #expect(record["dx"] == .number(0) && record["dy"] != .number(0))
    }

    @Test("content that is led past an edge is handed over at the far side as well (U-12)")
    func farSide() throws {
        let scene = Scene(content: CGSize(width: 500, height: 393))
        scene.outer.scroll.isPagingEnabled = true
        scene.outer.log.heard = []
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 300, y: 196))
        finger.move(to: CGPoint(x: 280, y: 196), over: 0.1)
        #expect(!scene.outer.scroll.isDragging)
        finger.move(to: CGPoint(x: 100, y: 196), over: 0.4)
        #expect(scene.inner.contentOffset.x == 107)
        #expect(abs(scene.outer.scroll.contentOffset.x - (393 + 200 - 10 - 107)) < 0.34)
        #expect(scene.outer.scroll.isDragging)
        #expect(scene.outer.log.outline == ["willBeginDragging", "didScroll"])
        let record = try #require(scene.device.trace.records(.scrollDragged).last)
        #expect(record.subject == "scroll" && record["offsetX"] == .number(393))
        let handed = try #require(scene.device.trace.records(.scrollHandsOver).last)
        #expect(handed["outer"] == .text("scroll") && handed.subject == "inner")
        finger.move(to: CGPoint(x: 250, y: 196), over: 2)
        #expect(scene.outer.scroll.contentOffset.x == 393 && scene.inner.contentOffset.x < 107)
        finger.up()
        scene.device.settle()
        #expect(!scene.outer.scroll.isDragging && scene.outer.scroll.contentOffset.x == 393)
    }

    @Test("a list turned on its side leaves the drag at its own edge, not at the screen's (S-A7.3)")
    func turned() {
        for (way, isOut) in [(-60.0, true), (60, false)] {
            let outer = ScrollScene(content: CGSize(width: 3 * 393, height: 852))
            outer.scroll.contentOffset.x = 393
            let list = UIScrollView(frame: CGRect(x: 393, y: 200, width: 393, height: 393))
            list.contentSize = CGSize(width: 393, height: 2_000)
            list.transform = CGAffineTransform(rotationAngle: .pi / 2)
            outer.scroll.addSubview(list)
            outer.device.settle()
            outer.device.drag(
                from: CGPoint(x: 196, y: 400), to: CGPoint(x: 196 + way, y: 400), over: 0.3)
            // Its top is at the right: a finger to the left pulls it down.
            #expect((outer.scroll.contentOffset.x > 393) == isOut)
            #expect((list.contentOffset.y > 0) == !isOut)
        }
    }

    @Test("a pan that outlives its scroll view moves nothing, nor does a delay", .tags(.apparatus))
    func orphan() throws {
        let device = Device()
        func orphans() -> [UIGestureRecognizer] {
            let scroll = UIScrollView(frame: device.window.bounds)
            scroll.contentSize = CGSize(width: 393, height: 4_000)
            scroll.maximumZoomScale = 2
            let all = scroll.gestureRecognizers ?? []
            for recognizer in all { scroll.removeGestureRecognizer(recognizer) }
            return all
        }
        for recognizer in orphans() { device.window.addGestureRecognizer(recognizer) }
        device.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), over: 0.3)
        device.pinch(at: CGPoint(x: 200, y: 400), from: 100, to: 200, over: 0.3)
        device.settle()
        #expect(device.isAtRest)
    }
}
