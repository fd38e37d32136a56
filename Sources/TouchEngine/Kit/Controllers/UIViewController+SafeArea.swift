extension UIViewController {
    /// The navigation controller that has the controller as one of its pages.
    private var ownNavigation: UINavigationController? { parent as? UINavigationController }

    /// What the bars round the controller cover of its view, in points (Rule N-F1).
    var barInsets: UIEdgeInsets { ownNavigation?.barInsets(over: self) ?? .zero }

    /// The safe area of the controller's own view: what the superview's insets cover of it, what bars cover, and what the
    /// controller adds.
    func insetsOfView(in covered: UIEdgeInsets) -> UIEdgeInsets {
        covered.joined(with: barInsets) + additionalSafeAreaInsets
    }

    /// The controller adds something else to what its view has to keep clear.
    func additionalInsetsChanged() { viewIfLoaded?.updateSafeArea() }

    /// The controller's view goes under other bars than before.
    func extendedLayoutChanged() { ownNavigation?.barsMoved() }
}
