import SwiftSyntax

/// Takes the text of a `predict` block apart: the question, then `- …` for each choice, continued by
/// lines that are indented by two.
///
/// One may begin with `answer:`, and says what is right or wrong about the choice; the last says `when` it is right.
struct ChoiceReader {
    private let block: Block
    private(set) var question = ""
    private(set) var choices: [Prediction.Choice] = []
    /// How many choices there are, those without a condition included.
    private(set) var count = 0
    private(set) var problems: [Problem] = []

    init(_ block: Block) { self.block = block }

    mutating func read() {
        let lines = block.lines.enumerated().map { (block.firstLine + $0, $1) }
        let isChoice = { (line: (Int, String)) in line.1 == "-" || line.1.hasPrefix("- ") }
        let start = lines.firstIndex(where: isChoice) ?? lines.endIndex
        question = lines[..<start].map(\.1).joined(separator: "\n")
        var rest = lines[start...]
        while let first = rest.popFirst() {
            let end = rest.firstIndex(where: isChoice) ?? rest.endIndex
            readChoice(first, rest[..<end])
            rest = rest[end...]
        }
    }

    private mutating func readChoice(
        _ first: (line: Int, text: String), _ rest: ArraySlice<(Int, String)>
    ) {
        count += 1
        let rest = rest.filter { !$0.1.allSatisfy(\.isWhitespace) }
        if let stray = rest.first(where: { !$0.1.hasPrefix("  ") }) {
            report(
                stray.0, "a choice goes on in lines that are indented by two",
                "indent it, or begin a choice with `- `")
        }
        let when = rest.lastIndex { $0.1.trimmingWhitespace().hasPrefix("when ") }
        let said = rest[..<(when ?? rest.endIndex)]
        let start = said.firstIndex { $0.1.trimmingWhitespace().hasPrefix(Self.answer) }
        let words = [String(first.text.dropFirst(2))] + said[..<(start ?? said.endIndex)].map(\.1)
        let text = words.map { $0.trimmingWhitespace() }.joined(separator: "\n")
        let answer = start.map { start in
            Prediction.Answer(
                text: said[start...].map { $0.1.trimmingWhitespace() }.joined(separator: "\n")
                    .dropFirst(Self.answer.count).description.trimmingWhitespace(),
                line: said[start].0)
        }
        if let answer, answer.text.isEmpty {
            report(
                answer.line, "the answer to this choice has no words",
                "write in a sentence or two why it is right or wrong")
        }
        if text.allSatisfy(\.isWhitespace) {
            report(first.line, "the choice has no words", "write what the reader may answer")
        }
        guard let when else {
            return report(
                first.line, "nothing says when this choice is right",
                "write below it, indented by two: `when` and what is true at the claim's end")
        }
        let condition = Self.condition(rest[when...].map { $0 }, in: block)
        if !Part(condition).isExpression {
            report(
                rest[when].0, "what stands after `when` is no Swift expression",
                "write one that is true or false at the end of the claim")
        }
        let choice = Prediction.Choice(
            text: text, line: first.line, answer: answer, condition: condition)
        if ["true", "false"].contains(choice.test) {
            report(
                rest[when].0, "no run decides whether `\(choice.test)` is true",
                "write what can be true or false at the end of the claim")
        }
        if choice.tree.children.contains(where: { $0.kind != .paragraph }) {
            report(
                first.line, "a choice is a sentence or two, no list, heading or quotation",
                "say it in a paragraph")
        }
        if let tree = choice.answerTree, tree.children.contains(where: { $0.kind != .paragraph }) {
            report(
                answer?.line ?? first.line,
                "an answer is a sentence or two, no list, heading or quotation",
                "say it in a paragraph")
        }
        choices.append(choice)
    }

    /// What the answer to a choice begins with.
    private static let answer = "answer:"

    /// The lines from `when` on, with blanks in place of that word, so that columns stay.
    private static func condition(_ lines: [(Int, String)], in block: Block) -> Block {
        let indent = lines[0].1.prefix { $0 == " " }.count + "when".count
        let first = String(repeating: " ", count: indent) + lines[0].1.dropFirst(indent)
        let text = ([first] + lines.dropFirst().map(\.1)).joined(separator: "\n")
        let fence = SourcePosition(file: block.fence.file, line: lines[0].0 - 1)
        return Block(
            kind: .listing, info: InfoString(), text: text, fence: fence,
            closingLine: lines[0].0 + lines.count)
    }

    private mutating func report(_ line: Int, _ message: String, _ remedy: String) {
        let position = SourcePosition(file: block.fence.file, line: line)
        problems.append(Problem(position, message, remedy: remedy))
    }
}

extension Part {
    /// Whether the block is one expression and nothing else.
    fileprivate var isExpression: Bool {
        guard let only = tree.statements.first, tree.statements.count == 1, !tree.hasError else {
            return false
        }
        return only.item.is(ExprSyntax.self)
    }
}
