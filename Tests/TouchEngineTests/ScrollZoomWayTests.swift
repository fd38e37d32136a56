import Testing
import TouchEngine

@Suite("The way of a picture that is zoomed")
struct ScrollZoomWayTests {
    private let scene: ScrollScene
    private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 1_000))

    private var scroll: UIScrollView { scene.scroll }
    private var device: Device { scene.device }

    init() { scene = .zooming(picture) }

    /// Which point of the picture is at a point of the screen.
    private func shown(at point: CGPoint) -> CGPoint { picture.convert(point, from: nil) }

    private func apart(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
        max(abs(one.x - other.x), abs(one.y - other.y))
    }

    @Test("code that zooms keeps what is in the middle there, at once and in a motion (S-A5.9)")
    func middle() {
        for animated in [false, true] {
            scroll.zoomScale = 1
            scroll.contentOffset = CGPoint(x: 150, y: 250)
            let middle = CGPoint(x: 190, y: 350)
            let before = shown(at: middle)
            #expect(before == CGPoint(x: 300, y: 500))
            scroll.setZoomScale(1.5, animated: animated)
            device.settle()
            #expect(scroll.zoomScale == 1.5 && apart(shown(at: middle), before) < 0.5)
            #expect(abs(scroll.contentSize.width - 900) < 0.01)
            #expect(abs(scroll.contentSize.height - 1_500) < 0.01)
            #expect(picture.frame == CGRect(x: 0, y: 0, width: 900, height: 1_500))
        }
    }

    @Test("smaller, the picture comes to rest inside the limits (S-A3.8, S-A5.9)")
    func smaller() {
        for animated in [false, true] {
            scroll.zoomScale = 1
            scroll.contentOffset = CGPoint(x: 300, y: 500)
            scroll.setZoomScale(0.75, animated: animated)
            device.settle()
            #expect(scroll.contentOffset == CGPoint(x: 150, y: 250))
            scroll.setZoomScale(0.1, animated: animated)
            device.settle()
            #expect(scroll.zoomScale == 0.5 && scroll.contentOffset == .zero)
            scroll.setZoomScale(7, animated: animated)
            device.settle()
            #expect(scroll.zoomScale == 2)
        }
    }

    @Test("a picture that stands elsewhere in the content stays there (S-A5.9)")
    func origin() {
        picture.frame.origin = CGPoint(x: 12, y: 34)
        scroll.zoomScale = 2
        #expect(picture.frame == CGRect(x: 12, y: 34, width: 1_200, height: 2_000))
    }

    @Test("a rectangle without a width or a height is not zoomed to (S-A5.9)")
    func noRectangle() {
        for size in [CGSize(width: 0, height: 80), CGSize(width: 80, height: 0)] {
            scroll.zoom(to: CGRect(origin: .zero, size: size), animated: false)
            #expect(scroll.zoomScale == 1)
        }
        scroll.zoom(to: CGRect(x: 100, y: 100, width: 0.5, height: 0.5), animated: false)
        #expect(scroll.zoomScale == 2)
    }

    @Test("what is under the fingers stays there, wherever the view stands (S-A5.9)")
    func underFingers() {
        let centre = CGPoint(x: 120, y: 250)
        scroll.contentOffset = CGPoint(x: 150, y: 250)
        let before = shown(at: centre)
        device.pinch(at: centre, from: 80, to: 110, over: 0.3)
        #expect(scroll.zoomScale > 1.2 && apart(shown(at: centre), before) < 1.5)
        device.settle()
        #expect(apart(shown(at: centre), before) < 1.5)
    }

    @Test("past a limit it follows less, and springs back about the middle (S-A5.9)")
    func pastLimit() throws {
        scroll.zoomScale = 2
        scroll.contentOffset = CGPoint(x: 400, y: 700)
        let (one, other) = (device.finger(), device.finger())
        one.down(at: CGPoint(x: 150, y: 350))
        other.down(at: CGPoint(x: 230, y: 350))
        Finger.move(
            [(one, to: CGPoint(x: 90, y: 350)), (other, to: CGPoint(x: 290, y: 350))], over: 0.3)
        let over = scroll.zoomScale
        #expect(over > 2.5 && over < 3.3)
        let middle = CGPoint(x: 190, y: 350)
        let before = shown(at: middle)
        one.up()
        other.up()
        #expect(scroll.isZoomBouncing && !scene.log.heard.contains("didEndZooming"))
        device.settle()
        #expect(scroll.zoomScale == 2 && !scroll.isZoomBouncing)
        #expect(apart(shown(at: middle), before) < 1)
        let record = try #require(device.trace.records(.scrollZoomEnded).last)
        #expect(record["scale"] == .number(2) && record.rule == "S-A5.9")
        #expect(device.trace.records(.scrollZoomed).last?["scale"] == .number(2))
        #expect(scene.log.heard.count { $0 == "didEndZooming" } == 1)
    }

    @Test("without bounces of its own a scale stays at its limit (S-A5.9)")
    func withoutBounce() {
        scroll.bouncesZoom = false
        device.pinch(at: CGPoint(x: 190, y: 350), from: 60, to: 260, over: 0.3)
        #expect(scroll.zoomScale == 2 && !scroll.isZoomBouncing)
        device.settle()
        device.pinch(at: CGPoint(x: 190, y: 350), from: 260, to: 30, over: 0.3)
        #expect(scroll.zoomScale == 0.5)
    }

    @Test("a third finger makes no jump (S-A5.9)")
    func third() {
        let fingers = (0..<3).map { _ in device.finger() }
        for (finger, x) in zip(fingers, [150.0, 230, 60]) {
            finger.down(at: CGPoint(x: x, y: x == 60 ? 560 : 350))
            if x == 230 {
                finger.move(to: CGPoint(x: 260, y: 350), over: 0.2)
            }
        }
        let (offset, scale) = (scroll.contentOffset, scroll.zoomScale)
        #expect(scroll.isZooming)
        fingers[2].move(to: CGPoint(x: 61, y: 560), over: 0.02)
        #expect(apart(scroll.contentOffset, offset) < 6 && abs(scroll.zoomScale - scale) < 0.05)
        for finger in fingers { finger.up() }
        device.settle()
    }

    @Test("a pinch that takes up a fling stops it (S-A2.9, S-A5.9)")
    func stopsFling() {
        scroll.contentOffset = CGPoint(x: 150, y: 0)
        scene.play(from: CGPoint(x: 190, y: 500), by: ScrollScene.moves(10, by: -10))
        #expect(scroll.isDecelerating)
        device.pinch(at: CGPoint(x: 190, y: 350), from: 80, to: 100, over: 0.2)
        let offset = scroll.contentOffset
        device.settle()
        #expect(scroll.contentOffset == offset && !scroll.isDecelerating)
    }

    @Test("one pinch recognizer comes with the first choice of scales, and no other (S-A1.4)")
    func pinches() {
        let count = { (view: UIScrollView) in view.gestureRecognizers?.count }
        let fresh = UIScrollView()
        fresh.maximumZoomScale = 1
        #expect(count(fresh) == 2)
        fresh.minimumZoomScale = 0.5
        #expect(count(fresh) == 3)
        fresh.maximumZoomScale = 4
        fresh.minimumZoomScale = 0.25
        #expect(count(fresh) == 3)
    }
}
