import Testing
import TouchEngine

@Suite("The turn of a page, step by step")
struct PageTurnTests {
    private let device = Device()
    private let pager = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    private let book = Book()

    private final class Page: UIViewController {
        var log = CallLog()

        override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
        override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
        override func viewWillDisappear(_ animated: Bool) { note("will go", animated) }
        override func viewDidDisappear(_ animated: Bool) { note("has gone", animated) }
        override func willMove(toParent parent: UIViewController?) {
            log.lines.append("\(title ?? "") \(parent == nil ? "leaves" : "joins")")
        }
        override func didMove(toParent parent: UIViewController?) {
            log.lines.append("\(title ?? "") \(parent == nil ? "has left" : "has joined")")
        }

        private func note(_ event: String, _ animated: Bool) {
            log.lines.append("\(title ?? "") \(event)\(animated ? ", animated" : "")")
        }
    }

    private final class Book: PageRow<Page>, UIPageViewControllerDelegate {
        let log = CallLog()

        init() {
            super.init((0..<4).map { _ in Page() })
            for page in pages { page.log = log }
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            willTransitionTo pendingViewControllers: [UIViewController]
        ) { log.lines.append("turns to \(pendingViewControllers.first?.title ?? "")") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { log.lines.append("turned: \(completed)") }
    }

    init() {
        pager.dataSource = book
        pager.delegate = book
        pager.setViewControllers([book.page(1)], direction: .forward, animated: false)
        device.window.rootViewController = pager
        device.settle()
        book.log.lines = []
    }

    private var shown: String? { pager.viewControllers?.first?.title }
    private var scroller: UIScrollView {
        pager.view.subviews.compactMap { $0 as? UIScrollView }.first ?? UIScrollView()
    }

    private func drag(_ way: CGFloat, over time: Double = 0.3) {
        device.drag(
            from: CGPoint(x: 196 - way / 2, y: 400), to: CGPoint(x: 196 + way / 2, y: 400),
            over: time)
        device.settle()
    }

    private func set(_ page: Int, _ way: UIPageViewController.NavigationDirection = .forward) {
        pager.setViewControllers([book.page(page)], direction: way, animated: true)
    }

    private let turn = [
        "1 will go, animated", "2 joins", "2 has joined", "2 will appear, animated",
    ]
    private let arrival = [
        "1 leaves", "1 has gone, animated", "1 has left", "2 did appear, animated",
    ]

    @Test("a finger’s turn is told to the pages and the delegate in UIKit’s order (S-B21)")
    func ledOrder() {
        drag(-250)
        #expect(book.log.lines == turn + ["turns to 2"] + arrival + ["turned: true"])
    }

    @Test("code’s turn is told to the pages alone (S-B21, S-B36)")
    func codeOrder() {
        set(2)
        device.settle()
        #expect(book.log.lines == ["1 leaves"] + turn + arrival)
    }

    @Test("a turn that is taken back brings the old page back (S-B21)")
    func backOrder() {
        drag(-100, over: 1)
        #expect(
            book.log.lines == turn + [
                "turns to 2", "1 will appear, animated", "2 will go, animated", "2 leaves",
                "2 has gone, animated", "2 has left", "1 did appear, animated", "turned: false",
            ])
    }

    @Test("set at once, pages change without an animation (S-B21)")
    func atOnce() {
        pager.setViewControllers([book.page(2)], direction: .forward, animated: false)
        #expect(
            book.log.lines == [
                "1 leaves", "1 will go", "1 leaves", "1 has gone", "1 has left", "2 joins",
                "2 has joined", "2 will appear", "2 did appear",
            ])
        #expect(scroller.contentOffset.x == 393 && book.page(2).view.frame.minX == 393)
    }

    @Test("each page’s neighbours are asked for once, and anew for another source (S-B7)")
    func asks() {
        #expect(book.asked == ["before 1", "after 1"])
        scroller.setNeedsLayout()
        device.settle()
        #expect(book.asked.count == 2)
        drag(-250)
        #expect(book.asked.suffix(2) == ["before 2", "after 2"] && book.asked.count == 4)
        pager.dataSource = book
        device.settle()
        #expect(book.asked.count == 6)
        pager.setViewControllers([book.page(2)], direction: .forward, animated: true)
        pager.setViewControllers([book.page(2)], direction: .forward, animated: false)
        device.settle()
        #expect(book.asked.count == 8, "whoever sets a page again has other neighbours in mind")
        pager.dataSource = nil
        device.settle()
        drag(-250)
        #expect(shown == "2" && book.asked.count == 8)
    }

    @Test("while a turn is under way nobody is asked for more pages (S-B7)")
    func asksLater() {
        set(2)
        device.advance(by: 0.1)
        let asked = book.asked.count
        pager.dataSource = book
        scroller.setNeedsLayout()
        device.advance(by: 0.05)
        #expect(book.asked.count == asked)
        device.settle()
        #expect(book.asked.suffix(2) == ["before 2", "after 2"])
    }

    @Test("code turns forward to the right and back to the left, whatever pages there are (S-B21)")
    func direction() {
        pager.dataSource = nil
        device.settle()
        for (number, side) in [(3, 1.0), (0, -1)] {
            set(number, side > 0 ? .forward : .reverse)
            let page = book.page(number)
            #expect(page.view.frame == CGRect(x: 393 * (1 + side), y: 0, width: 393, height: 852))
            device.advance(by: 0.15)
            let shift = (scroller.contentOffset.x - 393) * side
            #expect(shift > 100 && shift < 300 && scroller.contentOffset.y == 0)
            #expect(scroller.contentInset.left == (side > 0 ? -393 : 0))
            #expect(scroller.contentInset.right == (side > 0 ? 0 : -393))
            device.settle()
            #expect(scroller.contentOffset.x == 393 && page.view.frame.minX == 393)
        }
    }

    @Test("a turn is recorded from its beginning to its end (S-B21)")
    func records() throws {
        let trace = device.trace
        drag(-250)
        #expect(trace.records(.pageTurns).last?.cause != nil, "the pan has led to it")
        for code in [TraceCode.pageTurns, .pageTurned] {
            let record = try #require(trace.records(code).last)
            #expect(record["led"] == .flag(true) && record.rule == "S-B21")
            #expect(record["page"] != nil && record["page"] != record["from"])
        }
        drag(-100, over: 1)
        #expect(trace.records(.pageStays).count == 1 && trace.records(.pageTurned).count == 1)
        set(1, .reverse)
        device.settle()
        let record = try #require(trace.records(.pageTurned).last)
        #expect(record["led"] == .flag(false) && record.cause == nil)
        #expect(trace.records(.pageTurns).count == 3)
    }
}
