/// Hears of a navigation controller's pages.
///
/// Every method is optional, as in UIKit.
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called when a page is about to be shown; after a cancelled swipe nothing takes it back (Rule N-C5.9).
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool)

    /// Called when a page has been shown (Rule N-C5.10).
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Unless a delegate says otherwise: nothing.
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool
    ) {}

    /// Unless a delegate says otherwise: nothing.
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
    ) {}
}
