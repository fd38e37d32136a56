/// A typeface at a size.
open class UIFont: NSObject {
    /// How heavy the strokes are, from -1 to 1, regular being 0.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        /// Makes a weight of UIKit's number for it.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Makes a weight of UIKit's number for it.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }

    /// In points.
    public let pointSize: CGFloat
    let weight: Weight

    init(size: CGFloat, weight: Weight) {
        pointSize = size
        self.weight = weight
    }

    /// The system's typeface at a size in points.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular)
    }

    /// The system's typeface at a size in points and a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    /// The system's bold typeface at a size in points.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .bold)
    }
}
