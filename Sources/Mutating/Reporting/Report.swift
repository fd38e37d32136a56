/// A summary in words.
public struct Report {
    let summary: Summary

    /// Puts a summary into words.
    public init(_ summary: Summary) { self.summary = summary }

    /// The whole report, in lines.
    public var lines: [String] {
        survivors + endingTests + silentTests + listed + [""] + counts
    }

    private var survivors: [String] {
        let unnoticed = summary.counted.filter { !$0.outcome.isNoticed }
        var byRule: [String: [Verdict]] = [:]
        for verdict in unnoticed {
            byRule[verdict.mutant.rules.first ?? "no rule", default: []].append(verdict)
        }
        return byRule.sorted { $0.key < $1.key }.flatMap { rule, verdicts in
            ["", rule] + verdicts.flatMap(words)
        }
    }

    private func words(_ verdict: Verdict) -> [String] {
        let mutant = verdict.mutant
        var lines = [
            "  \(mutant.file):\(mutant.line):\(mutant.column): "
                + "\(mutant.kind.rawValue): \(mutant.before) → \(mutant.after)",
            "      id: \(mutant.id)",
        ]
        if mutant.rules.count > 1 {
            lines.append("      rules: " + mutant.rules.joined(separator: " "))
        }
        if let why = summary.kept[mutant.id] { lines.append("      stays: \(why)") }
        lines.append(
            verdict.outcome == .notReached
                ? "      no test reaches it"
                : "      \(verdict.reachedBy) tests reach it, the nearest: "
                    + verdict.nearest.prefix(3).joined(separator: ", "))
        return lines
    }

    /// The tests that end the process after a failed expectation.
    private var endingTests: [String] {
        let tests = Set(
            summary.verdicts.filter { $0.outcome == .crashedAfterFailure }.compactMap(\.test))
        guard !tests.isEmpty else { return [] }
        return ["", "A failed expectation ended the process and hid the rest (use #require):"]
            + tests.sorted().map { "  \($0)" }
    }

    private var silentTests: [String] {
        guard !summary.silentTests.isEmpty else { return [] }
        return ["", "Tests that name a rule, and notice no break of its code that they reach:"]
            + summary.silentTests.map {
                "  \($0.place): \($0.name) “\($0.title)”, \($0.reached) breaks"
            }
    }

    private var listed: [String] {
        var lines: [String] = []
        if !summary.stale.isEmpty {
            lines += ["", "Listed as survivors, but there is no such mutant:"]
            lines += summary.stale.map { "  \($0)" }
        }
        if !summary.noticedThough.isEmpty {
            lines += ["", "Listed as survivors, but noticed:"]
            lines += summary.noticedThough.map { "  \($0)" }
        }
        return lines
    }

    private var counts: [String] {
        func count(_ outcome: Verdict.Outcome) -> Int {
            summary.verdicts.count { $0.outcome == outcome }
        }
        let equal = summary.verdicts.count - summary.counted.count
        let percent = (summary.share * 1000).rounded() / 10
        return [
            "\(summary.verdicts.count) mutants: \(count(.failed)) failed an expectation, "
                + "\(count(.shown)) changed only a run that a chapter shows, "
                + "\(count(.crashed)) ended the process, "
                + "\(count(.crashedAfterFailure)) did so after a failed expectation, "
                + "\(count(.endless)) took too long;",
            "\(count(.survived)) survived, \(count(.notReached)) are reached by no test; "
                + "\(equal) of these are equal in effect.",
            "\(summary.noticed) of \(summary.counted.count) noticed: \(percent) %",
        ]
    }
}
