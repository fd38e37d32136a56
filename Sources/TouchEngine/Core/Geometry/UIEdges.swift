/// A set of a rectangle's edges.
public struct UIRectEdge: OptionSet, Sendable {
    /// UIKit's bits for the edges.
    public let rawValue: UInt

    /// Makes a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The lower edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// Every edge.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Distances inward from a rectangle's edges, in points.
public struct UIEdgeInsets: Equatable, Sendable {
    /// Downward from the upper edge.
    public var top: CGFloat
    /// Rightward from the left edge.
    public var left: CGFloat
    /// Upward from the lower edge.
    public var bottom: CGFloat
    /// Leftward from the right edge.
    public var right: CGFloat

    /// No inset on any edge.
    public static var zero: UIEdgeInsets { UIEdgeInsets() }

    /// Makes insets of zero.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Makes insets, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
