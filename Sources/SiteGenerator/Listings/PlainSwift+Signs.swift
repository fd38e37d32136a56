extension PlainSwift {
    /// A bracket, a mark or an operator; false for what a parser has to tell apart.
    mutating func readSign(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(byte)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            if parameters == depth { parameters = nil }
            depth -= 1
            guard depth >= 0 else { return false }
            add(.sign, 1)
            before = .other
        case UInt8(ascii: ","):
            add(.sign, 1)
            before = .opening
        case UInt8(ascii: ";"):
            add(.sign, 1)
            before = .start
        case UInt8(ascii: ":"):
            // A colon between blanks chooses between two values.
            guard place > 0, bytes[place - 1] != UInt8(ascii: " ") else {
                add(.sign, 1)
                before = .other
                return true
            }
            add(.sign, 1)
            before = declaresName || parameters == depth && depth > 0 ? .type : .other
            declaresName = false
        case UInt8(ascii: "."):
            guard self.byte(at: place + 1) != byte else { return readOperator() }
            let next = self.byte(at: place + 1) ?? 0
            guard Self.isLetter(next) || Self.isDigit(next) else { return false }
            add(.sign, 1)
            before = .dot
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
            return readMark(byte)
        default:
            return readOperator()
        }
        return true
    }

    private mutating func open(_ byte: UInt8) {
        depth += 1
        if byte == UInt8(ascii: "("), declaresFunction {
            parameters = depth
            declaresFunction = false
        }
        if byte == UInt8(ascii: "{") { declaresName = false }
        add(.sign, 1)
        before = byte == UInt8(ascii: "{") ? .start : .opening
    }

    /// `?` and `!` right after a value are signs; `!` before one is an operator.
    private mutating func readMark(_ byte: UInt8) -> Bool {
        let next = self.byte(at: place + 1) ?? UInt8(ascii: "\n")
        guard !Self.operators.contains(next) || next == UInt8(ascii: ".") else {
            return readOperator()
        }
        let follows = place > 0 && Self.endsValue(bytes[place - 1])
        if follows {
            // Behind `as` and `is` a type stands after it as well.
            let keeps = before == .type
            add(.sign, 1)
            before = keeps ? .type : .other
            return true
        }
        if byte == UInt8(ascii: "?") {
            guard isBetweenBlanks(1) else { return false }
            add(.sign, 1)
        } else {
            guard Self.isLetter(next) else { return false }
            add(.operation, 1)
        }
        before = .other
        return true
    }

    /// An operator between two values, with blanks on both sides or on none, or a minus before a number.
    private mutating func readOperator() -> Bool {
        var end = place
        while let byte = byte(at: end), Self.operators.contains(byte) { end += 1 }
        let length = end - place
        let text = String(decoding: bytes[place..<end], as: UTF8.self)
        switch text {
        case "->":
            add(.sign, length)
            before = .type
            return true
        case "=":
            guard isBetweenBlanks(length) else { return false }
            add(.sign, length)
            before = .other
            declaresName = false
            return true
        case "...", "..<":
            let next = byte(at: end) ?? 0
            let isTight =
                place > 0 && Self.endsValue(bytes[place - 1])
                && (Self.isLetter(next) || Self.isDigit(next))
            guard isTight || isBetweenBlanks(length) else { return false }
        case "-" where !isBetweenBlanks(length):
            let last = place > 0 ? bytes[place - 1] : 0
            guard byte(at: end).map({ Self.isDigit($0) || Self.isLetter($0) }) ?? false,
                " ([".utf8.contains(last)
            else { return false }
        case "&&", "||", "??", "==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/", "%", "+=",
            "-=", "*=", "/=", "===", "!==":
            guard isBetweenBlanks(length) else { return false }
        default: return false
        }
        add(.operation, length)
        before = .other
        return true
    }

    private func isBetweenBlanks(_ length: Int) -> Bool {
        place > 0 && bytes[place - 1] == UInt8(ascii: " ")
            && byte(at: place + length).map { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
                ?? false
    }

    /// Whether a value can end so.
    private static func endsValue(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || ")]}?!\"".utf8.contains(byte)
    }

    private static let operators = Set("/=-+!*%<>&|^~?.".utf8)
}
