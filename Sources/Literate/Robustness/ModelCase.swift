/// The model with one thing in it otherwise: another side of an unsettled question, or a number at an end of its range.
public struct ModelCase: Codable, Equatable, Sendable {
    /// What it varies: a rule's number such as `U-25`, or the name of a model value such as `panSlop`.
    public var question: String
    /// What stands in place of the model's own, as `TOUCH_ENGINE_MODEL` takes it: `slopDeparture=never`, or `popSlop=10 panSlop=12`.
    public var settings: String
    /// The side that is taken, as the rule words it; nil where a number is varied.
    public var side: String?

    /// A case of the model.
    public init(question: String, settings: String, side: String? = nil) {
        self.question = question
        self.settings = settings
        self.side = side
    }

    /// Whether it changes anything for a run that asks for these numbers and choices.
    func concerns(_ reads: Set<Substring>) -> Bool {
        settings.split(separator: " ").contains { reads.contains($0.prefix { $0 != "=" }) }
    }
}
