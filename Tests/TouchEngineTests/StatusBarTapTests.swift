import Testing
import TouchEngine

@Suite("A tap on the status bar")
struct StatusBarTapTests {
    private let scene = ScrollScene()
    private let other = UIScrollView()

    private var y: CGFloat { scene.scroll.contentOffset.y }

    /// Taps the status bar and says whether the scroll view went to its top.
    private func goesToTop() -> Bool {
        scene.scroll.contentOffset.y = 500
        scene.device.tapStatusBar()
        scene.device.settle()
        return y == 0
    }

    @Test("a second scroll view counts as long as something of it is on the screen (S-A5.11)")
    func places() {
        scene.device.window.addSubview(other)
        let outside = [
            CGRect(x: 393, y: 100, width: 393, height: 800),
            CGRect(x: -393, y: 100, width: 393, height: 800),
            CGRect(x: 100, y: 852, width: 200, height: 100),
            CGRect(x: 100, y: -200, width: 200, height: 200),
        ]
        for (frame, way) in zip(outside, [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)]) {
            other.frame = frame
            #expect(goesToTop())
            other.frame.origin.x += way.0
            other.frame.origin.y += way.1
            #expect(!goesToTop())
        }
        other.frame = CGRect(x: 0, y: 600, width: 393, height: 200)
        #expect(!goesToTop())
    }

    @Test("one that is hidden, faded out, or says so does not count, nor what is in it (S-A5.11)")
    func unseen() {
        let around = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scene.device.window.addSubview(around)
        around.addSubview(other)
        other.frame = around.bounds
        #expect(!goesToTop())
        for view in [around, other] {
            view.isHidden = true
            #expect(goesToTop())
            view.isHidden = false
            for (alpha, counts) in [(0, false), (0.009, false), (0.01, false), (0.011, true)] {
                view.alpha = alpha
                #expect(goesToTop() == !counts)
            }
            view.alpha = 1
        }
        other.scrollsToTop = false
        #expect(goesToTop())
    }

    @Test("scroll views in a scroll view count as well (S-A5.11)")
    func nested() throws {
        other.frame = CGRect(x: 0, y: 400, width: 393, height: 600)
        scene.scroll.addSubview(other)
        #expect(!goesToTop())
        let record = try #require(scene.device.trace.records(.statusBarRefused).last)
        #expect(record["count"] == .number(2) && record.rule == "S-A5.11")
        other.frame.origin.y = 20_000
        #expect(goesToTop(), "it is out of sight there")
        scene.scroll.scrollsToTop = false
        #expect(!goesToTop())
        #expect(
            scene.device.trace.records(.statusBarRefused).last?["count"] == .number(0))
    }

    @Test("across, the content stays where it is, and comes back from past an edge (S-A5.11)")
    func across() {
        scene.scroll.contentSize = CGSize(width: 3_000, height: 1_000)
        for (x, end) in [(700.0, 700.0), (-60, 0), (2_700, 2_607)] {
            scene.scroll.contentOffset = CGPoint(x: x, y: 140)
            scene.device.tapStatusBar()
            scene.device.settle()
            #expect(scene.scroll.contentOffset == CGPoint(x: end, y: 0))
        }
    }

    @Test("a delegate that says no is recorded, and at the top nobody is asked (S-A5.11)")
    func veto() throws {
        scene.log.allowsTop = false
        #expect(!goesToTop())
        let record = try #require(scene.device.trace.records(.statusBarVetoed).last)
        #expect(record.subject == "scroll" && record["offsetY"] == .number(500))
        #expect(record.rule == "S-A5.11")
        scene.log.allowsTop = true
        scene.scroll.contentOffset.y = 0
        scene.log.heard = []
        scene.device.tapStatusBar()
        #expect(scene.log.heard == [])
    }

    @Test("the top is above the insets, and told as it is reached (S-A5.11, S-A3.8)")
    func inset() {
        scene.scroll.contentInset.top = 70
        scene.scroll.contentOffset.y = 300
        scene.log.heard = []
        scene.device.tapStatusBar()
        scene.device.advance(by: 0.15)
        #expect(y > 0 && y < 300)
        scene.device.settle()
        #expect(y == -70 && scene.log.heard.first == "shouldScrollToTop")
        #expect(scene.log.heard.last == "didScrollToTop")
        #expect(!scene.log.heard.contains("didEndScrollingAnimation"))
    }
}
