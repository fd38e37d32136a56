/// Which of the two controllers of a transition is asked for.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
    /// The key's own text.
    public let rawValue: String

    /// Makes a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that is on show when the transition begins.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that is on show when it has been completed.
    public static let to = Self(rawValue: "UITransitionContextToViewController")

    /// Whether two keys have one text, byte by byte.
    public static func == (a: Self, b: Self) -> Bool {
        a.rawValue.isSame(as: b.rawValue)
    }

    /// Feeds the text's bytes into the hasher.
    public func hash(into hasher: inout Hasher) {
        for byte in rawValue.utf8 { hasher.combine(byte) }
    }
}

/// Which of the two views of a transition is asked for.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
    /// The key's own text.
    public let rawValue: String

    /// Makes a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that goes.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that comes.
    public static let to = Self(rawValue: "UITransitionContextToView")

    /// Whether two keys have one text, byte by byte.
    public static func == (a: Self, b: Self) -> Bool {
        a.rawValue.isSame(as: b.rawValue)
    }

    /// Feeds the text's bytes into the hasher.
    public func hash(into hasher: inout Hasher) {
        for byte in rawValue.utf8 { hasher.combine(byte) }
    }
}
