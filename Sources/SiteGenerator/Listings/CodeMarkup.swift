/// Lines of code as HTML: each wraps under itself where it is too long, and carries its marks.
///
/// The text of the HTML is the text of the listing, so that a copy of it compiles.
enum CodeMarkup {
    /// What a line shows besides its text.
    struct Mark: Equatable {
        /// Whether the version beside it lacks the line, or what is in `changes`.
        var change: Change?
        /// The places in the line's characters that the version beside it has otherwise; empty if that is the whole line.
        var changes: [Range<Int>] = []
        /// Whether a claim fails without the line.
        var bears = false
        /// The number by which a note speaks of the line.
        var number: Int?
        /// The line's own place on the page.
        var id: String?
    }

    /// On which side of a pair a line stands alone.
    enum Change: String {
        case added = "add"
        case removed = "del"

        fileprivate var element: String { self == .added ? "ins" : "del" }
    }

    /// The HTML of lines; `mark` tells what a line shows, by its place.
    static func html(_ lines: [CodeLine], mark: (Int) -> Mark = { _ in Mark() }) -> String {
        lines.enumerated().map { html($1, mark($0)) }.joined()
    }

    /// So many lines are coloured where they are folded away; more are plain, since colours of furniture would be kilobytes of a chapter.
    private static let foldedLines = 12

    /// The HTML of lines that a page folds away.
    static func folded(_ lines: [CodeLine]) -> String {
        guard lines.count > foldedLines else { return html(lines) }
        return HTML.code(lines.map(\.text).joined(separator: "\n"))
    }

    /// The HTML of lines within a sentence; the names of types lead to where `places` has them.
    static func inline(
        _ lines: [CodeLine], places: (_ type: String) -> String? = { _ in nil }
    ) -> String {
        lines.map { line in
            line.pieces.enumerated().map { index, piece in
                let text = index == 0 ? piece.text.drop { $0 == " " } : piece.text[...]
                let html = colored(text, piece.color)
                guard piece.color == "ty", let place = places(piece.text) else { return html }
                return "<a href=\"\(HTML.escape(place))\">\(html)</a>"
            }.joined()
        }.joined(separator: " ")
    }

    private static func html(_ line: CodeLine, _ mark: Mark) -> String {
        var classes: [String] = []
        let indentation = line.isBlank ? 0 : line.indentation
        if indentation >= 4 { classes.append("i\(min(indentation / 4 * 4, 28))") }
        if let change = mark.change, !line.isBlank { classes.append(change.rawValue) }
        if mark.bears { classes.append("bears") }
        let id = mark.id.map { " id=\"\(HTML.escape($0))\"" } ?? ""
        let number = mark.number.map { " data-n=\"\($0)\"" } ?? ""
        let blanks = String(repeating: " ", count: indentation)
        // Few letters an element: a chapter has a thousand lines.
        let start = blanks.isEmpty ? "" : "<u>\(blanks)</u>"
        let rest = content(of: line, from: indentation, mark)
        let name = classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
        return "<span\(name)\(id)\(number)>\(start)\(rest)\n</span>"
    }

    /// What stands after the indentation, coloured, with the changed places marked.
    private static func content(of line: CodeLine, from start: Int, _ mark: Mark) -> String {
        guard !mark.changes.isEmpty else { return unchanged(line, from: start) }
        var html = ""
        var place = 0
        let mayBreak = hasLongWord(line)
        for piece in line.pieces {
            let end = place + piece.text.count
            defer { place = end }
            guard end > start else { continue }
            for part in parts(of: max(place, start)..<end, cutBy: mark.changes) {
                let text = piece.text.dropFirst(part.range.lowerBound - place)
                    .prefix(part.range.count)
                let colored = colored(text, piece.color, mayBreak: mayBreak)
                let element = part.isChanged ? mark.change?.element : nil
                html += element.map { "<\($0)>\(colored)</\($0)>" } ?? colored
            }
        }
        return html
    }

    /// The same of a line that is not marked within; `start` blanks are left out.
    private static func unchanged(_ line: CodeLine, from start: Int) -> String {
        var html = ""
        var blanks = start
        let mayBreak = hasLongWord(line)
        for piece in line.pieces {
            let indentation = min(blanks, piece.text.utf8.prefix { $0 == UInt8(ascii: " ") }.count)
            blanks -= indentation
            let text = piece.text.dropFirst(indentation)
            if !text.isEmpty { html += colored(text, piece.color, mayBreak: mayBreak) }
        }
        return html
    }

    /// So many columns have room on the narrowest screens: a line of shorter words breaks between them.
    private static let longWord = 24

    private static func hasLongWord(_ line: CodeLine) -> Bool {
        var length = 0
        for piece in line.pieces {
            for byte in piece.text.utf8 {
                length = byte == UInt8(ascii: " ") ? 0 : length + 1
                if length > longWord { return true }
            }
        }
        return false
    }

    /// Text in its colour: what there is most of, keywords and types, has an element of its own, and the rest a class.
    private static func colored(
        _ text: Substring, _ color: String?, mayBreak: Bool = true
    ) -> String {
        switch color {
        case nil: mayBreak ? breakable(text) : HTML.code(text)
        case "k": "<b>\(HTML.code(text))</b>"
        case "ty": "<i>\(HTML.code(text))</i>"
        case let color?: "<i class=\"\(color)\">\(HTML.code(text))</i>"
        }
    }

    /// A long chain of calls breaks before its dots.
    static func breakable(_ text: Substring) -> String {
        var html = ""
        var start = text.startIndex
        var from = start
        while let dot = text.utf8[from...].firstIndex(of: UInt8(ascii: ".")) {
            from = text.utf8.index(after: dot)
            guard dot == text.startIndex || endsWord(text[text.index(before: dot)]) else {
                continue
            }
            html += HTML.code(text[start..<dot]) + "<wbr>"
            start = dot
        }
        return html + HTML.code(text[start...])
    }

    private static func endsWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || ")]}?!".contains(character)
    }

    private static func parts(
        of range: Range<Int>, cutBy changes: [Range<Int>]
    ) -> [(range: Range<Int>, isChanged: Bool)] {
        var parts: [(range: Range<Int>, isChanged: Bool)] = []
        var place = range.lowerBound
        for change in changes where change.overlaps(range) {
            let cut = change.clamped(to: range)
            if place < cut.lowerBound { parts.append((place..<cut.lowerBound, false)) }
            parts.append((cut, true))
            place = cut.upperBound
        }
        if place < range.upperBound { parts.append((place..<range.upperBound, false)) }
        return parts
    }
}
