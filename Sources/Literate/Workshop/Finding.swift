/// What an expectation wanted and what it found, read from Swift Testing's words for one that does not hold.
///
/// Of `(page.card → nil) != (card → <View>)` the expression is `page.card != card`, and the values are those after the arrows.
struct Finding: Equatable {
    /// A part of the expression, and its value.
    struct Value: Equatable {
        var expression: String
        var value: String
    }

    /// The expression that should have been true.
    private(set) var expected: String
    /// What its parts came to.
    private(set) var values: [Value] = []

    /// The finding in a line; nil if it tells of no value.
    init?(_ line: String) {
        expected = ""
        expected = read(Substring(line))
        // Beside `!x` a value of x reads as if it were that of the whole.
        if let operand = Self.operandOfNot(expected) { expected = "\(operand) == false" }
        values.removeAll { $0.value == "<not evaluated>" }
        // That the whole is false needs no words where its parts are told.
        if values.contains(where: { !Self.isTruth($0.value) }) {
            values.removeAll {
                Self.isTruth($0.value)
                    && $0.expression.contains(where: { !$0.isLetter && !$0.isNumber })
            }
        }
        if values.isEmpty { return nil }
    }

    /// The finding that a condition without values to tell of is false.
    init(isFalse condition: String) {
        expected = condition
        values = [Value(expression: condition, value: "false")]
    }

    /// What was found, each in a line: alone, the value is enough.
    var found: [String] {
        values.count == 1 ? [values[0].value] : values.map { "\($0.expression) is \($0.value)" }
    }

    private static func isTruth(_ value: String) -> Bool { value == "true" || value == "false" }

    /// The expression in a text, whose values are noted.
    private mutating func read(_ text: Substring) -> String {
        let pieces = Self.pieces(of: text)
        let expression = withoutGroups(pieces[0])
        if pieces.count > 1 {
            values.append(Value(expression: expression, value: String(pieces[pieces.count - 1])))
        }
        return expression
    }

    private mutating func withoutGroups(_ text: Substring) -> String {
        var result = ""
        var rest = text
        while let start = rest.firstIndex(of: "("), let end = Self.close(of: start, in: rest) {
            let inner = rest[rest.index(after: start)..<end]
            result += rest[..<start]
            let hasValue = Self.pieces(of: inner).count > 1
            let expression = read(inner)
            let isCalled = !hasValue && Self.endsInCallee(result)
            let isOperation = expression.contains(" ") && !Self.isGroup(expression[...])
            result += isCalled || isOperation ? "(\(expression))" : expression
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// What an expression negates, if that is all it does.
    private static func operandOfNot(_ expression: String) -> Substring? {
        guard expression.hasPrefix("!") else { return nil }
        let operand = expression.dropFirst()
        var index = operand.startIndex
        while index < operand.endIndex {
            if operand[index] == " " { return nil }
            let end = operand[index] == "(" ? close(of: index, in: operand) : nil
            index = operand.index(after: end ?? index)
        }
        return operand
    }

    /// Whether a text is as a whole in parentheses.
    private static func isGroup(_ text: Substring) -> Bool {
        text.hasPrefix("(")
            && close(of: text.startIndex, in: text).map(text.index(after:)) == text.endIndex
    }

    /// Whether a parenthesis that follows has arguments in it.
    private static func endsInCallee(_ text: String) -> Bool {
        text.contains(/[\w)\]>}?`]$/) || text.contains(/[\w)\]]!$/)
    }

    /// The parts of a text between arrows that stand in no parentheses.
    private static func pieces(of text: Substring) -> [Substring] {
        var pieces: [Substring] = []
        var start = text.startIndex
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == "(", let end = close(of: index, in: text) {
                index = text.index(after: end)
            } else if text[index...].hasPrefix(" → ") {
                pieces.append(text[start..<index])
                index = text.index(index, offsetBy: 3)
                start = index
            } else {
                index = text.index(after: index)
            }
        }
        return pieces + [text[start...]]
    }

    /// Where the parenthesis ends that begins there.
    private static func close(of start: Substring.Index, in text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text[start...].indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }
}
