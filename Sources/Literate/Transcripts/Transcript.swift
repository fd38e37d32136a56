/// A run in words, a line for each record: when, what, why and by which rule.
public struct Transcript: Sendable {
    /// The widest `what` that still lets `why` stand beside it.
    static let widestWhat = 44
    /// The widest line; a longer `why` gets a line of its own.
    static let widestLine = 110

    /// One record in words.
    public struct Entry: Equatable, Sendable {
        /// The record it tells.
        public var record: Int
        /// Seconds with three decimals.
        public var time: String
        /// What happened.
        public var what: String
        /// Why and the rule in parentheses, or an empty string.
        public var why: String
    }

    /// The records that have words, in order.
    public let entries: [Entry]

    /// Tells a run.
    ///
    /// - Throws: `Sentences.Failure` if a sentence lacks a value.
    public init(_ run: Run, _ sentences: Sentences) throws(Sentences.Failure) {
        var entries: [Entry] = []
        for record in Self.told(run.records) {
            guard let what = try sentences.what(record) else { continue }
            let why = try sentences.why(record)
            let rule = record.rule.map { "(\(Self.spaced($0)))" }
            entries.append(
                Entry(
                    record: record.index, time: Template.decimal(record.time, 3), what: what,
                    why: [why, rule].compactMap { $0 }.filter { !$0.isEmpty }
                        .joined(separator: " ")))
        }
        self.entries = entries
    }

    /// The transcript as the chapter shows it.
    public var lines: [String] { Self.lines(of: entries) }

    /// The lines of a moment, such as `0.017`, with one before and one after; nil if nothing happens then.
    func lines(around time: String) -> [String]? {
        guard let first = entries.firstIndex(where: { $0.time == time }),
            let last = entries.lastIndex(where: { $0.time == time })
        else { return nil }
        return Self.lines(of: entries[max(first - 1, 0)...min(last + 1, entries.count - 1)])
    }

    private static func lines(of entries: some Collection<Entry>) -> [String] {
        let timeWidth = entries.map(\.time.count).max() ?? 0
        let whatWidth = entries.map(\.what.count).filter { $0 <= widestWhat }.max() ?? 0
        return entries.flatMap { entry -> [String] in
            let start = entry.time.leftPadded(to: timeWidth) + "  "
            guard !entry.why.isEmpty else { return [start + entry.what] }
            let line = start + entry.what.padded(to: whatWidth) + "  " + entry.why
            if line.count <= widestLine { return [line] }
            let indent = String(repeating: " ", count: timeWidth + 6)
            let wrapped = entry.why.wrapped(at: widestLine - indent.count)
            return [start + entry.what] + wrapped.map { indent + $0 }
        }
    }

    /// The records from the first touch on: what comes before it sets the scene.
    ///
    /// Without a touch, all.
    private static func told(_ records: [Run.Record]) -> ArraySlice<Run.Record> {
        records[(records.firstIndex { $0.code.hasPrefix("touch.") } ?? 0)...]
    }

    /// Rules are joined by commas in records, by commas and spaces for readers.
    private static func spaced(_ rules: String) -> String {
        rules.split(separator: ",").map { $0.drop(while: \.isWhitespace) }.joined(separator: ", ")
    }
}

extension String {
    /// The text with blanks after it, up to a width.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    /// The text with blanks before it, up to a width.
    func leftPadded(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }

    /// The text in lines no wider than a width, broken between words.
    func wrapped(at width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in split(separator: " ") {
            if !line.isEmpty && line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
