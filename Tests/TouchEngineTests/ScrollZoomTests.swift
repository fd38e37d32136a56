import Testing
import TouchEngine

@Suite("Zooming a scroll view")
struct ScrollZoomTests {
    /// A picture as large as the screen that may be twice and half as large.
    private func scene() -> (ScrollScene, UIView) {
        let scene = ScrollScene(content: CGSize(width: 393, height: 852))
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scene.scroll.addSubview(picture)
        scene.log.zoomed = picture
        scene.scroll.maximumZoomScale = 2
        scene.log.heard = []
        return (scene, picture)
    }
    private let middle = CGPoint(x: 196.5, y: 426)

    @Test("it takes two limits and a view; without them there is no pinch (S-A5.9, S-A1.4)")
    func pinchExists() {
        let (scene, picture) = scene()
        #expect(scene.scroll.pinchGestureRecognizer != nil)
        #expect(scene.scroll.gestureRecognizers?.count == 3)
        scene.log.zoomed = nil
        #expect(scene.scroll.pinchGestureRecognizer == nil)
        scene.device.pinch(at: middle, from: 100, to: 200, over: 0.2)
        #expect(scene.scroll.zoomScale == 1)
        scene.log.zoomed = picture
        scene.scroll.maximumZoomScale = 1
        #expect(scene.scroll.pinchGestureRecognizer == nil)
        #expect(UIScrollView().pinchGestureRecognizer == nil)
        #expect(UIScrollView().bouncesZoom)
    }

    @Test("a pinch scales the view and the content about the fingers, in UIKit's order (S-A5.9)")
    func pinch() {
        let (scene, picture) = scene()
        scene.device.pinch(at: middle, from: 100, to: 150, over: 0.2)
        scene.device.settle()
        let scale = 150 / (100 + ModelParameters().pinchSlop)
        #expect(abs(scene.scroll.zoomScale - scale) < 0.001)
        #expect(abs(picture.frame.width - 393 * scale) < 0.1 && picture.frame.origin == .zero)
        #expect(abs(scene.scroll.contentSize.height - 852 * scale) < 0.1)
        // What was in the middle still is.
        #expect(abs(picture.convert(middle, to: nil).x - 196.5) < 1)
        #expect(abs(picture.convert(middle, to: nil).y - 426) < 1)
        let zooms = scene.log.outline.filter { $0 != "didScroll" }
        #expect(zooms.first == "willBeginZooming" && zooms.last == "didEndZooming")
        #expect(zooms.contains("didZoom") && !scene.scroll.isZooming)
        #expect(scene.device.isAtRest)
    }

    @Test("a scale that code sends it to takes over from the fingers, and both end once (S-A5.9)")
    func takenOver() {
        let (scene, _) = scene()
        let fingers = [scene.device.finger(), scene.device.finger()]
        fingers[0].down(at: CGPoint(x: 146.5, y: 426))
        fingers[1].down(at: CGPoint(x: 246.5, y: 426))
        fingers[0].move(to: CGPoint(x: 126.5, y: 426), over: 0.1)
        #expect(scene.scroll.isZooming)
        scene.scroll.setZoomScale(2, animated: true)
        #expect(!scene.scroll.isZooming)
        for finger in fingers { finger.up() }
        scene.device.settle()
        #expect(scene.scroll.zoomScale == 2)
        #expect(scene.log.heard.filter { $0 == "willBeginZooming" }.count == 1)
        #expect(scene.log.heard.filter { $0 == "didEndZooming" }.count == 1)
    }

    @Test("past a limit it bounces back before didEndZooming, or stops there (S-A5.9)")
    func bouncing() {
        for bounces in [true, false] {
            let (scene, _) = scene()
            scene.scroll.bouncesZoom = bounces
            var largest: CGFloat = 1
            var isBack = false
            scene.log.react = { call, view in
                largest = max(largest, view.zoomScale)
                if call == "didEndZooming" { isBack = view.zoomScale == 2 && !view.isZoomBouncing }
            }
            scene.device.pinch(at: middle, from: 50, to: 250, over: 0.2)
            #expect(scene.scroll.isZoomBouncing == bounces)
            scene.device.settle()
            #expect(scene.scroll.zoomScale == 2 && isBack)
            #expect(bounces ? largest > 2.5 : largest == 2)
            #expect(!scene.scroll.isZoomBouncing)
        }
    }

