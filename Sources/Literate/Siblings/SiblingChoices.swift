/// The words of a `predict` block in a sibling: the question, and the choices without their conditions.
struct SiblingChoices {
    /// The lines of the question, by their places in the block.
    let question: Range<Int>
    /// The lines of each choice, by their places in the block.
    let choices: [Range<Int>]
    /// The lines of the file that say when a choice is right, which is the original's to say.
    let conditions: [Int]

    init(_ block: Block) {
        let lines = block.lines
        let starts = lines.indices.filter { lines[$0] == "-" || lines[$0].hasPrefix("- ") }
        question = 0..<(starts.first ?? lines.count)
        choices = zip(starts, starts.dropFirst() + [lines.count]).map { $0..<$1 }
        conditions = lines.indices.filter { lines[$0].trimmingWhitespace().hasPrefix("when ") }
            .map { block.firstLine + $0 }
    }
}
