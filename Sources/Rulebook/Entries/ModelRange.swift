import Literate

/// Between which values a number of the model's could be, for all that anybody knows.
public struct ModelRange: Equatable, Sendable {
    /// The model value's name.
    public var value: String
    /// The least that is plausible, as the entry writes it, in the value's unit.
    public var low: String
    /// The most.
    public var high: String
    /// A model value that stands at its other end meanwhile, where the order of the two decides.
    public var against: String?
    /// Where the range comes from, or that it is a judgement.
    public var reason: String
    /// Where the entry stands.
    public var position: SourcePosition
}
