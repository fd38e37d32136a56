// CoreGraphics' value types where there is no Foundation. Natively they are Foundation's own.

#if hasFeature(Embedded)
    /// A coordinate in points.
    public typealias CGFloat = Double

    /// A point, in points of some view.
    public struct CGPoint: Equatable, Sendable {
        /// Across, in points.
        public var x: CGFloat
        /// Down, in points.
        public var y: CGFloat
        /// The point (0, 0).
        public static var zero: CGPoint { CGPoint(x: 0, y: 0) }

        /// Makes a point.
        public init(x: CGFloat, y: CGFloat) {
            self.x = x
            self.y = y
        }

        /// Makes a point of whole numbers.
        public init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }
    }

    /// A size in points.
    public struct CGSize: Equatable, Sendable {
        /// In points.
        public var width: CGFloat
        /// In points.
        public var height: CGFloat
        /// No size.
        public static var zero: CGSize { CGSize(width: 0, height: 0) }

        /// Makes a size.
        public init(width: CGFloat, height: CGFloat) {
            self.width = width
            self.height = height
        }
    }

    /// A rectangle in points of some view.
    public struct CGRect: Equatable, Sendable {
        /// The corner at the top left.
        public var origin: CGPoint
        /// Width and height, in points.
        public var size: CGSize
        /// No size, at (0, 0).
        public static var zero: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }

        /// Makes a rectangle from its corner and its size.
        public init(origin: CGPoint, size: CGSize) {
            self.origin = origin
            self.size = size
        }

        /// Makes a rectangle.
        public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
            self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
        }

        /// The left edge.
        public var minX: CGFloat { origin.x }
        /// The top edge.
        public var minY: CGFloat { origin.y }
        /// Half way across.
        public var midX: CGFloat { origin.x + size.width / 2 }
        /// Half way down.
        public var midY: CGFloat { origin.y + size.height / 2 }
        /// The right edge.
        public var maxX: CGFloat { origin.x + size.width }
        /// The bottom edge.
        public var maxY: CGFloat { origin.y + size.height }
        /// In points.
        public var width: CGFloat { size.width }
        /// In points.
        public var height: CGFloat { size.height }

        /// Whether the point is inside: the near edges count, the far edges do not.
        public func contains(_ point: CGPoint) -> Bool {
            point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
        }

        /// No rectangle: what two have in common that do not even touch.
        public static var null: CGRect {
            CGRect(x: .infinity, y: .infinity, width: 0, height: 0)
        }

        /// Whether it is no rectangle.
        public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

        /// The part that both rectangles cover: nothing wide or high where they only touch, none where they do not.
        public func intersection(_ other: CGRect) -> CGRect {
            let x = max(minX, other.minX), y = max(minY, other.minY)
            let right = min(maxX, other.maxX), bottom = min(maxY, other.maxY)
            guard right >= x, bottom >= y else { return .null }
            return CGRect(x: x, y: y, width: right - x, height: bottom - y)
        }

        /// The rectangle moved, by points.
        public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
            CGRect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
        }

        /// The rectangle with its edges moved inwards, in points; none where that leaves nothing.
        public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
            let (width, height) = (size.width - 2 * dx, size.height - 2 * dy)
            guard width >= 0, height >= 0 else { return .null }
            return CGRect(x: origin.x + dx, y: origin.y + dy, width: width, height: height)
        }

        /// The slice along an edge, so many points deep, and what remains.
        public func divided(
            atDistance distance: CGFloat, from edge: CGRectEdge
        ) -> (slice: CGRect, remainder: CGRect) {
            let across = edge == .minXEdge || edge == .maxXEdge
            let length = across ? size.width : size.height
            let depth = min(max(distance, 0), length)
            func part(_ start: CGFloat, _ depth: CGFloat) -> CGRect {
                across
                    ? CGRect(x: origin.x + start, y: origin.y, width: depth, height: size.height)
                    : CGRect(x: origin.x, y: origin.y + start, width: size.width, height: depth)
            }
            let rest = length - depth
            return edge == .minXEdge || edge == .minYEdge
                ? (part(0, depth), part(depth, rest)) : (part(rest, depth), part(0, rest))
        }
    }

    /// An edge of a rectangle.
    public enum CGRectEdge: UInt32, Sendable {
        case minXEdge, minYEdge, maxXEdge, maxYEdge
    }
#endif
