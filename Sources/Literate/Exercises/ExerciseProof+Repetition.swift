/// What became of exercises' checks when they ran once more, as claims do.
struct RepeatedVerdicts {
    /// From last to first, with the order of sets and dictionaries left to chance.
    let again: Verdicts
    /// With an engine that ignores every touch; nil if nobody wants to know.
    let untouched: Verdicts?

    /// Runs the checks that came to an end.
    ///
    /// - Throws: `ToolFailure` if the program cannot be started.
    init(_ runner: AttemptRunner, after first: Verdicts, findingTouchless: Bool) throws {
        let order = runner.functions.filter { !first.endless.contains($0) }
        again = try runner.verdicts(.init(order: order.reversed(), hashesAtRandom: true))
        untouched =
            findingTouchless ? try runner.verdicts(.init(order: order, ignoresTouches: true)) : nil
    }
}

extension ExerciseProof {
    /// Checks that hold, or fail, by luck, and those that are not about touches and do not say so.
    ///
    /// A check is about touches if it judges any of the answers otherwise as soon as none arrive: often that is the
    /// starter or a wrong attempt alone, when the check says what a touch must not do.
    func problems(given first: Verdicts, _ repeated: RepeatedVerdicts) -> [Problem] {
        let checks = exercise[.check]
        let lucky = checks.flatMap { check in
            attempts.compactMap { luck(of: check, with: $0, first, repeated.again) }
        }
        guard let untouched = repeated.untouched else { return lucky }
        return lucky + checks.compactMap { touchlessness(of: $0, first, untouched) }
            + [idleTouches(first, untouched)].compactMap(\.self)
    }

    private func luck(
        of check: Block, with attempt: Attempt, _ first: Verdicts, _ again: Verdicts
    ) -> Problem? {
        guard let before = first.passes(attempt, check), let now = again.passes(attempt, check),
            before != now
        else { return nil }
        return Problem(
            check.fence,
            "whether this check holds with the answer at line \(attempt.answer.fence.line) is luck: "
                + "in another run it \(now ? "does" : "does not")",
            remedy: "let nothing depend on the order of a set or a dictionary, on chance, "
                + "on the clock or on the checks before")
    }

    private func touchlessness(
        of check: Block, _ first: Verdicts, _ untouched: Verdicts
    ) -> Problem? {
        let pairs = attempts.compactMap { attempt in
            first.passes(attempt, check).flatMap { before in
                untouched.passes(attempt, check).map { (before, $0) }
            }
        }
        guard !pairs.isEmpty else { return nil }
        let isSame = pairs.allSatisfy { $0 == $1 }
        if isSame, !check.isTouchless {
            return Problem(
                check.fence,
                "this check judges every answer as if the engine ignored every touch",
                remedy: "expect something that only a touch brings about; "
                    + "if it is not about touches, say `.touchless`")
        }
        if !isSame, check.isTouchless {
            return Problem(
                check.fence, "without touches this check turns out otherwise",
                remedy: "remove `.touchless`")
        }
        return nil
    }

    /// An exercise whose solution need not hear of any touch.
    private func idleTouches(_ first: Verdicts, _ untouched: Verdicts) -> Problem? {
        let checks = exercise[.check].filter { !$0.isTouchless }
        guard let solution, !checks.isEmpty,
            checks.allSatisfy({
                first.passes(solution, $0) == true && untouched.passes(solution, $0) == true
            })
        else { return nil }
        return Problem(
            solution.answer.fence,
            "the solution passes every check even if the engine ignores every touch",
            remedy: "let a check expect something that only a touch brings about")
    }
}
