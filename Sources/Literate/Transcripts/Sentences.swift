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
        try sentence(table.records[record.code]?.what, record)
    }

    /// Why it happened, or nil if there is nothing to say.
    public func why(_ record: Run.Record) throws(Failure) -> String? {
        try sentence(table.records[record.code]?.why, record)
    }

    /// The record as part of a longer sentence, or nil if it has no words for that.
    public func clause(_ record: Run.Record) throws(Failure) -> String? {
        try sentence(table.records[record.code]?.clause, record)
    }

    /// The sentence that says why a recognizer did or did not fire.
    public func sentence(for explanation: Run.Explanation, in run: Run) throws(Failure) -> String {
        let outcome = try outcome(of: explanation)
        var clauses: [String] = []
        for index in explanation.chain where run.records.indices.contains(index) {
            if let clause = try clause(run.records[index]) { clauses.append(clause) }
        }
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

    private func sentence(_ text: String?, _ record: Run.Record) throws(Failure) -> String? {
        guard let text else { return nil }
        return try filled(text, code: record.code) { name in
            switch name {
            case "subject": .text(record.subject)
            case "time": .text(Template.decimal(record.time, 3))
            case "rule": record.rule.map { .text($0) }
            default: record.values[name]
            }
        }
    }

    private func filled(
        _ text: String, code: String, _ value: (String) -> Run.Value?
    ) throws(Failure) -> String {
        do {
            return try Template(text: text).filled(value)
        } catch {
            throw Failure(
                description: "the sentence of `\(code)` needs `{\(error.placeholder)}`, "
                    + "which its record does not have")
        }
    }
}
