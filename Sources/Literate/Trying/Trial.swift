import Foundation

/// A reader's own UIKit files, compiled against the engine and played to.
public struct Trial {
    /// What came of it.
    public struct Outcome: Sendable {
        /// What is wrong, in order.
        public var problems: [Problem] = []
        /// What of UIKit the files use and the engine lacks, each once, in order of the alphabet.
        public var missing: [String] = []
        /// The methods that UIKit would call and the engine never does, in order.
        public var uncalled: [Problem] = []
        /// The report of the run, if there was one.
        public var run: Run?
        /// What the files printed themselves.
        public var printed = ""
    }

    /// What to run.
    public struct Play: Sendable {
        /// A function that takes a device, or a class of a controller or a view.
        public var scene: String
        /// The path of a recording, or nil to see whether the scene can be made.
        public var touches: String?
        /// Seconds after which the run counts as never ending.
        public var limit: TimeInterval

        /// A scene and what is played to it.
        public init(scene: String, touches: String?, limit: TimeInterval) {
            self.scene = scene
            self.touches = touches
            self.limit = limit
        }
    }

    private let paths: [String]
    private let play: Play?
    private let toolchain: Toolchain
    private let engine: EngineBuild

    /// Prepares to try files.
    public init(
        _ paths: [String], _ play: Play? = nil, toolchain: Toolchain, engine: EngineBuild
    ) {
        self.paths = paths
        self.play = play
        self.toolchain = toolchain
        self.engine = engine
    }

    /// Lowers, compiles and runs the files, as far as they let it.
    ///
    /// - Throws: `ToolFailure` if a tool does not work; mistakes of the files are in the outcome.
    public func outcome() throws -> Outcome {
        let files = OwnFiles(paths)
        var outcome = Outcome()
        outcome.problems = files.problems
        guard files.problems.isEmpty else { return outcome }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("workbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        let module = LoweredModule(files.sources)
        let build = TrialBuild(
            module: module, toolchain: toolchain, engine: engine, folder: folder)
        let found = try build.check()
        outcome.problems = (module.problems + found.problems).removingDuplicates()
            .sorted { $0.position < $1.position }
        outcome.missing = found.missing
        outcome.uncalled = module.uncalled
        guard outcome.problems.isEmpty, let play else { return outcome }
        let run = TrialRun(module: module, play: play, build: build)
        var played = try run.outcome(symbols: EngineSymbols(toolchain, engine))
        played.uncalled = outcome.uncalled
        return played
    }
}

extension Trial {
    /// A sentence in lines as wide as the book's.
    public static func wrapped(_ sentence: String) -> String {
        sentence.wrapped(at: BlessedBlock.widestSentence).joined(separator: "\n")
    }
}
