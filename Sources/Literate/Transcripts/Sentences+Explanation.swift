import Notebook

/// The sentences that say why a recognizer was or was not recognized.
extension Sentences {
    /// The sentences about all of a recognizer’s attempts: what came of each, why, and what it brought about.
    public func sentence(for explanation: Run.Explanation, in run: Run) throws(Failure) -> String {
        try told(explanation.tellingAttempts(in: run), Telling(run))
    }

    /// The sentences about attempts of one recognizer, each with its time where there are several.
    func told(_ attempts: [Run.Explanation], _ telling: Telling) throws(Failure) -> String {
        var telling = telling
        telling.isTimed = attempts.count > 1
        var sentences: [String] = []
        for attempt in attempts {
            let sentence = try sentence(forOne: attempt, telling)
            telling.introduces = false
            let record = try decision(of: attempt, telling)
            if attempts.count > 1, let record, let text = table.answer?["attempt"] {
                sentences.append(
                    try self.sentence(text, record, ["sentence": .text(sentence)]) ?? sentence)
            } else {
                sentences.append(sentence)
            }
        }
        return telling.titles.naming(once: sentences.joined(separator: " "))
    }

    /// The records of an attempt as parts of a longer sentence, without those that add nothing to it.
    ///
    /// A clause knows whether it opens the explanation (`opens`), whether its subject is the recognizer that the
    /// explanation is about (`self`), and whether a time stands before the sentence (`timed`).
    public func clauses(
        of explanation: Run.Explanation, in run: Run
    ) throws(Failure) -> [String] {
        try clauses(of: explanation, Telling(run))
    }

    func clauses(
        of explanation: Run.Explanation, _ telling: Telling
    ) throws(Failure) -> [String] {
        try texts(\.clause, of: explanation, telling)
    }

    /// The same in as few words as there are for them.
    func briefClauses(
        of explanation: Run.Explanation, _ telling: Telling
    ) throws(Failure) -> [String] {
        try texts(\.shortest, of: explanation, telling)
    }

    /// What the records of an attempt say, as far as the longer sentence goes.
    private func texts(
        _ part: KeyPath<LocaleTable.Sentence, String?>, of explanation: Run.Explanation,
        _ telling: Telling
    ) throws(Failure) -> [String] {
        var texts: [String] = []
        for index in explanation.chain {
            let record = try record(index, of: explanation, in: telling.run)
            // What another paragraph says of another recognizer is not said twice.
            if record.subject != explanation.recognizer, telling.isToldElsewhere(index) { break }
            let words = try words(for: record)
            let context = telling.context(record, explanation)
            let text = try sentence(
                words[keyPath: part], record, context, titles: telling.titles)
            if let text, !text.isEmpty { texts.append(text) }
            if words.stops == true { break }
        }
        return texts
    }

    /// The record that decided an attempt: the first with a reason.
    func decision(
        of explanation: Run.Explanation, _ telling: Telling
    ) throws(Failure) -> Run.Record? {
        for index in explanation.chain {
            let record = try record(index, of: explanation, in: telling.run)
            let words = try words(for: record)
            if words.whole != nil { return record }
            let context = telling.context(record, explanation)
            let clause = try sentence(words.clause, record, context, titles: telling.titles)
            if clause?.isEmpty == false { return record }
        }
        return explanation.chain.first.flatMap { telling.run.records.at($0) }
    }

    private func sentence(
        forOne explanation: Run.Explanation, _ telling: Telling
    ) throws(Failure) -> String {
        var sentences: [String] = []
        if let whole = try whole(explanation, telling) {
            sentences.append(whole + ".")
        } else {
            sentences.append(try reasons(explanation, telling) + ".")
            for text in try texts(\.after, of: explanation, telling) {
                sentences.append(text.closed)
            }
        }
        for index in explanation.notes ?? [] {
            let record = try record(index, of: explanation, in: telling.run)
            let words = try words(for: record)
            let note = try sentence(
                words.note, record, telling.context(record, explanation), titles: telling.titles)
            if let note, !note.isEmpty, !sentences.contains(note.closed) {
                sentences.append(note.closed)
            }
        }
        return sentences.joined(separator: " ")
    }

    /// The sentence of the attempt’s last word, where that has one of its own.
    func whole(
        _ explanation: Run.Explanation, _ telling: Telling
    ) throws(Failure) -> String? {
        guard let first = explanation.chain.first else { return nil }
        let record = try record(first, of: explanation, in: telling.run)
        return try sentence(
            words(for: record).whole, record, telling.context(record, explanation),
            titles: telling.titles)
    }

    private func reasons(
        _ explanation: Run.Explanation, _ telling: Telling
    ) throws(Failure) -> String {
        let outcome = try outcome(of: explanation, telling)
        let clauses = try clauses(of: explanation, telling)
        guard !clauses.isEmpty else { return outcome }
        guard let last = table.joins.last else {
            throw Failure(description: "the table of sentences has no `joins`")
        }
        return clauses.enumerated().reduce(outcome) { sentence, next in
            sentence + (table.joins.at(next.offset) ?? last) + next.element
        }
    }

    func outcome(
        of explanation: Run.Explanation, _ telling: Telling
    ) throws(Failure) -> String {
        guard let text = table.outcomes[explanation.outcome] else {
            throw Failure(
                description: "the table of sentences has no outcome `\(explanation.outcome)`")
        }
        let title = try introduced(explanation.recognizer, telling)
        return try filled(text, code: explanation.outcome) { name in
            name == "recognizer" ? .text(title) : nil
        }
    }

