/// The view at the top of a tree, through which events come.
open class UIWindow: UIView {
    @Owner var device: Device?
    @Owner var arena: GestureArena?
    /// The responder that hears of buttons first.
    @Weak var firstResponder: UIResponder?

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
    }

    open override var window: UIWindow? { self }

    open override var next: UIResponder? { nil }

    /// Makes the window the one that events go to, and shows it.
    open func makeKeyAndVisible() { isHidden = false }

    /// Has an event worked through: recognizers hear of it, then actions are sent, then views hear of it (Rule G-2.3).
    open func sendEvent(_ event: UIEvent) {
        if event.type == .touches {
            arena?.runTurn(with: event)
        } else if let presses = event as? UIPressesEvent {
            arena?.runTurn(with: presses)
        }
    }
}
