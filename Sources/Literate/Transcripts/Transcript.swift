import Notebook

/// A run in words, an entry for each record: when, what, why and by which rules.
///
/// The chapter has it as text (`lines`), the page as markup; both are made of `rows`.
public struct Transcript: Codable, Equatable, Sendable {
    /// One record in words.
    public struct Entry: Codable, Equatable, Sendable {
        /// The record it tells.
        public var record: Int
        /// Seconds with three decimals.
        public var time: String
        /// What happened.
        public var what: String
        /// Why, or an empty string.
        public var why: String
        /// The rules it follows, such as `G-4.2`, and `model` for what is the engine's own.
        public var rules: [String]

        /// An entry of those words.
        public init(
            record: Int, time: String, what: String, why: String = "", rules: [String] = []
        ) {
            self.record = record
            self.time = time
            self.what = what
            self.why = why
            self.rules = rules
        }
    }

    /// The records that have words, in order.
    public let entries: [Entry]

    /// A transcript of those entries.
    public init(entries: [Entry]) { self.entries = entries }

    /// Tells a run.
    ///
    /// - Throws: `Sentences.Failure` if a sentence lacks a value.
    public init(_ run: Run, _ sentences: Sentences) throws(Sentences.Failure) {
        var entries: [Entry] = []
        for record in Self.told(run.records) {
            guard let what = try sentences.what(record) else { continue }
            entries.append(
                Entry(
                    record: record.index, time: NumberText.fixed(record.time, 3), what: what,
                    why: try sentences.why(record) ?? "", rules: record.rules))
        }
        self.entries = entries
    }

    /// A moment, such as `0.017`, with one entry before it and one after; nil if nothing happens then.
    func part(around time: String) -> Transcript? {
        guard let first = entries.firstIndex(where: { $0.time == time }),
            let last = entries.lastIndex(where: { $0.time == time })
        else { return nil }
        return Transcript(
            entries: Array(entries[max(first - 1, 0)...min(last + 1, entries.count - 1)]))
    }

    /// The records from the first touch on: what comes before it sets the scene.
    ///
    /// Without a touch, all.
    private static func told(_ records: [Run.Record]) -> ArraySlice<Run.Record> {
        records[(records.firstIndex { $0.code.hasPrefix("touch.") } ?? 0)...]
    }
}

extension Run.Record {
    /// The rules it names, which are joined by commas in a report.
    fileprivate var rules: [String] {
        (rule ?? "").split(separator: ",").map { $0.trimmingWhitespace() }
    }
}
