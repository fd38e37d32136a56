// CoreGraphics' value types where there is no Foundation. Natively they are Foundation's own.

#if hasFeature(Embedded)
    /// A coordinate in points.
    public typealias CGFloat = Double

    /// A point, in points of some view.
    public struct CGPoint: Equatable, Sendable {
        public var x: CGFloat
        public var y: CGFloat
        public static var zero: CGPoint { CGPoint(x: 0, y: 0) }

        public init(x: CGFloat, y: CGFloat) {
            self.x = x
            self.y = y
        }
    }

    /// A size in points.
    public struct CGSize: Equatable, Sendable {
        public var width: CGFloat
        public var height: CGFloat
        public static var zero: CGSize { CGSize(width: 0, height: 0) }

        public init(width: CGFloat, height: CGFloat) {
            self.width = width
            self.height = height
        }
    }

    /// A rectangle in points of some view.
    public struct CGRect: Equatable, Sendable {
        public var origin: CGPoint
        public var size: CGSize
        public static var zero: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }

        public init(origin: CGPoint, size: CGSize) {
            self.origin = origin
            self.size = size
        }

        public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
            self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
        }

        public var minX: CGFloat { origin.x }
        public var minY: CGFloat { origin.y }
        public var midX: CGFloat { origin.x + size.width / 2 }
        public var midY: CGFloat { origin.y + size.height / 2 }
        public var maxX: CGFloat { origin.x + size.width }
        public var maxY: CGFloat { origin.y + size.height }
        public var width: CGFloat { size.width }
        public var height: CGFloat { size.height }

        /// Whether the point is inside: the near edges count, the far edges do not.
        public func contains(_ point: CGPoint) -> Bool {
            point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
        }

        /// The part that both rectangles cover, empty when they do not meet.
        public func intersection(_ other: CGRect) -> CGRect {
            let x = max(minX, other.minX), y = max(minY, other.minY)
            let right = min(maxX, other.maxX), bottom = min(maxY, other.maxY)
            guard right > x, bottom > y else { return .zero }
            return CGRect(x: x, y: y, width: right - x, height: bottom - y)
        }
    }
#endif
