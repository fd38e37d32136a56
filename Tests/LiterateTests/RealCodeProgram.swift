import Foundation

@testable import Literate

/// Files as app authors write them with tests of what they are for, as one program.
struct RealCodeProgram {
    /// What came of lowering, compiling and running it.
    struct Outcome {
        var problems: [Problem] = []
        /// The tests that were run to their end.
        var ended: Set<String> = []
    }

    let module: LoweredModule

    init(_ sources: [(path: String, text: String)]) { module = LoweredModule(sources) }

    /// Goes as far as the files let it.
    func outcome() throws -> Outcome {
        guard module.problems.isEmpty else { return Outcome(problems: module.problems) }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("real-code-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let toolchain = try Toolchain.find()
        let build = try TrialBuild(
            module: module, toolchain: toolchain, engine: .besideThisProgram(), folder: folder)
        let result = try build.compile(
            [
                ("confinement.swift", Confinement.source), ("entry.swift", ClaimSupport.entry),
            ],
            toolchain.testingFlags + ["-g", "-o", Self.program] + build.engine.objects.map(\.path))
        guard result.status == .exited(0) else {
            let errors = Diagnostic.parse(result.errors).filter { $0.severity == .error }
            guard !errors.isEmpty else { throw ToolFailure(result.errors) }
            return Outcome(problems: errors.map { SwiftError.problem(with: $0) })
        }
        return try run(in: folder)
    }

    private static let program = "behaviour"
    /// Seconds without an event after which a test counts as never ending.
    private static let limit: TimeInterval = 30

    private func run(in folder: URL) throws -> Outcome {
        let stream = folder.appendingPathComponent("events.jsonl")
        let process = try Subprocess.run(
            folder.appendingPathComponent(Self.program),
            [
                "--testing-library", "swift-testing", "--no-parallel",
                "--event-stream-version", "0", "--event-stream-output-path", stream.path,
            ],
            environment: [
                "SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,threads=crashed,"
                    + "images=none,registers=none"
            ],
            in: folder, pulse: .init(file: stream, limit: Self.limit))
        let events = TestEvents(FileManager.default.contents(atPath: stream.path) ?? Data())
        var outcome = Outcome(ended: events.ended)
        outcome.problems = events.issues.map { issue in
            Problem(
                SourcePosition(
                    file: issue.file ?? "", line: issue.line ?? 1, column: issue.column ?? 1),
                issue.text)
        }
        if case .exited = process.status, !outcome.problems.isEmpty { return outcome }
        if process.status != .exited(0) { outcome.problems.append(end(process, events)) }
        return outcome
    }

    /// What is to be said of a program that did not come to its end.
    private func end(_ process: Subprocess, _ events: TestEvents) -> Problem {
        let test = events.interrupted.map { "\($0) " } ?? "the program "
        guard case .killed(let signal) = process.status else {
            return Problem(
                SourcePosition(file: module.files[0].origin, line: 1),
                test + (process.status == .stuck ? "does not end" : "ends badly"))
        }
        let origins = module.files.map(\.origin)
        let reports = origins.map { CrashReport(process.errors, file: $0, signal: signal) }
        let place =
            CrashReport.place(in: process.errors, among: origins)
            ?? SourcePosition(file: origins[0], line: 1)
        return Problem(place, test + "crashes: \(reports[0].message)")
    }
}
