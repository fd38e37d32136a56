import Notebook

/// The sentences that say why a recognizer did or did not fire.
extension Sentences {
    /// The sentences about all of a recognizer’s attempts: what came of each, why, and what it brought about.
    public func sentence(for explanation: Run.Explanation, in run: Run) throws(Failure) -> String {
        try told(explanation.tellingAttempts(in: run), in: run)
    }

    /// The sentences about attempts of one recognizer, each with its time where there are several.
    func told(_ attempts: [Run.Explanation], in run: Run) throws(Failure) -> String {
        let titles = RecognizerTitles(run)
        var sentences: [String] = []
        for attempt in attempts {
            let sentence = try sentence(forOne: attempt, in: run, titles)
            let record = attempt.chain.first.map { run.records[$0] }
            if attempts.count > 1, let record, let text = table.answer?["attempt"] {
                sentences.append(
                    try self.sentence(text, record, ["sentence": .text(sentence)]) ?? sentence)
            } else {
                sentences.append(sentence)
            }
        }
        return sentences.joined(separator: " ")
    }

    /// The records of an attempt as parts of a longer sentence, without those that add nothing to it.
    ///
    /// A clause knows whether it opens the explanation (`opens`), and whether its subject is the recognizer that the
    /// explanation is about (`self`).
    public func clauses(
        of explanation: Run.Explanation, in run: Run
    ) throws(Failure) -> [String] {
        try clauses(of: explanation, in: run, RecognizerTitles(run))
    }

    private func clauses(
        of explanation: Run.Explanation, in run: Run, _ titles: RecognizerTitles
    ) throws(Failure) -> [String] {
        var clauses: [String] = []
        for index in explanation.chain {
            let record = try record(index, of: explanation, in: run)
            let words = try words(for: record)
            let context = context(record, explanation)
            let clause = try sentence(words.clause, record, context, titles: titles)
            if let clause, !clause.isEmpty { clauses.append(clause) }
            if words.stops == true { break }
        }
        return clauses
    }

    private func sentence(
        forOne explanation: Run.Explanation, in run: Run, _ titles: RecognizerTitles
    ) throws(Failure) -> String {
        var sentences: [String] = []
        if let whole = try whole(explanation, in: run, titles) {
            sentences.append(whole + ".")
        } else {
            sentences.append(try reasons(explanation, in: run, titles) + ".")
        }
        for index in explanation.notes ?? [] {
            let record = try record(index, of: explanation, in: run)
            let words = try words(for: record)
            let note = try sentence(
                words.note, record, context(record, explanation), titles: titles)
            if let note, !note.isEmpty, !sentences.contains(note + ".") {
                sentences.append(note + ".")
            }
        }
        return sentences.joined(separator: " ")
    }

    /// The sentence of the attempt’s last word, where that has one of its own.
    private func whole(
        _ explanation: Run.Explanation, in run: Run, _ titles: RecognizerTitles
    ) throws(Failure) -> String? {
        guard let first = explanation.chain.first else { return nil }
        let record = try record(first, of: explanation, in: run)
        return try sentence(
            words(for: record).whole, record, context(record, explanation), titles: titles)
    }

    private func reasons(
        _ explanation: Run.Explanation, in run: Run, _ titles: RecognizerTitles
    ) throws(Failure) -> String {
        let outcome = try outcome(of: explanation, titles)
        let clauses = try clauses(of: explanation, in: run, titles)
        guard !clauses.isEmpty else { return outcome }
        guard let last = table.joins.last else {
            throw Failure(description: "the table of sentences has no `joins`")
        }
        return clauses.enumerated().reduce(outcome) { sentence, next in
            sentence + (table.joins.at(next.offset) ?? last) + next.element
        }
    }

    private func outcome(
        of explanation: Run.Explanation, _ titles: RecognizerTitles
    ) throws(Failure) -> String {
        guard let text = table.outcomes[explanation.outcome] else {
            throw Failure(
                description: "the table of sentences has no outcome `\(explanation.outcome)`")
        }
        return try filled(text, code: explanation.outcome) { name in
            name == "recognizer" ? .text(titles[explanation.recognizer]) : nil
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

    private func context(
        _ record: Run.Record, _ explanation: Run.Explanation
    ) -> [String: Run.Value] {
        [
            "opens": .flag(record.index == explanation.chain.first),
            "self": .flag(record.subject == explanation.recognizer),
        ]
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
