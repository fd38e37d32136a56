import Foundation

/// The executable that a chapter's programs are compiled into, started to run some of its tests.
struct ClaimProcess {
    /// The folder that holds it.
    let folder: URL
    /// Seconds after its start after which a test counts as never ending.
    let limit: TimeInterval
    let tape: ToolTape
    /// A number that changes with anything that the executable does.
    var fingerprint: UInt64 = 0
    /// Makes the executable, if it has not been made.
    var prepare: () throws -> Void = {}

    /// The name of the executable in its folder.
    static let executableName = "claims"
    private static let stream = "events.jsonl"

    /// Runs the tests that a selection such as `--filter` leaves, in order; the answer has the files
    /// that they wrote.
    ///
    /// The trace of calls after a crash takes a second; without it, a program says why it stopped, but not where.
    ///
    /// - Throws: `ToolFailure` if the program cannot be started.
    func start(_ selection: [String], tracesCalls: Bool = true) throws -> ToolTape.Answer {
        let question = "claims \(limit) " + selection.joined(separator: " ")
        return try tape.answer(to: question, about: fingerprint) {
            try prepare()
            let runs = folder.appendingPathComponent("runs")
            try? FileManager.default.removeItem(at: runs)
            try FileManager.default.createDirectory(at: runs, withIntermediateDirectories: true)
            let stream = runs.appendingPathComponent(Self.stream)
            let process = try Subprocess.run(
                folder.appendingPathComponent(Self.executableName),
                [
                    "--testing-library", "swift-testing", "--no-parallel",
                    "--event-stream-version", "0", "--event-stream-output-path", stream.path,
                ] + selection,
                environment: [
                    "WORKBOOK_RUNS": runs.path,
                    "SWIFT_BACKTRACE": "enable=\(tracesCalls ? "yes" : "no"),color=no,"
                        + "interactive=no,threads=crashed,images=none,registers=none",
                ],
                in: folder, pulse: .init(file: stream, limit: limit, beats: EventStream.beats))
            return ToolTape.Answer(
                status: process.status, errors: process.errors, files: try Self.files(in: runs))
        }
    }

    /// What the tests reported.
    static func events(in answer: ToolTape.Answer) -> TestEvents {
        TestEvents(Data((answer.files[stream] ?? "").utf8))
    }

    /// The regular expression by which options mean one function.
    static func pattern(_ function: String) -> String { "\(function)\\(\\)" }

    private static func files(in folder: URL) throws -> [String: String] {
        let manager = FileManager.default
        var files: [String: String] = [:]
        for name in try manager.contentsOfDirectory(atPath: folder.path) {
            let data = manager.contents(atPath: folder.appendingPathComponent(name).path) ?? Data()
            guard name != stream else {
                files[name] = String(decoding: EventStream.thinned(data), as: UTF8.self)
                continue
            }
            // Every other file is a report that a claim wrote: its name on the first line, then its text.
            let report = String(decoding: data, as: UTF8.self)
                .split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            if report.count == 2 { files[String(report[0])] = String(report[1]) }
        }
        return files
    }
}
