import Testing
import TouchEngine

@Suite("Pages that are turned while they turn")
struct PageNestingTests {
    private let device = Device()
    private let pager = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    private let book = Book()

    private final class Page: UIViewController {
        var heard: [String] = []
        var appears: () -> Void = {}
        var leaves: () -> Void = {}
        var hasGone: () -> Void = {}
        override func viewWillAppear(_ animated: Bool) {
            heard.append("will")
            appears()
        }
        override func viewDidAppear(_ animated: Bool) { heard.append("did") }
        override func viewWillDisappear(_ animated: Bool) {
            heard.append("will not")
            leaves()
        }
        override func viewDidDisappear(_ animated: Bool) {
            heard.append("did not")
            hasGone()
        }
    }

    private final class Book: NSObject, UIPageViewControllerDataSource,
        UIPageViewControllerDelegate
    {
        let pages = (0..<3).map { _ in Page() }
        var heard: [String] = []

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { nil }
        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
        func pageViewController(
            _ pageViewController: UIPageViewController,
            willTransitionTo pendingViewControllers: [UIViewController]
        ) { heard.append("will") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { heard.append("did") }
    }

    init() {
        pager.dataSource = book
        pager.delegate = book
        pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        device.window.rootViewController = pager
        device.settle()
    }

    private func turn(
        to page: Int, animated: Bool = true, completion: @escaping (Bool) -> Void = { _ in }
    ) {
        pager.setViewControllers(
            [book.pages[page]], direction: .forward, animated: animated, completion: completion)
    }

    @Test("a turn that is taken back leaves no room beside the page that stays (S-B7)")
    func takenBack() {
        pager.setViewControllers([book.pages[2]], direction: .forward, animated: false)
        device.settle()
        pager.setViewControllers([book.pages[0]], direction: .forward, animated: true)
        device.advance(by: 0.1)
        pager.setViewControllers([book.pages[2]], direction: .reverse, animated: true)
        device.settle()
        device.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), over: 0.2)
        device.settle()
        #expect(pager.viewControllers?.first === book.pages[2])
        #expect(book.pages[2].view.convert(CGPoint.zero, to: nil) == .zero)
    }

    @Test("a turn that is cut short when its controller has gone brings no page back (N-C5.7)")
    func gone() {
        let navigation = UINavigationController()
        navigation.viewControllers = [UIViewController(), pager]
        device.window.rootViewController = navigation
        device.settle()
        turn(to: 2)
        device.advance(by: 0.1)
        // The finger that stops the pages is still there when they go.
        let finger = device.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 230, y: 400), over: 0.1)
        navigation.popViewController(animated: true)
        device.settle()
        finger.up()
        device.settle()
        #expect(book.pages[0].heard.last == "did not")
        #expect(book.pages[2].heard.last == "did not")
    }

    @Test("of two turns the one that was asked for last goes on, and both are answered (S-B21)")
    func nested() {
        var answers: [String] = []
        turn(to: 2) { answers.append("first \($0)") }
        device.advance(by: 0.1)
        book.pages[2].hasGone = { [self] in
            book.pages[2].hasGone = {}
            turn(to: 2) { answers.append("inner \($0)") }
        }
        turn(to: 1) { answers.append("outer \($0)") }
        device.settle()
        #expect(answers.sorted() == ["first false", "inner true", "outer false"])
        #expect(pager.viewControllers?.first === book.pages[2])
        #expect(book.pages[1].view.superview == nil)
    }

    @Test("code that turns pages as a finger’s turn ends is followed (S-B21)")
    func nestedAtTheEnd() {
        book.pages[0].hasGone = { [self] in turn(to: 2) }
        device.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400), over: 0.1)
        device.settle()
        #expect(book.heard == ["will", "did"])
        #expect(pager.viewControllers?.first === book.pages[2])
        #expect(book.pages[2].view.convert(CGPoint.zero, to: nil) == .zero)
    }

    @Test("a controller that leaves as it is about to come brings no child with it (N-C5.7)")
    func leavesAtOnce() {
        let page = Page()
        page.addChild(pager)
        page.view.addSubview(pager.view)
        pager.didMove(toParent: page)
        let navigation = UINavigationController()
        navigation.viewControllers = [UIViewController(), page]
        page.appears = { navigation.popViewController(animated: true) }
        book.pages[0].heard = []
        device.window.rootViewController = navigation
        device.settle()
        #expect(page.heard == ["will", "will not", "did not"])
        #expect(book.pages[0].heard.last != "will")
    }

    @Test("a page that is turned to again as it is taken out stays (S-B21)")
    func broughtBack() {
        for isLate in [false, true] {
            var answers: [String] = []
            pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
            device.settle()
            let back = { [self] in
                (book.pages[1].leaves, book.pages[1].hasGone) = ({}, {})
                turn(to: 1) { answers.append("back \($0)") }
            }
            book.pages[1].leaves = isLate ? {} : back
            book.pages[1].hasGone = isLate ? back : {}
            let finger = device.finger()
            finger.down(at: CGPoint(x: 300, y: 400))
            finger.move(to: CGPoint(x: 200, y: 400), over: 0.1)
            turn(to: 2) { answers.append("away \($0)") }
            finger.up()
            device.settle()
            #expect(answers == ["away false", "back true"])
            #expect(pager.viewControllers?.first === book.pages[1])
            #expect(book.pages[1].parent === pager && book.pages[1].view.window != nil)
            #expect(book.pages[1].heard.last == "did")
        }
    }

    @Test(
        "a turn whose pages leave the window as it begins is over at once, and answered (S-B21)",
        arguments: [true, false])
    func turnedOnTheWayOut(animated: Bool) {
        let navigation = UINavigationController()
        navigation.viewControllers = [UIViewController(), pager]
        device.window.rootViewController = navigation
        device.settle()
        var answers: [Bool] = []
        book.pages[0].leaves = { navigation.popViewController(animated: animated) }
        turn(to: 2) { answers.append($0) }
        device.settle()
        #expect(answers == [true] && pager.viewControllers?.first === book.pages[2])
        #expect(book.pages.allSatisfy { !["will", "did"].contains($0.heard.last) })
        navigation.pushViewController(pager, animated: false)
        #expect(book.pages[2].view.convert(CGPoint.zero, to: nil) == .zero)
    }

    @Test("a page that is set as its controller leaves leaves with it (N-C5.7)")
    func setOnTheWayOut() {
        let navigation = UINavigationController()
        navigation.viewControllers = [UIViewController(), pager]
        device.window.rootViewController = navigation
        device.settle()
        for animated in [true, false] {
            book.pages[1].heard = []
            book.pages[1].appears = { navigation.popViewController(animated: animated) }
            turn(to: 1, animated: false)
            device.settle()
            #expect(book.pages[1].heard == ["will", "will not", "did not"])
            book.pages[1].appears = {}
            navigation.pushViewController(pager, animated: false)
            device.settle()
            #expect(book.pages[1].heard.suffix(2) == ["will", "did"])
            turn(to: 0, animated: false)
        }
    }

    @Test("a child that another takes out as both come hears nothing of it (N-C5.7)")
    func takenOut() {
        let container = UIViewController()
        let (one, other) = (Page(), Page())
        for page in [one, other] {
            container.addChild(page)
            container.view.addSubview(page.view)
            page.didMove(toParent: container)
        }
        one.appears = {
            other.willMove(toParent: nil)
            other.view.removeFromSuperview()
            other.removeFromParent()
        }
        device.window.rootViewController = container
        device.settle()
        #expect(one.heard == ["will", "did"])
        #expect(other.heard == [])
    }

    @Test("a page that is set while another is being set stays (S-B21)")
    func nestedAtOnce() {
        var answers: [String] = []
        book.pages[1].appears = { [self] in
            book.pages[1].appears = {}
            turn(to: 2, animated: false) { answers.append("inner \($0)") }
        }
        turn(to: 1, animated: false) { answers.append("outer \($0)") }
        device.settle()
        #expect(answers == ["inner true", "outer false"])
        #expect(pager.viewControllers?.first === book.pages[2])
        #expect(book.pages[1].view.superview == nil && book.pages[1].parent == nil)
    }

    @Test("of a turn that a page’s callback calls off the delegate hears nothing (S-B21)")
    func calledOff() {
        book.pages[1].appears = { [self] in turn(to: 0) }
        let finger = device.finger()
        finger.down(at: CGPoint(x: 300, y: 400))
        finger.move(to: CGPoint(x: 280, y: 400), over: 0)
        #expect(book.heard == [])
        #expect(book.pages[1].view.superview == nil)
        #expect(book.pages[1].heard == ["will", "will not", "did not"])
        #expect(book.pages[0].heard.last == "did")
    }
}
