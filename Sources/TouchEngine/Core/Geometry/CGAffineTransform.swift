#if !canImport(CoreGraphics)
    /// A 3 × 3 matrix that scales, rotates and moves points; CoreGraphics' own where there is one.
    public struct CGAffineTransform: Equatable, Sendable {
        /// What a point's x adds to its x.
        public var a: CGFloat
        /// What a point's x adds to its y.
        public var b: CGFloat
        /// What a point's y adds to its x.
        public var c: CGFloat
        /// What a point's y adds to its y.
        public var d: CGFloat
        /// What is added to x, in points.
        public var tx: CGFloat
        /// What is added to y, in points.
        public var ty: CGFloat

        /// The transform that changes nothing.
        public static var identity: CGAffineTransform { CGAffineTransform() }

        /// Makes the identity transform.
        public init() {
            self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        }

        /// Makes a transform from the matrix's two columns and its translation, in points.
        public init(
            a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
        ) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.tx = tx
            self.ty = ty
        }

        /// Makes a transform that moves by `tx`, `ty` points.
        public init(translationX tx: CGFloat, y ty: CGFloat) {
            self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
        }

        /// Makes a transform that scales by `sx` across and `sy` down.
        public init(scaleX sx: CGFloat, y sy: CGFloat) {
            self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
        }

        /// Makes a transform that turns by an angle, in radians, clockwise on the screen.
        public init(rotationAngle angle: CGFloat) {
            let (sine, cosine) = (sine(angle), cosine(angle))
            self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        }

        /// Whether the transform changes nothing.
        public var isIdentity: Bool { self == .identity }

        /// The transform that applies this one first and `other` after it.
        public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a: a * other.a + b * other.c, b: a * other.b + b * other.d,
                c: c * other.a + d * other.c, d: c * other.b + d * other.d,
                tx: tx * other.a + ty * other.c + other.tx,
                ty: tx * other.b + ty * other.d + other.ty)
        }

        /// The transform that moves by `tx`, `ty` points first and applies this one after it.
        public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
            CGAffineTransform(translationX: tx, y: ty).concatenating(self)
        }

        /// The transform that scales by `sx` across and `sy` down first and applies this one after it.
        public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
            CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
        }

        /// The transform that turns by an angle, in radians, first and applies this one after it.
        public func rotated(by angle: CGFloat) -> CGAffineTransform {
            CGAffineTransform(rotationAngle: angle).concatenating(self)
        }

        /// The transform that undoes this one; a transform that cannot be undone is returned as it is.
        public func inverted() -> CGAffineTransform {
            let determinant = a * d - b * c
            guard determinant != 0 else { return self }
            return CGAffineTransform(
                a: d / determinant, b: -b / determinant,
                c: -c / determinant, d: a / determinant,
                tx: (c * ty - d * tx) / determinant,
                ty: (b * tx - a * ty) / determinant)
        }
    }

    extension CGPoint {
        /// The point the transform moves this one to.
        public func applying(_ t: CGAffineTransform) -> CGPoint {
            CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
        }
    }
#endif

extension CGRect {
    /// The smallest upright rectangle round this one after the transform.
    func boundingBox(applying t: CGAffineTransform) -> CGRect {
        let a = CGPoint(x: minX, y: minY).applying(t)
        let b = CGPoint(x: maxX, y: minY).applying(t)
        let c = CGPoint(x: minX, y: maxY).applying(t)
        let d = CGPoint(x: maxX, y: maxY).applying(t)
        let left = min(a.x, b.x, c.x, d.x), right = max(a.x, b.x, c.x, d.x)
        let top = min(a.y, b.y, c.y, d.y), bottom = max(a.y, b.y, c.y, d.y)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGPoint {
    static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
    static func * (a: CGPoint, k: CGFloat) -> CGPoint { CGPoint(x: a.x * k, y: a.y * k) }

    /// The distance to another point, in points.
    func distance(to other: CGPoint) -> CGFloat {
        let dx = x - other.x, dy = y - other.y
        return (dx * dx + dy * dy).squareRoot()
    }

    /// The point in the middle of several; zero of none.
    static func centroid(of points: [CGPoint]) -> CGPoint {
        guard !points.isEmpty else { return .zero }
        var sum = CGPoint.zero
        for point in points { sum = sum + point }
        return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
    }
}
