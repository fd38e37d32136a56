/// Gives a page view controller the pages beside the one it shows.
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Asked for the page before another; nil is the end (Rule S-B7).
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// Asked for the page after another; nil is the end (Rule S-B7).
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// Hears when a finger turns pages.
///
/// Every method is optional, as in UIKit: without one, nothing is done.
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Called when a finger begins to turn to other pages; code that does so calls nobody (Rule S-B21).
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController])

    /// Called when pages have come to rest that a finger turned, whether to others or back (Rule S-B21).
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Unless a delegate says otherwise: nothing is done.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {}

    /// Unless a delegate says otherwise: nothing is done.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
