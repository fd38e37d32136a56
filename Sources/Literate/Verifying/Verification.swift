/// What came of verifying a book.
public struct Verification: Sendable {
    /// The chapters that could be read.
    public var book: Book
    /// Every mistake, in the order of the book.
    public var problems: [Problem]
    /// What kept chapters from being judged, though they may be right: a full disk, a compiler that died.
    public var obstacles: [String] = []
    /// The `trace` and `why` blocks, with what the runs say.
    public var blessed: [BlessedBlock]
    /// The page names of chapters whose structure or programs are broken: `bless` leaves them
    /// alone.
    public var unblessable: Set<String>
    /// What claims left, for the pages.
    public var findings = Findings()
    /// How much there was to check.
    public var counts: Counts

    /// How much was checked.
    public struct Counts: Equatable, Sendable {
        /// Chapters that could be read.
        public var chapters = 0
        /// Pages of symptoms.
        public var symptoms = 0
        /// Pages to look things up in.
        public var reference = 0
        /// Blocks of Swift: parts of programs, claims, and blocks that must not compile.
        public var listings = 0
        /// Claims, each run as a test.
        public var claims = 0
        /// Transcripts, each compared with its run.
        public var transcripts = 0
        /// Sentences that say why or why not, each compared with its run.
        public var sentences = 0
        /// Questions to the reader, each decided by a run.
        public var predictions = 0
        /// Lines without which a claim fails, each block run without them.
        public var bearings = 0
        /// Blocks that must not compile.
        public var refusals = 0
        /// Blocks that must stop the program.
        public var traps = 0
        /// Exercises, each proved by its checks.
        public var exercises = 0
        /// What readers of exercises begin with, each shown to fail.
        public var starters = 0
        /// The book's own answers, each shown to pass.
        public var solutions = 0
        /// Wrong answers, each run and found out.
        public var wrongAnswers = 0
        /// Hints of exercises.
        public var hints = 0
        /// Pages in other languages, each compared with its original.
        public var siblings = 0
        /// Links and images.
        public var links = 0
    }

    /// What was checked, in one line; what there is none of is left out.
    public var summary: String {
        let parts = [
            (counts.chapters, "chapter"), (counts.symptoms, "symptom"),
            (counts.reference, "reference page"), (counts.listings, "listing"),
            (counts.claims, "claim"),
            (counts.transcripts, "transcript"), (counts.sentences, "sentence"),
            (counts.predictions, "prediction"), (counts.bearings, "bearing part"),
            (counts.refusals, "refusal"), (counts.traps, "trap"),
            (counts.exercises, "exercise"), (counts.starters, "starter"),
            (counts.solutions, "solution"), (counts.wrongAnswers, "wrong answer"),
            (counts.hints, "hint"), (counts.siblings, "translation"),
            (counts.links, "link"),
        ]
        return parts.filter { $0.0 > 0 || $0.1 == "chapter" }.map {
            "\($0) \($1)\($0 == 1 ? "" : "s")"
        }.joined(separator: ", ")
    }
}
