/// Manages a presented controller from its coming to its going: where it stands, and what is round it.
///
/// The system makes one for each of its own styles; for `custom` a transitioning delegate gives one out (Rule N-P1).
open class UIPresentationController: NSObject, UIContentContainer {
    /// The controller that is presented.
    open internal(set) var presentedViewController: UIViewController
    /// The view that everything happens in; there is one from the presentation's beginning to its end (Rule N-P2).
    open internal(set) var containerView: UIView?
    /// Hears when the user dismisses what is presented; it is not retained (Rule N-P11).
    @WeakDelegate open var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The controller that presents; the one that was given, until a presentation begins.
    var presenter: UIViewController?
    /// The style of the presented controller, as it was when the presentation began.
    var style: UIModalPresentationStyle
    /// Whether an app's transitioning delegate gave it out.
    var isOfApp = false

    /// Makes a presentation controller; who presents may be left open until the presentation begins.
    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        self.presentedViewController = presentedViewController
        presenter = presentingViewController
        style = presentedViewController.modalPresentationStyle.resolved
        super.init()
    }

    /// The controller that presents.
    open var presentingViewController: UIViewController {
        guard let presenter else {
            preconditionFailure(
                "presentingViewController is nil until the presentation begins, if init was given nil"
            )
        }
        return presenter
    }

    /// How the presented controller covers the one that presents it.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// The view that moves: the presented controller's, or one that has it inside (Rule N-P3).
    open var presentedView: UIView? { presentedViewController.view }

    /// Where the presented view is when it has come, in the container's points (Rule N-P4).
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presentation covers the screen; here every presentation does, whatever the answer.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenting controller's view is taken away once the presentation is over (Rule N-P5).
    open var shouldRemovePresentersView: Bool { false }

    /// Called before the presented view comes: the place to add views of one's own, and to animate them along
    /// (Rule N-P2).
    open func presentationTransitionWillBegin() {}

    /// Called when the presented view has come, or has been called off (Rule N-P2).
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called before the presented view goes (Rule N-P2).
    open func dismissalTransitionWillBegin() {}

    /// Called when the presented view has gone, or stays after all (Rule N-P2).
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Called before the container's views are laid out (Rule N-P6).
    open func containerViewWillLayoutSubviews() {}

    /// Called when the container's views have been laid out (Rule N-P6).
    open func containerViewDidLayoutSubviews() {}

    // MARK: UIContentContainer

    /// The size that the presented controller would like to have, in points.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Called when the presented controller would like to have another size; the default leaves it as it is (Rule N-P9).
    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}

    /// How large the presented view is in a container of that size, in points; the default fills it (Rule N-P10).
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the container gets another size; the default tells the presented controller, if its view does
    /// (Rule N-P10).
    ///
    /// A device does not turn here, so only a program calls it.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let inside = self.size(
            forChildContentContainer: presentedViewController, withParentContainerSize: size)
        if presentedViewController.viewIfLoaded?.bounds.size != inside {
            presentedViewController.viewWillTransition(to: inside, with: coordinator)
        }
    }
}

/// The system's own for what covers the screen: the presenting view is not needed meanwhile (Rule N-P5).
final class FullScreenPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
}
