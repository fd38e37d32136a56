extension UIScrollView {
    /// When what covers a scroll view is added to its insets (Rule S-A3.9).
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along the axes it scrolls along, and up and down where it is a page's own.
        case automatic
        /// Along the axes it scrolls along.
        case scrollableAxes
        case never
        case always
    }

    /// What part of its speed a fling keeps each millisecond (Rule S-A4.4).
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        /// The part, under 1.
        public let rawValue: CGFloat

        /// Makes a rate of one's own.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// 0.998, so that a fling goes about half as far as its speed in a second.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99, so that it goes about a tenth as far.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
