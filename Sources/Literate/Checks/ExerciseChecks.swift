/// The mistakes between the blocks of a chapter's exercises.
struct ExerciseChecks {
    let chapter: Chapter
    private let drafts: [ExerciseDraft]

    /// How many hints an exercise has.
    private static let hints = 2...3
    /// How long its id is at most, in bytes: it names the reader's file.
    private static let longestID = 200
    /// How many checks it has at least.
    private static let fewestChecks = 2

    init(chapter: Chapter) {
        self.chapter = chapter
        drafts = chapter.exerciseDrafts
    }

    /// Everything that is wrong with the exercises, as far as it shows without compiling.
    var problems: [Problem] {
        strays
            + drafts.flatMap { draft -> [Problem] in
                [
                    heading(of: draft), place(of: draft), missing(in: draft), checks(of: draft),
                    emptyTexts(in: draft), draft.choiceProblems, draft.attributeProblems,
                    draft.wrongAnswerProblems, draft.liveAnswerProblems,
                ].flatMap { $0 }
            }
    }

    /// Blocks that name no exercise of the chapter.
    private var strays: [Problem] {
        let known = drafts.compactMap(\.task.id)
        return chapter.blocks.compactMap { block in
            guard block.exerciseRole != nil, let id = block.attributes["of"], !id.isEmpty,
                !known.contains(id)
            else { return nil }
            return Problem(
                block.position(ofValue: "of"), "no exercise of the chapter has the id `\(id)`",
                remedy: suggestion(for: id, among: known, what: "exercises"))
        }
    }

    private func heading(of draft: ExerciseDraft) -> [Problem] {
        var problems: [Problem] = []
        if draft.task.id == nil {
            problems.append(
                Problem(
                    draft.task.fence, "the exercise has no id",
                    remedy: "write `#` and a name that no other exercise of the book has"))
        }
        if let length = draft.task.id?.utf8.count, length > Self.longestID {
            problems.append(
                Problem(
                    draft.task.positionOfID,
                    "the id names the reader's file, and has \(length) bytes",
                    remedy: "write a name of \(Self.longestID) bytes or fewer"))
        }
        if draft.title?.isEmpty ?? true {
            problems.append(
                Problem(
                    draft.task.fence, "the exercise stands under no heading of its own",
                    remedy: "write `### \(ExerciseDraft.opening) …` right above it"))
        }
        let levels = Exercise.Level.allCases.map(\.rawValue)
        if let level = draft.task.attributes["level"], !levels.contains(level) {
            problems.append(
                Problem(
                    draft.task.position(ofValue: "level"), "`\(level)` is no level",
                    remedy: suggestion(for: level, among: levels, what: "levels")))
        }
        return problems
    }

    /// The program and the part that an exercise names.
    private func place(of draft: ExerciseDraft) -> [Problem] {
        let programs = chapter.programs
        guard let program = programs.first(where: { $0.variant == draft.task.variant }) else {
            let variant = draft.task.variant ?? ""
            return [
                Problem(
                    draft.task.position(ofValue: "variant"),
                    "no listing belongs to the variant `\(variant)`",
                    remedy: suggestion(
                        for: variant, among: programs.compactMap(\.variant), what: "variants"))
            ]
        }
        let parts = program.parts.compactMap(\.id)
        return draft[.starter].compactMap { starter in
            guard let part = starter.attributes["part"], !parts.contains(part) else { return nil }
            return Problem(
                starter.position(ofValue: "part"), "the program has no part `\(part)`",
                remedy: suggestion(for: part, among: parts, what: "parts"))
        }
    }

    /// What an exercise has exactly one of, and its hints.
    private func missing(in draft: ExerciseDraft) -> [Problem] {
        guard let id = draft.task.id else { return [] }
        var problems: [Problem] = []
        for (role, form) in [
            (ExerciseRole.starter, "swift {.starter of=\(id)}"),
            (.solution, "swift {.solution of=\(id)}"), (.notice, "notice {of=\(id)}"),
            (.discussion, "discuss {of=\(id)}"),
        ] {
            let found = draft[role]
            if found.isEmpty {
                problems.append(
                    Problem(
                        draft.task.fence, "the exercise has no \(role)",
                        remedy: "add a block `\(form)`"))
            }
            problems += found.dropFirst().map { block in
                Problem(
                    block.fence,
                    "the exercise has a \(role) already, at line \(found[0].fence.line)",
                    remedy: "keep one of them")
            }
        }
        let hints = draft[.hint].count
        if !Self.hints.contains(hints) {
            problems.append(
                Problem(
                    draft.task.fence, "an exercise has two or three hints, this has \(hints)",
                    remedy: "let each `hint {of=\(id)}` go a step further"))
        }
        return problems
    }

    private func checks(of draft: ExerciseDraft) -> [Problem] {
        guard let id = draft.task.id else { return [] }
        var problems: [Problem] = []
        let checks = draft[.check]
        if checks.count < Self.fewestChecks {
            problems.append(
                Problem(
                    draft.task.fence,
                    "an exercise has at least two checks, this has \(checks.count)",
                    remedy: "add a block `swift {.check of=\(id) name=\"…\"}`"))
        }
        if !checks.isEmpty, checks.allSatisfy(\.isGuard) {
            problems.append(
                Problem(
                    draft.task.fence, "every check is a guard, so the starter would be an answer",
                    remedy: "add a check that the starter fails"))
        }
        var names: [String: Block] = [:]
        for check in checks {
            let name = check.claimName ?? ""
            if !name.isEmpty, let first = names.updateValue(check, forKey: name) {
                problems.append(
                    Problem(
                        check.position(ofValue: "name"),
                        "the check at line \(first.fence.line) has this name already",
                        remedy: "say in the name what this one checks"))
            }
            if let problem = expectsNothing(check) { problems.append(problem) }
        }
        return problems
    }

    private func expectsNothing(_ check: Block) -> Problem? {
        let listings = chapter.blocks.filter { $0.kind == .listing }
        guard Part(check).expectations.isEmpty,
            listings.allSatisfy({ Part($0).expectations.isEmpty })
        else { return nil }
        return Problem(
            check.fence, "the check expects nothing, so it cannot fail",
            remedy: "say what holds with `#expect(…)`")
    }

    private func emptyTexts(in draft: ExerciseDraft) -> [Problem] {
        let texts: [ExerciseRole] = [.hint, .reply, .notice, .discussion]
        return ([draft.task] + texts.flatMap { draft[$0] }).compactMap { block in
            guard block.text.allSatisfy(\.isWhitespace) else { return nil }
            return Problem(block.fence, "the block says nothing", remedy: "write it, or remove it")
        }
    }
}
