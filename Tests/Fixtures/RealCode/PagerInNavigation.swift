import UIKit

/// Pages side by side on a navigation controller's page: on the first one a swipe from the edge goes back.
class PagerViewController: UIViewController {
    private let pages: [UIViewController]
    private let pager = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    private(set) var currentIndex = 0
    private weak var formerPopDelegate: UIGestureRecognizerDelegate?
    private weak var popRecognizer: UIGestureRecognizer?

    private(set) lazy var control: UISegmentedControl = {
        let control = UISegmentedControl(items: pages.map { $0.title ?? "" })
        control.selectedSegmentIndex = 0
        control.addTarget(self, action: #selector(segmentChanged(_:)), for: .valueChanged)
        return control
    }()

    init(pages: [UIViewController]) {
        self.pages = pages
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc private func segmentChanged(_ sender: UISegmentedControl) {
        show(sender.selectedSegmentIndex, animated: true)
    }

    func show(_ index: Int, animated: Bool) {
        guard pages.indices.contains(index), index != currentIndex else { return }
        let direction: UIPageViewController.NavigationDirection =
            index > currentIndex ? .forward : .reverse
        currentIndex = index
        pager.setViewControllers([pages[index]], direction: direction, animated: animated)
    }
}

extension PagerViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(pager)
        pager.view.frame = view.bounds
        pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pager.view)
        pager.didMove(toParent: self)
        pager.dataSource = self
        pager.delegate = self
        pager.setViewControllers([pages[0]], direction: .forward, animated: false)
        control.frame = CGRect(
            x: 0, y: view.bounds.height - 44, width: view.bounds.width, height: 44)
        control.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.addSubview(control)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let pop = navigationController?.interactivePopGestureRecognizer else { return }
        popRecognizer = pop
        formerPopDelegate = pop.delegate
        pop.delegate = self
        for case let scrollView as UIScrollView in pager.view.subviews {
            scrollView.panGestureRecognizer.require(toFail: pop)
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if popRecognizer?.delegate === self { popRecognizer?.delegate = formerPopDelegate }
    }
}

extension PagerViewController: UIPageViewControllerDataSource {
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, by: -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, by: 1) }

    private func page(beside page: UIViewController, by step: Int) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
        return pages.indices.contains(index + step) ? pages[index + step] : nil
    }
}

extension PagerViewController: UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        guard completed, let page = pageViewController.viewControllers?.first,
            let index = pages.firstIndex(where: { $0 === page })
        else { return }
        currentIndex = index
        control.selectedSegmentIndex = index
    }
}

extension PagerViewController: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === popRecognizer else { return true }
        let depth = navigationController?.viewControllers.count ?? 0
        return currentIndex == 0 && depth > 1
    }
}
