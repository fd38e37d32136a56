import Foundation

/// What tools answered about a chapter, kept so that a question that has been answered is not asked again.
///
/// Only the tools' own words are kept: what they mean for the book is worked out anew each time.
final class ToolTape: @unchecked Sendable {
    /// A tool's answer, with the files that it left.
    struct Answer: Codable, Sendable {
        var status: Subprocess.Status
        var errors: String
        var files: [String: String] = [:]
    }

    /// Whether every answer would be the same the next time: not if the clock, or somebody else, stopped a tool.
    private(set) var isFinal = true
    private let shelf: KeptShelf<Answer>

    /// The answers kept at a place.
    init(_ results: KeptResults, at place: String) { shelf = KeptShelf(results, at: place) }

    /// The kept answer to a question about what has that fingerprint; or else the tool's, which will be kept.
    func answer(
        to question: String, about fingerprint: UInt64, _ ask: () throws -> Answer
    ) rethrows -> Answer {
        var hash = ContentHash(question)
        hash.add(fingerprint)
        let answer = try shelf.value(of: hash.value, if: { !$0.status.isFleeting }, or: ask)
        if answer.status.isFleeting { isFinal = false }
        return answer
    }

    /// Keeps the answers that were asked for, and no others.
    func keep() { shelf.save() }
}
