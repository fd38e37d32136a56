#if !canImport(CoreGraphics)
    /// A direction with a length; CoreGraphics' own where there is one.
    public struct CGVector: Equatable, Sendable {
        /// Across, rightward.
        public var dx: CGFloat
        /// Down.
        public var dy: CGFloat

        /// No direction and no length.
        public static var zero: CGVector { CGVector() }

        /// Makes a vector without length.
        public init() { self.init(dx: 0, dy: 0) }

        /// Makes a vector of its two components.
        public init(dx: CGFloat, dy: CGFloat) {
            self.dx = dx
            self.dy = dy
        }
    }
#endif

extension CGVector {
    /// How long the vector is.
    var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
