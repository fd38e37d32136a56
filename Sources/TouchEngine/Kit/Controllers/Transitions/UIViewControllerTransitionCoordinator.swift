/// What can be known of a transition that is under way.
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether there is anything to see of the transition.
    var isAnimated: Bool { get }
    /// How a presented controller covers the other; `none` in a navigation controller.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether it was led from its beginning; this never changes (Rule N-D19).
    var initiallyInteractive: Bool { get }
    /// Whether it can be led again once it runs by itself.
    var isInterruptible: Bool { get }
    /// Whether it is led just now; this may change (Rule N-D19).
    var isInteractive: Bool { get }
    /// Whether it was called off, which only one that was led can be (Rule N-D19).
    var isCancelled: Bool { get }
    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// How far it had come when it was last said, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// How fast the rest runs, on or back: 1 is the pace at which all of it takes its duration (Rule N-D19).
    var completionVelocity: CGFloat { get }
    /// The pace of the rest once nobody leads.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view that everything moves in.
    var containerView: UIView { get }
    /// How the views are turned when it is over; here never.
    var targetTransform: CGAffineTransform { get }

    /// One of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the two views.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Animates beside a transition, and tells how it fares; there is one only while a transition is under way (Rule N-D18).
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    /// Animates beside the transition, and tells when it is over; false when it was too late for the animation
    /// (Rules N-D18, N-D20).
    @discardableResult
    func animate(
        alongsideTransition animation: (
            (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// The same for a view that is not in the container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Tells each time that the transition begins to be led, or ceases to be (Rule N-D18).
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Animates beside the transition; false when it was too late for that.
    @discardableResult
    public func animate(
        alongsideTransition animation: (
            (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// The same for a view that is not in the container.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}
