/// A comment that lets one thing be in the block below it: `<!-- allow: say it, because it quotes -->`.
struct Allowance {
    /// What it allows, as the finding calls it.
    var subject: String
    var position: SourcePosition
    /// The line of the block that it stands above.
    var unit: Int?

    /// The allowances among a chapter's comments, and comments that are meant as some and are none.
    static func read(_ reader: PassageReader) -> (allowances: [Allowance], problems: [Problem]) {
        var allowances: [Allowance] = []
        var problems: [Problem] = []
        let units = Set(reader.passages.map(\.unit) + reader.images.map(\.unit)).sorted()
        for (text, node, isInline) in reader.comments {
            let words = text.trimmingWhitespace().dropFirst("<!--".count).trimmingWhitespace()
            guard text.isOneHTMLComment, words.hasPrefix("allow:") else { continue }
            let position = reader.chapter.position(of: node)
            let inner = words.dropFirst("allow:".count).dropLast("-->".count).trimmingWhitespace()
            guard !isInline, let (subject, reason) = inner.split(on: ", because "),
                !subject.isEmpty, !reason.allSatisfy({ $0.isWhitespace || $0.isPunctuation })
            else {
                problems.append(
                    Problem(
                        position, "an allowance says what it allows and why, on a line of its own",
                        remedy: "write `<!-- allow: what, because … -->` above the block"))
                continue
            }
            allowances.append(
                Allowance(
                    subject: subject.trimmingCharacters(in: "“”\"`"), position: position,
                    unit: units.first { $0 > node.end.line }))
        }
        return (allowances, problems)
    }

    func allows(_ finding: ProseFinding) -> Bool {
        unit == finding.unit && subject.lowercased() == finding.subject.lowercased()
    }
}

extension String {
    fileprivate func split(on separator: String) -> (String, String)? {
        range(of: separator).map {
            (String(self[..<$0.lowerBound]), String(self[$0.upperBound...]))
        }
    }

    fileprivate func trimmingCharacters(in marks: String) -> String {
        var text = self[...].drop { marks.contains($0) }
        while let last = text.last, marks.contains(last) { text = text.dropLast() }
        return String(text)
    }
}
