import Foundation

/// A chapter's programs, compiled into one executable and run claim by claim.
struct ChapterProgram {
    let chapter: Chapter
    let toolchain: Toolchain
    let engine: EngineBuild
    /// Seconds without an event after which a claim counts as never ending.
    let limit: TimeInterval

    private let programs: [Program]
    private let lowered: [LoweredProgram]

    init(
        _ chapter: Chapter, toolchain: Toolchain, engine: EngineBuild, limit: TimeInterval
    ) {
        self.chapter = chapter
        self.toolchain = toolchain
        self.engine = engine
        self.limit = limit
        programs = chapter.programs
        lowered = programs.map { LoweredProgram($0) }
    }

    /// How many claims there are to run.
    var claimCount: Int { programs.map(\.claims.count).reduce(0, +) }

    /// Everything the outcome depends on.
    func fingerprint(engineHash: UInt64) -> UInt64 {
        var hash = ContentHash()
        hash.add("1 \(engineHash) \(toolchain.identity)")
        for program in lowered { hash.add(program.source) }
        for refusal in refusals { hash.add("\(refusal.saying)\n\(refusal.lowered.source)") }
        hash.add(ClaimSupport.recorder + ClaimSupport.entry)
        return hash.value
    }

    /// Compiles and runs everything, in a folder of its own.
    ///
    /// - Throws: `ToolFailure` if a tool does not work; mistakes of the chapter are in the outcome.
    func outcome(in folder: URL) throws -> ChapterOutcome {
        var outcome = ChapterOutcome()
        outcome.problems = lowered.flatMap(\.problems).removingDuplicates()
        outcome.isBuilt = outcome.problems.isEmpty
        let isEmpty = programs.allSatisfy { $0.parts.isEmpty && $0.claims.isEmpty }
        guard outcome.isBuilt, !isEmpty else { return outcome }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

        let compilation = try compile(in: folder)
        outcome.problems += compilation.problems
        let brokenLines = Set(compilation.problems.map(\.position.line))
        for refusal in refusals where !compilation.failed || !refusal.touches(brokenLines) {
            outcome.problems += try check(refusal, in: folder)
        }
        outcome.isBuilt = !compilation.failed
        guard outcome.isBuilt, claimCount > 0 else { return outcome }
        let run = try ClaimRunner(
            executable: compilation.executable, chapter: chapter, programs: programs,
            folder: folder, limit: limit
        ).run()
        outcome.problems += run.problems
        outcome.runs = run.runs
        outcome.claimsHeld = run.claimsHeld
        outcome.isRepeatable = run.isRepeatable
        return outcome
    }

    // MARK: Compiling

    private struct Compilation {
        var executable: URL
        var problems: [Problem]
        var failed: Bool
    }

    private func compile(in folder: URL) throws -> Compilation {
        var sources = lowered.map { ($0.fileName, $0.source) }
        sources.append(("entry.swift", ClaimSupport.entry))
        if lowered.contains(where: \.recordsRuns) {
            sources.append(("recorder.swift", ClaimSupport.recorder))
        }
        for (name, text) in sources {
            try text.write(
                to: folder.appendingPathComponent(name), atomically: false, encoding: .utf8)
        }
        let executable = folder.appendingPathComponent("claims")
        let result = try Subprocess.run(
            toolchain.compiler,
            commonFlags + toolchain.testingFlags + ["-g", "-module-name", "Claims", "-o", executable.path]
                + sources.map(\.0) + engine.objects.map(\.path),
            in: folder)
        let failed = result.status != .exited(0)
        var problems = problems(in: result.errors)
        if failed && problems.isEmpty {
            problems = [
                Problem(
                    SourcePosition(file: chapter.file, line: 1),
                    "the chapter's program cannot be built: \(Self.gist(of: result.errors))",
                    remedy: "see it with `workbook lower \(chapter.file)`")
            ]
        }
        return Compilation(executable: executable, problems: problems, failed: failed)
    }

    private var commonFlags: [String] {
        [
            "-swift-version", "5", "-parse-as-library", "-Onone", "-diagnostic-style", "llvm",
            "-no-color-diagnostics", "-I", engine.modules.path,
        ]
    }

    /// The compiler's complaints about lines of the chapter.
    private func problems(in output: String) -> [Problem] {
        Diagnostic.parse(output).filter { $0.position.file == chapter.file }.map(\.problem)
            .removingDuplicates()
    }

    /// The line of a tool's output that says the most.
    private static func gist(of output: String) -> String {
        let lines = output.split(separator: "\n").map(String.init)
        return lines.first { $0.contains("error") } ?? lines.last ?? "the compiler gave no reason"
    }

    // MARK: What must not compile

    private struct Refusal {
        var block: Block
        var saying: String
        var lowered: LoweredProgram
        var partLines: [ClosedRange<Int>]

        /// Whether its program stands on any of these lines.
        func touches(_ lines: Set<Int>) -> Bool {
            lines.contains { line in partLines.contains { $0.contains(line) } }
        }
    }

    private var refusals: [Refusal] {
        programs.flatMap { program in
            program.refusals.compactMap { block in
                guard case .mustNotCompile(let saying) = block.kind else { return nil }
                return Refusal(
                    block: block, saying: saying, lowered: LoweredProgram(program, refusing: block),
                    partLines: program.parts.map { $0.fence.line...$0.closingLine })
            }
        }
    }

    private func check(_ refusal: Refusal, in folder: URL) throws -> [Problem] {
        if !refusal.lowered.problems.isEmpty { return refusal.lowered.problems }
        let name = "refused-\(refusal.block.fence.line).swift"
        try refusal.lowered.source.write(
            to: folder.appendingPathComponent(name), atomically: false, encoding: .utf8)
        let result = try Subprocess.run(
            toolchain.compiler,
            ["-typecheck", "-module-name", "Refused"] + commonFlags + toolchain.testingFlags + [name],
            in: folder)
        let errors = Diagnostic.parse(result.errors).filter { $0.severity == .error }
        return RefusalCheck(block: refusal.block, saying: refusal.saying).problems(given: errors)
    }
}

extension Array where Element: Hashable {
    /// The elements, each once, in the order they first appear.
    func removingDuplicates() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
