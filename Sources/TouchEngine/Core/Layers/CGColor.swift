/// A colour as layers take it.
public final class CGColor: Hashable {
    /// What a figure paints with.
    let paint: String

    init(paint: String) { self.paint = paint }

    /// Makes a colour of red, green, blue and alpha, each between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(paint: UIColor(red: red, green: green, blue: blue, alpha: alpha).paint)
    }

    /// How opaque the colour is, from 0 to 1.
    public var alpha: CGFloat { Paint(paint).alpha }

    /// Whether both look the same.
    public static func == (a: CGColor, b: CGColor) -> Bool {
        a.paint.isSame(as: b.paint)
    }

    /// Feeds the looks into the hasher.
    public func hash(into hasher: inout Hasher) {
        for byte in paint.utf8 { hasher.combine(byte) }
    }
}
