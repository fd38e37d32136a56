/// An answer to an exercise, in the chapter's program, with the checks that judge it.
struct Attempt: Sendable {
    /// The block that is the answer.
    let answer: Block
    /// The checks, the claims of the program.
    let checks: [Block]
    /// The book's own answers, the starter among them: they declare what an answer may.
    let expected: [Block]
    /// The chapter's program with the answer in its place.
    private(set) var program: Program

    /// An answer in the program of its exercise; nil if the exercise names no such place.
    ///
    /// `name` tells the attempt from others at the same exercise.
    init?(_ answer: Block, to exercise: ExerciseDraft, in chapter: Chapter, named name: String) {
        guard let id = exercise.task.id, let starter = exercise[.starter].first,
            chapter.programs.contains(where: { $0.variant == exercise.task.variant })
        else { return nil }
        var parts = chapter.parts(variant: exercise.task.variant)
        if let part = starter.attributes["part"] {
            guard let place = parts.firstIndex(where: { $0.id == part }) else { return nil }
            parts[place] = answer
        } else {
            parts.append(answer)
        }
        self.answer = answer
        checks = exercise[.check]
        expected = exercise[.starter] + exercise[.solution] + exercise[.wrong]
        program = Program(
            slug: "\(chapter.slug).\(id).\(name)", variant: nil, parts: parts, claims: checks,
            refusals: [])
    }

    /// The attempt with the chapter's parts under another file's name, so that what the compiler
    /// says of them with this answer is not taken for something that it says of the chapter.
    func withPartsNamed(_ file: String) -> Attempt {
        var renamed = self
        renamed.program.parts = program.parts.map { part in
            var part = part
            if part.fence != answer.fence { part.fence.file = file }
            return part
        }
        return renamed
    }

    /// The attempt with checks that write down what their devices saw.
    func recordingRuns() -> Attempt {
        var recording = self
        recording.program.claims = checks.map { check in
            var check = check
            check.info.id = .init(text: Self.run(of: check), column: check.fence.column)
            return check
        }
        return recording
    }

    /// The attempt with checks that are known by their places, from `check1` on, on whatever lines they stand.
    func numberingChecks() -> Attempt {
        var numbered = self
        numbered.program.claims = checks.enumerated().map { place, check in
            var check = check
            check.info.id = .init(text: "check\(place + 1)", column: check.fence.column)
            return check
        }
        return numbered
    }

    /// The attempt with checks whose threads can trace their calls even when their stacks are full.
    func tracingFullStacks() -> Attempt {
        var tracing = self
        tracing.program.claims = program.claims.map { check in
            var check = check
            check.text = "__begin(); " + check.text
            return check
        }
        return tracing
    }

    /// The name of the report that a check leaves of its run, without extension.
    func reportName(of check: Block) -> String { "\(program.slug).\(Self.run(of: check))" }

    private static func run(of check: Block) -> String { "check\(check.fence.line)" }

    /// The name of the test function that a check of this attempt becomes.
    func function(of check: Block) -> String { ClaimName.function(of: check, slug: program.slug) }

    /// Whether a place belongs to the answer or to a check.
    func owns(_ position: SourcePosition) -> Bool {
        ([answer] + checks).contains { block in
            block.fence.file == position.file
                && (block.fence.line...block.closingLine).contains(position.line)
        }
    }
}
