import TouchEngine

/// What is asked, and what callbacks do besides what they are for.
extension Stage {
    func answer(
        _ question: Question, _ policy: Policy, by subject: Subject, _ one: Int, _ other: Int?
    ) -> Bool {
        var calls = 0
        if case .chance(_, let salt) = policy {
            calls = answersGiven[salt, default: 0] + 1
            answersGiven[salt] = calls
        }
        let answer = policy.answer(question, one, other, call: calls)
        see(.asked(subject, question, recognizer: one, other: other, answer: answer))
        if let callback = Callback(rawValue: question.rawValue) { call(subject, callback) }
        return answer
    }

    /// Passes on that a question was left to its default.
    func noteDefault(_ question: Question, by subject: Subject, _ one: Int, _ other: Int?) {
        see(
            .asked(
                subject, question, recognizer: one, other: other,
                answer: question.defaultAnswer))
    }

    /// Notes that somebody is called back, and does what a hook has planned for this call.
    func call(_ subject: Subject, _ callback: Callback) {
        guard !hooks.isEmpty else { return }
        let call = Call(subject: subject, callback: callback)
        let count = calls[call, default: 0] + 1
        calls[call] = count
        for hook in hooks
        where hook.subject == subject && hook.callback == callback && hook.count == count {
            guard hooksLeft > 0 else { return }
            hooksLeft -= 1
            see(.changed(hook.change, isHook: true))
            hookDepth += 1
            perform(hook.change)
            hookDepth -= 1
            see(.changed(.nothing, isHook: true))
        }
    }
}
