import Testing
import TouchEngine

@Suite("A page view controller")
struct PageViewControllerTests {
    private let device = Device()
    private let pager = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    private let book = Book((0..<3).map { _ in Page() })

    private final class Page: UIViewController {
        var heard: [String] = []
        var parents: [UIViewController?] = []
        override func didMove(toParent parent: UIViewController?) { parents.append(parent) }
        override func viewWillAppear(_ animated: Bool) { heard.append("will") }
        override func viewDidAppear(_ animated: Bool) { heard.append("did") }
        override func viewWillDisappear(_ animated: Bool) { heard.append("will not") }
        override func viewDidDisappear(_ animated: Bool) { heard.append("did not") }
    }

    private final class Ear {
        func hear(_ recognizer: UIGestureRecognizer) {}
    }

    private final class Book: PageRow<Page>, UIPageViewControllerDelegate {
        var heard: [String] = []

        func pageViewController(
            _ pageViewController: UIPageViewController,
            willTransitionTo pendingViewControllers: [UIViewController]
        ) { heard.append("to \(pendingViewControllers.first?.title ?? "")") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            #expect(finished, "a turn always comes to an end")
            heard.append("from \(previousViewControllers.first?.title ?? "") \(completed)")
        }
    }

    init() {
        pager.dataSource = book
        pager.delegate = book
        pager.setViewControllers([book.page(0)], direction: .forward, animated: false)
        device.window.rootViewController = pager
        device.settle()
    }

    private var shown: String? { pager.viewControllers?.first?.title }
    private var scroller: UIScrollView {
        pager.view.subviews.compactMap { $0 as? UIScrollView }.first ?? UIScrollView()
    }

    private func drag(_ way: CGFloat, over time: Double = 0.3) {
        let start = CGPoint(x: 196 - way / 2, y: 400)
        device.drag(from: start, to: CGPoint(x: start.x + way, y: 400), over: time)
        device.settle()
    }

