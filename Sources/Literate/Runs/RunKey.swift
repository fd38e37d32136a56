/// Names a run of the book: the chapter it belongs to and the id of the claim that drives the device.
public struct RunKey: Hashable, Codable, Sendable {
    public var chapter: String
    public var claim: String

    public init(chapter: String, claim: String) {
        self.chapter = chapter
        self.claim = claim
    }
}
