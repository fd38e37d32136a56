import Foundation

/// The executable that a chapter's programs are compiled into, started to run some of its tests.
struct ClaimProcess {
    /// The folder that holds it.
    let folder: URL
    /// Seconds after its start after which a test counts as never ending.
    let limit: TimeInterval
    let tape: ToolTape
    /// A number that changes with anything that can change what the tests it runs do.
    var fingerprint: UInt64 = 0
    /// Makes the executable, if it has not been made.
    var prepare: () throws -> Void = {}
    /// How a stranger's program is run; nil for the book's own.
    var strangers: Strangers?

    /// The name of the executable in its folder.
    static let executableName = "claims"
    private static let stream = "events.jsonl"

    /// What holds while claims run, besides what they say themselves.
    struct Conditions {
        /// The functions to run, in this order; nil for those that the selection leaves, in the order of the chapter.
        var order: [String]?
        /// Whether the order of sets and dictionaries is another in each run, as it is in apps.
        var hashesAtRandom = false
        /// Whether the engine ignores every touch and every press.
        var ignoresTouches = false
        /// What stands in place of the model's own numbers and choices, such as `panSlop=12`.
        var model = ""
        /// Whether the rules that each claim's runs have gone by are written down, and the values of the model that they asked for.
        var takesNotes = false

        fileprivate var question: String {
            (hashesAtRandom ? " at random" : "") + (ignoresTouches ? " untouched" : "")
                + (order.map { " in order " + $0.joined(separator: ",") } ?? "")
                + (model.isEmpty ? "" : " with \(model)") + (takesNotes ? " taking notes" : "")
        }

        fileprivate var environment: [String: String] {
            var environment: [String: String] = [:]
            environment["WORKBOOK_ORDER"] = order?.joined(separator: ",")
            environment["SWIFT_DETERMINISTIC_HASHING"] = hashesAtRandom ? nil : "1"
            environment["TOUCH_ENGINE_IGNORES_TOUCHES"] = ignoresTouches ? "1" : nil
            environment["TOUCH_ENGINE_MODEL"] = model.isEmpty ? nil : model
            environment["TOUCH_ENGINE_NOTES_RULES"] = takesNotes ? "1" : nil
            return environment
        }
    }

    /// What is different when nobody of the book has written the program.
    struct Strangers {
        /// Whoever stops it because its answer is not wanted.
        var halt: Halt?
        /// The file, among those of the answer, of what the program printed.
        static let printed = "printed"
    }

    /// What a program of the book sees of the environment that the workbook was started in.
    private static let inherited = [
        "DYLD_FRAMEWORK_PATH", "DYLD_LIBRARY_PATH", "LD_LIBRARY_PATH", "PATH",
    ]

    /// Runs the tests that a selection such as `--filter` leaves, in order; the answer has the files
    /// that they wrote.
    ///
    /// The trace of calls after a crash takes a second; without it, a program says why it stopped, but not where.
    ///
    /// - Throws: `ToolFailure` if the program cannot be started; `OutsideFailure` if something else than the chapter
    ///   stopped it.
    func start(
        _ selection: [String], tracesCalls: Bool = true, _ conditions: Conditions = Conditions()
    ) throws -> ToolTape.Answer {
        let question = "claims \(limit) " + selection.joined(separator: " ") + conditions.question
        return try tape.answer(to: question, about: fingerprint) {
            try prepare()
            let answer = try run(selection, tracesCalls: tracesCalls, conditions)
            // Somebody else may have killed it; what kills itself does so again.
            guard answer.status.isFleeting, answer.status != .stuck else { return answer }
            return try run(selection, tracesCalls: tracesCalls, conditions)
        }
    }

    private func run(
        _ selection: [String], tracesCalls: Bool, _ conditions: Conditions
    ) throws -> ToolTape.Answer {
        let runs = folder.appendingPathComponent("runs")
        let home = folder.appendingPathComponent("home")
        for place in [runs, home] {
            try? FileManager.default.removeItem(at: place)
            try FileManager.default.createDirectory(
                at: place, withIntermediateDirectories: true)
        }
        let stream = runs.appendingPathComponent(Self.stream)
        let seal = try Seal(in: runs)
        let environment = [
            "WORKBOOK_RUNS": runs.path,
            Confinement.writable: "\(runs.path):\(home.path)",
            "HOME": home.path, "TMPDIR": home.path, "TZ": "UTC", "LANG": "C.UTF-8",
            "SWIFT_BACKTRACE": "enable=\(tracesCalls ? "yes" : "no"),color=no,"
                + "interactive=no,threads=crashed,images=none,registers=none",
        ].merging(conditions.environment) { $1 }
        let process = try Subprocess.run(
            folder.appendingPathComponent(Self.executableName),
            [
                "--testing-library", "swift-testing", "--no-parallel",
                "--event-stream-version", "0", "--event-stream-output-path", stream.path,
            ] + selection,
            environment: environment, inheriting: Self.inherited, in: home,
            pulse: .init(
                file: stream, limit: conditions.ignoresTouches ? min(limit, 10) : limit,
                beats: EventStream.beats),
            asksWhere: strangers != nil, halt: strangers?.halt)
        try OutsideFailure.check(process, in: folder)
        // A claim that waits for a touch which never comes has failed, and need not be waited for again.
        let isWaiting = conditions.ignoresTouches && process.status == .stuck
        let isSealed = seal.closes(process.status)
        var files = try Self.files(in: runs)
        if strangers != nil {
            files[Strangers.printed] = process.output
            files[Seal.name] = isSealed ? "whole" : nil
        }
        return ToolTape.Answer(
            status: isWaiting ? .killed(signal: SIGALRM) : process.status,
            errors: process.errors,
            files: conditions.order == nil ? files : Self.digests(of: files))
    }

    /// What the tests reported.
    static func events(in answer: ToolTape.Answer) -> TestEvents {
        TestEvents(Data((answer.files[stream] ?? "").utf8))
    }

    /// The options that select some functions and no others.
    static func selecting(_ functions: some Sequence<String>) -> [String] {
        functions.sorted().flatMap { ["--filter", "\($0)\\(\\)"] }
    }

    /// Instead of what claims left in a repeated run, what tells whether it is the same as before.
    private static func digests(of files: [String: String]) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: files.filter { $0.key != ClaimSupport.evidence }.map {
                (
                    $0,
                    $0 == stream || $0.hasSuffix(".\(ClaimSupport.rules).json")
                        || $0.hasSuffix(".\(ClaimSupport.reads).json")
                        ? $1 : digest(of: $1)
                )
            })
    }

    /// A word that changes with every byte of a text.
    static func digest(of text: String) -> String {
        var hash = ContentHash()
        hash.add(text)
        return "\(hash.value)"
    }

    private static func files(in folder: URL) throws -> [String: String] {
        let manager = FileManager.default
        var files: [String: String] = [:]
        var events = Data()
        // The events of the test that was running when the program stopped come last.
        for name in try manager.contentsOfDirectory(atPath: folder.path).sorted()
        where name != Seal.name {
            let data = manager.contents(atPath: folder.appendingPathComponent(name).path) ?? Data()
            if name.hasPrefix(stream) {
                events += data
            } else if name == ClaimSupport.evidence {
                files[name] = String(decoding: data, as: UTF8.self)
            } else {
                // Whatever else is there, a claim has recorded: what it is called, and the rest.
                let report = String(decoding: data, as: UTF8.self)
                    .split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
                if report.count == 2 { files[String(report[0])] = String(report[1]) }
            }
        }
        files[stream] = String(decoding: EventStream.thinned(events), as: UTF8.self)
        return files
    }
}
