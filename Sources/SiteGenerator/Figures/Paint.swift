/// A colour of the engine as the page paints it: by UIKit's name, light or dark as the page is, or as red, green and blue.
struct Paint {
    /// The attributes of a filled shape.
    let attributes: String
    let isVisible: Bool

    /// A colour that is neither a name nor `#rrggbb` nor `#rrggbbaa`.
    struct Unreadable: Error {
        var color: String
    }

    init(_ color: String, alpha: Double = 1) throws(Unreadable) {
        var (fill, alpha) = ("", alpha)
        if color.hasPrefix("#") {
            let digits = color.dropFirst()
            guard [6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit) else {
                throw Unreadable(color: color)
            }
            fill = "#" + digits.prefix(6)
            if digits.count == 8 { alpha *= Double(Int(digits.suffix(2), radix: 16) ?? 255) / 255 }
        } else {
            guard !color.isEmpty, color.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
                throw Unreadable(color: color)
            }
            fill = "var(--ui-\(color))"
        }
        isVisible = alpha > 0.005
        let opacity = alpha < 0.995 ? " fill-opacity=\"\(Decimal.short(alpha, 2))\"" : ""
        attributes = "fill=\"\(fill)\"\(opacity)"
    }
}