    @Test("code zooms about the middle, and to a rectangle, at once or in a motion (S-A5.9)")
    func byCode() {
        let (scene, _) = scene()
        scene.scroll.setZoomScale(2, animated: false)
        #expect(scene.scroll.contentSize == CGSize(width: 786, height: 1704))
        #expect(scene.log.outline.filter { $0 != "didScroll" } == ["didZoom"])
        #expect(abs(scene.scroll.contentOffset.y - 426) < 0.4)
        scene.scroll.zoomScale = 5
        #expect(scene.scroll.zoomScale == 2)
        scene.scroll.zoomScale = 1
        #expect(scene.scroll.contentOffset == .zero)
        scene.scroll.zoom(to: CGRect(x: 0, y: 0, width: 196.5, height: 426), animated: true)
        #expect(scene.scroll.zoomScale == 1)
        scene.device.settle()
        #expect(scene.scroll.zoomScale == 2 && scene.scroll.contentOffset == .zero)
        #expect(scene.log.heard.last == "didEndZooming")
    }

    @Test("a zoomed picture is dragged, both ways (S-A5.9, S-A3.8)")
    func draggingZoomed() {
        let (scene, _) = scene()
        scene.scroll.zoomScale = 2
        let start = scene.scroll.contentOffset
        scene.device.drag(from: middle, to: CGPoint(x: 146.5, y: 376), over: 1)
        #expect(scene.scroll.contentOffset.x - start.x > 38)
        #expect(scene.scroll.contentOffset.y - start.y > 38)
    }

    @Test("one finger lifted and the other dragged makes no jump (S-A5.9)")
    func oneFingerLeft() {
        let (scene, _) = scene()
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: CGPoint(x: 150, y: 400))
        b.down(at: CGPoint(x: 250, y: 400))
        Finger.move(
            [(a, CGPoint(x: 120, y: 400)), (b, CGPoint(x: 290, y: 400))], over: 0.2)
        let offset = scene.scroll.contentOffset
        let scale = scene.scroll.zoomScale
        a.up()
        b.move(to: CGPoint(x: 289, y: 400), over: 0.02)
        #expect(abs(scene.scroll.contentOffset.x - offset.x) < 3)
        #expect(scene.scroll.zoomScale == scale)
        b.up()
        scene.device.settle()
        #expect(scene.device.isAtRest && !scene.scroll.isZooming)
    }

    @Test("a scale on its way grows from the old to the new, and the content with it (S-A5.9)")
    func onItsWay() {
        let (scene, picture) = scene()
        var scales: [CGFloat] = []
        scene.log.react = { call, scroll in
            guard call == "didZoom" else { return }
            scales.append(scroll.zoomScale)
            #expect(abs(picture.frame.width - 393 * scroll.zoomScale) < 0.01)
        }
        scene.scroll.setZoomScale(2, animated: true)
        scene.device.settle()
        #expect(scales.count > 10 && scales.last == 2)
        #expect(scales.allSatisfy { 1...2 ~= $0 } && scales == scales.sorted())
    }

    @Test(
        "a scale asked for while another is told of begins when that has ended (S-A5.9)",
        arguments: [true, false])
    func nested(isInWindow: Bool) {
        let (scene, _) = scene()
        if !isInWindow { scene.scroll.removeFromSuperview() }
        scene.log.react = { [log = scene.log] call, scroll in
            guard call == "didZoom" else { return }
            log.react = { _, _ in }
            scroll.setZoomScale(1.5, animated: true)
        }
        scene.scroll.setZoomScale(2, animated: true)
        scene.device.settle()
        #expect(scene.scroll.zoomScale == 1.5)
        #expect(
            scene.log.heard.filter { $0 == "willBeginZooming" || $0 == "didEndZooming" }
                == ["willBeginZooming", "didEndZooming", "willBeginZooming", "didEndZooming"])
    }

    @Test("a rectangle that is zoomed to is in sight as a whole, wide or tall (S-A5.9)")
    func wideAndTall() {
        let (scene, _) = scene()
        scene.scroll.maximumZoomScale = 10
        scene.scroll.zoom(to: CGRect(x: 96.5, y: 400, width: 200, height: 20), animated: false)
        #expect(abs(scene.scroll.zoomScale - 393 / 200) < 0.001)
        scene.scroll.zoom(to: CGRect(x: 190, y: 226, width: 10, height: 400), animated: false)
        #expect(abs(scene.scroll.zoomScale - 852 / 400) < 0.001)
    }

    @Test("where there is nothing to zoom, a pinch is the content's (S-A5.9)")
    func pinchOfTheContent() {
        let (scene, picture) = scene()
        let listener = Listener()
        let pinch = UIPinchGestureRecognizer()
        listener.listen(to: pinch, as: "pinch")
        picture.addGestureRecognizer(pinch)
        scene.log.zoomed = nil
        scene.device.pinch(at: middle, from: 100, to: 150, over: 0.2)
        scene.device.settle()
        #expect(listener.outline == ["pinch began", "pinch ended"])
        listener.heard = []
        scene.scroll.gestureRecognizers?.forEach {
            if $0 is UIPinchGestureRecognizer { pinch.require(toFail: $0) }
        }
        scene.device.pinch(at: middle, from: 100, to: 150, over: 0.2)
        scene.device.settle()
        #expect(listener.outline == ["pinch began", "pinch ended"])
    }
}
