/// What an action calls, with the action itself.
public typealias UIActionHandler = (UIAction) -> Void

/// What a menu is made of; here that is actions alone.
open class UIMenuElement: NSObject {
    /// What the element says.
    open internal(set) var title: String

    init(title: String) { self.title = title }
}

/// Something to be done, as a closure that a control calls.
open class UIAction: UIMenuElement {
    /// The name by which a control tells actions apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes an identifier of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What a button made of the action says.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The name by which a control tells the action from others; nil when it was given none.
    let name: Identifier?
    /// The control that calls the action, while it does.
    @Weak var senderObject: AnyObject?
    private let handler: UIActionHandler

    /// Makes an action that calls the closure.
    public convenience init(
        title: String = "", identifier: Identifier? = nil, handler: @escaping UIActionHandler
    ) {
        self.init(title, identifier, handler)
    }

    private init(_ title: String, _ name: Identifier?, _ handler: @escaping UIActionHandler) {
        self.name = name
        self.handler = handler
        super.init(title: title)
    }

    /// The control that calls the action, while it does; nil at other times.
    open var sender: UITarget? { senderObject }

    /// Whether the two are one action to a control.
    func isAlike(_ other: UIAction) -> Bool {
        if self === other { return true }
        guard let name, let otherName = other.name else { return false }
        return name == otherName
    }

    func call(from sender: AnyObject) {
        senderObject = sender
        handler(self)
        senderObject = nil
    }
}
