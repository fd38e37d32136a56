import Notebook

/// Turns the records of a run into words of one language.
public struct Sentences: Sendable {
    /// A sentence that cannot be made, because a value is missing or the table lacks something.
    public struct Failure: Error, Equatable, CustomStringConvertible {
        /// What is missing, and for which code.
        public var description: String
    }

    /// The language's sentences.
    public let table: LocaleTable

    /// Makes sentences from a table.
    public init(_ table: LocaleTable) { self.table = table }

    /// What happened, or nil if the record is left out of transcripts.
    public func what(_ record: Run.Record) throws(Failure) -> String? {
        try sentence(try words(for: record).what, record)
    }

    /// Why it happened, or nil if there is nothing to say.
    public func why(_ record: Run.Record) throws(Failure) -> String? {
        try sentence(try words(for: record).why, record)
    }

    /// The records of an explanation as parts of a longer sentence, without those that add nothing to it.
    ///
    /// A clause knows whether it opens the explanation (`opens`), and whether its subject is the recognizer that the
    /// explanation is about (`self`).
    public func clauses(
        of explanation: Run.Explanation, in run: Run
    ) throws(Failure) -> [String] {
        var clauses: [String] = []
        for index in explanation.chain {
            guard run.records.indices.contains(index) else {
                throw Failure(
                    description: "the explanation of \(explanation.recognizer) names record "
                        + "\(index), and the run has none")
            }
            let record = run.records[index]
            let words = try words(for: record)
            let clause = try sentence(
                words.clause, record,
                [
                    "opens": .flag(index == explanation.chain.first),
                    "self": .flag(record.subject == explanation.recognizer),
                ])
            if let clause, !clause.isEmpty { clauses.append(clause) }
            if words.stops == true { break }
        }
        return clauses
    }

    /// The sentence that says why a recognizer did or did not fire.
    public func sentence(for explanation: Run.Explanation, in run: Run) throws(Failure) -> String {
        let outcome = try outcome(of: explanation)
        let clauses = try clauses(of: explanation, in: run)
        guard !clauses.isEmpty else { return outcome + "." }
        guard let last = table.joins.last else {
            throw Failure(description: "the table of sentences has no `joins`")
        }
        return clauses.enumerated().reduce(outcome) { sentence, next in
            sentence + (table.joins.at(next.offset) ?? last) + next.element
        } + "."
    }

    private func outcome(of explanation: Run.Explanation) throws(Failure) -> String {
        guard let text = table.outcomes[explanation.outcome] else {
            throw Failure(
                description: "the table of sentences has no outcome `\(explanation.outcome)`")
        }
        return try filled(text, code: explanation.outcome) { name in
            name == "recognizer" ? .text(explanation.recognizer) : nil
        }
    }

    /// The words for a record; a code without any has an entry all the same, so that none is forgotten.
    private func words(for record: Run.Record) throws(Failure) -> LocaleTable.Sentence {
        guard let words = table.records[record.code] else {
            throw Failure(description: "the table of sentences has no entry for `\(record.code)`")
        }
        return words
    }

    private func sentence(
        _ text: String?, _ record: Run.Record, _ context: [String: Run.Value] = [:]
    ) throws(Failure) -> String? {
        guard let text else { return nil }
        return try filled(text, code: record.code) { name in
            switch name {
            case "subject": .text(record.subject)
            case "time": .text(NumberText.fixed(record.time, 3))
            case "rule": record.rule.map { .text($0) }
            default: context[name] ?? record.values[name]
            }
        }
    }

    private func filled(
        _ text: String, code: String, _ value: (String) -> Run.Value?
    ) throws(Failure) -> String {
        let template: Template
        do { template = try Template(text[...]) } catch {
            throw Failure(
                description: "the sentence of `\(code)` has `\(error.place)`, "
                    + "which is no place for a value")
        }
        do { return try template.filled(value) } catch {
            let sentence = "the sentence of `\(code)` needs `\(error.place)`, "
            throw Failure(
                description: sentence
                    + (error.found.map { "and its record has “\(Template.text(of: $0))” there" }
                        ?? "which its record does not have"))
        }
    }
}
