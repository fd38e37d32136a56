/// A colour of the engine as the page paints it: by UIKit's name, light or dark as the page is, or
/// as red, green and blue.
struct Paint {
    /// The value of a `fill` attribute.
    let fill: String
    /// The value of a `fill-opacity` attribute; nil when the colour is opaque.
    let opacity: Double?

    var isVisible: Bool { opacity ?? 1 > 0.005 }

    /// Whether nothing behind it can be seen: of UIKit's names, only those of backgrounds are sure to be opaque.
    var isSolid: Bool { opacity == nil && (fill.hasPrefix("#") || fill.hasSuffix("Background)")) }

    /// A colour that is neither a name, with `/aa` or without, nor `#rrggbb`, with `aa` or without.
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
            let parts = color.split(separator: "/", omittingEmptySubsequences: false)
            guard let name = parts.first, !name.isEmpty, parts.count <= 2,
                name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
            else { throw Unreadable(color: color) }
            fill = "var(--ui-\(name))"
            if parts.count == 2 {
                guard parts[1].count == 2, let byte = Int(parts[1], radix: 16) else {
                    throw Unreadable(color: color)
                }
                alpha *= Double(byte) / 255
            }
        }
        opacity = alpha < 0.995 ? (alpha * 100).rounded() / 100 : nil
    }
}
