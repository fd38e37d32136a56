/// What hides the bars when a finger swipes up, and brings them back when it swipes down (Rule S-B17).
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    @Weak var navigationController: UINavigationController?
    /// Whether a swipe has taken the toolbar away, so that the next brings it back.
    private var tookToolbar = false

    /// The recognizer, which looks at nothing until `hidesBarsOnSwipe` is set.
    func makeRecognizer() -> BarHidePanGestureRecognizer {
        let recognizer = BarHidePanGestureRecognizer(
            target: self, action: Selector("handleBarSwipe(_:)", BarHiding.handleBarSwipe))
        recognizer.isEnabled = false
        recognizer.cancelsTouchesInView = false
        recognizer.stock = self
        recognizer.delegate = self
        return recognizer
    }

    /// Goes by the way of the first few points: mostly up hides, mostly down shows (a model value).
    func handleBarSwipe(_ recognizer: UIPanGestureRecognizer) {
        guard recognizer.state == .began, let navigation = navigationController else { return }
        let velocity = recognizer.velocity(in: navigation.view)
        guard abs(velocity.y) > abs(velocity.x) else { return }
        let hides = velocity.y < 0
        navigation.setNavigationBarHidden(hides, animated: true)
        if hides {
            tookToolbar = tookToolbar || !navigation.isToolbarHidden
            navigation.setToolbarHidden(true, animated: true)
        } else if tookToolbar {
            tookToolbar = false
            navigation.setToolbarHidden(false, animated: true)
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

/// The pan of `hidesBarsOnSwipe`: it watches beside every other recognizer, and complains of another delegate.
final class BarHidePanGestureRecognizer: UIPanGestureRecognizer {
    @Weak var stock: BarHiding?

    override var kindName: String { "barHide" }
    override var isStock: Bool { true }

    override var delegate: (any UIGestureRecognizerDelegate)? {
        didSet {
            guard delegate !== stock, let trace = device?.trace else { return }
            trace.record(.misuseBarHideDelegate, trace.name(of: self), rule: "S-B17")
        }
    }
}
