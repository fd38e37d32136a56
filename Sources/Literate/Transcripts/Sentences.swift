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

    /// The words for a record; a code without any has an entry all the same, so that none is forgotten.
    func words(for record: Run.Record) throws(Failure) -> LocaleTable.Sentence {
        guard let words = table.records[record.code] else {
            throw Failure(description: "the table of sentences has no entry for `\(record.code)`")
        }
        return words
    }

    func sentence(
        _ text: String?, _ record: Run.Record, _ context: [String: Run.Value] = [:],
        titles: RecognizerTitles = RecognizerTitles()
    ) throws(Failure) -> String? {
        guard let text else { return nil }
        return try filled(text, code: record.code) { name in
            switch name {
            case "subject": .text(titles[record.subject])
            case "time": .text(NumberText.fixed(record.time, 3))
            case "rule": record.rule.map { .text($0) }
            default: context[name] ?? titles.value(of: name, in: record)
            }
        }
    }

    func filled(
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
