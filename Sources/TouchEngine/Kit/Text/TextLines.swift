/// A text in lines: every character is as wide as any other, and every line as high (model values).
///
/// A character is a Unicode scalar here; places are counted in UTF-16 units, as UIKit counts them.
struct TextLines {
    /// A line: its first character, and the one after its last, the break excepted.
    private struct Line {
        var first: Int
        var last: Int
    }

    /// How wide a character is and how high a line, in points.
    let cell: CGSize
    private let scalars: [Unicode.Scalar]
    /// Where each character starts, and last where the text ends, in UTF-16 units.
    private var offsets: [Int] = [0]
    private var lines: [Line] = []

    /// Breaks a text into lines of a width in points, at words where it can.
    init(_ text: String, width: CGFloat, cell: CGSize) {
        self.cell = cell
        scalars = Array(text.unicodeScalars)
        for scalar in scalars {
            offsets.append(offsets[offsets.count - 1] + (scalar.value > 0xFFFF ? 2 : 1))
        }
        let columns = max(1, Int((width / cell.width + 0.001).rounded(.down)))
        var first = 0
        while first <= scalars.count {
            let end = scalars[first...].firstIndex(of: "\n") ?? scalars.count
            breakParagraph(first, end, columns)
            first = end + 1
        }
    }

    /// How many lines there are; an empty text has one.
    var count: Int { lines.count }
    /// How long the text is, in UTF-16 units.
    var length: Int { offsets[scalars.count] }
    /// How high all lines are, in points.
    var height: CGFloat { CGFloat(count) * cell.height }

    /// What a line says.
    func text(ofLine line: Int) -> String { string(lines[line].first, lines[line].last) }

    /// What is between two places, in UTF-16 units.
    func text(from start: Int, to end: Int) -> String { string(character(start), character(end)) }

    /// The place nearest to a point, in UTF-16 units.
    func place(near point: CGPoint) -> Int {
        let line = lines[min(max(row(point), 0), count - 1)]
        let column = Int((point.x / cell.width).rounded())
        return offsets[min(max(line.first + column, line.first), line.last)]
    }

    /// The places before and after the character at a point, in UTF-16 units; nil where there is none.
    func character(at point: CGPoint) -> (start: Int, end: Int)? {
        guard lines.indices.contains(row(point)), point.x >= 0 else { return nil }
        let line = lines[row(point)]
        let place = line.first + Int((point.x / cell.width).rounded(.down))
        return place < line.last ? (offsets[place], offsets[place + 1]) : nil
    }

    /// Where the caret stands at a place in UTF-16 units: without a width, in points.
    func caret(at offset: Int) -> CGRect {
        let place = character(offset)
        let row = (lines.lastIndex { $0.first <= place }) ?? 0
        return CGRect(
            x: CGFloat(min(place, lines[row].last) - lines[row].first) * cell.width,
            y: CGFloat(row) * cell.height, width: 0, height: cell.height)
    }

    /// The rectangle of what is between two places, as far as it is on the line of the first, in points.
    func firstRect(from start: Int, to end: Int) -> CGRect {
        var rect = caret(at: start)
        let place = character(start)
        let row = (lines.lastIndex { $0.first <= place }) ?? 0
        let last = min(character(end), lines[row].last)
        rect.size.width = CGFloat(max(last - place, 0)) * cell.width
        return rect
    }

    private func row(_ point: CGPoint) -> Int { Int((point.y / cell.height).rounded(.down)) }

    /// The character that starts at a place, or around it.
    private func character(_ offset: Int) -> Int {
        offsets.lastIndex { $0 <= offset } ?? 0
    }

    private func string(_ first: Int, _ last: Int) -> String {
        var text = String.UnicodeScalarView()
        if first < last { text.append(contentsOf: scalars[first..<last]) }
        return String(text)
    }

    private mutating func breakParagraph(_ first: Int, _ end: Int, _ columns: Int) {
        var start = first
        while end - start > columns {
            let limit = start + columns
            // A blank may hang over the end of its line.
            let blank = scalars[start...limit].lastIndex(of: " ")
            if let blank, blank > start {
                lines.append(Line(first: start, last: blank))
                start = blank + 1
            } else {
                lines.append(Line(first: start, last: limit))
                start = limit
            }
        }
        lines.append(Line(first: start, last: end))
    }
}
