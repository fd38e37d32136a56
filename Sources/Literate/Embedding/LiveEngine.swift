import Foundation

/// The engine with a book's scenes as a script for the pages.
public struct LiveEngine: Codable, Sendable {
    /// The script: the module, squeezed and packed, as the text of `touchEngine`.
    public let script: Data
    /// The claims whose scenes there are, by the numbers that a page calls them by: `01-the-swipe-that-vanished.dead`.
    public let scenes: [String]
    /// How many predictions each scene judges, by the scenes' numbers.
    public let predictions: [Int]
    /// The model's parameters that a reader can turn, and the sides of its choices, by their numbers.
    public let dials: [String]
    /// The exercises that are answered in the page, by their names.
    public let exercises: [String: Exercise]

    /// An exercise that is answered in the page.
    public struct Exercise: Codable, Equatable, Sendable {
        /// A check of it.
        public struct Check: Codable, Equatable, Sendable {
            /// The number of its scene.
            public let scene: Int
            /// What it expects, in order.
            public let expectations: [LiveExercise.Expectation]
        }

        /// The constant whose number a reader turns; nil if the reader touches.
        public let constant: String?
        /// The numbers that it can have, as the page shows them.
        public let values: [String]?
        /// The place of the starter's among them.
        public let own: Int?
        /// Its checks, in order.
        public let checks: [Check]
    }

    /// How many predictions each claim's scene judges, by the claims' names.
    public var judged: [String: Int] { Dictionary(uniqueKeysWithValues: zip(scenes, predictions)) }

    /// Where the engine and the page's runtime are, and where the script is built.
    public struct Places: Sendable {
        let engine: URL
        let runtime: URL
        let build: URL

        /// The folders of the engine's sources and of the page's runtime, and the one to build in.
        public init(engine: URL, runtime: URL, build: URL) {
            self.engine = engine
            self.runtime = runtime
            self.build = build
        }
    }

    /// The script for a book: what is kept, if neither a listing nor the engine has changed since.
    ///
    /// - Throws: `BookRefused` for what the page cannot have, `ToolFailure` where a tool is missing or does not work.
    public static func built(
        of book: Book, _ places: Places, kept: KeptResults, progress: StepLog
    ) throws -> LiveEngine {
        let fingerprint = try fingerprint(of: book, places)
        let place = "live engine \(places.build.standardizedFileURL.path)"
        if let known: LiveEngine = kept.value(at: place, given: fingerprint) { return known }
        let sources = try sources(of: book, places)
        guard sources.problems.isEmpty else { throw BookRefused(problems: sources.problems) }
        let module = try PageModule(places, progress)
        do {
            let script = try Data(contentsOf: try module.script(sources))
            let engine = LiveEngine(
                script: script, scenes: sources.scenes.map(\.name),
                predictions: sources.scenes.map(\.predictions), dials: sources.dials,
                exercises: Self.exercises(of: book, scenes: sources.scenes.map(\.name)))
            kept.keep(engine, at: place, given: fingerprint)
            return engine
        } catch is PageModule.Refusal {
            // Once more, with the lines of the chapters.
            let problems = try module.problems(in: sources)
            if !problems.isEmpty { throw BookRefused(problems: problems) }
            throw ToolFailure("the compiler refused the page's module, and finds nothing in it")
        }
    }

    /// What a book has that the page cannot have, at the lines of the chapters: found by its types, in a few seconds, and only if a
    /// listing or the engine has changed since.
    ///
    /// - Throws: `ToolFailure` where a tool is missing or does not work.
    public static func problems(
        in book: Book, _ places: Places, kept: KeptResults, progress: StepLog
    ) throws -> [Problem] {
        let fingerprint = try fingerprint(of: book, places)
        let place = "live engine's types \(places.build.standardizedFileURL.path)"
        if let known: Bool = kept.value(at: place, given: fingerprint), known { return [] }
        let sources = try sources(of: book, places)
        guard sources.problems.isEmpty else { return sources.problems }
        let problems = try PageModule(places, progress).problems(in: sources)
        if problems.isEmpty { kept.keep(true, at: place, given: fingerprint) }
        return problems
    }

    private static func exercises(of book: Book, scenes: [String]) -> [String: Exercise] {
        let numbers = Dictionary(uniqueKeysWithValues: zip(scenes, scenes.indices))
        let all = book.chapters.flatMap(\.liveExercises).map { exercise in
            (
                exercise.exercise.id,
                Exercise(exercise, scenes: exercise.scenes.compactMap { numbers[$0] })
            )
        }
        return Dictionary(all) { first, _ in first }
    }

    private static func sources(of book: Book, _ places: Places) throws -> PageSources {
        try PageSources(book, for: .figures, engine: places.engine, runtime: places.runtime)
    }

    /// What a book has that the page cannot have.
    public struct BookRefused: Error {
        /// At the lines of the chapters.
        public let problems: [Problem]
    }

    /// A number that changes with the code of listings and claims, wherever it stands, and with the engine's.
    static func fingerprint(of book: Book, _ places: Places) throws -> UInt64 {
        var hash = ContentHash(try Toolchain.find().identity)
        hash.add(filesUnder: places.engine)
        hash.add(filesUnder: places.runtime)
        for chapter in book.chapters {
            // Which scenes there are, and what can be turned and picked; not what that is called.
            for name in chapter.touchedClaims.sorted() + chapter.dials + chapter.picks {
                hash.add(name)
            }
        }
        for exercise in book.chapters.flatMap(\.liveExercises) {
            let program = exercise.attempt.program
            hash.add(program.slug)
            hash.add(exercise.exercise.starter.attributes["live"] ?? "")
            for block in program.parts + program.claims { hash.add(block.text) }
        }
        for program in book.chapters.flatMap(\.programs) {
            hash.add(program.name)
            for block in program.parts + program.claims {
                hash.add(block.id ?? "")
                hash.add(block.isNativeOnly ? "native" : "")
                hash.add(block.text)
            }
            for prediction in program.predictions {
                hash.add(prediction.claim)
                for choice in prediction.choices { hash.add(choice.test) }
            }
        }
        return hash.value
    }
}

extension LiveEngine.Exercise {
    fileprivate init(_ exercise: LiveExercise, scenes: [Int]) {
        checks = zip(scenes, exercise.expectations).map { Check(scene: $0, expectations: $1) }
        guard case .number(let constant, let values) = exercise.answer else {
            (self.constant, self.values, own) = (nil, nil, nil)
            return
        }
        self.constant = constant
        self.values = values.map(LiveAnswer.text)
        own = exercise.number(of: exercise.exercise.starter).flatMap(values.firstIndex)
    }
}

extension PageModule {
    fileprivate init(_ places: LiveEngine.Places, _ progress: StepLog) throws {
        self.init(
            toolchain: try .find(), runtime: places.runtime, folder: places.build,
            progress: progress)
    }

    /// What the compiler refuses of sources, at the lines of the chapters.
    fileprivate func problems(in sources: PageSources) throws -> [Problem] {
        do {
            try check(sources)
            return []
        } catch let refusal as Refusal {
            return refusal.problems
        }
    }
}
