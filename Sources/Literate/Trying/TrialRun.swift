import Foundation

/// Runs a scene of a reader's files with a recording.
struct TrialRun {
    let module: LoweredModule
    let play: Trial.Play
    let build: TrialBuild

    private static let program = "scene"

    /// What came of making, building and running the scene.
    func outcome(symbols: EngineSymbols) throws -> Trial.Outcome {
        var outcome = Trial.Outcome()
        let scene: SceneProgram
        do throws(SceneProgram.Unknown) {
            scene = try SceneProgram(play.scene, in: module, symbols: symbols)
        } catch {
            throw ToolFailure("\(error.message)\n    \(error.remedy)")
        }
        let recording = try play.touches.map(recordingText)
        if let problem = try link(scene) {
            outcome.problems = [problem]
            return outcome
        }
        guard let recording, let path = play.touches else { return outcome }
        return try run(recording, path: path)
    }

    private func recordingText(_ path: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ToolFailure("the recording \(path) cannot be read")
        }
        guard let text = String(bytes: data, encoding: .utf8) else {
            throw ToolFailure("the recording \(path) is not UTF-8")
        }
        return text
    }

    private func link(_ scene: SceneProgram) throws -> Problem? {
        let result = try build.compile(
            [(SceneProgram.fileName, scene.source)],
            ["-g", "-o", Self.program] + build.engine.objects.map(\.path))
        guard result.status != .exited(0) else { return nil }
        let errors = Diagnostic.parse(result.errors).filter { $0.severity == .error }
        // What the compiler finds only when it makes code, such as a missing `return`.
        if let own = errors.first(where: { $0.position.file != SceneProgram.fileName }) {
            return own.problem
        }
        guard let first = errors.first else {
            throw ToolFailure("the scene cannot be linked: \(result.errors)")
        }
        let position =
            module.index.types[play.scene]?.closingBrace?.position
            ?? SourcePosition(file: module.files[0].origin, line: 1)
        return Problem(
            SourcePosition(file: position.file, line: position.line, column: position.column),
            "`\(play.scene)` cannot be made as a scene: \(first.message)",
            remedy: "write `func scene(_ device: Device)` that makes it, and name that")
    }

    private func run(_ recording: String, path: String) throws -> Trial.Outcome {
        var outcome = Trial.Outcome()
        let report = build.folder.appendingPathComponent(SceneProgram.reportName)
        try recording.write(
            to: build.folder.appendingPathComponent(SceneProgram.recordingName), atomically: true,
            encoding: .utf8)
        let process = try Subprocess.run(
            build.folder.appendingPathComponent(Self.program), [],
            environment: [
                "SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,threads=crashed,"
                    + "images=none,registers=none"
            ],
            in: build.folder, pulse: .init(file: report, limit: play.limit))
        outcome.printed = process.output
        let text = FileManager.default.contents(atPath: report.path)
        switch process.status {
        case .exited(0):
            guard let text else { throw ToolFailure("the scene \(play.scene) ended the program") }
            outcome.run = try JSONDecoder().decode(Run.self, from: text)
        case .exited(SceneProgram.malformed):
            outcome.problems = [malformed(text ?? Data(), path: path)]
        case .exited(let status):
            throw ToolFailure("the scene \(play.scene) ended the program with status \(status)")
        case .stuck, .flooding, .swollen, .teeming:
            throw ToolFailure(
                "the scene \(play.scene) \(process.status.excess(limit: play.limit) ?? "")\n"
                    + "    look for a loop, or give it longer with --limit")
        case .killed(let signal):
            outcome.problems = [crash(process.errors, signal: signal)]
        }
        return outcome
    }

    private func malformed(_ report: Data, path: String) -> Problem {
        let words = String(decoding: report, as: UTF8.self).split(separator: " ", maxSplits: 1)
        let line = words.first.flatMap { Int($0) } ?? 1
        return Problem(
            SourcePosition(file: path, line: line), String(words.last ?? "this is no recording"),
            remedy: "a line is `time finger phase x y`, such as `0.0167 1 moved 19.73 400.00`")
    }

    private func crash(_ errors: String, signal: Int32) -> Problem {
        let origins = module.files.map(\.origin)
        let reports = origins.map { CrashReport(errors, file: $0, signal: signal) }
        let place =
            CrashReport.place(in: errors, among: origins)
            ?? zip(origins, reports).lazy.compactMap { file, report in
                report.line.map { SourcePosition(file: file, line: $0, column: report.column ?? 1) }
            }.first
        return Problem(
            place ?? SourcePosition(file: origins[0], line: 1),
            "the scene \(play.scene) crashes: \(reports[0].message)")
    }
}
