/// A colour: one of the system's by name, or components between 0 and 1.
///
/// The figures draw it.
open class UIColor: NSObject {
    /// What a figure paints with: `#rrggbbaa`, or a system colour's name, with `/aa` after it where it shines through.
    let paint: String

    /// Makes a colour of red, green, blue and alpha, each between 0 and 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        var paint = "#"
        for component in [red, green, blue, alpha] { paint += UIColor.hex(component) }
        self.paint = paint
    }

    /// Makes a grey, white being 1.
    public init(white: CGFloat, alpha: CGFloat) {
        let grey = UIColor.hex(white)
        paint = "#" + grey + grey + grey + UIColor.hex(alpha)
    }

    /// Makes the colour of a layer's.
    public init(cgColor: CGColor) { paint = cgColor.paint }

    init(paint: String) { self.paint = paint }

    /// The colour as layers take it.
    open var cgColor: CGColor { CGColor(paint: paint) }

    /// The same colour, more or less opaque: alpha is between 0 and 1.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let parts = Paint(paint)
        return UIColor(paint: parts.color + (parts.isSystem ? "/" : "") + UIColor.hex(alpha))
    }

    /// Whether the other is a colour that looks the same.
    open override func isEqual(_ object: UITarget?) -> Bool {
        (object as? UIColor)?.paint.isSame(as: paint) ?? false
    }

    open override var hash: Int {
        Array(paint.utf8).reduce(0) { ($0 &* 31) &+ Int($1) }
    }

    /// A number between 0 and 1 as two hexadecimal digits.
    static func hex(_ component: CGFloat) -> String {
        let byte = Int((min(max(component, 0), 1) * 255).rounded())
        return digits[byte / 16] + digits[byte % 16]
    }

    private static let digits = [
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f",
    ]
}
