extension NSLayoutConstraint {
    /// What of a view or guide a constraint is about, with UIKit's raw values.
    public enum Attribute: Int, Sendable {
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        case leading = 5
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        case notAnAttribute = 0

        /// Whether it is a size and not a place.
        var isSize: Bool { self == .width || self == .height }

        /// Whether it follows the way one reads.
        var followsReading: Bool { self == .leading || self == .trailing }

        /// The edge that it is where one reads from right to left.
        var mirrored: Attribute {
            switch self {
            case .leading: .right
            case .trailing: .left
            default: self
            }
        }

        var word: String {
            switch self {
            case .left: "left"
            case .right: "right"
            case .top: "top"
            case .bottom: "bottom"
            case .leading: "leading"
            case .trailing: "trailing"
            case .width: "width"
            case .height: "height"
            case .centerX: "centerX"
            case .centerY: "centerY"
            case .notAnAttribute: "none"
            }
        }
    }

    /// How the two sides of a constraint compare, with UIKit's raw values.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1

        var sign: String {
            switch self {
            case .lessThanOrEqual: "≤"
            case .equal: "="
            case .greaterThanOrEqual: "≥"
            }
        }
    }

    /// A direction of layout, with UIKit's raw values.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }
}
