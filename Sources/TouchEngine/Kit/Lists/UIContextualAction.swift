/// Something to be done with a row, behind it (Rule S-B20).
open class UIContextualAction: NSObject {
    /// Does it: with the action, the view that was touched, and a closure to be called with whether it was done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// What kind of action it is.
    public enum Style: Int, Sendable {
        case normal, destructive
    }

    /// What kind of action it is.
    public let style: Style
    /// What its button says.
    open var title: String?
    /// The button's colour.
    open var backgroundColor: UIColor!
    /// Does it.
    public let handler: UIContextualAction.Handler

    /// Makes an action that calls the closure.
    public convenience init(
        style: UIContextualAction.Style, title: String?,
        handler: @escaping UIContextualAction.Handler
    ) {
        self.init(style, title, handler)
    }

    private init(_ style: Style, _ title: String?, _ handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}

/// The actions behind a row, on one of its sides (Rule S-B20).
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, the one at the row's edge first.
    public let actions: [UIContextualAction]
    /// Whether a swipe across the row does the first of them at once.
    open var performsFirstActionWithFullSwipe = true

    /// Makes a configuration of actions, the one at the row's edge first.
    public convenience init(actions: [UIContextualAction]) { self.init(actions) }

    private init(_ actions: [UIContextualAction]) { self.actions = actions }
}
