/// Has a say in a dismissal by the user, and hears of it; a dismissal by code is none of its business (Rule N-P11).
///
/// Every method is optional, as in UIKit. Sheets are not dragged here, so only a program's own presentation controller
/// calls them.
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Whether the user may dismiss what is presented.
    func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool

    /// Called when the user begins to dismiss what is presented; it may stay after all.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Called when the user has dismissed what was presented.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Called when the user would have dismissed what is presented, but may not.
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Unless a delegate says otherwise: yes.
    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { true }

    /// Unless a delegate says otherwise: nothing.
    public func presentationControllerWillDismiss(
        _ presentationController: UIPresentationController
    ) {}

    /// Unless a delegate says otherwise: nothing.
    public func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController
    ) {}

    /// Unless a delegate says otherwise: nothing.
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}
}
