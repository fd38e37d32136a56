/// How the pace of an animation changes on its way.
public final class CAMediaTimingFunction: NSObject {
    /// What it was made of.
    let name: CAMediaTimingFunctionName?

    /// Makes one of the named ones.
    public init(name: CAMediaTimingFunctionName) { self.name = name }

    /// Makes a curve of two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { name = nil }
}

/// A pace with a name.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Even.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at first.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at last.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at first and at last.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The system's own.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What an animation shows before and after its time.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a mode of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Its end, afterwards.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its beginning, before.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// How one picture gives way to another.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a type of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// By growing faint.
    public static let fade = CATransitionType(rawValue: "fade")
    /// By being covered.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// By being pushed away.
    public static let push = CATransitionType(rawValue: "push")
    /// By uncovering it.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where a picture comes.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a side of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
