import Testing
import TouchEngine

@Suite("A scroll view's offset and limits")
struct ScrollViewTests {
    @Test("the offset is the bounds' origin: touches and conversions follow it (S-A3.7)")
    func offset() {
        let scene = ScrollScene()
        let row = LoggedView(frame: CGRect(x: 0, y: 1000, width: 393, height: 50))
        scene.scroll.addSubview(row)
        scene.scroll.contentOffset = CGPoint(x: 0, y: 900)
        #expect(scene.scroll.bounds.origin.y == 900)
        #expect(row.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 100))
        #expect(scene.device.window.hitTest(CGPoint(x: 5, y: 120), with: nil) === row)
        scene.device.tap(at: CGPoint(x: 5, y: 120))
        #expect(row.heard == ["began", "ended"])
        #expect(row.places.first == CGPoint(x: 5, y: 20))
        scene.scroll.bounds.origin.y = 0
        #expect(scene.scroll.contentOffset == .zero && scene.log.outline == ["didScroll"])
        #expect(scene.device.window.hitTest(CGPoint(x: 5, y: 120), with: nil) === scene.scroll)
    }

    @Test("insets widen the limits; content that fits stays at the near one (S-A3.8)")
    func limits() {
        let scene = ScrollScene(content: CGSize(width: 393, height: 1000))
        scene.scroll.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        #expect(scene.scroll.adjustedContentInset.top == 50)
        scene.scroll.bounces = false
        scene.device.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 800), over: 0.2)
        scene.device.settle()
        #expect(scene.scroll.contentOffset.y == -50)
        scene.device.drag(from: CGPoint(x: 200, y: 800), to: CGPoint(x: 200, y: 100), over: 0.2)
        scene.device.settle()
        #expect(scene.scroll.contentOffset.y == 178)
        scene.scroll.contentSize.height = 100
        #expect(scene.scroll.contentOffset.y == -50)
    }

    @Test("content that fits is not dragged, unless it always bounces (S-A2.3)")
    func contentFits() {
        let scene = ScrollScene(content: CGSize(width: 393, height: 500))
        let pull = {
            let finger = scene.device.finger()
            finger.down(at: CGPoint(x: 200, y: 100))
            finger.move(to: CGPoint(x: 200, y: 210), over: 0.1)
            let shown = scene.scroll.contentOffset.y
            finger.up()
            scene.device.settle()
            return shown
        }
        #expect(pull() == 0)
        #expect(scene.reasons(scene.scroll.panGestureRecognizer).first == .scrollContentFits)
        scene.scroll.alwaysBounceVertical = true
        #expect(pull() < -40)
        #expect(scene.scroll.contentOffset == .zero)
        scene.scroll.bouncesVertically = false
        #expect(pull() == 0)
        scene.scroll.bouncesVertically = true
        scene.scroll.bounces = false
        #expect(pull() == 0)
    }

    @Test(
        "content that fits bounces along the axis that always does, and not along the other (S-A2.3)"
    )
    func alwaysBouncesAlong() {
        for (across, down) in [(true, false), (false, true), (true, true), (false, false)] {
            let scene = ScrollScene(content: CGSize(width: 300, height: 500))
            scene.scroll.alwaysBounceHorizontal = across
            scene.scroll.alwaysBounceVertical = down
            for (x, y) in [(110.0, 0.0), (0, 110)] {
                let finger = scene.device.finger()
                finger.down(at: CGPoint(x: 100, y: 300))
                finger.move(to: CGPoint(x: 100 + x, y: 300 + y), over: 0.1)
                #expect((scene.scroll.contentOffset.x < -40) == (across && x > 0))
                #expect((scene.scroll.contentOffset.y < -40) == (down && y > 0))
                #expect(across && x > 0 || scene.scroll.contentOffset.x == 0)
                #expect(down && y > 0 || scene.scroll.contentOffset.y == 0)
                finger.up()
                scene.device.settle()
            }
        }
    }

    @Test("led by hairs, the offset is always on one of the screen's pixels (S-A3.6)")
    func pixels() {
        let scene = ScrollScene()
        scene.scroll.contentOffset.y = 1000
        let scale = scene.device.screen.scale
        var offsets: [CGFloat] = []
        scene.log.react = { _, view in offsets.append(view.contentOffset.y) }
        scene.play(by: ScrollScene.moves(100, by: -0.41), lifts: false)
        #expect(offsets.count > 50 && scale == 3)
        #expect(offsets.allSatisfy { abs(($0 * scale).rounded() - $0 * scale) < 1e-6 })
        #expect(abs(scene.scroll.contentOffset.y - 1031) <= 1 / scale)
        scene.device.cancelTouches()
    }

    @Test(
        "without bounces no drag or fling leaves the limits, at any end of either axis (S-A4.2)",
        arguments: [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1)])
    func withoutBouncesAnywhere(x: CGFloat, y: CGFloat) {
        let scene = ScrollScene(content: CGSize(width: 2000, height: 2000))
        scene.scroll.bounces = false
        scene.scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        let high = CGPoint(x: 2040 - 393, y: 2030 - 852)
        func isInside(_ offset: CGPoint) -> Bool {
            (-20...high.x).contains(offset.x) && (-10...high.y).contains(offset.y)
        }
        var offsets: [CGPoint] = []
        scene.log.react = { _, view in offsets.append(view.contentOffset) }
        for isFlung in [false, true] {
            scene.scroll.contentOffset = CGPoint(
                x: x > 0 ? 40 : x < 0 ? high.x - 40 : 500, y: y > 0 ? 40 : y < 0 ? high.y - 40 : 500
            )
            let step = CGPoint(x: x * 12, y: y * 12)
            scene.play(
                from: CGPoint(x: 200, y: 400),
                by: Array(repeating: step, count: isFlung ? 3 : 15), lifts: isFlung)
            if !isFlung { scene.device.cancelTouches() }
            scene.device.settle()
            let end = scene.scroll.contentOffset
            if x != 0 { #expect(end.x == (x > 0 ? -20 : high.x)) }
            if y != 0 { #expect(end.y == (y > 0 ? -10 : high.y)) }
        }
        #expect(offsets.count > 10 && offsets.allSatisfy(isInside))
    }

    @Test("without bounces a drag and a fling end at the edge (S-A4.2)")
    func withoutBounces() {
        let scene = ScrollScene()
        scene.scroll.bounces = false
        scene.play(from: CGPoint(x: 200, y: 100), by: ScrollScene.moves(20, by: 10), lifts: false)
        #expect(scene.scroll.contentOffset == .zero)
        scene.device.cancelTouches()
        scene.scroll.contentOffset.y = 39000
        scene.play(by: ScrollScene.moves(10, by: -10))
        var highest: CGFloat = 0
        scene.log.react = { _, view in highest = max(highest, view.contentOffset.y) }
        scene.device.settle()
        #expect(highest == 39148 && scene.scroll.contentOffset.y == highest)
    }

    @Test(
        "an offset set at once sends didScroll only; animated it takes 0.3 s and says when it ends (S-A6.7, model: scrollDuration)"
    )
    func setContentOffset() {
        let scene = ScrollScene()
        scene.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
        #expect(scene.log.heard == ["didScroll"] && scene.scroll.contentOffset.y == 300)
        scene.log.heard = []
        scene.scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
        #expect(scene.scroll.contentOffset.y == 300)
        scene.device.advance(by: 0.15)
        #expect(abs(scene.scroll.contentOffset.y - 600) < 20)
        #expect(!scene.scroll.isDecelerating && !scene.scroll.isDragging)
        let start = scene.device.now
        scene.device.settle()
        #expect(scene.device.now - start < 0.17)
        #expect(scene.scroll.contentOffset.y == 900)
        #expect(scene.log.outline == ["didScroll", "didEndScrollingAnimation"])
    }

    @Test("a rectangle is scrolled into sight as little as need be (S-A6.7)")
    func rectangles() {
        let scene = ScrollScene()
        let scroll = scene.scroll
        let show = { (y: CGFloat, height: CGFloat) in
            scroll.scrollRectToVisible(
                CGRect(x: 0, y: y, width: 10, height: height), animated: false)
            return scroll.contentOffset.y
        }
        #expect(show(100, 50) == 0)
        #expect(show(1000, 50) == 198)
        #expect(show(150, 50) == 150)
        #expect(show(39990, 50) == 39148)
        #expect(show(200, 5000) == 200)
        scroll.contentInset.top = 40
        #expect(show(100, 10) == 60)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 3000, width: 10, height: 10), animated: true)
        scene.device.settle()
        #expect(scene.log.heard.last == "didEndScrollingAnimation")
    }

    @Test("content can be larger across too, and both ways at once (S-A3.6)")
    func bothWays() {
        let scene = ScrollScene(content: CGSize(width: 2000, height: 2000))
        scene.scroll.contentOffset = CGPoint(x: 500, y: 500)
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 140, y: 300), over: 0.2)
        #expect(scene.scroll.contentOffset.x > 545 && scene.scroll.contentOffset.y > 585)
        finger.up()
        scene.device.settle()
        #expect(scene.log.velocity.x > 0 && scene.log.velocity.y > 0)
    }

    @Test("pictures show the content where it has been scrolled to", .tags(.apparatus))
    func pictures() {
        let scene = ScrollScene()
        let row = UIView(frame: CGRect(x: 0, y: 1000, width: 393, height: 50))
        row.accessibilityIdentifier = "row"
        row.backgroundColor = .systemRed
        scene.scroll.addSubview(row)
        scene.scroll.contentOffset.y = 900
        scene.device.tap(at: CGPoint(x: 300, y: 700))
        #expect(scene.device.report.contains(#""name":"row","depth":2,"x":0,"y":100"#))
    }
}
