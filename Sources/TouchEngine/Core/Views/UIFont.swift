/// A typeface at a size.
open class UIFont: NSObject {
    /// How heavy the strokes are, from -1 to 1, regular being 0.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// UIKit's number for the weight.
        public let rawValue: CGFloat

        /// Makes a weight of UIKit's number for it.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Makes a weight of UIKit's number for it.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest strokes.
        public static let ultraLight = Weight(-0.8)
        /// Very thin strokes.
        public static let thin = Weight(-0.6)
        /// Thin strokes.
        public static let light = Weight(-0.4)
        /// The strokes of running text.
        public static let regular = Weight(0)
        /// Strokes a little heavier than those of running text.
        public static let medium = Weight(0.23)
        /// The strokes of a bar's title.
        public static let semibold = Weight(0.3)
        /// Heavy strokes.
        public static let bold = Weight(0.4)
        /// Very heavy strokes.
        public static let heavy = Weight(0.56)
        /// The heaviest strokes.
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
