/// What came of verifying a book.
public struct Verification: Sendable {
    public var book: Book
    /// Every mistake, in the order of the book.
    public var problems: [Problem]
    /// The runs that claims left.
    public var runs: [RunKey: Run]
    /// The `trace` and `why` blocks, with what the runs say.
    public var blessed: [BlessedBlock]
    /// The page names of chapters whose structure or programs are broken: `bless` leaves them alone.
    public var unblessable: Set<String>
    public var counts: Counts

    /// How much was checked.
    public struct Counts: Equatable, Sendable {
        public var chapters = 0
        public var listings = 0
        public var claims = 0
        public var transcripts = 0
        public var links = 0
    }

    /// What was checked, in one line.
    public var summary: String {
        let parts = [
            (counts.chapters, "chapter"), (counts.listings, "listing"), (counts.claims, "claim"),
            (counts.transcripts, "transcript"), (counts.links, "link"),
        ]
        return parts.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
    }
}
