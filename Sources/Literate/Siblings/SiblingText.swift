/// The text of a sibling's page: what the sibling's file says, with the original's text in the blocks that it leaves empty.
///
/// It needs a sibling in which ``SiblingCheck`` has found nothing.
struct SiblingText {
    /// The page's Markdown.
    private(set) var bytes: [UInt8] = []
    /// The line of the sibling's file that each line comes from.
    private(set) var lines: [Int] = []

    init(_ written: Chapter, of original: Chapter) {
        var line = 1
        func copy(before end: Int) {
            while line < end {
                add(written.source.line(line), from: line)
                line += 1
            }
        }
        for (block, other) in zip(written.blocks, original.blocks) {
            copy(before: block.fence.line)
            let fence = Fence(block, in: written, like: other, in: original)
            add(fence.opening[...], from: line)
            for (text, place) in Self.content(of: block, other, original) {
                add((fence.indent + text)[...], from: place)
            }
            add(fence.closing[...], from: block.closingLine)
            line = block.closingLine + 1
        }
        copy(before: written.source.lineCount + 1)
    }

    private mutating func add(_ text: ArraySlice<UInt8>, from line: Int) {
        bytes += text
        bytes.append(UInt8(ascii: "\n"))
        lines.append(line)
    }

    /// The lines of a block on the page, each with the line of the sibling's file that answers for it.
    private static func content(
        of block: Block, _ other: Block, _ original: Chapter
    ) -> [(text: [UInt8], line: Int)] {
        guard block.isWords else {
            return other.lines.map { (Array($0.utf8), block.fence.line) }
        }
        let own = block.lines.enumerated().map { (Array($1.utf8), block.firstLine + $0) }
        guard let prediction = Prediction(other) else { return own }
        let words = SiblingChoices(block)
        return own[words.question]
            + zip(words.choices, prediction.choices).flatMap { place, choice in
                own[place]
                    + choice.conditionLines.map {
                        (Array(original.source.line($0)), own[place.lowerBound].1)
                    }
            }
    }

    /// The fences of a block on the page: as long as the original's, whose text may hold shorter ones.
    private struct Fence {
        let opening: [UInt8]
        let closing: [UInt8]
        /// What stands before each line, in a list or a quotation.
        let indent: [UInt8]

        init(_ block: Block, in written: Chapter, like other: Block, in original: Chapter) {
            let line = Array(written.source.line(block.fence.line))
            let before = line.prefix(block.fence.column - 1)
            let own = line.dropFirst(before.count)
            let model = original.source.line(other.fence.line).dropFirst(other.fence.column - 1)
            let mark = Array(model.prefix { $0 == model.first })
            indent = before.map { $0 == UInt8(ascii: ">") ? $0 : UInt8(ascii: " ") }
            opening = before + mark + own.drop { $0 == own.first }
            closing = indent + mark
        }
    }
}

extension Prediction.Choice {
    /// The lines of the chapter that say when the choice is right.
    var conditionLines: Range<Int> { condition.firstLine..<condition.closingLine }
}
