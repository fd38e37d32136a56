/// What the tags of a page say that must fit the rest of the site, read once from beginning to end.
struct PageTags: Sendable {
    /// An address in a tag, or an attribute that names a colour.
    struct Mention: Sendable {
        /// Whether the reader follows it; what other tags name the browser loads by itself.
        var isFollowed: Bool
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
    /// Where two braces open, as a template's tags do, in UTF-8 bytes.
    private(set) var braces: [Int] = []

    init(_ page: String) {
        var page = page
        page.withUTF8 { bytes in
            readTags(bytes)
            readBraces(bytes)
        }
    }

    private typealias Bytes = UnsafeBufferPointer<UInt8>

    private mutating func readTags(_ bytes: Bytes) {
        var place = 0
        while let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            place = open + 1
            let element = word(bytes, from: &place) { $0 == UInt8(ascii: ">") || Self.isSpace($0) }
            let isFollowed = element.elementsEqual("a".utf8)
            while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
                readAttribute(
                    bytes, of: element, at: open, isFollowed: isFollowed, from: &place)
            }
        }
    }

    private mutating func readBraces(_ bytes: Bytes) {
        var place = 0
        while let open = bytes[place...].firstIndex(of: UInt8(ascii: "{")) {
            place = open + 1
            guard place < bytes.count, bytes[place] == UInt8(ascii: "{") else { continue }
            braces.append(open)
            place += 1
        }
    }

    /// Reads an attribute, or passes over what is none.
    private mutating func readAttribute(
        _ bytes: Bytes, of element: Slice<Bytes>, at open: Int, isFollowed: Bool,
        from place: inout Int
    ) {
        guard !Self.isSpace(bytes[place]), bytes[place] != UInt8(ascii: "/") else {
            place += 1
            return
        }
        let start = place
        let name = word(bytes, from: &place) {
            Self.isSpace($0) || $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ">")
        }
        guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "="),
            bytes[place + 1] == UInt8(ascii: "\"")
        else {
            place = max(place, start + 1)
            return
        }
        place += 2
        let value = word(bytes, from: &place) { $0 == UInt8(ascii: "\"") }
        place += 1
        if name.elementsEqual("id".utf8) {
            ids.append(String(decoding: value, as: UTF8.self))
            idElements.append(String(decoding: element, as: UTF8.self))
        } else if name.elementsEqual("href".utf8) || name.elementsEqual("src".utf8) {
            let address = String(decoding: value, as: UTF8.self)
            links.append(Mention(isFollowed: isFollowed, value: address, offset: open))
        } else if value.starts(with: "var(--ui-".utf8), value.last == UInt8(ascii: ")") {
            colors.insert(
                String(decoding: value.dropFirst("var(--ui-".utf8.count).dropLast(), as: UTF8.self))
        }
    }

    private func word(
        _ bytes: Bytes, from place: inout Int, until ends: (UInt8) -> Bool
    ) -> Slice<Bytes> {
        let start = place
        while place < bytes.count, !ends(bytes[place]) { place += 1 }
        return bytes[start..<place]
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte <= 32 }
}
