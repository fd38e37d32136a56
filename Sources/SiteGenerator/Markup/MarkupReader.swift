/// Reads the HTML that our own templates write: every element is closed but those that are always empty.
///
/// What nobody looks for is left in the text as it is written.
struct MarkupReader {
    private let bytes: [UInt8]
    private let plain: PlainMarkup
    private var place = 0

    /// The elements whose pieces are told apart, however plain they are.
    private static let inPieces: Set = ["figcaption", "summary"]

    /// The elements that have no content, and no end in HTML.
    static let void: Set = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source",
        "track", "wbr",
    ]

    /// The pieces of a page, or of a part of one.
    static func read(_ html: String) -> [Markup] {
        var reader = MarkupReader(html)
        return reader.pieces(areApart: false)
    }

    private init(_ html: String) {
        bytes = Array(html.utf8)
        plain = PlainMarkup(bytes: bytes)
    }

    /// What stands before the next end of an element, or of the text; passes over that end.
    private mutating func pieces(areApart: Bool) -> [Markup] {
        var found: [Markup] = []
        while place < bytes.count {
            if let text = text(isPure: areApart) {
                found.append(.text(text))
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
                found.append(.element(element(inPieces: areApart)))
            }
        }
        return found
    }

    /// The element whose name begins here.
    private mutating func element(inPieces isApart: Bool) -> Markup.Element {
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
        if !isClosed {
            element.children = pieces(areApart: isApart || Self.inPieces.contains(element.name))
        }
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

    /// Text up to the next element that is looked for, or, if it is pure, up to the next tag; nil if there is none.
    private mutating func text(isPure: Bool) -> String? {
        let start = place
        while place < bytes.count {
            if bytes[place] != UInt8(ascii: "<") {
                place = bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
            } else if !isPure, let end = plain.end(ofElementAt: place) {
                place = end
            } else {
                break
            }
        }
        return start < place ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
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
