/// A mistake in an info string: its column and what was expected.
struct InfoMistake: Equatable {
    var column: Int
    var message: String
    var remedy: String?
}

/// Reads an info string byte by byte, so that every mistake has its exact column.
struct InfoStringParser {
    private let bytes: [UInt8]
    private let firstColumn: Int
    private var position = 0
    private var info = InfoString()
    private var mistakes: [InfoMistake] = []

    /// Parses the bytes that follow the fence; `column` is where the first of them stands.
    static func parse(
        _ bytes: some Collection<UInt8>, column: Int
    ) -> (InfoString, [InfoMistake]) {
        var parser = InfoStringParser(bytes: Array(bytes), firstColumn: column)
        parser.parse()
        return (parser.info, parser.mistakes)
    }

    private init(bytes: [UInt8], firstColumn: Int) {
        self.bytes = bytes
        self.firstColumn = firstColumn
    }

    private var column: Int { firstColumn + position }
    private var byte: UInt8? { bytes.at(position) }

    private mutating func parse() {
        skipSpaces()
        info.language = takeWord { $0 != UInt8(ascii: "{") }
        skipSpaces()
        guard byte == UInt8(ascii: "{") else {
            let word = takeWord { _ in true }
            if !word.text.isEmpty { info.strayWord = word }
            return
        }
        let opening = column
        info.hasBraces = true
        position += 1
        skipSpaces()
        while let next = byte, next != UInt8(ascii: "}") {
            parseItem(startingWith: next)
            skipSpaces()
        }
        guard byte != nil else {
            return report(
                opening, "the attributes opened here are never closed", "end them with `}`")
        }
        position += 1
        skipSpaces()
        if byte != nil {
            report(column, "nothing may follow the attributes", "put everything inside the braces")
        }
    }

    /// Takes a mark and the name behind it, or reports that there is none.
    private mutating func takeName(after mark: String) -> String? {
        let start = column
        position += 1
        let name = takeName().text
        guard name.isEmpty else { return name }
        report(
            start, "a name was expected after `\(mark)`",
            "write `\(mark)` and letters, digits or `-`")
        return nil
    }

    private mutating func parseItem(startingWith first: UInt8) {
        let start = column
        switch first {
        case UInt8(ascii: "#"):
            guard let name = takeName(after: "#") else { break }
            if info.id != nil {
                report(start, "a block has one id, this is its second")
            } else {
                info.id = .init(text: name, column: start)
            }
        case UInt8(ascii: "."):
            guard let name = takeName(after: ".") else { break }
            info.classes.append(.init(text: name, column: start))
        default:
            let key = takeName()
            if key.text.isEmpty {
                let odd = takeWord { $0 != UInt8(ascii: "}") }
                report(start, "`\(odd.text)` is no attribute", expectation)
            } else if byte == UInt8(ascii: "=") {
                position += 1
                parseValue(of: key)
            } else {
                report(start, "`\(key.text)` has no value", expectation)
            }
        }
        guard let next = byte, !isSpace(next), next != UInt8(ascii: "}") else { return }
        let odd = takeWord { $0 != UInt8(ascii: "}") }
        report(odd.column, "a space or `}` was expected before `\(odd.text)`")
    }

    private var expectation: String {
        "attributes are `#id`, `.class`, `key=value`, `key=\"value\"`"
    }

    private mutating func parseValue(of key: InfoString.Word) {
        guard byte == UInt8(ascii: "\"") else {
            let value = takeWord { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "\"") }
            if value.text.isEmpty {
                report(value.column, "a value was expected after `\(key.text)=`")
            } else {
                add(key, value)
            }
            return
        }
        let opening = column
        position += 1
        var value: [UInt8] = []
        while let next = byte, next != UInt8(ascii: "\"") {
            position += 1
            if next == UInt8(ascii: "\\"), let escaped = byte,
                escaped == UInt8(ascii: "\"") || escaped == UInt8(ascii: "\\")
            {
                position += 1
                value.append(escaped)
            } else {
                value.append(next)
            }
        }
        guard byte != nil else {
            return report(opening, "the quotation opened here is never closed", "end it with `\"`")
        }
        position += 1
        add(key, .init(text: String(decoding: value, as: UTF8.self), column: opening))
    }

    private mutating func add(_ key: InfoString.Word, _ value: InfoString.Word) {
        if info.value(key.text) != nil {
            report(key.column, "`\(key.text)` is given twice")
        } else {
            info.attributes.append((key, value))
        }
    }

    private mutating func takeName() -> InfoString.Word {
        takeWord { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
    }

    private mutating func takeWord(where belongs: (UInt8) -> Bool) -> InfoString.Word {
        let start = position
        while let next = byte, !isSpace(next), belongs(next) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        return .init(text: text, column: firstColumn + start)
    }

    private mutating func skipSpaces() {
        while let next = byte, isSpace(next) { position += 1 }
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }

    private mutating func report(_ column: Int, _ message: String, _ remedy: String? = nil) {
        mistakes.append(InfoMistake(column: column, message: message, remedy: remedy))
    }
}
