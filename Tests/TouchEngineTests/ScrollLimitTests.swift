import Testing
import TouchEngine

@Suite("How far content goes, and what is written down of it")
struct ScrollLimitTests {
    private let scene = ScrollScene(
        content: CGSize(width: 2_000, height: 3_000),
        frame: CGRect(x: 0, y: 0, width: 300, height: 500))

    private var scroll: UIScrollView { scene.scroll }

    /// Where a rectangle is shown, from another place.
    private func showing(_ rect: CGRect, from start: CGPoint) -> CGPoint {
        scroll.contentOffset = start
        scroll.scrollRectToVisible(rect, animated: false)
        return scroll.contentOffset
    }

    @Test("a rectangle comes in at the side where it was out, clear of the insets (S-A6.7)")
    func rectangle() {
        scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        let rect = CGRect(x: 800, y: 900, width: 60, height: 70)
        #expect(showing(rect, from: .zero) == CGPoint(x: 860 - 300 + 40, y: 970 - 500 + 30))
        #expect(showing(rect, from: CGPoint(x: 1_500, y: 2_000)) == CGPoint(x: 780, y: 890))
        #expect(showing(rect, from: CGPoint(x: 700, y: 2_000)) == CGPoint(x: 700, y: 890))
        #expect(showing(rect, from: CGPoint(x: 1_500, y: 700)) == CGPoint(x: 780, y: 700))
        for place in [CGPoint(x: 780, y: 890), CGPoint(x: 600, y: 500), CGPoint(x: 700, y: 600)] {
            #expect(showing(rect, from: place) == place, "it is in sight")
        }
    }

    @Test("a rectangle that is larger than the view is shown from its beginning (S-A6.7)")
    func large() {
        let rect = CGRect(x: 500, y: 800, width: 400, height: 700)
        #expect(showing(rect, from: .zero) == CGPoint(x: 500, y: 800))
        #expect(showing(rect, from: CGPoint(x: 1_600, y: 2_400)) == CGPoint(x: 500, y: 800))
        let past = CGRect(x: 1_990, y: 2_990, width: 50, height: 50)
        #expect(showing(past, from: .zero) == CGPoint(x: 1_700, y: 2_500))
    }

    @Test("a side on which nothing is to do stays past its edge (S-A6.7)")
    func pastEdge() {
        let rect = CGRect(x: 0, y: 900, width: 60, height: 70)
        let offset = showing(rect, from: CGPoint(x: -30, y: 0))
        #expect(offset == CGPoint(x: -30, y: 470))
    }

    @Test("shown in a motion, it says at its end that the scrolling is over (S-A6.7)")
    func animated() throws {
        scene.log.heard = []
        scroll.setContentOffset(CGPoint(x: 120, y: 340), animated: true)
        let record = try #require(scene.device.trace.records(.scrollGlides).last)
        #expect(record["x"] == .number(120) && record["y"] == .number(340))
        #expect(record["offsetX"] == .number(0) && record.rule == "S-A6.7")
        scene.device.advance(by: 0.29)
        #expect(scene.device.trace.records(.scrollRests).isEmpty)
        scene.device.advance(by: 0.03)
        let rest = try #require(scene.device.trace.records(.scrollRests).last)
        #expect(rest["offsetX"] == .number(120) && rest["offsetY"] == .number(340))
        #expect(rest.rule == "S-A6.7" && scene.log.heard.last == "didEndScrollingAnimation")
        scene.log.heard = []
        scroll.setContentOffset(scroll.contentOffset, animated: true)
        scene.device.settle()
        #expect(scene.log.heard == [], "it is there already")
    }

