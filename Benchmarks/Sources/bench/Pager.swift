import TouchEngine

/// A table in a page view controller in a navigation controller.
struct Pager {
    private let device = Device(.iPhoneProMotion)
    private let book = TableBook()
    private let navigation = UINavigationController(rootViewController: UIViewController())
    private let swipes = Swipes()

    init(keeping: Device.Memory) {
        device.keeps = keeping
        device.window.rootViewController = navigation
        let pager = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal)
        pager.dataSource = book
        pager.delegate = book
        pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        navigation.pushViewController(pager, animated: false)
        navigation.interactivePopGestureRecognizer?.addTarget(
            swipes, action: Selector("count(_:)", Swipes.count))
    }

    /// Drags and flings the table, begins to swipe back and thinks better of it, and turns the page, for a minute of the
    /// device's time.
    func minute() {
        let finger = device.finger()
        var (turns, isForward) = (0, true)
        while device.now < 55 {
            stroke(finger, from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -300), over: 0.5)
            device.advance(by: 0.5)
            stroke(finger, from: CGPoint(x: 200, y: 650), by: CGPoint(x: 0, y: -400), over: 0.1)
            device.advance(by: 1.5)
            stroke(
                finger, from: CGPoint(x: 2, y: 400), by: CGPoint(x: 120, y: 0), over: 0.4,
                pause: 0.2)
            device.advance(by: 0.6)
            // From the middle, so that the way forth and the way back have room.
            let way: CGFloat = isForward ? -180 : 180
            stroke(finger, from: CGPoint(x: 200, y: 400), by: CGPoint(x: way, y: 0), over: 0.15)
            device.advance(by: 1)
            turns += 1
            isForward = book.goesForward(after: turns)
        }
        device.advance(by: 60 - device.now)
        precondition(book.moves > 3500, "the tables have stood still")
        precondition(book.turns == turns, "the pages have not turned")
        precondition(swipes.begun == turns, "the swipes back have not begun")
        precondition(navigation.viewControllers.count == 2, "a swipe back was not cancelled")
    }

    private func stroke(
        _ finger: Finger, from start: CGPoint, by way: CGPoint, over duration: TimeInterval,
        pause: TimeInterval = 0
    ) {
        finger.down(at: start)
        finger.move(to: CGPoint(x: start.x + way.x, y: start.y + way.y), over: duration)
        device.advance(by: pause)
        finger.up()
    }
}

/// The pages, each a table of 1,000 rows, and how often they turn and scroll.
private final class TableBook: Rows, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private(set) var pages: [UIViewController] = []
    private(set) var turns = 0

    init() {
        super.init(count: 1000)
        pages = (0..<3).map { _ in
            let page = UIViewController()
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            table.rowHeight = 44
            table.dataSource = self
            table.delegate = self
            page.view = table
            return page
        }
    }

    /// Whether the turn after so many goes forward: there, there, back, back, and so on.
    func goesForward(after turns: Int) -> Bool { turns % 4 < 2 }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, at: -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, at: 1) }

    private func page(beside page: UIViewController, at step: Int) -> UIViewController? {
        let place = (pages.firstIndex { $0 === page } ?? 0) + step
        return pages.indices.contains(place) ? pages[place] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { if completed { turns += 1 } }
}

/// Counts the swipes back that have begun.
private final class Swipes {
    private(set) var begun = 0

    func count(_ pop: UIGestureRecognizer) { if pop.state == .began { begun += 1 } }
}
