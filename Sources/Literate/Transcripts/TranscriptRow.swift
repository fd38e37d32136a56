/// A line of a transcript as it is set: what stands in its columns, blanks included.
public struct TranscriptRow: Equatable, Sendable {
    /// A word of the reason.
    public enum Word: Equatable, Sendable {
        case plain(String)
        /// A rule, with the bracket or comma that it has in text.
        case rule(String, before: String, after: String)
    }

    /// The time, aligned with those of the other lines; empty where a reason goes on from the line before.
    public var time: String
    /// What happened, with the blanks up to the reason.
    public var what: String
    /// Why, and the rules; empty if there is nothing to say.
    public var reason: [Word]

    /// The line as the chapter has it.
    var text: String { time + what + reason.map(\.text).joined(separator: " ") }
}

extension TranscriptRow.Word {
    /// The word as the chapter has it.
    var text: String {
        switch self {
        case .plain(let text): text
        case .rule(let name, let before, let after): before + name + after
        }
    }
}

extension Transcript {
    /// The widest `what` that still lets `why` stand beside it.
    private static let widestWhat = 44
    /// The widest line; a longer `why` gets lines of its own.
    private static let widestLine = 110

    /// The transcript as the chapter shows it.
    public var lines: [String] { rows.map(\.text) }

    /// The transcript set in columns: those of time, of what happened and of why.
    public var rows: [TranscriptRow] {
        let timeWidth = entries.map(\.time.count).max() ?? 0
        let whatWidth = entries.map(\.what.count).filter { $0 <= Self.widestWhat }.max() ?? 0
        return entries.flatMap { entry -> [TranscriptRow] in
            let time = entry.time.leftPadded(to: timeWidth)
            let reason = entry.reason
            guard !reason.isEmpty else {
                return [TranscriptRow(time: time, what: "  " + entry.what, reason: [])]
            }
            let row = TranscriptRow(
                time: time, what: "  " + entry.what.padded(to: whatWidth) + "  ", reason: reason)
            if row.text.count <= Self.widestLine { return [row] }
            let indent = String(repeating: " ", count: timeWidth + 6)
            let wrapped = reason.wrapped(at: Self.widestLine - indent.count)
            return [TranscriptRow(time: time, what: "  " + entry.what, reason: [])]
                + wrapped.map { TranscriptRow(time: "", what: indent, reason: $0) }
        }
    }
}

extension Transcript.Entry {
    /// Why, then the rules in brackets.
    fileprivate var reason: [TranscriptRow.Word] {
        let words = why.split(separator: " ", omittingEmptySubsequences: why.isEmpty)
            .map { TranscriptRow.Word.plain(String($0)) }
        return words
            + rules.enumerated().map { place, rule in
                .rule(
                    rule, before: place == 0 ? "(" : "",
                    after: place == rules.count - 1 ? ")" : ",")
            }
    }
}

extension [TranscriptRow.Word] {
    /// The words in lines no wider than a width.
    fileprivate func wrapped(at width: Int) -> [[TranscriptRow.Word]] {
        var lines: [[TranscriptRow.Word]] = []
        var taken = 0
        for word in self where !word.text.isEmpty {
            if taken > 0, taken + 1 + word.text.count <= width {
                lines[lines.count - 1].append(word)
                taken += 1 + word.text.count
            } else {
                lines.append([word])
                taken = word.text.count
            }
        }
        return lines
    }
}
