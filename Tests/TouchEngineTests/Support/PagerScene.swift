import TouchEngine

/// A page that writes down what it hears, and does once what a test asks of it when it hears that.
final class PagerPage: UIViewController {
    var log = CallLog()
    /// What is to be done, once, as a page hears something.
    var deeds: [String: () -> Void] = [:]

    override func viewWillAppear(_ animated: Bool) { hear("will appear") }
    override func viewDidAppear(_ animated: Bool) { hear("did appear") }
    override func viewWillDisappear(_ animated: Bool) { hear("will go") }
    override func viewDidDisappear(_ animated: Bool) { hear("has gone") }
    override func willMove(toParent parent: UIViewController?) {
        hear(parent == nil ? "leaves" : "joins")
    }
    override func didMove(toParent parent: UIViewController?) {
        hear(parent == nil ? "has left" : "has joined")
    }

    private func hear(_ event: String) {
        log.lines.append("\(title ?? "") \(event)")
        deeds.removeValue(forKey: event)?()
    }
}

/// A pager of four pages that write down what they hear, and do what a test asks of them when they hear it.
final class PagerScene: PageRow<PagerPage>, UIPageViewControllerDelegate {
    let device: Device
    let pager: UIPageViewController
    let log = CallLog()
    /// What the completions of turns said, each with its name.
    private(set) var answers: [String] = []

    init(
        showing page: Int? = 1, model: Device.Model = .iPhone,
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal
    ) {
        device = Device(model)
        pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
        super.init((0..<4).map { _ in PagerPage() })
        for page in pages { page.log = log }
        pager.dataSource = self
        pager.delegate = self
        if let page {
            pager.setViewControllers([pages[page]], direction: .forward, animated: false)
        }
        device.window.rootViewController = pager
        device.settle()
        log.lines = []
    }

    var shown: String? { pager.viewControllers?.first?.title }
    var scroller: UIScrollView {
        pager.view.subviews.compactMap { $0 as? UIScrollView }.first ?? UIScrollView()
    }

    /// Lets code turn to a page, or set it at once, and notes what the completion says.
    func turn(
        to page: Int, _ way: UIPageViewController.NavigationDirection = .forward,
        animated: Bool = true
    ) {
        pager.setViewControllers([pages[page]], direction: way, animated: animated) { [self] in
            answers.append("\(page) \($0)")
        }
    }

    /// A finger that has landed in the middle.
    func finger(at x: CGFloat = 200, y: CGFloat = 400) -> Finger {
        let finger = device.finger()
        finger.down(at: CGPoint(x: x, y: y))
        return finger
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
