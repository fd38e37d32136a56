/// What the tags of a page say that must fit the rest of the site, read once from beginning to end.
struct PageTags {
    /// An address in a tag, or an attribute that names a colour.
    struct Mention {
        /// The tag's name.
        var element: String
        var value: String
        /// Where the tag begins, in UTF-8 bytes.
        var offset: Int
    }

    /// The names of places, in order.
    private(set) var ids: [String] = []
    /// The elements that have them.
    private(set) var idElements: [String] = []
    /// The addresses, in order.
    private(set) var links: [Mention] = []
    /// The colours that drawings name.
    private(set) var colors: Set<String> = []

    private let bytes: [UInt8]

    init(_ page: String) {
        bytes = Array(page.utf8)
        var place = 0
        while let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            place = open + 1
            let element = word(from: &place) { $0 != UInt8(ascii: ">") && !Self.isSpace($0) }
            while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
                readAttribute(of: element, at: open, from: &place)
            }
        }
    }

    /// Reads an attribute, or passes over what is none.
    private mutating func readAttribute(of element: String, at open: Int, from place: inout Int) {
        guard !Self.isSpace(bytes[place]), bytes[place] != UInt8(ascii: "/") else {
            place += 1
            return
        }
        let start = place
        let name = word(from: &place) {
            !Self.isSpace($0) && ![UInt8(ascii: "="), UInt8(ascii: ">")].contains($0)
        }
        guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "="),
            bytes[place + 1] == UInt8(ascii: "\"")
        else {
            place = max(place, start + 1)
            return
        }
        place += 2
        let value = word(from: &place) { $0 != UInt8(ascii: "\"") }
        place += 1
        switch name {
        case "id":
            ids.append(value)
            idElements.append(element)
        case "href", "src": links.append(Mention(element: element, value: value, offset: open))
        default:
            let (start, end) = ("var(--ui-", ")")
            if value.hasPrefix(start), value.hasSuffix(end) {
                colors.insert(String(value.dropFirst(start.count).dropLast(end.count)))
            }
        }
    }

    private func word(from place: inout Int, while belongs: (UInt8) -> Bool) -> String {
        let start = place
        while place < bytes.count, belongs(bytes[place]) { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte <= 32 }
}
