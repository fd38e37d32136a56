import Notebook

/// A sentence with places for values.
///
/// - `{name}`: the value; `{name:2}`: with decimals.
/// - `{name!}`, `{name!:2}`: a number without its sign.
/// - `{name>forward|back}`: words by a number's sign.
/// - `{name/some|none}`: words by whether a number is written as anything but 0.
/// - `{name~other}`: a number, with as many decimals as it takes to differ from the other.
/// - `{name?yes|no}`: words by truth.
/// - `{name#tap|taps}`: a number and what it counts, one or several.
/// - `{name&and}`: a list of names as prose has it.
///
/// The words of a choice may have places of their own: `{own?its own view|{view}}`.
struct Template {
    /// A place that is not understood, or a brace that belongs to none.
    struct Malformed: Error, Equatable {
        var place: String
    }

    /// A place that no value fills, or one that its value does not fit.
    struct Unfilled: Error, Equatable {
        var place: String
        /// The value that does not fit; nil if there is none.
        var found: Run.Value?
    }

    private enum Piece {
        case words(String)
        case place(Place)
    }

    private struct Place {
        let source: String
        let name: String
        let isWithoutSign: Bool
        let form: Form
    }

    private enum Form {
        case plain
        case decimals(Int)
        case unlike(String)
        case truth(Template, Template)
        case sign(Template, Template)
        case amount(Template, Template)
        case count(one: String, several: String)
        case list(and: String)
    }

    private let pieces: [Piece]

    /// Reads a template.
    init(_ text: Substring) throws(Malformed) {
        var pieces: [Piece] = []
        var rest = text
        while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            let inside = rest[rest.index(after: brace)...]
            guard rest[brace] == "{", let closing = Self.first("}", outsideOf: inside) else {
                throw Malformed(place: String(rest[brace...]))
            }
            if brace > rest.startIndex { pieces.append(.words(String(rest[..<brace]))) }
            pieces.append(.place(try Self.place(inside[..<closing])))
            rest = inside[inside.index(after: closing)...]
        }
        if !rest.isEmpty { pieces.append(.words(String(rest))) }
        self.pieces = pieces
    }

    /// The sentence with its values.
    func filled(_ value: (String) -> Run.Value?) throws(Unfilled) -> String {
        var result = ""
        for piece in pieces {
            switch piece {
            case .words(let words): result += words
            case .place(let place): result += try filled(place, value)
            }
        }
        return result
    }

    private func filled(
        _ place: Place, _ value: (String) -> Run.Value?
    ) throws(Unfilled) -> String {
        guard let found = value(place.name) else { throw Unfilled(place: place.source) }
        switch (place.form, place.isWithoutSign ? found.withoutSign : found) {
        case (.plain, let value?): return Self.text(of: value)
        case (.decimals(let count), .number(let number)): return NumberText.fixed(number, count)
        case (.unlike(let other), .number(let number)?):
            guard case .number(let limit)? = value(other) else {
                throw Unfilled(place: place.source, found: found)
            }
            return Self.text(of: number, unlike: limit)
        case (.truth(let yes, let no), .flag(let flag)): return try (flag ? yes : no).filled(value)
        case (.sign(let plus, let minus), .number(let number)):
            return try (number < 0 ? minus : plus).filled(value)
        case (.amount(let some, let none), .number(let number)):
            return try (NumberText.short(abs(number)) == "0" ? none : some).filled(value)
        case (.count(let one, let several), .number(let number)?):
            return Self.text(of: .number(number)) + " " + (number == 1 ? one : several)
        case (.list(let and), .list(let names)): return Self.list(names, and)
        default: throw Unfilled(place: place.source, found: found)
        }
    }

    // MARK: Reading

    private static func place(_ source: Substring) throws(Malformed) -> Place {
        let name = source.prefix { $0.isLetter || $0.isNumber }
        var rest = source[name.endIndex...]
        let isWithoutSign = rest.first == "!"
        if isWithoutSign { rest = rest.dropFirst() }
        guard !name.isEmpty, let form = try form(rest) else {
            throw Malformed(place: "{\(source)}")
        }
        return Place(
            source: "{\(source)}", name: String(name), isWithoutSign: isWithoutSign, form: form)
    }

    private static func form(_ source: Substring) throws(Malformed) -> Form? {
        guard let mark = source.first else { return .plain }
        let rest = source.dropFirst()
        switch mark {
        case ":": return Int(rest).flatMap { $0 >= 0 ? .decimals($0) : nil }
        case "&": return rest.isEmpty ? nil : .list(and: String(rest))
        case "~": return rest.isEmpty ? nil : .unlike(String(rest))
        default: break
        }
        guard let bar = first("|", outsideOf: rest) else { return nil }
        let (first, second) = (rest[..<bar], rest[rest.index(after: bar)...])
        switch mark {
        case "?": return .truth(try Template(first), try Template(second))
        case ">": return .sign(try Template(first), try Template(second))
        case "/": return .amount(try Template(first), try Template(second))
        case "#": return .count(one: String(first), several: String(second))
        default: return nil
        }
    }

    /// The first such character that belongs to none of the places inside the text.
    private static func first(_ wanted: Character, outsideOf text: Substring) -> String.Index? {
        var depth = 0
        return text.indices.first { index in
            if depth == 0, text[index] == wanted { return true }
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            return false
        }
    }

    // MARK: Values

    static func text(of value: Run.Value) -> String {
        switch value {
        case .number(let number): return NumberText.short(number)
        case .text(let text): return text
        case .flag(let flag): return flag ? "true" : "false"
        case .list(let words): return words.joined(separator: " ‹ ")
        }
    }

    /// A number that is to be told from another; two that differ by less than a report keeps are alike.
    private static func text(of number: Double, unlike other: Double) -> String {
        let places = (1...4).first {
            NumberText.short(number, $0) != NumberText.short(other, $0)
        }
        return NumberText.short(number, places ?? 1)
    }

    private static func list(_ names: [String], _ and: String) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " \(and) " + last
    }
}

extension Run.Value {
    /// The number's amount; nil of what is no number.
    fileprivate var withoutSign: Run.Value? {
        guard case .number(let number) = self else { return nil }
        return .number(abs(number))
    }
}