    /// What a recognizer is called where an answer names it first: with its kind and its view, if its name has not the kind in it.
    private func introduced(_ name: String, _ telling: Telling) throws(Failure) -> String {
        let title = telling.titles[name]
        guard telling.introduces, let text = table.answer?["introduced"],
            let recognizer = telling.run.recognizers.first(where: { $0.name == name }),
            recognizer.stock != true, recognizer.kind != "recognizer", !recognizer.view.isEmpty,
            let kind = recognizer.kind.split(separator: " ").last,
            !title.lowercased().contains(kind), !title.hasSuffix(" on \(recognizer.view)")
        else { return title }
        return try filled(text, code: "introduced") { place in
            switch place {
            case "recognizer": .text(title)
            case "kind": .text(recognizer.kind)
            case "view": .text(recognizer.view)
            default: nil
            }
        }
    }

    private func record(
        _ index: Int, of explanation: Run.Explanation, in run: Run
    ) throws(Failure) -> Run.Record {
        guard run.records.indices.contains(index) else {
            throw Failure(
                description: "the explanation of \(explanation.recognizer) names record "
                    + "\(index), and the run has none")
        }
        return run.records[index]
    }
}

/// What an explanation has to know of the text that it is a part of.
struct Telling {
    let run: Run
    let titles: RecognizerTitles
    /// The records that are told of in a paragraph about the recognizer that is their subject.
    var told: Set<Int> = []
    /// Whether a time stands before each attempt.
    var isTimed = false
    /// Whether the recognizer is named for the first time.
    var introduces = false
    private let kinds: [String: String]

    init(_ run: Run) {
        self.run = run
        titles = RecognizerTitles(run)
        kinds = Dictionary(run.recognizers.map { ($0.name, $0.kind) }) { first, _ in first }
    }

    func isToldElsewhere(_ index: Int) -> Bool { told.contains(index) }

    /// What a sentence can ask for besides a record’s values.
    func context(_ record: Run.Record, _ explanation: Run.Explanation) -> [String: Run.Value] {
        var by = ""
        if case .text(let name)? = record.values["by"] { by = name }
        let other = kinds[by] ?? ""
        let own = kinds[record.subject] ?? ""
        let isBothScroll = own == "scroll pan" && other == "scroll pan"
        return [
            "opens": .flag(record.index == explanation.chain.first),
            "self": .flag(record.subject == explanation.recognizer),
            "timed": .flag(isTimed), "bothScroll": .flag(isBothScroll),
            "quiet": .flag(isQuiet(record)),
            "isPanBy": .flag(other.hasSuffix("pan") || other.hasSuffix("Pop")),
            "hasNoProperty": .flag(run.hasNoProperty(record.subject)),
            "byHasNoProperty": .flag(run.hasNoProperty(by)),
            // While a finger rests, a pan does not fail: a press that waits for that comes too late.
            "waitsInVain": .flag(
                ["long press", "text loupe"].contains(other)
                    && ["pan", "scroll pan"].contains(own)),
        ]
    }

    /// Whether a view loses nothing by a touch that is taken from it: a plain view under a scroll view’s pan, or a row that is
    /// dragged.
    private func isQuiet(_ record: Run.Record) -> Bool {
        func flag(_ key: String) -> Bool { record.values[key] == .flag(true) }
        if flag("control") || flag("custom") { return false }
        return flag("stock") ? !flag("cell") || flag("drag") : flag("cell") && flag("drag")
    }
}

extension Run {
    /// Whether a recognizer is one of UIKit's own that no program gets hold of by a property.
    func hasNoProperty(_ name: String) -> Bool {
        let recognizer = recognizers.first { $0.name == name }
        return recognizer?.stock == true
            && !Self.kindsWithProperty.contains(recognizer?.kind ?? "")
    }

    /// The kinds of UIKit's own recognizers that a property of a view or a controller gives out.
    private static let kindsWithProperty: Set = [
        "scroll pan", "scroll pinch", "interactivePop", "contentPop", "barHide",
    ]
}

extension String {
    /// The text as a sentence, with one full stop.
    fileprivate var closed: String {
        let text = hasSuffix(" ") ? String(dropLast()) : self
        return text.hasSuffix(".") ? text : text + "."
    }
}

extension Run.Explanation {
    /// The attempts that are worth telling, the first first: of some that came out alike one after the other, the last.
    func tellingAttempts(in run: Run) -> [Run.Explanation] {
        let all = (earlier ?? []) + [self]
        return all.enumerated().filter { place, attempt in
            all.at(place + 1).map { !attempt.isAlike($0, in: run) } ?? true
        }.map(\.element)
    }

    /// Whether another attempt came out in the same way, as far as its reasons go.
    private func isAlike(_ other: Run.Explanation, in run: Run) -> Bool {
        func codes(_ indices: [Int]) -> [String] {
            indices.map { run.records.at($0)?.code ?? "" }
        }
        return outcome == other.outcome && codes(chain) == codes(other.chain)
            && codes(notes ?? []) == codes(other.notes ?? [])
    }
}

extension LocaleTable.Sentence {
    /// What the record says in the head of a figure.
    fileprivate var shortest: String? { brief ?? clause }
}
