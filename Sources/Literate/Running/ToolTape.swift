import Foundation

/// What the tools answered about a chapter, kept so that an unchanged chapter need not ask them
/// again.
///
/// Only the tools' own words are kept: what they mean for the book is worked out anew each time.
final class ToolTape {
    /// The tape has no answer to a question; the tools must be asked.
    struct Silent: Error {}

    /// A tool's answer, with the files that it left.
    struct Answer: Codable {
        var status: Subprocess.Status
        var errors: String
        var files: [String: String] = [:]
    }

    private struct Content: Codable {
        var fingerprint: UInt64
        var answers: [String: Answer] = [:]
    }

    private var content: Content
    private let isReplay: Bool

    /// An empty tape for a chapter with that fingerprint.
    init(fingerprint: UInt64) {
        content = Content(fingerprint: fingerprint)
        isReplay = false
    }

    /// The tape kept in a folder, or nil if there is none with that fingerprint.
    init?(in folder: URL, fingerprint: UInt64) {
        guard let data = FileManager.default.contents(atPath: Self.file(in: folder).path),
            let content = try? JSONDecoder().decode(Content.self, from: data),
            content.fingerprint == fingerprint
        else { return nil }
        self.content = content
        isReplay = true
    }

    /// The kept answer to a question; on an empty tape, the tool's, which is kept.
    ///
    /// - Throws: `Silent` if a kept tape has no answer, or what the tool throws.
    func answer(to question: String, _ ask: () throws -> Answer) throws -> Answer {
        if let kept = content.answers[question] { return kept }
        if isReplay { throw Silent() }
        let answer = try ask()
        content.answers[question] = answer
        return answer
    }

    /// Keeps the tape, unless a tool was stopped by the clock: it may answer the next time.
    func keep(in folder: URL) throws {
        guard !content.answers.values.contains(where: { $0.status == .stuck }) else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try JSONEncoder().encode(content).write(to: Self.file(in: folder), options: .atomic)
    }

    private static func file(in folder: URL) -> URL { folder.appendingPathComponent("tape.json") }
}
