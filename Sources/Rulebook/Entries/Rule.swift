import Literate

/// A numbered fact about UIKit that the engine holds to, or says that it cannot show.
public struct Rule: Equatable, Sendable {
    /// What a rule can be: documented by Apple, shown on a device by somebody, reasoned out of other rules, or a question without
    /// an agreed answer.
    ///
    /// The later, the weaker.
    public static let statuses = ["documented", "observed", "derived", "unsettled"]

    /// Its number, such as `G-4.2`.
    public var id: String
    /// `documented`, `observed`, `derived` or `unsettled`.
    public var status: String
    /// What holds; of an unsettled one, the question.
    public var statement: String
    /// The keys of its sources.
    public var sources: [String]
    /// What the sources of an unsettled question say.
    public var sides: [String]
    /// What the model does about an unsettled question.
    public var model: String?
    /// The property of `ModelChoices` whose cases are the sides of an unsettled question, in their order.
    public var choice: String?
    /// The rules that a derived one follows from.
    public var premises: [String]
    /// The rule that says the same: everything but the number is that rule's.
    public var twin: String?
    /// Why the engine does not show it; nil when it does.
    public var outOfScope: String?
    /// Where the entry stands.
    public var position: SourcePosition

    /// Whether the engine shows it, so that a test must hold it.
    public var isInScope: Bool { outOfScope == nil }
}

/// Where a fact comes from.
public struct RuleSource: Equatable, Sendable {
    /// Its name, spelled out for a reader.
    public var name: String
    /// Its page, if it has one.
    public var url: String?
}

/// Rules that belong together.
public struct RuleSection: Equatable, Sendable {
    /// What they are about.
    public var title: String
    /// In the order of the file.
    public var rules: [Rule]
}
