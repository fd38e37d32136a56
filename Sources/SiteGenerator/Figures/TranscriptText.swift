/// A transcript's text with its times, reasons and rules marked up, every character kept.
enum TranscriptText {
    static func html(_ text: String, _ tags: RuleTags) -> String {
        let lines = text.split(separator: "\n").map(Array.init)
        let times = lines.map(timeWidth)
        let column = reasonColumn(of: lines, after: (times.max() ?? 0) + 2)
        return zip(lines, times).map { line, time in
            let reason =
                if time == 0 {
                    line.prefix { $0 == " " }.count  // a reason too long for one line goes on here
                } else {
                    startsReason(column, line) ? column : line.count
                }
            let stamp = time == 0 ? "" : "<span class=\"at\">\(String(line[..<time]))</span>"
            let what = tags.html(String(line[time..<reason])[...])
            let why = tags.html(String(line[reason...])[...])
            return "<span class=\"row\">\(stamp)\(what)"
                + (why.isEmpty ? "" : "<span class=\"reason\">\(why)</span>") + "\n</span>"
        }.joined()
    }

    /// How many characters the time at the start of a line takes; none when the line goes on with
    /// the one before.
    private static func timeWidth(of line: [Character]) -> Int {
        String(line).prefixMatch(of: /\ *\d+\.\d{3}\b/)?.0.count ?? 0
    }

    /// The column at which the reasons stand: the one that most lines reach over a gap and fewest
    /// run across.
    ///
    /// A narrow page puts the reasons on lines of their own, and the text is all there is to find
    /// them by.
    private static func reasonColumn(of lines: [[Character]], after start: Int) -> Int {
        func score(_ column: Int) -> Int {
            lines.reduce(0) { score, line in
                guard line.count > column else { return score }
                return score + (startsReason(column, line) ? 1 : line[column - 1] == " " ? 0 : -1)
            }
        }
        let longest = lines.map(\.count).max() ?? 0
        guard start + 1 < longest else { return longest }
        // Of columns as good, the last: sentences have gaps of their own, and the reasons come
        // after.
        return (start + 1..<longest).max { (score($0), $0) < (score($1), $1) } ?? longest
    }

    private static func startsReason(_ column: Int, _ line: [Character]) -> Bool {
        column >= 2 && column < line.count && line[column] != " " && line[column - 1] == " "
            && line[column - 2] == " "
    }
}
