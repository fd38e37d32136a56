import Literate

/// A transcript as markup: a row for each entry, its time, what happened, why, and the rules.
enum TranscriptMarkup {
    /// The rows of a transcript; `tags` makes the rules, and one row is marked as the one that decided.
    static func rows(
        _ transcript: Transcript, _ tags: RuleTags, deciding record: Int? = nil,
        role: Role = .refused
    ) -> String {
        transcript.entries.map { entry in
            let isDeciding = entry.record == record
            let mark = isDeciding ? " class=\"decides by-\(role.rawValue)\"" : ""
            return "<li\(mark)><i>\(HTML.escape(entry.time))</i>"
                + "<span>\(HTML.escape(entry.what))</span>"
                + "<span class=\"w\">\(HTML.escape(entry.why))</span>"
                + self.rules(entry.rules.map(tags.html)) + "</li>\n"
        }.joined()
    }

    /// The cell of the rules: a link alone stands for itself.
    private static func rules(_ tags: [String]) -> String {
        tags.count == 1 && tags[0].hasPrefix("<a")
            ? tags[0] : "<span class=\"r\">\(tags.joined(separator: " "))</span>"
    }
}
