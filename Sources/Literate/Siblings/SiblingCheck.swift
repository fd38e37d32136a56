/// Finds where a sibling does not fit its original: other headings or blocks, code of its own, other choices or rows.
///
/// What fits can be put together: ``SiblingText``.
struct SiblingCheck {
    let written: Chapter
    let original: Chapter

    init(_ written: Chapter, of original: Chapter) {
        self.written = written
        self.original = original
    }

    /// Where the two differ, and what would then drift.
    var problems: [Problem] {
        let misplaced = misplaced
        guard misplaced.isEmpty else { return misplaced }
        return zip(written.blocks, original.blocks).flatMap { problems(of: $0, $1) }
            + untitledExercises + repeatedHeadings
    }

    // MARK: Headings and blocks

    /// The pieces that are missing, in excess or in another order.
    private var misplaced: [Problem] {
        var here = SiblingPiece.all(of: written)[...]
        var there = SiblingPiece.all(of: original)[...]
        var problems: [Problem] = []
        while let one = here.first, let other = there.first {
            if one.key == other.key {
                here.removeFirst()
                there.removeFirst()
                continue
            }
            let isExtra = Self.count(one, here) > Self.count(one, there)
            let isMissing = Self.count(other, there) > Self.count(other, here)
            if isExtra == isMissing {
                problems.append(differing(one, other))
                // What is in another order throws all that follows out of step.
                guard isExtra else { return problems }
            } else {
                problems.append(isExtra ? extra(one) : missing(other, before: one.position))
            }
            if isExtra { here.removeFirst() }
            if isMissing { there.removeFirst() }
        }
        let end = SourcePosition(file: written.file, line: written.source.lineCount)
        return problems + here.map(extra) + there.map { missing($0, before: end) }
    }

    private static func count(_ piece: SiblingPiece, _ pieces: ArraySlice<SiblingPiece>) -> Int {
        pieces.count { $0.key == piece.key }
    }

    private func differing(_ one: SiblingPiece, _ other: SiblingPiece) -> Problem {
        Problem(
            one.position,
            "\(one.name) stands where the original has \(other.name) (\(place(other)))",
            remedy: "keep the original's headings and blocks, in its order")
    }

    private func extra(_ piece: SiblingPiece) -> Problem {
        Problem(
            piece.position, "the original has no \(piece.plainName) here",
            remedy: "remove it, or write it in \(original.file) first")
    }

    private func missing(_ piece: SiblingPiece, before position: SourcePosition) -> Problem {
        let remedy =
            piece.block.map {
                $0.isWords
                    ? "write it above this line, with its words translated"
                    : "write its fences above this line, with nothing between them"
            } ?? "write it above this line: a sibling has the original's headings, in its order"
        return Problem(
            position, "\(piece.name) of the original (\(place(piece))) is missing", remedy: remedy)
    }

    private func place(_ piece: SiblingPiece) -> String {
        "\(original.file):\(piece.position.line)"
    }

    // MARK: What blocks hold

    private func problems(of block: Block, _ other: Block) -> [Problem] {
        guard block.isWords else { return code(in: block, of: other) }
        switch block.kind {
        case .prediction: return choices(of: block, other)
        case .table: return rows(of: block, other)
        default: return blank(block)
        }
    }

    private func code(in block: Block, of other: Block) -> [Problem] {
        guard let line = block.lines.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }) else {
            return []
        }
        return [
            Problem(
                SourcePosition(file: written.file, line: block.firstLine + line),
                "the text of this block belongs to the original (\(original.file):\(other.firstLine))",
                remedy: "leave the block empty; the page takes its text from there")
        ]
    }

    private func blank(_ block: Block) -> [Problem] {
        guard block.text.allSatisfy(\.isWhitespace) else { return [] }
        return [
            Problem(
                block.fence, "the block has no words", remedy: "translate those of the original")
        ]
    }

    private func choices(of block: Block, _ other: Block) -> [Problem] {
        let words = SiblingChoices(block)
        if let line = words.conditions.first {
            return [
                Problem(
                    SourcePosition(file: written.file, line: line),
                    "what stands after `when` belongs to the original",
                    remedy: "remove the line; choices are matched in their order")
            ]
        }
        let count = Prediction(other)?.choices.count ?? 0
        guard words.choices.count != count else { return [] }
        return [
            Problem(
                block.fence,
                "the prediction has \(words.choices.count == 1 ? "1 choice" : "\(words.choices.count) choices"), and the original \(count) "
                    + "(\(original.file):\(other.fence.line))",
                remedy: "translate each of them, in the original's order")
        ]
    }

    private func rows(of block: Block, _ other: Block) -> [Problem] {
        let reader = TableReader(block)
        guard let table = reader.table, let known = TableReader(other).table else {
            return reader.problems
        }
        let size = (table.rows.count, table.header.count)
        let expected = (known.rows.count, known.header.count)
        guard size != expected else { return [] }
        return [
            Problem(
                block.fence,
                "the table has \(size.0) rows of \(size.1) cells, and the original "
                    + "\(expected.0) of \(expected.1) (\(original.file):\(other.fence.line))",
                remedy: "translate it row by row and cell by cell")
        ]
    }

    // MARK: Headings' words

    /// An exercise is called by what stands after the colon of its heading.
    private var untitledExercises: [Problem] {
        written.blocks.filter { $0.kind == .exercise }.compactMap { block in
            guard ExerciseDraft.title(above: block, in: written, isTranslated: true) == nil else {
                return nil
            }
            return Problem(
                block.fence, "the heading above the exercise has no title after a colon",
                remedy: "write it like `### 练习：…`, in the words of the language")
        }
    }

    /// Two headings of the same words lead to two places under one name.
    private var repeatedHeadings: [Problem] {
        var lines: [String: Int] = [:]
        return written.document.headings.compactMap { node in
            let words = node.plainText.lowercased()
            guard let line = lines[words] else {
                lines[words] = node.start.line
                return nil
            }
            return Problem(
                written.position(of: node), "the heading at line \(line) says that already",
                remedy: "give the heading other words")
        }
    }
}

extension SiblingPiece {
    /// The piece as it is called after “no”.
    fileprivate var plainName: String {
        block == nil ? String(name.dropFirst("a ".count)) : name
    }
}
