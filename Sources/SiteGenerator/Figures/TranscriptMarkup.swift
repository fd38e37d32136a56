import Literate

/// A transcript as markup: its times, reasons and rules are elements, and its text is the chapter's but for the rules' brackets.
enum TranscriptMarkup {
    /// A row for each line; `tags` makes the rules.
    static func html(_ transcript: Transcript, _ tags: RuleTags) -> String {
        transcript.rows.map { row in
            let time =
                row.time.isEmpty ? "" : "<span class=\"at\">\(HTML.escape(row.time))</span>"
            let reason = row.reason.map { word in
                switch word {
                case .plain(let text): HTML.escape(text)
                case .rule(let name, _, _): tags.html(name)
                }
            }.joined(separator: " ")
            return "<span class=\"row\">\(time)\(HTML.escape(row.what))"
                + (reason.isEmpty ? "" : "<span class=\"reason\">\(reason)</span>") + "\n</span>"
        }.joined()
    }
}
