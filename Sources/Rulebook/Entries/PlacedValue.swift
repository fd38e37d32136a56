/// A value of a rulebook's file, with its place: an object, a list or a text.
///
/// JSON's other values have no use there, and Foundation's reader does not say where a value stands.
struct PlacedValue {
    /// A key of an object, with its place and its value.
    struct Member {
        var key: String
        var offset: Int
        var value: PlacedValue
    }

    /// The offset of its first byte.
    var offset: Int
    /// What a text says; nil unless it is one.
    var text: String?
    /// What a list holds; nil unless it is one.
    var items: [PlacedValue]?
    /// What an object holds, in order; nil unless it is one.
    var members: [Member]?
}

/// Reads JSON made of objects, lists and texts.
struct PlacedValueParser {
    /// Why a file could not be read, and where.
    struct Failure: Error {
        var offset: Int
        var message: String
    }

    private let bytes: [UInt8]
    private var offset = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The one value that a file holds.
    static func value(of bytes: [UInt8]) throws(Failure) -> PlacedValue {
        var parser = PlacedValueParser(bytes)
        let value = try parser.value()
        parser.skipSpace()
        guard parser.offset == bytes.count else { throw parser.failure("the end of the file") }
        return value
    }

    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private func failure(_ expected: String) -> Failure {
        Failure(offset: offset, message: "expected \(expected)")
    }

    private mutating func skipSpace() {
        while let byte = next, [9, 10, 13, 32].contains(byte) { offset += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard next == UInt8(ascii: character) else { return false }
        offset += 1
        return true
    }

    private mutating func value() throws(Failure) -> PlacedValue {
        skipSpace()
        let start = offset
        if take("{") { return PlacedValue(offset: start, members: try members()) }
        if take("[") { return PlacedValue(offset: start, items: try items()) }
        guard next == UInt8(ascii: "\"") else { throw failure("a text, a list or an object") }
        return PlacedValue(offset: start, text: try text())
    }

    private mutating func items() throws(Failure) -> [PlacedValue] {
        guard !take("]") else { return [] }
        var items = [try value()]
        while take(",") { items.append(try value()) }
        guard take("]") else { throw failure("`,` or `]`") }
        return items
    }

    private mutating func members() throws(Failure) -> [PlacedValue.Member] {
        guard !take("}") else { return [] }
        var members = [try member()]
        while take(",") { members.append(try member()) }
        guard take("}") else { throw failure("`,` or `}`") }
        return members
    }

    private mutating func member() throws(Failure) -> PlacedValue.Member {
        skipSpace()
        let start = offset
        guard next == UInt8(ascii: "\"") else { throw failure("a key in double quotes") }
        let key = try text()
        guard take(":") else { throw failure("`:` and a value") }
        return .init(key: key, offset: start, value: try value())
    }

    /// A text from its opening quote on; `\"`, `\\` and `\/` are the only escapes.
    private mutating func text() throws(Failure) -> String {
        offset += 1
        var content: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw failure("a closing quote before the line ends") }
            if byte == UInt8(ascii: "\\") {
                offset += 1
                guard let escaped = next, "\"\\/".utf8.contains(escaped) else {
                    throw failure("`\"`, `\\` or `/` after the backslash")
                }
            }
            content.append(bytes[offset])
            offset += 1
        }
        guard next != nil else { throw failure("a closing quote") }
        offset += 1
        return String(decoding: content, as: UTF8.self)
    }
}
