/// One thing that happened on a device: when, to whom, by which rule, and because of what.
public struct TraceRecord: Sendable {
    /// The record's place in its trace, from 0.
    public let index: Int
    /// Virtual seconds since the device was made.
    public let time: TimeInterval
    /// What happened.
    public let code: TraceCode
    /// Whom it happened to: the name of a recognizer, view or controller, or `finger 1`.
    public let subject: String
    /// The values behind it, in the order they were recorded.
    public let values: [TraceField]
    /// The rule that decided it.
    public let rule: Rule?
    /// The index of the record that led to it.
    public let cause: Int?

    /// The value recorded under that key, or nil.
    public subscript(key: String) -> TraceValue? {
        values.first { $0.key.isSame(as: key) }?.value
    }
}

/// A named value in a record.
public struct TraceField: Sendable {
    /// What the value is of.
    public let key: String
    /// What was recorded.
    public let value: TraceValue

    /// Makes a field.
    public init(_ key: String, _ value: TraceValue) {
        self.key = key
        self.value = value
    }

    init(_ key: String, _ number: CGFloat) { self.init(key, .number(Double(number))) }
    init(_ key: String, _ number: Int) { self.init(key, .number(Double(number))) }
    init(_ key: String, _ text: String) { self.init(key, .text(text)) }
    init(_ key: String, _ flag: Bool) { self.init(key, .flag(flag)) }
}

/// What a record can hold: a number (pt, s, pt/s or a count), a word, a truth value, or a list of words.
public enum TraceValue: Equatable, Sendable {
    case number(Double)
    case text(String)
    case flag(Bool)
    case list([String])
}

/// The number of a fact about UIKit, such as `G-4.2`, or `model` where Apple documents none; both, where the fact is Apple's
/// and the number in it is not (`G-7.18, model`).
public struct Rule: Equatable, ExpressibleByStringLiteral, Sendable {
    /// The number, or `model`.
    public let id: String

    /// Makes a rule from its number.
    public init(stringLiteral id: String) { self.id = id }

    /// A choice of the model, not documented by Apple.
    public static let model: Rule = "model"

    /// A fact of Apple's in which a number is the model's.
    static func modeled(_ rule: Rule) -> Rule { Rule(stringLiteral: rule.id + ", model") }
}
