/// How much a constraint matters, from 1 to 1000; at 1000 it has to be met.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The number, from 1 to 1000.
    public let rawValue: Float

    /// Makes a priority of a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Makes a priority of a number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// The constraint has to be met.
    public static let required = UILayoutPriority(1000)
    /// How strongly a view resists being smaller than its content.
    public static let defaultHigh = UILayoutPriority(750)
    /// How strongly a view resists being larger than its content.
    public static let defaultLow = UILayoutPriority(250)
    /// The weakest of UIKit's own, with which sizes are kept small.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
