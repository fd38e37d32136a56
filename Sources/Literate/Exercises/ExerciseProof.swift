/// Proves an exercise: its starter fails the checks, its solution passes them, and they find out
/// every wrong attempt.
struct ExerciseProof: Sendable {
    let exercise: ExerciseDraft
    private let starter: Attempt?
    let solution: Attempt?
    let wrong: [Attempt]

    init(_ exercise: ExerciseDraft, in chapter: Chapter) {
        self.exercise = exercise
        func attempt(_ answer: Block?, _ name: String) -> Attempt? {
            answer.flatMap { answer in
                let attempt = Attempt(answer, to: exercise, in: chapter, named: name)
                // The page tells of such an answer what the terminal tells of a reader's.
                return answer.choice == nil ? attempt : attempt?.recordingRuns()
            }
        }
        starter = attempt(exercise[.starter].first, "starter")
        solution = attempt(exercise[.solution].first, "solution")
        wrong = exercise[.wrong].enumerated().compactMap { attempt($1, "wrong\($0 + 1)") }
    }

    /// The answers to compile and to judge.
    var attempts: [Attempt] { [starter, solution].compactMap(\.self) + wrong }

    /// What the checks prove not to hold; an answer that did not run proves nothing.
    func problems(given verdicts: Verdicts) -> [Problem] {
        exercise[.check].flatMap { check in
            problem(withStarter: verdicts[starter, check], check)
                + problem(withSolution: verdicts[solution, check], check)
                + unreached(check, verdicts)
                + idleGuard(check, verdicts)
        } + wrong.compactMap { unnoticed($0, verdicts) }
            + attempts.compactMap { endless($0, verdicts) }
    }

    /// What never ends would have to be waited for each time, even if it is to fail.
    private func endless(_ attempt: Attempt, _ verdicts: Verdicts) -> Problem? {
        let check = attempt.checks.first {
            verdicts.endless.contains(attempt.function(of: $0))
        }
        return check.map {
            Problem(
                attempt.answer.fence,
                "with this answer the check “\($0.claimName ?? "")” does not end",
                remedy: "let it fail at once")
        }
    }

    private func problem(withStarter issues: [TestEvents.Issue]?, _ check: Block) -> [Problem] {
        guard let issues else { return [] }
        if check.isGuard, let issue = issues.first {
            return [failure(of: check, issue, "the starter does not pass this guard")]
        }
        guard !check.isGuard, issues.isEmpty else { return [] }
        return [
            Problem(
                check.fence, "the starter passes this check, which leaves nothing to do",
                remedy: "let it ask for what the starter lacks; if it keeps an answer from going "
                    + "too far, say `.guard`")
        ]
    }

    private func problem(withSolution issues: [TestEvents.Issue]?, _ check: Block) -> [Problem] {
        guard let issue = issues?.first else { return [] }
        return [failure(of: check, issue, "the solution does not pass this check")]
    }

    /// Expectations that the solution's run does not come to.
    private func unreached(_ check: Block, _ verdicts: Verdicts) -> [Problem] {
        guard let solution, verdicts[solution, check]?.isEmpty == true else { return [] }
        return verdicts.evidence.unreached(in: check, by: solution.function(of: check))
    }

    private func failure(of check: Block, _ issue: TestEvents.Issue, _ words: String) -> Problem {
        var position = check.fence
        if issue.file == position.file, let line = issue.line {
            position.line = line
            position.column = issue.column ?? 1
        }
        let name = check.claimName.map { "\nin the check “\($0)”" } ?? ""
        return Problem(position, "\(words): \(issue.headline)", remedy: issue.details + name)
    }

    /// A guard that no wrong attempt runs into.
    private func idleGuard(_ check: Block, _ verdicts: Verdicts) -> [Problem] {
        let found = wrong.map { verdicts[$0, check] }
        guard check.isGuard, !found.isEmpty, found.allSatisfy({ $0?.isEmpty == true }) else {
            return []
        }
        return [
            Problem(
                check.fence, "no wrong attempt fails this guard",
                remedy: "add a `.wrong` attempt that it finds out, or remove it")
        ]
    }

    private func unnoticed(_ attempt: Attempt, _ verdicts: Verdicts) -> Problem? {
        let found = exercise[.check].map { verdicts[attempt, $0] }
        guard !found.isEmpty, found.allSatisfy({ $0?.isEmpty == true }) else { return nil }
        return Problem(
            attempt.answer.fence, "this wrong attempt passes every check",
            remedy: "add a check that finds it out")
    }
}
