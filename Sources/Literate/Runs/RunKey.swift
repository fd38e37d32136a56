/// Names a run of the book: the chapter it belongs to and the id of the claim that drives the
/// device.
public struct RunKey: Hashable, Codable, Sendable {
    /// The chapter's page name.
    public var chapter: String
    /// The claim's id.
    public var claim: String

    /// The run of a claim in a chapter.
    public init(chapter: String, claim: String) {
        self.chapter = chapter
        self.claim = claim
    }
}
