/// Transitions: what is in a view is exchanged, and the screen passes from the one picture to the other.
///
/// The engine draws no such passage; what it has of it is the time, the touches and the completion. When in that time the
/// views change places Apple does not say: here they do at once.
extension UIView {
    /// Changes what is in a view, and takes `duration` seconds to show it (Rule N-D40).
    ///
    /// Other changes in the closure are animated only with `allowAnimatedContent`.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(in: view, duration, options, completion) {
            guard let animations else { return }
            if options.contains(.allowAnimatedContent) {
                animations()
            } else {
                performWithoutAnimation(animations)
            }
        }
    }

    /// Puts a view in another's place, and takes `duration` seconds to show it: the one is added to the other's superview,
    /// and the other removed, or with `showHideTransitionViews` the one is shown and the other hidden (Rule N-D41).
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval,
        options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
    ) {
        exchange(in: fromView.superview, duration, options, completion) {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                fromView.superview?.addSubview(toView)
                fromView.removeFromSuperview()
            }
        }
    }

    /// Makes a change inside a view that is on its way for that time.
    private class func exchange(
        in view: UIView?, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
        _ completion: ((Bool) -> Void)?, _ change: () -> Void
    ) {
        run(
            AnimationBlock(
                duration: duration, delay: 0, timing: options.timing, options: options,
                completion: completion),
            {
                if let view { AnimationBlock.current?.note(view, .content, .content) }
                change()
            }, completion)
    }
}
