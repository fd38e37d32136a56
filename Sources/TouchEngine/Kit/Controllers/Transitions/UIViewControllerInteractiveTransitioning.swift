/// Leads a custom transition.
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Called in place of the animator's `animateTransition`, to begin (Rule N-D3).
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// How fast the rest runs once the interaction is over, as a part of the usual pace.
    ///
    /// Optional, as in UIKit.
    var completionSpeed: CGFloat { get }

    /// The pace of the rest once the interaction is over.
    ///
    /// Optional, as in UIKit.
    var completionCurve: UIView.AnimationCurve { get }

    /// Whether the transition is led from its beginning (Rule N-D14).
    ///
    /// Optional, as in UIKit.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// Unless an interaction controller says otherwise: the usual pace.
    public var completionSpeed: CGFloat { 1 }

    /// Unless an interaction controller says otherwise: in and out.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }

    /// Unless an interaction controller says otherwise: it is.
    public var wantsInteractiveStart: Bool { true }
}
