/// Reads the HTML that our own templates write: every element is closed but those that are always empty.
struct MarkupReader {
    private let bytes: [UInt8]
    private var place = 0

    /// The elements that have no content, and no end in HTML.
    static let void: Set = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source",
        "track", "wbr",
    ]

    /// The pieces of a page, or of a part of one.
    static func read(_ html: String) -> [Markup] {
        var reader = MarkupReader(html)
        return reader.pieces()
    }

    private init(_ html: String) { bytes = Array(html.utf8) }

    /// What stands before the next end of an element, or of the text; passes over that end.
    private mutating func pieces() -> [Markup] {
        var found: [Markup] = []
        while place < bytes.count {
            guard bytes[place] == UInt8(ascii: "<") else {
                found.append(.text(text { $0 != UInt8(ascii: "<") }))
                continue
            }
            place += 1
            switch place < bytes.count ? bytes[place] : 0 {
            case UInt8(ascii: "!"):
                pass(UInt8(ascii: ">"))
            case UInt8(ascii: "/"):
                pass(UInt8(ascii: ">"))
                return found
            default:
                found.append(.element(element()))
            }
        }
        return found
    }

    /// The element whose name begins here.
    private mutating func element() -> Markup.Element {
        var element = Markup.Element(name: text(while: Self.isName))
        var isClosed = Self.void.contains(element.name)
        while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
            if Self.isName(bytes[place]) {
                element.attributes.append(attribute())
            } else {
                if bytes[place] == UInt8(ascii: "/") { isClosed = true }
                place += 1
            }
        }
        place += 1
        if !isClosed { element.children = pieces() }
        return element
    }

    private mutating func attribute() -> Markup.Attribute {
        let name = text(while: Self.isName)
        guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "="),
            bytes[place + 1] == UInt8(ascii: "\"")
        else { return .init(name: name, value: "") }
        place += 2
        let value = text { $0 != UInt8(ascii: "\"") }
        place += 1
        return .init(name: name, value: value)
    }

    private mutating func text(while belongs: (UInt8) -> Bool) -> String {
        let start = place
        while place < bytes.count, belongs(bytes[place]) { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func pass(_ byte: UInt8) {
        while place < bytes.count, bytes[place] != byte { place += 1 }
        place += 1
    }

    /// Whether a byte can stand in the name of an element or an attribute.
    private static func isName(_ byte: UInt8) -> Bool {
        ![UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "=")].contains(byte) && byte > 32
    }
}
