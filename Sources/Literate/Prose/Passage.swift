/// A run of prose, as a reader takes it in: the words of a paragraph, a heading or a cell, without their markup.
///
/// What is code, or a value of the model, stands in it as one word without letters (`Passage.code`).
struct Passage {
    /// What stands for a piece of code.
    static let code: Character = "\u{FFFC}"

    /// The words.
    private(set) var text = ""
    /// The line that an allowance must stand above.
    let unit: Int
    /// Whether somebody else says it, or the engine.
    let isQuoted: Bool
    /// Where pieces of the text stand in the file: from an offset in UTF-8 on, until the next piece.
    private var pieces: [(offset: Int, place: MarkdownNode.Place)] = []

    /// A passage without words yet.
    init(unit: Int, isQuoted: Bool = false) {
        self.unit = unit
        self.isQuoted = isQuoted
    }

    /// Adds text that stands in the file exactly so, from a place on.
    mutating func add(_ more: some StringProtocol, at place: MarkdownNode.Place) {
        guard !more.isEmpty else { return }
        pieces.append((text.utf8.count, place))
        text += more
    }

    /// Where a character of the text stands in the file.
    func place(of index: String.Index) -> MarkdownNode.Place {
        let offset = text.utf8.distance(from: text.startIndex, to: index)
        guard let piece = pieces.last(where: { $0.offset <= offset }) else {
            return .init(line: unit, column: 1)
        }
        return .init(
            line: piece.place.line, column: max(1, piece.place.column) + offset - piece.offset)
    }
}

extension Passage {
    /// A word, with the marks that stand around it.
    struct Word {
        /// What stands between white space.
        var whole: Substring
        /// The word without marks at its ends.
        var core: Substring

        /// The marks before it.
        var before: Substring { whole[..<core.startIndex] }
        /// The marks after it.
        var after: Substring { whole[core.endIndex...] }
        /// Whether it is a word, and no dash.
        var counts: Bool { !core.isEmpty }
    }

    /// The words, in order.
    var words: [Word] {
        text.split(whereSeparator: \.isWhitespace).map { whole in
            var core = whole.drop { !Self.belongsToWord($0) }
            while let last = core.last, !Self.belongsToWord(last) { core = core.dropLast() }
            return Word(whole: whole, core: core.isEmpty ? whole.prefix(0) : core)
        }
    }

    private static func belongsToWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == code
    }
}
