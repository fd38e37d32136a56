/// What a custom transition is told about itself, and by which it tells how it fares.
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view that everything moves in; the view that comes is put there by the animator (Rule N-D8).
    var containerView: UIView { get }
    /// Whether there is anything to see of the transition.
    var isAnimated: Bool { get }
    /// Whether a finger, or whoever else, leads the transition just now.
    var isInteractive: Bool { get }
    /// Whether it was called off.
    var transitionWasCancelled: Bool { get }
    /// How a presented controller covers the other; `none` in a navigation controller.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How the views are turned when it is over; here never.
    var targetTransform: CGAffineTransform { get }

    /// Says how far an interactive transition has come, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Says that the interaction is over and the transition will be completed.
    func finishInteractiveTransition()
    /// Says that the interaction is over and the transition is called off.
    func cancelInteractiveTransition()
    /// Says that an interruptible transition is led again.
    func pauseInteractiveTransition()
    /// Says that it is over, exactly once, whether it was completed or called off (Rules N-D5, N-D7).
    func completeTransition(_ didComplete: Bool)

    /// One of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the two views; nil when the animator must leave it alone (Rule N-D10).
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view is before the transition; zero when that means nothing (Rule N-D9).
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view is to be after it; zero when the view is taken away (Rule N-D9).
    func finalFrame(for vc: UIViewController) -> CGRect
}
