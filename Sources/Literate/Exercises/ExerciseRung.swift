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
    }
}