    @Test(
        "a finger turns its pages through a paging scroll view of its own, and it shows no recognizers (S-B5, S-B21)"
    )
    func turns() {
        #expect(scroller.isPagingEnabled && scroller.delegate == nil)
        #expect(pager.gestureRecognizers.isEmpty)
        drag(-250)
        #expect(shown == "1")
        #expect(book.heard == ["to 1", "from 0 true"])
        #expect(book.page(0).heard == ["will", "did", "will not", "did not"])
        #expect(book.page(1).heard == ["will", "did"])
        #expect(
            book.page(1).view.convert(CGPoint.zero, to: nil) == .zero
                && book.page(0).view.superview == nil)
        drag(-250)
        drag(250)
        #expect(shown == "1")
        #expect(book.heard.suffix(2) == ["to 1", "from 2 true"])
    }

    @Test("read from right to left, the page before is at the left all the same (S-B26)")
    func rightToLeft() {
        device.layoutDirection = .rightToLeft
        drag(-250)
        #expect(shown == "1")
        drag(250)
        #expect(shown == "0")
    }

    @Test("a drag that comes back turns nothing, and says so (S-B21)")
    func comesBack() {
        drag(-100, over: 1)
        #expect(shown == "0")
        #expect(book.heard == ["to 1", "from 0 false"])
        #expect(book.page(0).heard.suffix(2) == ["will", "did"])
        #expect(book.page(1).heard == ["will", "will not", "did not"])
        #expect(book.page(1).view.superview == nil && book.page(1).parent == nil)
    }

    @Test("nil from the data source is an end: the page is pulled, and comes back (S-B7)")
    func end() {
        drag(250)
        #expect(shown == "0" && book.heard == [])
        #expect(scroller.contentOffset.x == 393)
        let finger = device.finger()
        finger.down(at: CGPoint(x: 50, y: 400))
        finger.move(to: CGPoint(x: 250, y: 400), over: 0.3)
        #expect(scroller.contentOffset.x < 393 && scroller.contentOffset.x > 290)
        finger.up()
        device.settle()
        #expect(scroller.contentOffset.x == 393)
    }

    @Test("without a data source no finger turns pages (S-B7)")
    func noSource() {
        pager.dataSource = nil
        device.settle()
        drag(-250)
        #expect(shown == "0" && book.heard == [])
    }

    @Test("code turns pages and tells nobody but the closure (S-B21)")
    func code() {
        var finished: [Bool] = []
        pager.setViewControllers([book.page(2)], direction: .forward, animated: true) {
            finished.append($0)
        }
        #expect(shown == "2" && finished == [])
        device.settle()
        #expect(shown == "2" && finished == [true] && book.heard == [])
        #expect(scroller.contentOffset.x == 393)
        drag(250)
        #expect(shown == "1")
        pager.setViewControllers([book.page(0)], direction: .reverse, animated: true) {
            finished.append($0)
        }
        pager.setViewControllers([book.page(2)], direction: .forward, animated: false) {
            finished.append($0)
        }
        device.settle()
        #expect(shown == "2" && finished == [true, false, true])
        #expect(book.page(0).view.superview == nil)
    }

    @Test("in one drag the finger may turn to the one side and then to the other (S-B21)")
    func bothSides() {
        drag(-250)
        let finger = device.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 100, y: 400), over: 0.2)
        finger.move(to: CGPoint(x: 350, y: 400), over: 0.4)
        device.advance(by: 0.1)
        finger.up()
        device.settle()
        #expect(book.heard.dropFirst(2) == ["to 2", "from 1 false", "to 0", "from 1 true"])
        #expect(shown == "0")
        #expect(book.page(2).view.superview == nil)
    }

    @Test(
        "the pop at the edge goes with it; a pan of the whole screen only when the scroll view waits (S-B8)"
    )
    func pop() {
        let navigation = UINavigationController()
        navigation.viewControllers = [UIViewController(), pager]
        device.window.rootViewController = navigation
        device.settle()
        let ear = Ear()
        let pan = UIPanGestureRecognizer(
            target: ear, action: Selector("hear(_:)", Ear.hear))
        navigation.view.addGestureRecognizer(pan)
        device.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3)
        device.settle()
        #expect(device.explain(pan).outcome != .fired)
        scroller.panGestureRecognizer.require(toFail: pan)
        device.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3)
        device.settle()
        #expect(device.explain(pan).outcome == .fired)
        device.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3)
        device.settle()
        #expect(navigation.viewControllers.count == 1)
        withExtendedLifetime(ear) {}
    }

    @Test("set at once, a page's completion is called at once (S-B21)")
    func completion() {
        var finished: [Bool] = []
        pager.setViewControllers([book.page(2)], direction: .reverse, animated: false) {
            finished.append($0)
        }
        #expect(finished == [true] && shown == "2")
        // There is nothing to turn to.
        pager.setViewControllers([book.page(2)], direction: .forward, animated: true) {
            finished.append($0)
        }
        #expect(finished == [true, true] && shown == "2")
    }

    @Test("pages that stand one under another are turned up and down", .tags(.apparatus))
    func upright() {
        let pager = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .vertical, options: nil)
        pager.dataSource = book
        pager.setViewControllers([book.page(1)], direction: .forward, animated: false)
        device.window.rootViewController = pager
        device.settle()
        device.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), over: 0.3)
        device.settle()
        #expect(pager.viewControllers?.first?.title == "1")
        device.drag(from: CGPoint(x: 200, y: 750), to: CGPoint(x: 200, y: 100), over: 0.3)
        device.settle()
        #expect(pager.viewControllers?.first?.title == "2")
        #expect(book.page(2).view.convert(CGPoint.zero, to: nil) == .zero)
        device.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 750), over: 0.3)
        device.settle()
        #expect(pager.viewControllers?.first?.title == "1")
    }

    @Test("a page fills the controller's view, which may grow", .tags(.apparatus))
    func grows() {
        pager.view.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
        device.settle()
        #expect(book.page(0).view.bounds.size == CGSize(width: 852, height: 393))
        #expect(book.page(0).view.convert(CGPoint.zero, to: nil) == .zero)
        device.drag(from: CGPoint(x: 350, y: 200), to: CGPoint(x: 50, y: 200), over: 0.1)
        device.settle()
        #expect(shown == "1" && book.page(1).view.convert(CGPoint.zero, to: nil) == .zero)
    }

    @Test("the page on show is its child, and one that has gone is not", .tags(.apparatus))
    func children() {
        #expect(pager.children == [book.page(0)] && book.page(0).parent === pager)
        #expect(book.page(0).parents == [pager])
        drag(-250)
        #expect(pager.children.first === book.page(1) && book.page(1).parent === pager)
        pager.setViewControllers([book.page(2)], direction: .forward, animated: false)
        #expect(book.page(1).parent == nil && book.page(2).parent === pager)
    }

    @Test(
        "a page that is asked for during a turn breaks that off, and is turned to itself (S-B21)"
    )
    func another() {
        var ends: [String] = []
        pager.setViewControllers([book.page(1)], direction: .forward, animated: true) {
            ends.append("1 \($0)")
        }
        device.advance(by: 0.1)
        pager.setViewControllers([book.page(2)], direction: .forward, animated: true) {
            ends.append("2 \($0)")
        }
        #expect(ends == ["1 false"])
        device.settle()
        #expect(ends == ["1 false", "2 true"] && shown == "2")
        #expect(book.page(1).heard == ["will", "will not", "did not"])
        #expect(book.page(1).parent == nil && book.page(1).view.superview == nil)
    }

    @Test("a page appears when the controller does, not before", .tags(.apparatus))
    func appearsWithIt() {
        let (pager, page) = (
            UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil), Page()
        )
        pager.setViewControllers([page], direction: .forward, animated: false)
        #expect(page.heard == [])
        device.window.rootViewController = pager
        device.settle()
        #expect(page.heard == ["will", "did"])
    }
}
