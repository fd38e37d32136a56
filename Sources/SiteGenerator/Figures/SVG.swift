import Notebook

/// Writes SVG elements, so that no drawing has to mind quotes, escapes and decimals.
enum SVG {
    /// An element; attributes without a value are left out, and `content` is markup already.
    static func element(
        _ name: String, _ attributes: KeyValuePairs<String, (any SVGValue)?> = [:],
        _ content: String = ""
    ) -> String {
        var tag = "<" + name
        for case (let key, let value?) in attributes { tag += " \(key)=\"\(value.svg)\"" }
        return content.isEmpty ? tag + "/>" : "\(tag)>\(content)</\(name)>"
    }
}

/// What an attribute of an SVG element can hold.
protocol SVGValue {
    /// The value as it stands between the quotes.
    var svg: String { get }
}

extension String: SVGValue {
    var svg: String { HTML.escape(self) }
}

/// A length, an angle or a number, with one decimal at most.
extension Double: SVGValue {
    var svg: String { NumberText.short(self) }
}

/// A fraction of a width, as SVG writes it.
struct Percent: SVGValue {
    var fraction: Double

    init(_ fraction: Double) { self.fraction = fraction }

    var svg: String { NumberText.short(fraction * 100, 2) + "%" }
}
