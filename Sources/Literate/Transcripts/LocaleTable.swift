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
        /// The same in fewer words, for the head of a figure.
        public var brief: String?
        /// Sentences that follow the longer one which the clause is a part of.
        public var after: String?
        /// A whole sentence instead of the longer one, where the record is an attempt's last word.
        public var whole: String?
        /// A sentence for an explanation that the record is a note of.
        public var note: String?
        /// A sentence for the answer about a whole run.
        public var alone: String?
        /// Whether the longer sentence ends there, because the causes before it explain something else.
        public var stops: Bool?
    }

    /// The sentences by reason code.
    public var records: [String: Sentence]
    /// How an explanation begins, by its outcome; the whole sentence if its records have no clauses.
    public var outcomes: [String: String]
    /// The sentences of an answer that no record makes: `attempt`, `introduced`, `elsewhere`, `elsewhereMany`, `bystanders`.
    public var answer: [String: String]?
    /// What joins an explanation's parts: before the first clause, the second, and so on; the last
    /// one repeats.
    public var joins: [String]
    /// The words of the page itself.
    public var ui: [String: String]

    /// Reads a table from a file.
    ///
    /// - Throws: `ToolFailure` that names the file and all that is wrong with it.
    public static func load(_ file: URL) throws -> LocaleTable {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ToolFailure("there is no table of sentences at \(file.relativePath)")
        }
        do {
            let table = try JSONDecoder().decode(LocaleTable.self, from: data)
            let mistakes = table.mistakes
            guard mistakes.isEmpty else { throw ToolFailure(mistakes.joined(separator: "; ")) }
            return table
        } catch {
            throw ToolFailure("\(file.relativePath) is not a table of sentences: \(error)")
        }
    }

    /// Reads the table of another language; one with nothing but `ui` borrows this table's sentences.
    ///
    /// The answer says whether it has sentences of its own.
    ///
    /// - Throws: `ToolFailure` that names the file and all that is wrong with it.
    public func translated(by file: URL) throws -> (table: LocaleTable, hasSentences: Bool) {
        struct Page: Decodable { var ui: [String: String] }
        guard let data = FileManager.default.contents(atPath: file.path),
            let keys = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            Array(keys.keys) == ["ui"],
            let page = try? JSONDecoder().decode(Page.self, from: data)
        else { return (try .load(file), true) }
        var table = self
        table.ui = page.ui
        return (table, false)
    }

    /// A number that changes with any of the table's sentences and words.
    var fingerprint: UInt64 {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var hash = ContentHash()
        // Texts and names of them can always be written.
        if let bytes = try? encoder.encode(self) { hash.add(bytes) }
        return hash.value
    }

    /// Every place for a value that is malformed, with where it stands.
    private var mistakes: [String] {
        let sentences = records.sorted { $0.key < $1.key }.flatMap { code, words in
            [
                ("what", words.what), ("why", words.why), ("clause", words.clause),
                ("brief", words.brief), ("after", words.after), ("whole", words.whole),
                ("note", words.note), ("alone", words.alone),
            ].map { ("the `\($0.0)` of `\(code)`", $0.1) }
        }
        let beginnings = outcomes.sorted { $0.key < $1.key }
            .map { ("the outcome `\($0.key)`", Optional($0.value)) }
        let answers = (answer ?? [:]).sorted { $0.key < $1.key }
            .map { ("the answer’s `\($0.key)`", Optional($0.value)) }
        return (sentences + beginnings + answers).compactMap { place, text in
            do throws(Template.Malformed) {
                if let text { _ = try Template(text[...]) }
                return nil
            } catch {
                return "\(place) has `\(error.place)`, which is no place for a value"
            }
        }
    }
}

extension LocaleTable.Sentence {
    /// Reads the sentences of one code; an unknown key is an error, so that no misspelt sentence is lost.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        what = try container.decodeIfPresent(String.self, forKey: .what)
        why = try container.decodeIfPresent(String.self, forKey: .why)
        clause = try container.decodeIfPresent(String.self, forKey: .clause)
        brief = try container.decodeIfPresent(String.self, forKey: .brief)
        after = try container.decodeIfPresent(String.self, forKey: .after)
        whole = try container.decodeIfPresent(String.self, forKey: .whole)
        note = try container.decodeIfPresent(String.self, forKey: .note)
        alone = try container.decodeIfPresent(String.self, forKey: .alone)
        stops = try container.decodeIfPresent(Bool.self, forKey: .stops)
        let known = container.allKeys.map(\.stringValue)
        let found = try [String: AnyWord](from: decoder).keys
        if let stray = found.filter({ !known.contains($0) }).min() {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription:
                        "`\(stray)` is none of what, why, clause, brief, after, whole, note, alone and stops"
                ))
        }
    }

    /// Whatever stands under a key.
    private struct AnyWord: Decodable {
        init(from decoder: any Decoder) {}
    }
}
