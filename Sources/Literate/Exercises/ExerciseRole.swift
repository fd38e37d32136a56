/// What a block is to the exercise that it names with `of=`.
enum ExerciseRole: String {
    case starter, check, wrong, reply, solution, hint, notice, discussion
}

extension Block {
    /// What the block is to an exercise, if it belongs to one.
    var exerciseRole: ExerciseRole? {
        switch kind {
        case .starter: .starter
        case .check: .check
        case .wrong: .wrong
        case .solution: .solution
        case .hint: .hint
        case .notice: .notice
        case .reply: .reply
        case .discussion: .discussion
        default: nil
        }
    }

    /// Whether it is a check that the starter passes too.
    public var isGuard: Bool { classes.contains("guard") }
}
