/// An object that can handle events: a view, a controller, a window.
open class UIResponder: NSObject {
    /// What a program has associated with it.
    final var associated: AnyObject?
    #if !hasFeature(Embedded)
        /// What a trace knows of the responder's class, once it has asked.
        final var keptClassFacts: ClassFacts?
    #endif
    /// The object that gets what this one does not handle.
    open var next: UIResponder? { nil }
    /// What shows the responder: a view itself, a controller's view if it is loaded.
    var viewOnScreen: UIView? { self as? UIView }

    /// Called when fingers land; the default hands them to the next responder (Rule G-2.35).
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when fingers move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when fingers lift.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when a recognizer or the system takes touches away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Called when buttons go down; the default hands them to the next responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Called when buttons that feel force are pressed harder or softer; no button here does.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called when buttons come up.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Called when a recognizer or the system takes presses away.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// Whether the object may be the one that hears of buttons first; the default says no.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the object may stop being the one that hears of buttons first; the default says yes.
    open var canResignFirstResponder: Bool { true }

    /// Whether the object is the one in its window that hears of buttons first.
    open var isFirstResponder: Bool { respondersWindow?.firstResponder === self }

    /// Makes the object the one that hears of buttons first, if it may and the one before it lets go.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = respondersWindow else { return false }
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        if let current = window.firstResponder, !current.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// Lets the window have no object that hears of buttons first.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        respondersWindow?.firstResponder = nil
        return true
    }

    /// The window at the end of the chain.
    private var respondersWindow: UIWindow? {
        var responder: UIResponder? = self
        while let here = responder {
            if let window = here as? UIWindow { return window }
            responder = here.next
        }
        return nil
    }
}
