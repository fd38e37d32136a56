import Foundation

/// A language's sentences: for each reason code, what happened and why; the page's own words.
public struct LocaleTable: Codable, Equatable, Sendable {
    /// The sentences of one reason code.
    public struct Sentence: Codable, Equatable, Sendable {
        /// What happened; a record without it is left out of transcripts.
        public var what: String?
        /// Why, in the transcript's second column.
        public var why: String?
        /// The same as part of a longer sentence.
        public var clause: String?
    }

    /// The sentences by reason code.
    public var records: [String: Sentence]
    /// How an explanation begins, by its outcome.
    public var outcomes: [String: String]
    /// What joins an explanation's parts: before the first clause, the second, and so on; the last
    /// one repeats.
    public var joins: [String]
    /// The words of the page itself.
    public var ui: [String: String]

    /// Reads a table from a file.
    ///
    /// - Throws: `ToolFailure` that names the file and what is wrong with it.
    public static func load(_ file: URL) throws -> LocaleTable {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ToolFailure("there is no table of sentences at \(file.relativePath)")
        }
        do {
            return try JSONDecoder().decode(LocaleTable.self, from: data)
        } catch {
            throw ToolFailure("\(file.relativePath) is not a table of sentences: \(error)")
        }
    }
}
