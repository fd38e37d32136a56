import Testing
import TouchEngine

@Suite("What one scroll view hands to another, clause by clause")
struct ScrollNestedClauseTests {
    /// A pager of three pages, on the middle one of which there is a view that scrolls.
    private struct Scene {
        let outer: ScrollScene
        let inner: UIScrollView
        var device: Device { outer.device }

        init(
            content: CGSize, frame: CGRect = CGRect(x: 393, y: 0, width: 393, height: 852),
            pages: CGSize = CGSize(width: 3 * 393, height: 852),
            at offset: CGPoint = CGPoint(x: 393, y: 0)
        ) {
            outer = ScrollScene(content: pages)
            outer.scroll.isPagingEnabled = true
            outer.scroll.contentOffset = offset
            inner = UIScrollView(frame: frame)
            inner.contentSize = content
            outer.scroll.addSubview(inner)
            device.settle()
        }

        /// A finger that has gone as far as the slop, and then in steps of a point.
        func finger(
            from start: CGPoint = CGPoint(x: 200, y: 400), by way: CGPoint
        ) -> Finger {
            let finger = device.finger()
            finger.down(at: start)
            let length = max(abs(way.x), abs(way.y))
            var place = start
            for _ in 0..<Int(length) {
                place = CGPoint(x: place.x + way.x / length, y: place.y + way.y / length)
                finger.move(to: place, over: 0.02)
            }
            return finger
        }
    }

    @Test("led past its near edge by little, content is handed over too (U-12)")
    func nearEdge() {
        for step: CGFloat in [0.5, 1] {
            let scene = Scene(content: CGSize(width: 800, height: 852))
            scene.inner.contentOffset.x = 20
            let finger = scene.finger(by: CGPoint(x: 30, y: 0))
            #expect(scene.inner.contentOffset.x == 0 && !scene.outer.scroll.isDragging)
            for count in 1...20 {
                finger.move(to: CGPoint(x: 230 + step * CGFloat(count), y: 400), over: 0.02)
            }
            #expect(scene.inner.contentOffset.x == 0 && scene.outer.scroll.isDragging)
            #expect(abs(scene.outer.scroll.contentOffset.x - (393 - 20 * step)) < 0.4)
            finger.up()
        }
    }

    @Test("the far edge of content that is narrower than its view is an edge as well (U-12)")
    func narrow() {
        let scene = Scene(content: CGSize(width: 383, height: 852))
        scene.inner.contentInset.left = 40
        scene.inner.contentOffset.x = -40
        let finger = scene.finger(by: CGPoint(x: -100, y: 0))
        #expect(scene.inner.contentOffset.x == -10)
        #expect(abs(scene.outer.scroll.contentOffset.x - 453) < 0.4)
        finger.up()
    }

    @Test("an outer one that stands past its edge goes on from there (U-12, S-A4.1)")
    func outerPastEdge() {
        let scene = Scene(
            content: CGSize(width: 800, height: 852),
            frame: CGRect(x: 0, y: 0, width: 393, height: 852), at: .zero)
        scene.inner.contentOffset.x = 387
        scene.outer.scroll.contentOffset.x = -60
        let finger = scene.finger(by: CGPoint(x: -33, y: 0))
        #expect(scene.inner.contentOffset.x == 407)
        #expect(abs(scene.outer.scroll.contentOffset.x - -58) < 2)
        finger.up()
        scene.device.settle()
        #expect(scene.outer.scroll.contentOffset.x == 0)
    }

    @Test("an outer one at its end that bounces is pulled all the same (S-A7.3)")
    func outerBounces() {
        let scene = Scene(
            content: CGSize(width: 800, height: 852),
            frame: CGRect(x: 786, y: 0, width: 393, height: 852), at: CGPoint(x: 786, y: 0))
        scene.inner.contentOffset.x = 407
        let finger = scene.finger(by: CGPoint(x: -60, y: 0))
        #expect(scene.inner.contentOffset.x == 407 && scene.outer.scroll.contentOffset.x > 800)
        finger.up()
    }

    @Test("one that follows a finger follows no other (U-12)")
    func followsOne() {
        let scene = Scene(
            content: CGSize(width: 800, height: 400),
            frame: CGRect(x: 393, y: 0, width: 393, height: 400))
        let second = UIScrollView(frame: CGRect(x: 393, y: 450, width: 393, height: 400))
        second.contentSize = CGSize(width: 800, height: 400)
        scene.outer.scroll.addSubview(second)
        scene.inner.contentOffset.x = 20
        second.contentOffset.x = 20
        let one = scene.finger(from: CGPoint(x: 200, y: 200), by: CGPoint(x: 60, y: 0))
        let place = scene.outer.scroll.contentOffset.x
        #expect(place < 390 && scene.inner.contentOffset.x == 0)
        let other = scene.finger(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 90, y: 0))
        #expect(second.contentOffset.x < 0 && scene.outer.scroll.contentOffset.x == place)
        other.up()
        #expect(scene.outer.scroll.isDragging && scene.outer.scroll.contentOffset.x == place)
        one.up()
    }

    @Test(
        "a photo that is turned hands over along the pager's axis, the finger's way (U-12, S-A7.3)",
        arguments: [1, -1], [1, -1])
    func turned(quarter: CGFloat, way: CGFloat) {
        let scene = Scene(
            content: CGSize(width: 800, height: 393),
            frame: CGRect(x: 0, y: 900, width: 393, height: 393),
            pages: CGSize(width: 393, height: 852 * 3), at: CGPoint(x: 0, y: 852))
        scene.inner.transform = CGAffineTransform(rotationAngle: quarter * .pi / 2)
        scene.inner.contentOffset.x = 200
        let finger = scene.finger(
            from: CGPoint(x: 200, y: way > 0 ? 90 : 400), by: CGPoint(x: 0, y: 350 * way))
        let handed = (852 - scene.outer.scroll.contentOffset.y) * way
        let room: CGFloat = quarter * way > 0 ? 200 : 207
        #expect(abs(handed - (340 - room)) < 1)
        finger.up()
        scene.device.settle()
        // At its edge it leaves the drag to the pager from the beginning.
        scene.outer.scroll.contentOffset.y = 852
        scene.inner.contentOffset.x = quarter * way > 0 ? 0 : 407
        let second = scene.finger(from: CGPoint(x: 200, y: 250), by: CGPoint(x: 0, y: 60 * way))
        #expect(abs((852 - scene.outer.scroll.contentOffset.y) * way - 50) < 1)
        second.up()
    }

    @Test("a view drawn turned and twenty times as large scrolls along its own axis (S-A7.3)")
    func enlarged() {
        let scene = ScrollScene(
            content: CGSize(width: 40, height: 400),
            frame: CGRect(x: 180, y: 400, width: 40, height: 40))
        scene.scroll.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 20, y: 20)
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 100, y: 400))
        for step in 1...12 {
            finger.move(to: CGPoint(x: 100 + CGFloat(step) * 8, y: 400), over: 0.02)
        }
        #expect(scene.scroll.isDragging && scene.scroll.contentOffset.y > 3)
        finger.up()
    }
}
