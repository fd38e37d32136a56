extension Exercise {
    /// What a reader does in an exercise: a rung of the ladder that leads from reading to a design of one's own.
    public enum Rung: String, CaseIterable, Sendable {
        /// Diagnosing a transcript.
        case reading
        /// Changing a line or two of what is nearly right.
        case mending
        /// Deciding between remedies of which one fits.
        case choosing
        /// Working out a design of one's own.
        case designing

        /// What a reader does there, in words.
        var words: String {
            switch self {
            case .reading: "finding the cause"
            case .mending: "mending a line or two"
            case .choosing: "choosing a remedy"
            case .designing: "an open design"
            }
        }
    }
}
