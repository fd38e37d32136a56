/// Finds characters in the blocks of a chapter that nobody sees: they turn the order of what is read, or have no width.
///
/// With them a listing can look like one program and be another.
struct HiddenCharacterCheck {
    let chapter: Chapter

    /// One problem for each line of a block, at its first such character.
    var problems: [Problem] {
        chapter.blocks.flatMap { block in
            (block.fence.line...max(block.fence.line, block.closingLine)).compactMap(problem)
        }
    }

    private func problem(atLine line: Int) -> Problem? {
        let bytes = chapter.source.line(line)
        // What is ASCII hides nothing, and is most of a book.
        guard bytes.contains(where: { $0 >= 0x80 }) else { return nil }
        let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
        var before: Unicode.Scalar?
        var column = 1
        for scalar in scalars {
            if Self.isHidden(scalar), !Self.joins(scalar, before) {
                let number = String(scalar.value, radix: 16, uppercase: true)
                let code = String(repeating: "0", count: max(0, 4 - number.count)) + number
                let name = scalar.properties.name ?? scalar.properties.nameAlias ?? "no name"
                return Problem(
                    SourcePosition(file: chapter.file, line: line, column: column),
                    "the character U+\(code) (\(name.lowercased())) cannot be seen",
                    remedy: "remove it; in a string, write `\\u{\(code)}`")
            }
            before = scalar
            column += UTF8.width(scalar)
        }
        return nil
    }

    /// Whether a character has no shape of its own: marks of direction, joiners, breaks, tags.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .format, .lineSeparator, .paragraphSeparator, .privateUse, .control:
            scalar.value > 0x7F
        default: scalar.properties.isDefaultIgnorableCodePoint && !isSelector(scalar)
        }
    }

    /// What says how the character before it is drawn, as in ↩︎.
    private static func isSelector(_ scalar: Unicode.Scalar) -> Bool {
        (0xFE00...0xFE0F).contains(scalar.value)
    }

    /// Whether a joiner makes one picture of two, as in 👩‍🚀.
    private static func joins(_ scalar: Unicode.Scalar, _ before: Unicode.Scalar?) -> Bool {
        guard scalar.value == 0x200D, let before else { return false }
        return before.properties.isEmoji && before.value > 0x7F || isSelector(before)
    }
}

extension UTF8 {
    fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
        encode(scalar)?.count ?? 1
    }
}
