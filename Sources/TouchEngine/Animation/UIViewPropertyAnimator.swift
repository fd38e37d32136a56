/// Animations that can be held, led by hand and turned round.
open class UIViewPropertyAnimator: NSObject {
    /// Ends the animations, and tells where they came to rest.
    func conclude(at position: UIViewAnimatingPosition) {}
}
