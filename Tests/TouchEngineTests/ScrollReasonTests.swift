import Testing
import TouchEngine

@Suite("What a scroll view's fingers are left to, and why")
struct ScrollReasonTests {
    @Test("a lift past the slop of the other axis says how far it went (model: scrollSlop)")
    func otherAxis() throws {
        for (across, way) in [(true, CGPoint(x: 3, y: 10)), (false, CGPoint(x: 10, y: 3))] {
            for (factor, isFar) in [(1, true), (-1, true), (0.99, false)] as [(CGFloat, Bool)] {
                let scene = ScrollScene(
                    content: CGSize(width: across ? 3_000 : 393, height: across ? 852 : 3_000))
                let finger = scene.device.finger()
                finger.down(at: CGPoint(x: 200, y: 400))
                let moved = CGPoint(x: way.x * factor, y: way.y * factor)
                finger.move(to: CGPoint(x: 200 + moved.x, y: 400 + moved.y))
                finger.up()
                scene.device.settle()
                let record = scene.device.trace.records(.scrollOtherAxis).last
                #expect((record != nil) == isFar)
                guard isFar else { continue }
                #expect(record?["dx"] == .number(Double(moved.x)))
                #expect(record?["dy"] == .number(Double(moved.y)))
                #expect(record?["slop"] == .number(10) && record?["across"] == .flag(across))
            }
        }
    }

    @Test("a finger on nothing but the scroll view scrolls, whatever content may keep (S-A2.8)")
    func bare() {
        let scene = ScrollScene()
        scene.scroll.canCancelContentTouches = false
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 600))
        finger.hold(for: 0.3)
        finger.move(to: CGPoint(x: 200, y: 500), over: 0.2)
        #expect(scene.scroll.contentOffset.y == 90)
        finger.up()
    }

    @Test("a finger on another view that the pan is on is no content’s (S-A1.5, S-A2.8)")
    func elsewhere() {
        let scene = ScrollScene(frame: CGRect(x: 0, y: 500, width: 393, height: 300))
        scene.scroll.canCancelContentTouches = false
        let pad = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
        scene.device.window.addSubview(pad)
        pad.addGestureRecognizer(scene.scroll.panGestureRecognizer)
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 100, y: 300))
        finger.hold(for: 0.3)
        finger.move(to: CGPoint(x: 100, y: 200), over: 0.2)
        #expect(scene.scroll.contentOffset.y == 90)
        finger.up()
    }

    @Test("a finger that stops content stops it at once, though the pan has to wait (S-A2.9)")
    func stopsWaiting() {
        let scene = ScrollScene()
        scene.play(by: ScrollScene.moves(20, by: -12))
        scene.device.advance(by: 0.1)
        let press = UILongPressGestureRecognizer()
        scene.scroll.addGestureRecognizer(press)
        scene.scroll.panGestureRecognizer.require(toFail: press)
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        let place = scene.scroll.contentOffset.y
        #expect(scene.scroll.isDecelerating)
        #expect(scene.scroll.panGestureRecognizer.state == .possible)
        finger.hold(for: 0.3)
        #expect(scene.scroll.contentOffset.y == place)
        finger.up()
    }

    @Test("content that goes on after a finger somebody else took does so once (S-A2.9, S-A4.17)")
    func goesOnOnce() {
        let scene = ScrollScene(content: CGSize(width: 1_572, height: 852))
        scene.scroll.isPagingEnabled = true
        scene.play(
            from: CGPoint(x: 380, y: 400), by: Array(repeating: CGPoint(x: -12, y: 0), count: 20))
        scene.device.advance(by: 0.05)
        let grasp = CaughtContentTests.Grasp()
        scene.scroll.addGestureRecognizer(grasp)
        scene.log.heard = []
        scene.device.tap(at: CGPoint(x: 200, y: 400))
        #expect(scene.log.heard.first == "willBeginDecelerating" && scene.scroll.isDecelerating)
        scene.device.settle()
        #expect(scene.scroll.contentOffset.x == 393)
        scene.scroll.contentOffset.x = 500
        scene.device.tap(at: CGPoint(x: 200, y: 400))
        scene.device.settle()
        #expect(scene.scroll.contentOffset.x == 500)
    }

    @Test("where code has sent the content meanwhile, it goes (S-A2.9, S-A6.7)")
    func sentMeanwhile() {
        let scene = ScrollScene(content: CGSize(width: 1_572, height: 852))
        scene.scroll.isPagingEnabled = true
        scene.play(
            from: CGPoint(x: 380, y: 400), by: Array(repeating: CGPoint(x: -12, y: 0), count: 20))
        scene.device.advance(by: 0.05)
        scene.scroll.addGestureRecognizer(CaughtContentTests.Grasp())
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        scene.scroll.setContentOffset(CGPoint(x: 1_000, y: 0), animated: true)
        finger.up()
        scene.device.settle()
        #expect(scene.scroll.contentOffset.x == 1_000)
        #expect(scene.log.heard.last == "didEndScrollingAnimation")
    }

    @Test("a scroll view that cannot scroll keeps nothing from its content (S-A5.2)")
    func cannotScroll() {
        let scene = ScrollScene()
        let content = LoggedView(frame: CGRect(x: 0, y: 300, width: 393, height: 200))
        scene.scroll.addSubview(content)
        scene.scroll.isScrollEnabled = false
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        #expect(content.heard == ["began"])
        finger.up()
    }

    @Test("each finger waits anew, also after one that was taken away (S-A5.1)")
    func waitsAnew() {
        let scene = ScrollScene()
        let content = LoggedView(frame: CGRect(x: 0, y: 300, width: 393, height: 200))
        scene.scroll.addSubview(content)
        for end in 0..<3 {
            content.heard = []
            let finger = scene.device.finger()
            finger.down(at: CGPoint(x: 200, y: 400))
            finger.hold(for: 0.1)
            #expect(content.heard == [])
            if end == 0 { scene.device.cancelTouches() }
            if end < 2 {
                finger.up()
                scene.device.advance(by: 0.5)
                #expect(end == 0 || content.heard.contains("began"))
                continue
            }
            finger.hold(for: 0.06)
            #expect(content.heard == ["began"])
            finger.up()
        }
    }

    @Test("with bounces off, content that fits is not pulled, whatever else says (S-A2.3)")
    func noBounces() {
        for across in [true, false] {
            let scene = ScrollScene(content: CGSize(width: 393, height: 852))
            scene.scroll.alwaysBounceVertical = true
            scene.scroll.alwaysBounceHorizontal = true
            scene.scroll.bounces = false
            scene.device.drag(
                from: CGPoint(x: 200, y: 400),
                to: CGPoint(x: across ? 300 : 200, y: across ? 400 : 500), over: 0.2)
            #expect(scene.log.heard == [])
        }
    }

    @Test("a finger that the pan has given up is not tracked (S-A6.1)")
    func notTracked() {
        let scene = ScrollScene(content: CGSize(width: 100, height: 100))
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        #expect(scene.scroll.isTracking)
        finger.move(to: CGPoint(x: 200, y: 450), over: 0.1)
        #expect(!scene.scroll.isTracking)
        finger.up()
    }

    @Test("nor is it while its pan has failed, and waits to be reset with another (S-A6.1)")
    func notTrackedUnreset() {
        let scene = ScrollScene(content: CGSize(width: 100, height: 100))
        scene.waitForPress(allowing: 1_000)
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 200, y: 450), over: 0.1)
        #expect(scene.scroll.panGestureRecognizer.state == .failed)
        #expect(!scene.scroll.isTracking)
        finger.up()
    }
}
