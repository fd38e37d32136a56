/// A colour of the engine as the page paints it: by UIKit's name, light or dark as the page is, or
/// as red, green and blue.
struct Paint {
    /// The value of a `fill` attribute.
    let fill: String
    /// The value of a `fill-opacity` attribute; nil when the colour is opaque.
    let opacity: Double?

    var isVisible: Bool { opacity ?? 1 > 0.005 }

    /// A colour that is neither a name nor `#rrggbb` nor `#rrggbbaa`.
    struct Unreadable: Error {
        var color: String
    }

    init(_ color: String, alpha: Double = 1) throws(Unreadable) {
        var alpha = alpha
        if color.hasPrefix("#") {
            let digits = color.dropFirst()
            guard [6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit) else {
                throw Unreadable(color: color)
            }
            fill = "#" + digits.prefix(6)
            if digits.count == 8 { alpha *= Double(Int(digits.suffix(2), radix: 16) ?? 255) / 255 }
        } else {
            let isName = color.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            guard isName, !color.isEmpty else { throw Unreadable(color: color) }
            fill = "var(--ui-\(color))"
        }
        opacity = alpha < 0.995 ? (alpha * 100).rounded() / 100 : nil
    }
}
