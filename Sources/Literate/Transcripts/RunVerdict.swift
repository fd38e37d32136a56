import Notebook

/// What a run comes to, in one sentence, for the head of its figure.
public struct RunVerdict: Equatable, Sendable {
    /// The recognizer that the sentence is about, by the name that records have.
    public var recognizer: String
    /// What became of it: `fired`, `silent` and so on, as in the run's explanations.
    public var outcome: String
    /// The record that decided it.
    public var decision: Run.Record?
    /// The rules that brought that about, the nearest first.
    public var rules: [String]
    /// The sentence.
    public var text: String
}

extension Sentences {
    /// The longest sentence that is still read at a glance; a first reason is never left out.
    private static let glance = 170

    /// As many rules as stand beside the sentence.
    private static let fewRules = 3

    /// What a run comes to for a recognizer, or for the one that its whole answer begins with; nil of a run without any.
    public func verdict(
        on run: Run, about recognizer: String? = nil
    ) throws(Failure) -> RunVerdict? {
        guard let subject = subject(of: run, named: recognizer) else { return nil }
        let telling = Telling(run)
        if recognizer == nil, let standstill = try standstill(of: run, subject) {
            return standstill
        }
        let record = try decision(of: subject, telling)
        var text: String
        if let whole = try whole(subject, telling) {
            text = whole
        } else {
            text = try outcome(of: subject, telling)
            for (place, clause) in try briefClauses(of: subject, telling).enumerated() {
                let longer = text + (table.joins.at(place) ?? table.joins.last ?? " ") + clause
                guard place == 0 || longer.count <= Self.glance else { break }
                text = longer
            }
        }
        let rules = subject.chain.compactMap { run.records.at($0)?.rule }
            .flatMap { $0.split(separator: ",").map { $0.trimmingWhitespace() } }
        return RunVerdict(
            recognizer: subject.recognizer, outcome: subject.outcome, decision: record,
            rules: Array(rules.removingDuplicates().prefix(Self.fewRules)),
            text: telling.titles.naming(once: text) + ".")
    }

    /// What happened to a whole app outweighs what became of a recognizer: it takes no touch from then on.
    private func standstill(
        of run: Run, _ subject: Run.Explanation
    ) throws(Failure) -> RunVerdict? {
        let codes: Set = ["navigation.freezes", "misuse.transitionUnfinished"]
        guard let record = run.records.first(where: { codes.contains($0.code) }),
            let text = try sentence(
                words(for: record).alone, record, titles: RecognizerTitles(run))
        else { return nil }
        return RunVerdict(
            recognizer: subject.recognizer, outcome: "silent", decision: record,
            rules: (record.rule ?? "").split(separator: ",").map { $0.trimmingWhitespace() },
            text: text + ".")
    }
}
