extension PageSources {
    /// A program of the book, which is made into sources by itself, beside others.
    enum Work: Sendable {
        /// A program of a chapter.
        case program(Program, Chapter)
        /// The checks of an exercise that is answered in the page.
        case exercise(LiveExercise)

        /// All of a book's, in its order.
        static func all(in book: Book) -> [Work] {
            book.chapters.flatMap { chapter in
                chapter.programs.map { Work.program($0, chapter) }
                    + chapter.liveExercises.map(Work.exercise)
            }
        }

        /// What comes of it.
        func lowered(for purpose: Purpose, in engine: ClassTable) -> Piece {
            switch self {
            case .program(let program, let chapter):
                Piece(program, of: chapter, for: purpose, in: engine)
            case .exercise(let exercise): Piece(exercise, in: engine)
            }
        }
    }

    /// What comes of a program: its source, and the scenes in it.
    struct Piece: Sendable {
        var files: [File] = []
        var scenes: [SceneWriter.Scene] = []
        var problems: [Problem] = []
        /// Its name, and the functions of its claims; nil for an exercise.
        var program: (name: String, claims: [String])?

        fileprivate init(
            _ program: Program, of chapter: Chapter, for purpose: Purpose, in engine: ClassTable
        ) {
            var program = program
            // What stops a program would stop the page.
            program.traps = []
            program.claims.removeAll(where: \.isNativeOnly)
            if purpose == .figures {
                let shown = chapter.touchedClaims
                program.claims.removeAll { claim in !(claim.id.map(shown.contains) ?? false) }
            }
            let lowered = LoweredProgram(program)
            problems = lowered.problems
            let stages = SceneWriter(
                program, lowered: lowered.source, figures: chapter.touchFigure(of:))
            scenes = stages.scenes
            self.program = (program.name, [])
            if purpose == .figures, scenes.isEmpty { return }
            add(
                (purpose == .figures ? stages.withoutClaims : lowered.source) + stages.text,
                of: program, lowered, in: engine)
            let claims = program.claims.map { ClaimName.function(of: $0, slug: program.slug) }
            self.program = (program.name, claims)
        }

        fileprivate init(_ exercise: LiveExercise, in engine: ClassTable) {
            let program = exercise.attempt.program
            let lowered = LoweredProgram(program)
            let stages = SceneWriter(program, lowered: lowered.source, answer: exercise.answer)
            problems = lowered.problems + exercise.problems(given: stages.scenes)
            scenes = stages.scenes
            add(stages.withoutClaims + stages.text, of: program, lowered, in: engine)
        }

        private mutating func add(
            _ source: String, of program: Program, _ lowered: LoweredProgram,
            in engine: ClassTable
        ) {
            var table = engine
            table.add(SyntaxTrees.shared.tree(ofProgram: lowered.source))
            let rewriter = EmbeddedRewriter(
                source, file: lowered.fileName, .program, in: table)
            files.append(
                File(
                    name: "program-" + lowered.fileName, text: rewriter.rewritten(),
                    chapter: program.slug))
            problems += rewriter.problems
        }
    }
}
