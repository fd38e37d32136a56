/// A tempting answer to an exercise that its checks find out.
public struct WrongAnswer: Sendable {
    /// The answer.
    public var attempt: Block
    /// What a reader is told who answers so: what he probably thought, and what UIKit does instead.
    public var reply: Block?
}

extension ExerciseDraft {
    /// The wrong answers, each with the reply that stands right after it.
    var wrongAnswers: [WrongAnswer] {
        zip(blocks, blocks.dropFirst().map { $0 } + [nil]).compactMap { block, next in
            guard block.exerciseRole == .wrong else { return nil }
            return WrongAnswer(attempt: block, reply: next?.exerciseRole == .reply ? next : nil)
        }
    }

    /// The replies that stand after no wrong answer of their own.
    var strayReplies: [Block] {
        let paired = Set(wrongAnswers.compactMap(\.reply?.fence))
        return self[.reply].filter { !paired.contains($0.fence) }
    }
}
