/// Finds the colours of Swift whose words mean the same wherever they stand: most listings need no parser for that.
///
/// It gives up where a word, a sign or a place may mean two things; then the compiler's parser is asked.
struct PlainSwift {
    /// What a piece of source is; pieces that follow each other are of different kinds.
    enum Kind {
        /// Signs, and what stands between words.
        case sign
        case name, operation, keyword, string, integer, fraction, comment, documentation, attribute
        /// An argument of a closure without a name, such as `$0`.
        case argument
    }

    /// A piece of source.
    struct Piece {
        var kind: Kind
        var range: Range<Int>
    }

    /// What stands before a word and has a say in what it is.
    enum Before {
        /// Nothing on its line, or nothing but modifiers and attributes.
        case start
        /// A bracket or a comma: a label may follow.
        case opening
        case dot
        /// A word after which a type stands, or a colon that it follows.
        case type
        /// A word after which a name of its own stands.
        case introducer
        case other
    }

    let bytes: [UInt8]
    var place = 0
    private(set) var pieces: [Piece] = []
    var before = Before.start
    /// How many brackets are open; a list of parameters begins at `parameters`.
    var depth = 0
    var parameters: Int?
    /// Whether the next bracket opens parameters, and whether the next colon introduces a type.
    var declaresFunction = false
    var declaresName = false

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The pieces of a source in order; nil if it takes a parser to tell.
    static func pieces(of bytes: [UInt8]) -> [Piece]? {
        var reader = PlainSwift(bytes)
        // A parser makes something else of what begins or ends in the middle.
        let first = bytes.first { $0 > UInt8(ascii: " ") } ?? 0
        guard isLetter(first) || "/@#".utf8.contains(first) else { return nil }
        return reader.read(untilBracket: false) && reader.depth == 0 ? reader.pieces : nil
    }

    /// Reads to the end, or past the bracket that closes a string's insertion; whether all of it is plain.
    private mutating func read(untilBracket: Bool) -> Bool {
        let outer = depth
        while let byte = byte(at: place) {
            switch byte {
            case UInt8(ascii: "\n"):
                if untilBracket { return false }
                add(.sign, 1)
                if before != .opening { before = .start }
            case UInt8(ascii: " "): add(.sign, 1)
            case UInt8(ascii: "\""):
                guard readString() else { return false }
            case UInt8(ascii: "/") where self.byte(at: place + 1) == byte: addComment()
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                guard readNumber() else { return false }
            case _ where Self.isLetter(byte):
                guard readWord() else { return false }
            case UInt8(ascii: "@"):
                guard readAttribute() else { return false }
            case UInt8(ascii: "#"):
                guard readMacro() else { return false }
            case UInt8(ascii: "$"):
                let length = 1 + digits(from: place + 1)
                guard length > 1, !Self.isLetter(self.byte(at: place + length) ?? 0) else {
                    return false
                }
                add(.argument, length)
                before = .other
            case UInt8(ascii: ")") where untilBracket && depth == outer:
                add(.sign, 1)
                return true
            default:
                guard readSign(byte) else { return false }
            }
        }
        return !untilBracket
    }

    func byte(at place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

    /// Adds so many bytes to the pieces, to the last one if it is of the same kind.
    mutating func add(_ kind: Kind, _ length: Int) {
        let range = place..<(place + length)
        place += length
        if let last = pieces.last, last.kind == kind, last.range.upperBound == range.lowerBound {
            pieces[pieces.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
            pieces.append(Piece(kind: kind, range: range))
        }
    }

    private mutating func addComment() {
        let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let isDocumentation = byte(at: place + 2) == UInt8(ascii: "/")
        // A row of slashes is one or the other, depending on their number.
        let isRow = isDocumentation && byte(at: place + 3) == UInt8(ascii: "/")
        add(isDocumentation && !isRow ? .documentation : .comment, end - place)
    }

    /// A string on one line, with what is inserted into it.
    private mutating func readString() -> Bool {
        if byte(at: place + 1) == UInt8(ascii: "\""), byte(at: place + 2) == UInt8(ascii: "\"") {
            return false
        }
        add(.string, 1)
        while let byte = byte(at: place) {
            switch byte {
            case UInt8(ascii: "\""):
                add(.string, 1)
                before = .other
                return true
            case UInt8(ascii: "\n"): return false
            case UInt8(ascii: "\\"):
                guard self.byte(at: place + 1) == UInt8(ascii: "(") else {
                    guard self.byte(at: place + 1).map({ $0 != UInt8(ascii: "\n") }) ?? false else {
                        return false
                    }
                    add(.string, 2)
                    continue
                }
                add(.sign, 2)
                before = .opening
                guard read(untilBracket: true) else { return false }
            default: add(.string, 1)
            }
        }
        return false
    }

    /// A number in decimal; after a dot it is a place in a tuple.
    private mutating func readNumber() -> Bool {
        var length = digits(from: place)
        var kind = Kind.integer
        let fraction = digits(from: place + length + 1)
        if before != .dot, byte(at: place + length) == UInt8(ascii: "."), fraction > 0 {
            length += 1 + fraction
            kind = .fraction
        }
        guard !Self.isLetter(byte(at: place + length) ?? 0) else { return false }
        add(kind, length)
        before = .other
        return true
    }

    private func digits(from start: Int) -> Int {
        guard let first = byte(at: start), Self.isDigit(first) else { return 0 }
        var end = start
        while let byte = byte(at: end), Self.isDigit(byte) || byte == UInt8(ascii: "_") { end += 1 }
        return end - start
    }

    /// The macros that the book has.
    private mutating func readMacro() -> Bool {
        let length = wordLength(from: place + 1)
        let name = String(decoding: bytes[place + 1..<place + 1 + length], as: UTF8.self)
        guard ["expect", "require", "selector"].contains(name),
            byte(at: place + 1 + length) == UInt8(ascii: "(")
        else { return false }
        add(.sign, 1)
        add(.attribute, length)
        before = .other
        return true
    }

    /// An attribute without arguments.
    private mutating func readAttribute() -> Bool {
        let length = wordLength(from: place + 1)
        guard length > 0,
            ![UInt8(ascii: "("), UInt8(ascii: "."), UInt8(ascii: "<")]
                .contains(byte(at: place + 1 + length) ?? 0), before == .start
        else { return false }
        add(.attribute, 1 + length)
        return true
    }

    /// How many letters and digits stand from a place on.
    func wordLength(from start: Int) -> Int {
        var end = start
        while let byte = byte(at: end), Self.isLetter(byte) || Self.isDigit(byte) { end += 1 }
        return end - start
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        0x61...0x7A ~= byte | 0x20 || byte == UInt8(ascii: "_")
    }

    static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
