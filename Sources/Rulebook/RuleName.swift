/// A rule's number as it is written: a letter, a dash, and numbers, such as `G-4.2`, `N-C1.2`, `M-1`.
enum RuleName {
    // Patterns are read once: a literal in a function is read at each use.
    nonisolated(unsafe) private static let name = /[A-Z]-[A-Z]?\d+(?:\.\d+)?/
    nonisolated(unsafe) private static let names =
        /\b(?<first>[A-Z]-[A-Z]?\d+(?:\.\d+)?)\b(?:[\s\/]+to[\s\/]+(?<last>(?:[A-Z]-[A-Z]?)?\d+(?:\.\d+)?)\b)?/

    /// Whether a text is a rule's number and nothing else.
    static func isOne(_ text: some StringProtocol) -> Bool {
        text.dropFirst().first == "-" && String(text).wholeMatch(of: name) != nil
    }

    /// The numbers that a comment names, with their offsets in UTF-8 bytes; `G-3.20 to 22` and `G-5.1 to G-5.5` name the
    /// known ones between, too.
    static func all(in comment: String, known: [String]) -> [(name: String, offset: Int)] {
        guard comment.utf8.contains(UInt8(ascii: "-")) else { return [] }
        return comment.matches(of: names).flatMap { match -> [(name: String, offset: Int)] in
            let offset = comment.utf8.distance(from: comment.startIndex, to: match.range.lowerBound)
            let first = String(match.first)
            guard let end = match.last else { return [(first, offset)] }
            let last = full(String(end), after: first)
            let between = known.filter { isBetween($0, first, last) }
            return [first].map { ($0, offset) } + (between + [last]).map { ($0, offset) }
        }
    }

    /// What `22` or `3.22` means after `G-3.20`.
    private static func full(_ end: String, after first: String) -> String {
        guard !isOne(end) else { return end }
        let (section, _) = parts(first)
        if end.contains(".") {
            let family = section.prefix { !$0.isNumber }
            return family + end
        }
        return section + end
    }

    private static func isBetween(_ name: String, _ first: String, _ last: String) -> Bool {
        let (section, number) = parts(name)
        let (start, low) = parts(first)
        let (end, high) = parts(last)
        return section == start && section == end && number > low && number < high
    }

    /// `G-3.20` is number 20 of `G-3.`, `M-4` number 4 of `M-`.
    private static func parts(_ name: String) -> (section: String, number: Int) {
        let digits = String(name.reversed().prefix(while: \.isNumber).reversed())
        return (String(name.dropLast(digits.count)), Int(digits) ?? 0)
    }
}
