import Testing
import TouchEngine

@Suite("Zooming a scroll view, clause by clause")
struct ScrollZoomClauseTests {
    private let scene: ScrollScene
    private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 1_000))

    private var scroll: UIScrollView { scene.scroll }
    private var device: Device { scene.device }

    init() { scene = .zooming(picture) }

    /// Two fingers that have begun to pinch about a point, 120 points apart.
    private func pinching(at point: CGPoint = CGPoint(x: 190, y: 350)) -> [Finger] {
        let fingers = [device.finger(), device.finger()]
        for (finger, x) in zip(fingers, [-40.0, 40]) {
            finger.down(at: CGPoint(x: point.x + x, y: point.y))
        }
        let ways = zip(fingers, [-60.0, 60]).map {
            (finger: $0, to: CGPoint(x: point.x + $1, y: point.y))
        }
        Finger.move(ways, over: 0.1)
        return fingers
    }

    @Test("a scale that code sets moves the content once, to where it comes (S-A5.9)")
    func once() {
        scroll.contentOffset = CGPoint(x: 200, y: 330)
        scene.log.heard = []
        scroll.zoomScale = 0.75
        #expect(scene.log.heard == ["didScroll", "didZoom"])
        #expect(abs(scroll.contentOffset.x - 112.5) < 0.4)
        #expect(abs(scroll.contentOffset.y - 185) < 0.4)
    }

    @Test("a scale on its way is at its end as soon as code scrolls (S-A5.9, U-11)")
    func endedByCode() {
        scroll.setZoomScale(2, animated: true)
        device.advance(by: 0.1)
        #expect(scroll.zoomScale > 1 && scroll.zoomScale < 2)
        scroll.setContentOffset(CGPoint(x: 10, y: 20), animated: false)
        #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 10, y: 20))
        #expect(abs(scroll.contentSize.width - 1_200) < 0.01)
        #expect(abs(scroll.contentSize.height - 2_000) < 0.01)
        #expect(picture.frame.width == 1_200)
        #expect(scene.log.heard.count { $0 == "didEndZooming" } == 1)
    }

    @Test("a pinch ends a motion that code has begun (S-A5.9, U-11)")
    func endsMotion() {
        scroll.setContentOffset(CGPoint(x: 300, y: 500), animated: true)
        device.advance(by: 0.05)
        let fingers = pinching()
        let place = scroll.contentOffset
        device.advance(by: 0.5)
        #expect(scroll.contentOffset == place && scroll.isZooming)
        #expect(!scene.log.heard.contains("didEndScrollingAnimation"))
        for finger in fingers { finger.up() }
    }

    @Test("fingers that pinch lead the content, and no drag beside them (S-A5.9)")
    func pinchLeads() {
        scroll.contentOffset = CGPoint(x: 150, y: 250)
        var places: [CGFloat] = []
        scene.log.react = { call, scroll in
            if call == "didScroll", scroll.isZooming { places.append(scroll.contentOffset.x) }
        }
        let fingers = pinching()
        fingers.last?.move(to: CGPoint(x: 330, y: 350), over: 0.3)
        #expect(scroll.isDragging)
        #expect(places.count > 5 && places == places.sorted())
        #expect(places.allSatisfy { abs(($0 * 3).rounded() / 3 - $0) < 1e-9 })
        for finger in fingers { finger.up() }
    }

    @Test("pinched past an edge it follows as a pulled content does (S-A4.1, S-A5.9)")
    func pastEdge() {
        let fingers = pinching(at: CGPoint(x: 150, y: 350))
        #expect(scroll.isZooming)
        let scale = scroll.zoomScale
        Finger.move(
            zip(fingers, [210.0, 330]).map { (finger: $0, to: CGPoint(x: $1, y: 350)) }, over: 0.3)
        #expect(abs(scroll.zoomScale - scale) < 0.01)
        #expect(scroll.contentOffset.x < -10 && scroll.contentOffset.x > -60)
        for finger in fingers { finger.up() }
        device.settle()
        #expect(scroll.contentOffset.x == 0)
    }

    @Test("three fingers lead the content with their middle (S-A5.9)")
    func threeFingers() {
        scroll.contentOffset = CGPoint(x: 150, y: 250)
        let fingers = pinching()
        let third = device.finger()
        third.down(at: CGPoint(x: 190, y: 450))
        third.move(to: CGPoint(x: 190, y: 451), over: 0.02)
        let before = scroll.contentOffset
        Finger.move(
            zip(fingers + [third], [100.0, 220, 160]).map {
                (finger: $0, to: CGPoint(x: $1, y: $1 == 160 ? 421 : 320))
            }, over: 0.2)
        #expect(abs(scroll.contentOffset.x - before.x - 30) < 12)
        #expect(abs(scroll.contentOffset.y - before.y - 30) < 12)
        for finger in fingers + [third] { finger.up() }
    }

    @Test("under its least scale too it follows less, and springs back (S-A5.9)")
    func underLimit() {
        scroll.zoomScale = 0.5
        let fingers = [device.finger(), device.finger()]
        for (finger, x) in zip(fingers, [70.0, 310]) { finger.down(at: CGPoint(x: x, y: 350)) }
        Finger.move(
            zip(fingers, [150.0, 230]).map { (finger: $0, to: CGPoint(x: $1, y: 350)) }, over: 0.3)
        #expect(scroll.zoomScale < 0.4 && scroll.zoomScale > 0.2)
        for finger in fingers { finger.up() }
        device.settle()
        #expect(scroll.zoomScale == 0.5)
    }

    @Test("a pan that is switched off in a pinch leaves the content alone (S-A1.6, S-A5.9)")
    func panSwitchedOff() {
        let fingers = pinching(at: CGPoint(x: 150, y: 350))
        Finger.move(
            zip(fingers, [190.0, 310]).map { (finger: $0, to: CGPoint(x: $1, y: 350)) }, over: 0.3)
        let place = scroll.contentOffset
        #expect(place.x < -10)
        scroll.panGestureRecognizer.isEnabled = false
        #expect(!scroll.isDecelerating)
        device.advance(by: 0.5)
        #expect(scroll.contentOffset == place && scroll.isZooming)
        for finger in fingers { finger.up() }
        device.settle()
        #expect(scroll.contentOffset.x == 0)
    }

    @Test("a finger that is left of a pinch holds what it has pulled past an edge (S-A5.9)")
    func holds() {
        let fingers = pinching(at: CGPoint(x: 150, y: 350))
        Finger.move(
            zip(fingers, [190.0, 310]).map { (finger: $0, to: CGPoint(x: $1, y: 350)) }, over: 0.3)
        fingers.last?.up()
        device.advance(by: 0.5)
        #expect(scroll.contentOffset.x < -10 && !scroll.isDecelerating)
        fingers.first?.up()
        device.settle()
        #expect(scroll.contentOffset.x == 0)
    }

    @Test("of limits that contradict each other the least scale holds", .tags(.apparatus))
    func oddLimits() {
        scroll.minimumZoomScale = -1
        scroll.maximumZoomScale = 3
        scroll.zoomScale = 5
        #expect(scroll.zoomScale == 3)
        scroll.minimumZoomScale = 4
        scroll.zoomScale = 1
        #expect(scroll.zoomScale == 4)
    }

    @Test("a finger that lands in another's place makes no jump (S-A5.9)")
    func replaced() {
        scroll.contentOffset = CGPoint(x: 150, y: 250)
        let fingers = pinching()
        fingers.first?.up()
        let (offset, scale) = (scroll.contentOffset, scroll.zoomScale)
        let other = device.finger()
        other.down(at: CGPoint(x: 100, y: 500))
        other.move(to: CGPoint(x: 101, y: 500), over: 0.02)
        #expect(abs(scroll.contentOffset.x - offset.x) < 5)
        #expect(abs(scroll.contentOffset.y - offset.y) < 5)
        #expect(abs(scroll.zoomScale - scale) < 0.05)
    }

    @Test("the content is scaled as the pinch begins, not at the next move only (S-A5.9)")
    func atOnce() {
        let fingers = [device.finger(), device.finger()]
        for (finger, x) in zip(fingers, [150.0, 230]) { finger.down(at: CGPoint(x: x, y: 350)) }
        Finger.move(
            zip(fingers, [130.0, 250]).map { (finger: $0, to: CGPoint(x: $1, y: 350)) }, over: 0)
        #expect(scroll.isZooming && scroll.zoomScale > 1.2)
    }
}
