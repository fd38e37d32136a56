import SwiftSyntax

/// A question about a claim's run, with choices that the end of the claim decides between.
public struct Prediction: Sendable {
    /// What the page says to a reader who has opened a choice.
    public struct Answer: Sendable {
        /// Its words, as Markdown.
        public var text: String
        /// The line of the chapter it begins on.
        public var line: Int
    }

    /// An answer that the reader may give.
    public struct Choice: Sendable {
        /// Its words, as Markdown.
        public var text: String
        /// The line of the chapter it begins on.
        public var line: Int
        /// Why it is right or wrong, where the author says so.
        public var answer: Answer?
        /// What must be true for it to be right: Swift at its own place in the chapter.
        var condition: Block

        /// The condition as the author wrote it.
        public var test: String {
            condition.lines.map { $0.trimmingWhitespace() }.joined(separator: " ")
        }
    }

    /// The block it stands in.
    public let block: Block
    /// The id of the claim whose run it asks about.
    public let claim: String
    /// The question, as Markdown; it begins on the block's first line.
    public let question: String
    /// The choices, in the author's order.
    public let choices: [Choice]
    /// What is wrong with the block by itself.
    let problems: [Problem]

    /// The moment of the transcript that settles it, in seconds.
    var moment: Double? { block.attributes["at"].flatMap(Double.init) }
    /// The name of the file that its answers are written to, without extension.
    func fileName(slug: String) -> String { "\(slug).choices.\(block.fence.line)" }

    /// What a `predict` block asks, or nil for any other block.
    public init?(_ block: Block) {
        guard case .prediction(let claim) = block.kind else { return nil }
        var reader = ChoiceReader(block)
        reader.read()
        self.block = block
        self.claim = claim
        question = reader.question
        choices = reader.choices
        problems = reader.problems + Self.problems(of: reader, in: block)
    }

    private static func problems(of reader: ChoiceReader, in block: Block) -> [Problem] {
        var problems: [Problem] = []
        if reader.question.allSatisfy(\.isWhitespace) {
            problems.append(
                Problem(
                    block.fence, "the prediction asks nothing",
                    remedy: "write the question above its choices"))
        }
        if !(2...5).contains(reader.count) {
            let count = reader.count
            problems.append(
                Problem(
                    block.fence,
                    "the prediction has \(count) \(count == 1 ? "choice" : "choices"), "
                        + "and a reader chooses between two and five",
                    remedy: "write each as `- …`, and below it, indented by two, `when …`"))
        }
        var first: [String: Choice] = [:]
        for choice in reader.choices {
            let words = choice.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if let earlier = first[words.lowercased()] {
                problems.append(
                    Problem(
                        SourcePosition(file: block.fence.file, line: choice.line),
                        "the choice at line \(earlier.line) says the same",
                        remedy: "let each choice say something else"))
            } else {
                first[words.lowercased()] = choice
            }
        }
        if let at = block.attributes["at"], Double(at) == nil {
            problems.append(
                Problem(
                    block.position(ofValue: "at"), "`\(at)` is no time",
                    remedy: "write the seconds as the transcript has them: `at=\"0.017\"`"))
        }
        return problems
    }
}

extension Chapter {
    /// The predictions, in order.
    public var predictions: [Prediction] { blocks.compactMap(Prediction.init) }

    /// The place of a prediction among those about its claim, from 0.
    public func number(of prediction: Prediction) -> Int? {
        predictions.filter { $0.claim == prediction.claim }
            .firstIndex { $0.block.fence == prediction.block.fence }
    }
}
