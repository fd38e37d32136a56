import Literate
import Rulebook

/// How sure the claims of a book are, for its pages.
public struct Sureness: Sendable {
    let robustness: Robustness
    let record: RobustnessRecord
    let runs: [OtherRuns.Key: Run]

    /// What is known, and the runs of claims under the cases under which they fail.
    public init(_ robustness: Robustness, _ record: RobustnessRecord, runs: [OtherRuns.Key: Run]) {
        self.robustness = robustness
        self.record = record
        self.runs = runs
    }

    /// What a claim rests on at its weakest.
    enum Ground: Int, Comparable {
        case documented, observed, model, unsettled

        /// The shape that stands for it.
        var shape: String {
            switch self {
            case .documented: "s-doc"
            case .observed: "s-obs"
            case .model: "s-model"
            case .unsettled: "s-open"
            }
        }

        static func < (one: Ground, other: Ground) -> Bool { one.rawValue < other.rawValue }
    }

    /// The weakest ground of some rules, and which of them are of that kind; nil where there are none.
    static func ground(
        of rules: [String], in rulebook: Rulebook
    ) -> (ground: Ground, rules: [String])? {
        let known = Dictionary(rulebook.rules.map { ($0.id, $0.status) }) { first, _ in first }
        let grounds = rules.compactMap { rule -> (ground: Ground, rule: String)? in
            switch rule == "model" ? "model" : known[rule] {
            case "documented": (.documented, rule)
            case "observed", "derived": (.observed, rule)
            case "model": (.model, rule)
            case "unsettled": (.unsettled, rule)
            default: nil
            }
        }
        guard let weakest = grounds.map(\.ground).max() else { return nil }
        var found: [String] = []
        for (ground, rule) in grounds where ground == weakest && !found.contains(rule) {
            found.append(rule)
        }
        return (weakest, found)
    }

    /// Where the page of a claim's other runs lies.
    static func page(of claim: RunKey) -> String {
        "\(claim.chapter).otherwise-\(claim.claim).html"
    }

    /// The place of a case's run on that page.
    static func anchor(of settings: String) -> String {
        "with-" + settings.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
    }
}
