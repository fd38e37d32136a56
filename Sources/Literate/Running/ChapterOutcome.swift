import Foundation

/// What came of compiling a chapter's programs and running its claims.
struct ChapterOutcome: Codable, Equatable {
    var problems: [Problem] = []
    /// The reports that claims wrote, as JSON, by the claim's id.
    var runs: [String: String] = [:]
    /// Whether every program of the chapter could be lowered and compiled.
    var isBuilt = true
    /// How many claims were run to their end, and held.
    var claimsHeld = 0
    /// Whether the same input gives the same outcome: a claim that was stopped by the clock may end next time.
    var isRepeatable = true
}

/// Keeps the outcome of a chapter with the fingerprint of what it was made from.
struct OutcomeStore {
    let folder: URL

    private struct Entry: Codable {
        var fingerprint: UInt64
        var outcome: ChapterOutcome
    }

    private var file: URL { folder.appendingPathComponent("outcome.json") }

    /// The outcome that was kept for the same input, or nil.
    func outcome(for fingerprint: UInt64) -> ChapterOutcome? {
        guard let data = FileManager.default.contents(atPath: file.path),
            let entry = try? JSONDecoder().decode(Entry.self, from: data),
            entry.fingerprint == fingerprint
        else { return nil }
        return entry.outcome
    }

    /// Keeps an outcome.
    func keep(_ outcome: ChapterOutcome, for fingerprint: UInt64) throws {
        let data = try JSONEncoder().encode(Entry(fingerprint: fingerprint, outcome: outcome))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }
}
