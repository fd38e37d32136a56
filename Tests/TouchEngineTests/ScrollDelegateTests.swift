import Testing
import TouchEngine

@Suite("What a scroll view's delegate hears, and says")
struct ScrollDelegateTests {
    @Test("touched it tracks, led it drags, let go it decelerates (S-A6.1)")
    func flags() {
        let scene = ScrollScene()
        let scroll = scene.scroll
        func flags() -> [Bool] { [scroll.isTracking, scroll.isDragging, scroll.isDecelerating] }
        var atEnd: [Bool] = []
        scene.log.react = { call, _ in if call == "didEndDragging(true)" { atEnd = flags() } }
        let finger = scene.device.finger()
        #expect(flags() == [false, false, false])
        finger.down(at: CGPoint(x: 200, y: 700))
        #expect(flags() == [true, false, false])
        finger.move(to: CGPoint(x: 200, y: 500), over: 0.1)
        #expect(flags() == [true, true, false])
        finger.up()
        #expect(atEnd == [false, false, false] && flags() == [false, false, true])
        scene.device.settle()
        #expect(flags() == [false, false, false])
    }

    @Test("a slow drag ends with its lift (S-A6.4)")
    func slowDrag() {
        let scene = ScrollScene()
        scene.device.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 650), over: 1)
        scene.device.settle()
        #expect(
            scene.log.outline == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)",
            ])
    }

    @Test("a finger stops a fling, and lets it rest there; the tap is swallowed (S-A2.9, U-11)")
    func caughtFling() {
        let scene = ScrollScene()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 393, height: 40000)
        let controls = ControlLog()
        controls.listen(to: button)
        scene.scroll.addSubview(button)
        scene.play(by: ScrollScene.moves(20, by: -20))
        scene.device.advance(by: 0.2)
        scene.log.heard = []
        let offset = scene.scroll.contentOffset
        let pan = scene.scroll.panGestureRecognizer
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        #expect(pan.state == .began && scene.scroll.isDecelerating)
        finger.move(to: CGPoint(x: 200, y: 391), over: 0.1)
        #expect(pan.translation(in: nil) == .zero && pan.velocity(in: nil) == .zero)
        finger.up()
        scene.device.settle()
        #expect(scene.scroll.contentOffset == offset && controls.heard.isEmpty)
        #expect(
            scene.log.heard == [
                "willBeginDragging", "willEndDragging", "didEndDragging(false)",
                "didEndDecelerating",
            ])
        #expect(scene.reasons(pan).contains(.scrollCaught))
        scene.device.advance(by: 1)
        scene.device.tap(at: CGPoint(x: 200, y: 400))
        #expect(controls.outline == ["down", "up"])
    }

    @Test("a finger that stops a fling and moves on scrolls from there, past the slop (S-A2.9)")
    func caughtAndMoved() {
        let scene = ScrollScene()
        scene.play(by: ScrollScene.moves(20, by: -20))
        scene.device.advance(by: 0.2)
        let offset = scene.scroll.contentOffset.y
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 200, y: 360), over: 0.4)
        #expect(abs(scene.scroll.contentOffset.y - offset - 30) < 0.4)
        finger.up()
    }

    @Test("caught past an edge and let go, content comes back (S-A2.9, S-A4.15)")
    func caughtPastTheEdge() {
        let scene = ScrollScene()
        scene.scroll.contentOffset.y = 300
        scene.play(from: CGPoint(x: 200, y: 100), by: ScrollScene.moves(12, by: 25))
        scene.device.advance(by: 0.05)
        #expect(scene.scroll.contentOffset.y < -10)
        let caught = scene.scroll.contentOffset.y
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        finger.hold(for: 0.5)
        #expect(scene.scroll.contentOffset.y == caught)
        finger.up()
        #expect(scene.log.heard.last == "willBeginDecelerating")
        scene.device.settle()
        #expect(scene.scroll.contentOffset.y == 0)
        #expect(scene.log.heard.last == "didEndDecelerating")
    }

    @Test(
        "let go past the edge at rest, it sets out for it at once, with the callbacks of a fling (U-14, M-12, S-A6.3, model: returnRate)"
    )
    func bounceBack() {
        let scene = ScrollScene()
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 200, y: 510), over: 1)
        finger.up()
        let start = -scene.scroll.contentOffset.y
        let lift = scene.device.now
        #expect(scene.log.velocity == .zero && scene.log.target == .zero)
        scene.device.advance(by: 0.2)
        let time = scene.device.lastFrame - lift
        let expected = ReturnCourse(depth: start, speed: 0).depth(after: time)
        #expect(abs(-scene.scroll.contentOffset.y - expected) < 0.5)
        scene.device.settle()
        #expect(scene.scroll.contentOffset.y == 0)
        #expect(
            scene.log.outline == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
                "willBeginDecelerating", "didScroll", "didEndDecelerating",
            ])
    }

    @Test("a target set to where the content is ends the drag there (S-A4.16)")
    func targetHere() {
        let scene = ScrollScene()
        scene.log.retarget = { _ in scene.scroll.contentOffset }
        scene.play(by: ScrollScene.moves(20, by: -6))
        scene.device.settle()
        #expect(scene.log.heard.last == "didEndDragging(false)")
    }

    @Test("another target is met exactly: nearer, further, and behind (S-A4.16)")
    func retarget() {
        for way in [100.0, 300, 600, -150, 2000] {
            let scene = ScrollScene()
            scene.scroll.contentOffset.y = 1000
            var start: CGFloat = 0
            scene.log.retarget = { _ in
                start = scene.scroll.contentOffset.y
                return CGPoint(x: 0, y: start + CGFloat(way))
            }
            scene.play(by: ScrollScene.moves(20, by: -6))
            var furthest = start
            scene.log.react = { _, view in furthest = max(furthest, view.contentOffset.y) }
            let lift = scene.device.now
            scene.device.settle()
            #expect(scene.scroll.contentOffset.y == start + CGFloat(way))
            #expect(way < 0 || furthest <= start + CGFloat(way))
            #expect(scene.log.heard.last == "didEndDecelerating" && scene.device.now - lift < 4)
        }
    }

    @Test("a target behind takes nothing that does not bounce past its edge (S-A4.2, S-A4.16)")
    func retargetBehind() {
        for bounces in [true, false] {
            let scene = ScrollScene()
            scene.scroll.bounces = bounces
            scene.scroll.contentOffset.y = 120
            scene.log.retarget = { CGPoint(x: 0, y: $0.y + 100) }
            scene.play(by: ScrollScene.moves(20, by: 6))
            var least: CGFloat = 0
            scene.log.react = { _, view in least = min(least, view.contentOffset.y) }
            scene.device.settle()
            #expect((least < 0) == bounces)
        }
    }

    @Test(
        "flicked back from past an edge it crosses it, and rests just short of where it said (S-A4.15, S-A4.16, M-12, M-13)"
    )
    func flickedBack() {
        for speed in [-1.5, -10, -30, -45] {
            let scene = ScrollScene()
            scene.play(
                from: CGPoint(x: 200, y: 100),
                by: ScrollScene.moves(10, by: 60) + ScrollScene.moves(8, by: speed))
            let depth = -scene.scroll.contentOffset.y
            #expect(depth > 0)
            // So fast it is at its edge, and flings on from there.
            let left = ReturnCourse(depth: depth, speed: -scene.log.velocity.y * 1_000).speedAtEdge
            scene.device.settle()
            let way = FlingCourse.way(left)
            #expect(abs(scene.scroll.contentOffset.y - way) < 0.5)
            let short = FlingCourse.shortfall(left)
            #expect(abs(scene.log.target.y - scene.scroll.contentOffset.y - short) < 0.5)
            #expect((scene.scroll.contentOffset.y > 0) == (speed < -5))
        }
    }

    @Test(
        "a fast rate goes about a tenth of the speed, a normal one half, one of one's own what it says (S-A4.4, S-A4.5)"
    )
    func rates() {
        let ways = [
            (UIScrollView.DecelerationRate.normal, 494.5), (.fast, 98.5),
            (.init(rawValue: 0.999), 989.5), (.init(rawValue: 0.996), 247),
        ]
        for (rate, way) in ways {
            let scene = ScrollScene()
            scene.scroll.decelerationRate = rate
            scene.play(by: ScrollScene.moves(20, by: -8))
            let start = scene.scroll.contentOffset.y
            scene.device.settle()
            #expect(abs(scene.scroll.contentOffset.y - start - CGFloat(way)) < 1)
        }
    }

    @Test(
        "pages: a flick turns one, a slow drag goes to the nearer (S-A4.17, S-A4.18, model: pageFlipVelocity)"
    )
    func pages() {
        let scene = ScrollScene(content: CGSize(width: 393 * 5, height: 852))
        scene.scroll.isPagingEnabled = true
        func drag(_ way: CGFloat, over time: TimeInterval) -> CGFloat {
            let start = CGPoint(x: way < 0 ? 390 : 3, y: 400)
            scene.device.drag(from: start, to: CGPoint(x: start.x + way, y: 400), over: time)
            scene.device.settle()
            return scene.scroll.contentOffset.x / 393
        }
        #expect(drag(-60, over: 0.1) == 1)
        #expect(drag(-380, over: 0.1) == 2)
        #expect(drag(-100, over: 2) == 2)
        #expect(drag(-250, over: 2) == 3)
        #expect(drag(60, over: 0.1) == 2)
        #expect(drag(60, over: 0.25) == 2)
        #expect(drag(80, over: 0.25) == 1)
        #expect(drag(200, over: 0.1) == 0)
        #expect(drag(200, over: 0.1) == 0)
        #expect(scene.log.heard.last == "didEndDecelerating")
    }

    @Test("however far and fast the finger goes, one gesture turns one page (S-A4.17, S-A4.18)")
    func onePage() {
        for (isAcross, way) in [(true, -1.0), (true, 1), (false, -1), (false, 1)] {
            let scene = ScrollScene(
                content: isAcross
                    ? CGSize(width: 2000, height: 100) : CGSize(width: 100, height: 2000),
                frame: CGRect(x: 150, y: 300, width: 100, height: 100))
            scene.scroll.isPagingEnabled = true
            scene.scroll.contentOffset =
                isAcross ? CGPoint(x: 1000, y: 0) : CGPoint(x: 0, y: 1000)
            let distance = 180 * way
            scene.device.drag(
                from: CGPoint(x: 200, y: 350),
                to: CGPoint(
                    x: 200 + (isAcross ? distance : 0), y: 350 + (isAcross ? 0 : distance)),
                over: 0.05)
            scene.device.settle()
            let end = isAcross ? scene.scroll.contentOffset.x : scene.scroll.contentOffset.y
            #expect(end == CGFloat(1000 - 100 * way))
        }
    }

    @Test("a page's target cannot be changed (S-A6.8)")
    func pagingTarget() {
        let scene = ScrollScene(content: CGSize(width: 393 * 5, height: 852))
        scene.scroll.isPagingEnabled = true
        scene.log.retarget = { CGPoint(x: $0.x + 100, y: 0) }
        scene.device.drag(from: CGPoint(x: 390, y: 400), to: CGPoint(x: 200, y: 400), over: 0.1)
        scene.device.settle()
        #expect(scene.scroll.contentOffset.x == 393)
        #expect(scene.device.trace.records(.misusePagingTarget).count == 1)
    }

    @Test(
        "the directional lock keeps a nearly straight drag to its axis, and a slanted one free (S-A5.7, U-15, model: directionalLockAngle)"
    )
    func directionalLock() {
        for (x, y, moves) in [
            (-100.0, -30.0, (true, false)), (-30, -100, (false, true)), (-80, -70, (true, true)),
        ] {
            let scene = ScrollScene(content: CGSize(width: 3000, height: 3000))
            scene.scroll.isDirectionalLockEnabled = true
            let finger = scene.device.finger()
            finger.down(at: CGPoint(x: 300, y: 600))
            finger.move(to: CGPoint(x: 300 + x, y: 600 + y), over: 0.2)
            finger.move(to: CGPoint(x: 200, y: 500), over: 0.2)
            #expect((scene.scroll.contentOffset.x > 0) == moves.0)
            #expect((scene.scroll.contentOffset.y > 0) == moves.1)
            finger.up()
            scene.device.settle()
            #expect((scene.scroll.contentOffset.y > 0) == moves.1)
        }
    }

    @Test("a finger takes a motion over that code asked for, and nobody hears that it ended (U-11)")
    func interruptedAnimation() {
        let scene = ScrollScene()
        scene.scroll.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
        scene.device.advance(by: 0.1)
        scene.device.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 600), over: 0.1)
        scene.device.settle()
        #expect(!scene.log.heard.contains("didEndScrollingAnimation"))
        #expect(scene.log.heard.last == "didEndDecelerating")
    }

    @Test("an offset set in mid-fling stops it at once; assigned, it goes on from there (U-11)")
    func interruptedFling() {
        let scene = ScrollScene()
        scene.play(by: ScrollScene.moves(20, by: -20))
        scene.device.advance(by: 0.1)
        let before = scene.scroll.contentOffset.y
        scene.scroll.contentOffset.y += 5000
        scene.device.advance(by: 0.05)
        #expect(scene.scroll.contentOffset.y > before + 5000 && scene.scroll.isDecelerating)
        scene.scroll.setContentOffset(scene.scroll.contentOffset, animated: false)
        let stopped = scene.scroll.contentOffset.y
        scene.device.settle()
        #expect(scene.scroll.contentOffset.y == stopped && !scene.scroll.isDecelerating)
    }

    @Test("an offset pinned by the delegate in mid-drag is where the finger goes on from (S-A7.10)")
    func pinned() {
        let scene = ScrollScene()
        scene.scroll.contentOffset.y = 500
        var isPinned = true
        scene.log.react = { call, view in
            if call == "didScroll", isPinned, view.contentOffset.y != 500 {
                view.contentOffset.y = 500
            }
        }
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 700))
        finger.move(to: CGPoint(x: 200, y: 600), over: 0.1)
        #expect(scene.scroll.contentOffset.y == 500)
        isPinned = false
        finger.move(to: CGPoint(x: 200, y: 550), over: 0.1)
        #expect(abs(scene.scroll.contentOffset.y - 550) < 0.4)
        finger.up()
    }

    @Test("a scroll view that leaves its window rests, and a callback may take it away (S-A6.3)")
    func removed() {
        for moment in [
            "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
        ] {
            let scene = ScrollScene()
            scene.log.react = { call, view in
                if call == moment, view.contentOffset.y > 80 { view.removeFromSuperview() }
            }
            scene.play(by: ScrollScene.moves(20, by: -6))
            scene.device.settle()
            #expect(scene.scroll.window == nil && !scene.scroll.isDecelerating)
            #expect(scene.device.isAtRest)
        }
    }

    @Test("a tap on the status bar scrolls the only scroll view to its top (S-A5.11)")
    func statusBar() {
        let scene = ScrollScene()
        scene.scroll.contentInset.top = 40
        scene.device.tapStatusBar()
        scene.device.settle()
        #expect(scene.scroll.contentOffset.y == -40)
        scene.scroll.contentOffset.y = 500
        scene.log.heard = []
        scene.log.allowsTop = false
        scene.device.tapStatusBar()
        #expect(scene.log.heard == ["shouldScrollToTop"])
        scene.log.allowsTop = true
        scene.device.tapStatusBar()
        scene.device.settle()
        #expect(scene.scroll.contentOffset.y == -40)
        #expect(scene.log.outline.suffix(2) == ["didScroll", "didScrollToTop"])
        scene.log.heard = []
        scene.device.tapStatusBar()
        #expect(scene.log.heard.isEmpty)
        let second = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.scroll.contentOffset.y = 500
        scene.scroll.addSubview(second)
        second.center.y = 550
        scene.device.tapStatusBar()
        scene.device.settle()
        #expect(scene.scroll.contentOffset.y == 500)
        #expect(scene.device.trace.records(.statusBarRefused).last?["count"] == .number(2))
        second.scrollsToTop = false
        scene.device.tapStatusBar()
        scene.device.settle()
        #expect(scene.scroll.contentOffset.y == -40)
    }
}
