/// Runs the claims that hold once more, under conditions that must not matter to them, or that must.
///
/// The order of sets and dictionaries is another in each run of an app, and the claims of a program run in no order that
/// a reader could count on. So the second time they run from last to first, and hashes are random: what comes out
/// otherwise was luck, or leaned on what another claim had left behind. In the third run the engine ignores every touch:
/// what holds all the same is not about touches, and has to say so.
struct ClaimRepetition {
    let chapter: Chapter
    /// The claims by their functions.
    let claims: [String: Block]
    let process: ClaimProcess
    /// What came of the first run.
    let first: ChapterOutcome

    /// What is found.
    ///
    /// - Throws: `ToolFailure` if the program cannot be started.
    func problems(findingTouchless: Bool) throws -> [Problem] {
        guard !claims.isEmpty else { return [] }
        let order = claims.keys.sorted { place(of: $0) < place(of: $1) }
        let again = try run(.init(order: order.reversed(), hashesAtRandom: true))
        var problems = try order.filter { again.failures[$0] != nil }
            .map { try reason(for: $0, order) }
        problems += order.compactMap { difference(in: $0, again) }
        guard findingTouchless else { return problems }
        let untouched = try run(.init(order: order, ignoresTouches: true))
        return problems + order.compactMap { touchlessness(of: $0, untouched) }
            + chapter.predictions.compactMap { touchlessness(of: $0, untouched) }
    }

    private func run(_ conditions: ClaimProcess.Conditions) throws -> OrderedRun {
        try OrderedRun(process, conditions)
    }

    /// Why a claim that held does not hold the second time.
    private func reason(for function: String, _ order: [String]) throws -> Problem {
        let alone = try run(.init(order: [function])).failures[function]
        if let failure = try alone ?? run(.init(order: order.reversed())).failures[function] {
            return Problem(
                place(of: function),
                "whether the claim holds depends on which others run before it: \(failure)",
                remedy: "let each claim make what it needs, and keep nothing in globals")
        }
        return Problem(
            place(of: function), "that the claim holds is luck: in another run it does not",
            remedy: Self.chance)
    }

    private func place(of function: String) -> SourcePosition {
        claims[function]?.fence ?? SourcePosition(file: chapter.file, line: 1)
    }

    /// What to do about luck.
    private static let chance =
        "let nothing depend on the order of a set or a dictionary, on chance or on the clock"

    /// A claim that holds each time, and does not tell the same each time.
    private func difference(in function: String, _ again: OrderedRun) -> Problem? {
        guard let claim = claims[function], again.failures[function] == nil else { return nil }
        let id = claim.id ?? ""
        let name = "\(chapter.slug).\(id)"
        let answers = chapter.predictions.filter { $0.claim == id }
            .map { self.answers(to: $0, again) }
        let pairs =
            [
                (first.runs[id], again.files["\(name).json"]),
                (first.tables[id], again.files["\(name).table.json"]),
            ] + answers
        guard pairs.contains(where: { $0.map(ClaimProcess.digest) != $1 }) else { return nil }
        return Problem(
            claim.fence, "what the claim tells is luck: in another run it tells something else",
            remedy: Self.chance)
    }

    /// What the choices of a prediction came to in the first run, and the digest of that in another.
    private func answers(to prediction: Prediction, _ again: OrderedRun) -> (String?, String?) {
        (
            first.answers[prediction.block.fence.line].map { "\($0)" },
            again.files[prediction.fileName(slug: chapter.slug) + ".json"]
        )
    }

    /// A claim that holds whether or not touches arrive, or that says so and does not.
    private func touchlessness(of function: String, _ untouched: OrderedRun) -> Problem? {
        guard let claim = claims[function] else { return nil }
        let holds = untouched.failures[function] == nil
        if holds, !claim.isTouchless {
            return Problem(
                claim.fence, "the claim holds even if the engine ignores every touch",
                remedy: "expect something that only a touch brings about; "
                    + "if it is not about touches, say `.touchless`")
        }
        if !holds, claim.isTouchless {
            return Problem(
                claim.fence,
                "without touches the claim does not hold: \(untouched.failures[function] ?? "")",
                remedy: "remove `.touchless`")
        }
        return nil
    }

    /// A prediction with the same answer whether or not touches arrive, or that says so and has another.
    private func touchlessness(of prediction: Prediction, _ untouched: OrderedRun) -> Problem? {
        let block = prediction.block
        guard let claim = chapter.claim(named: prediction.claim), !claim.isTouchless,
            case (let answers?, let again?) = answers(to: prediction, untouched)
        else { return nil }
        let isSame = ClaimProcess.digest(of: answers) == again
        if isSame, !block.isTouchless {
            return Problem(
                block.fence, "the answer is the same even if the engine ignores every touch",
                remedy: "let the conditions ask for what only a touch brings about; "
                    + "if the question is not about touches, say `.touchless`")
        }
        if !isSame, block.isTouchless {
            return Problem(
                block.fence, "without touches the answer is another", remedy: "remove `.touchless`")
        }
        return nil
    }
}

extension Block {
    /// Whether a claim, a check or a prediction says that it is not about touches.
    public var isTouchless: Bool { classes.contains("touchless") }

    /// Whether a claim says that it rests on what the page's module cannot have, such as references that do not keep alive.
    public var isNativeOnly: Bool { classes.contains("native") }
}
