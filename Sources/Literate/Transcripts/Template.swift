import Foundation

/// A sentence with places for values: `{name}`, `{name:2}` with decimals, `{name?yes|no}` by truth.
///
/// The two answers may have places of their own: `{own?its own view|{view}}`.
struct Template {
    /// A place that no value fills.
    struct MissingValue: Error, Equatable {
        var placeholder: String
    }

    let text: String

    /// The sentence with its values.
    ///
    /// - Throws: `MissingValue` for a placeholder without a value, or one that is not understood.
    func filled(_ value: (String) -> Run.Value?) throws(MissingValue) -> String {
        var result = ""
        var rest = Substring(text)
        while let opening = rest.firstIndex(of: "{") {
            result += rest[..<opening]
            rest = rest[rest.index(after: opening)...]
            guard let closing = Self.closingBrace(in: rest) else {
                throw MissingValue(placeholder: String(rest))
            }
            result += try replacement(for: rest[..<closing], value)
            rest = rest[rest.index(after: closing)...]
        }
        return result + rest
    }

    /// The brace that closes the one before the text; those of placeholders inside come in pairs.
    private static func closingBrace(in text: Substring) -> Substring.Index? {
        var depth = 0
        return text.indices.first { index in
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            return depth < 0
        }
    }

    private func replacement(
        for placeholder: Substring, _ value: (String) -> Run.Value?
    ) throws(MissingValue) -> String {
        let missing = MissingValue(placeholder: String(placeholder))
        if let question = placeholder.firstIndex(of: "?") {
            let answers = placeholder[placeholder.index(after: question)...]
                .split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
            guard case .flag(let flag) = value(String(placeholder[..<question])), answers.count == 2
            else { throw missing }
            return try Template(text: String(answers[flag ? 0 : 1])).filled(value)
        }
        let pieces = placeholder.split(separator: ":", maxSplits: 1)
        guard let name = pieces.first, let found = value(String(name)) else { throw missing }
        guard pieces.count == 2 else { return Self.text(of: found) }
        guard case .number(let number) = found, let decimals = Int(pieces[1]) else { throw missing }
        return Self.decimal(number, decimals)
    }

    static func text(of value: Run.Value) -> String {
        switch value {
        case .number(let number):
            let text = decimal(number, 1)
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        case .text(let text): return text
        case .flag(let flag): return flag ? "true" : "false"
        case .list(let words): return words.joined(separator: " ‹ ")
        }
    }

    /// A number with that many decimals; zero has no sign.
    static func decimal(_ number: Double, _ decimals: Int) -> String {
        let text = String(format: "%.\(decimals)f", number)
        return text.hasPrefix("-") && !text.contains(where: { ("1"..."9").contains($0) })
            ? String(text.dropFirst()) : text
    }
}
