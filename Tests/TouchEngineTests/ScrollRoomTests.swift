import Testing
import TouchEngine

@Suite("The room of a scroll view: rectangles, sizes of nothing, and what covers it")
struct ScrollRoomTests {
    @Test("a rectangle that is just in sight stays so, even past an edge (S-A6.7)")
    func justInSight() {
        let scene = ScrollScene(
            content: CGSize(width: 2_000, height: 3_000),
            frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        for (offset, rect) in [
            (CGPoint(x: -30, y: -40), CGRect(x: -30, y: -40, width: 300, height: 500)),
            (CGPoint(x: -30, y: -40), CGRect(x: -30, y: -40, width: 10, height: 10)),
            (CGPoint(x: 1_730, y: 2_540), CGRect(x: 2_020, y: 3_030, width: 10, height: 10)),
        ] {
            scene.scroll.contentOffset = offset
            scene.scroll.scrollRectToVisible(rect, animated: false)
            #expect(scene.scroll.contentOffset == offset)
        }
    }

    /// A pan on a pad beside its scroll view, which is as small as that.
    private func small(_ size: CGSize, content: CGSize) -> ScrollScene {
        let scene = ScrollScene(
            content: content, frame: CGRect(origin: CGPoint(x: 10, y: 500), size: size))
        let pad = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 480))
        scene.device.window.addSubview(pad)
        pad.addGestureRecognizer(scene.scroll.panGestureRecognizer)
        return scene
    }

    @Test("a view of no height shows nothing past its edges (S-A4.1)")
    func noHeight() {
        let scene = small(CGSize(width: 100, height: 0), content: CGSize(width: 100, height: 600))
        for (place, edge, way) in [(-5, 0, 1), (605, 600, -1)] as [(CGFloat, CGFloat, CGFloat)] {
            scene.scroll.contentOffset.y = place
            let finger = scene.device.finger()
            finger.down(at: CGPoint(x: 200, y: 240))
            finger.move(to: CGPoint(x: 200, y: 240 + 30 * way), over: 0.1)
            #expect(scene.scroll.contentOffset.y == edge)
            finger.move(to: CGPoint(x: 200, y: 240 + 9_000 * way), over: 0.1)
            #expect(scene.scroll.contentOffset.y == edge)
            finger.up()
            scene.device.settle()
        }
    }

    @Test("one of half a point shows a part of that (S-A4.1)")
    func halfAPoint() {
        let scene = small(
            CGSize(width: 100, height: 0.5), content: CGSize(width: 100, height: 600))
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 100))
        finger.move(to: CGPoint(x: 200, y: 400), over: 0.1)
        #expect(abs(scene.scroll.contentOffset.y + 0.5) < 0.2)
        finger.up()
        scene.device.settle()
        scene.scroll.contentOffset.y = -1.0 / 3
        let second = scene.device.finger()
        second.down(at: CGPoint(x: 200, y: 300))
        second.move(to: CGPoint(x: 200, y: 289), over: 0.1)
        second.move(to: CGPoint(x: 200, y: 288.8), over: 0.1)
        #expect(scene.scroll.contentOffset.y <= 0 && scene.scroll.contentOffset.y > -0.5)
        second.up()
    }

    @Test("in a small view, content put about as far out as it can be pulled stays (S-A4.1)")
    func almostTaut() {
        let frame = CGRect(x: 0, y: 0, width: 393, height: 300)
        for further: CGFloat in [297.1, 297.9, 299] {
            for side: CGFloat in [1, -1] {
                let scene = ScrollScene(content: CGSize(width: 393, height: 300), frame: frame)
                scene.scroll.alwaysBounceVertical = true
                scene.scroll.contentOffset.y = side * further
                let finger = scene.device.finger()
                finger.down(at: CGPoint(x: 200, y: 150))
                finger.move(to: CGPoint(x: 200, y: 161), over: 0.1)
                #expect(abs(scene.scroll.contentOffset.y - side * further) < 0.2)
                finger.up()
            }
        }
        let scene = small(CGSize(width: 100, height: 50), content: CGSize(width: 100, height: 600))
        for further: CGFloat in [49.6, 50.2, 50.4] {
            scene.scroll.contentOffset.y = -further
            let finger = scene.device.finger()
            finger.down(at: CGPoint(x: 200, y: 150))
            finger.move(to: CGPoint(x: 200, y: 161), over: 0.1)
            #expect(abs(scene.scroll.contentOffset.y + further) < 0.2)
            finger.up()
            scene.device.settle()
        }
    }

    @Test("pages of no width are no pages; those of half a point are (S-A4.17)")
    func smallPages() {
        for width: CGFloat in [0, 0.5] {
            let scene = small(
                CGSize(width: width, height: 100), content: CGSize(width: 600, height: 100))
            scene.scroll.isPagingEnabled = true
            scene.device.drag(
                from: CGPoint(x: 300, y: 240), to: CGPoint(x: 200, y: 240), over: 1)
            scene.device.settle()
            let place = scene.scroll.contentOffset.x
            #expect(width == 0 ? abs(place - 90) < 1 : place == 0.5)
        }
    }

    @Test("an axis that nobody leads rests where it is, between the pixels too (S-A4.5, S-A6.3)")
    func otherAxis() {
        let scene = ScrollScene(content: CGSize(width: 393, height: 40_000))
        scene.scroll.contentInset.right = 300
        scene.scroll.bounds.origin.x = 100.1
        scene.scroll.isDirectionalLockEnabled = true
        scene.play(by: ScrollScene.moves(20, by: -6))
        #expect(scene.log.target.x == CGFloat(100.1) && scene.log.target.y > 400)
        scene.device.settle()
        #expect(scene.scroll.contentOffset.x == CGFloat(100.1))
    }

    @Test("what covers a view that moves is no matter until it rests (S-A3.11)")
    func coveredMoving() {
        let scene = ScrollScene(model: .iPhoneWithSafeArea)
        scene.scroll.contentInsetAdjustmentBehavior = .never
        scene.scroll.contentOffset.y = 0
        scene.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        scene.scroll.contentInsetAdjustmentBehavior = .always
        #expect(scene.scroll.adjustedContentInset.top == 59 && scene.scroll.contentOffset.y == 0)
        scene.device.settle()
        #expect(scene.scroll.contentOffset.y == 300)
        scene.scroll.setContentOffset(CGPoint(x: 0, y: -59), animated: false)
        scene.scroll.contentInsetAdjustmentBehavior = .never
        #expect(scene.scroll.contentOffset.y == 0)
    }

    @Test("under a bar a zoomed picture moves once, and pinched not at all (S-A3.11, S-A5.9)")
    func coveredZooming() {
        let scene = ScrollScene(
            content: CGSize(width: 393, height: 852), model: .iPhoneWithSafeArea)
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scene.scroll.addSubview(picture)
        scene.log.zoomed = picture
        scene.scroll.maximumZoomScale = 3
        scene.log.heard = []
        #expect(scene.scroll.adjustedContentInset == .zero && scene.scroll.contentOffset == .zero)
        scene.scroll.zoomScale = 2
        #expect(scene.scroll.adjustedContentInset.top == 59)
        #expect(scene.log.heard == ["didScroll", "didZoom"])
        scene.scroll.zoomScale = 1
        scene.device.settle()
        scene.log.heard = []
        let fingers = [scene.device.finger(), scene.device.finger()]
        for (finger, y) in zip(fingers, [20.0, 120]) { finger.down(at: CGPoint(x: 100, y: y)) }
        Finger.move(
            zip(fingers, [20.0, 180]).map { (finger: $0, to: CGPoint(x: 100, y: $1)) }, over: 0.2)
        #expect(scene.scroll.isZooming)
        let place = scene.scroll.contentOffset
        scene.scroll.contentInsetAdjustmentBehavior = .never
        #expect(scene.scroll.contentOffset == place)
        for finger in fingers { finger.up() }
    }

    @Test("what is not added to the insets covers the views of the content, at once (U-24)")
    func passedOn() {
        let scene = ScrollScene(model: .iPhoneWithSafeArea)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scene.scroll.addSubview(content)
        scene.scroll.contentInsetAdjustmentBehavior = .always
        scene.scroll.contentOffset.y = 0
        #expect(content.safeAreaInsets == .zero)
        scene.scroll.contentInsetAdjustmentBehavior = .never
        #expect(content.safeAreaInsets.top == 59)
        scene.scroll.contentInsetAdjustmentBehavior = .always
        #expect(content.safeAreaInsets == .zero)
    }

    @Test("as a controller's view it is a page's own under a navigation controller only (U-23)")
    func owned() {
        let insets = [false, true].map { isPage in
            let device = Device(.iPhoneWithSafeArea)
            let (page, scroll) = (UIViewController(), UIScrollView(frame: device.window.bounds))
            page.view = scroll
            page.additionalSafeAreaInsets.left = 44
            device.window.rootViewController =
                isPage ? UINavigationController(rootViewController: page) : page
            device.settle()
            return scroll.adjustedContentInset
        }
        #expect(insets.first == .zero)
        #expect(insets.last?.top == 103 && insets.last?.left == 0)
    }
}