    @Test("a drag is recorded where it begins, and its release with speed and target (S-A6.3)")
    func records() throws {
        scroll.contentOffset = CGPoint(x: 400, y: 1_000)
        var ways = Array(repeating: CGPoint(x: -4, y: -9), count: 12)
        scene.play(from: CGPoint(x: 250, y: 400), by: ways)
        let began = try #require(scene.device.trace.records(.scrollDragged).last)
        #expect(began["offsetX"] == .number(400) && began["offsetY"] == .number(1_000))
        #expect(began.cause != nil && began.rule == "S-A6.5")
        let released = try #require(scene.device.trace.records(.scrollReleased).last)
        #expect(released["vx"] == .number(Double(scene.log.velocity.x)))
        #expect(released["vy"] == .number(Double(scene.log.velocity.y)))
        #expect(abs(scene.log.velocity.x - 0.5) < 0.01 && abs(scene.log.velocity.y - 1.125) < 0.02)
        #expect(released["x"] == .number(Double(scene.log.target.x)))
        #expect(released["y"] == .number(Double(scene.log.target.y)))
        #expect(released["decelerates"] == .flag(true) && released.cause != nil)
        scene.device.settle()
        #expect(scene.device.trace.records(.scrollRests).last?.rule == "S-A6.3")
        ways = Array(repeating: CGPoint(x: 0, y: -3), count: 8)
        scene.play(from: CGPoint(x: 250, y: 400), by: ways, pace: 0.05)
        #expect(
            scene.device.trace.records(.scrollReleased).last?["decelerates"] == .flag(false))
    }

    @Test("a page’s target that is refused is recorded (S-A6.8)")
    func misuse() throws {
        scroll.isPagingEnabled = true
        scene.log.retarget = { _ in CGPoint(x: 33, y: 77) }
        scene.play(
            from: CGPoint(x: 250, y: 400), by: ScrollScene.moves(10, by: -12))
        let record = try #require(scene.device.trace.records(.misusePagingTarget).last)
        #expect(record["x"] == .number(33) && record["y"] == .number(77))
        #expect(record.rule == "S-A6.8")
    }

    @Test("a target outside of the content is taken to its edge (S-A4.16)")
    func clampedTarget() {
        scene.log.retarget = { _ in CGPoint(x: -500, y: 9_000) }
        scene.play(from: CGPoint(x: 250, y: 400), by: ScrollScene.moves(10, by: -12))
        scene.device.settle()
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 2_500))
    }

    @Test("content that shrinks is followed at once, unless it is led or moves (S-A3.8)")
    func shrinks() {
        scroll.contentOffset = CGPoint(x: 1_700, y: 2_500)
        scroll.contentSize = CGSize(width: 900, height: 1_100)
        #expect(scroll.contentOffset == CGPoint(x: 600, y: 600))
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 150, y: 250))
        finger.move(to: CGPoint(x: 150, y: 230), over: 0.2)
        scroll.contentSize = CGSize(width: 900, height: 700)
        #expect(scroll.contentOffset.y > 600)
        finger.up()
        scene.device.settle()
        #expect(scroll.contentOffset == CGPoint(x: 600, y: 200))
    }

    @Test("in a view that is drawn smaller, the finger’s speed is the content’s (S-A3.5)")
    func scaled() {
        scroll.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        scroll.contentOffset.y = 800
        scene.play(from: CGPoint(x: 150, y: 300), by: ScrollScene.moves(10, by: -5))
        #expect(abs(scene.log.velocity.y - 1.25) < 0.02)
    }

    @Test("the limits of zooming and the insets of bars are the program’s", .tags(.apparatus))
    func defaults() {
        let fresh = UIScrollView()
        #expect(fresh.minimumZoomScale == 1 && fresh.maximumZoomScale == 1)
        #expect(fresh.zoomScale == 1 && !fresh.isZoomBouncing && !fresh.isZooming)
        #expect(fresh.showsVerticalScrollIndicator && fresh.showsHorizontalScrollIndicator)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        fresh.scrollIndicatorInsets = insets
        #expect(fresh.verticalScrollIndicatorInsets == insets)
        #expect(fresh.horizontalScrollIndicatorInsets == insets)
        #expect(fresh.scrollIndicatorInsets == insets)
    }
}
