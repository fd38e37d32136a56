/// Claims run one after the other in a given order, each to its end; one that stops the program has failed, and the others
/// go on without it.
struct OrderedRun {
    /// What did not hold, by function.
    private(set) var failures: [String: String] = [:]
    /// The digests of the files that were left, the rules that were gone by, and the values of the model that were asked for.
    private(set) var files: [String: String] = [:]

    /// Nothing was run.
    init() {}

    /// Runs the functions that the conditions name.
    ///
    /// - Throws: `ToolFailure` if the program cannot be started.
    init(_ process: ClaimProcess, _ conditions: ClaimProcess.Conditions) throws {
        let all = Set(conditions.order ?? [])
        var open = conditions.order ?? []
        while !open.isEmpty {
            var conditions = conditions
            conditions.order = open
            let answer = try process.start([], tracesCalls: conditions.model.isEmpty, conditions)
            let events = ClaimProcess.events(in: answer)
            for issue in events.issues {
                guard let function = issue.function else { continue }
                failures[function] = failures[function] ?? issue.headline
            }
            files.merge(answer.files) { _, new in new }
            let count = open.count
            open.removeAll { events.ended.contains($0) || $0 == events.interrupted }
            if let interrupted = events.interrupted, all.contains(interrupted) {
                failures[interrupted] = "it stops the program"
            }
            if open.count == count {
                for function in open { failures[function] = "the program ended before it" }
                break
            }
        }
    }
}
