/// The answer about a whole run: why everybody did what they did, the program’s own recognizers first.
extension Sentences {
    /// The sentences of the answer, each a paragraph: of the program’s recognizers, of UIKit’s that decided something, of
    /// controls and views, and at last who had no part in it.
    public func answer(about run: Run) throws(Failure) -> [String] {
        let stock = Set(run.recognizers.filter { $0.stock == true }.map(\.name))
        let own = run.explanations.filter { !stock.contains($0.recognizer) }
        let (missed, met) = own.filter { !$0.chain.isEmpty }.split { $0.isElsewhere(in: run) }
        var paragraphs: [String] = []
        for explanation in met { paragraphs.append(try sentence(for: explanation, in: run)) }
        paragraphs += try told(missed: missed, in: run)
        let idle = Set(run.recognizers.filter { Self.still.contains($0.kind) }.map(\.name))
        var bystanders: [String] = []
        var decisive: [(fired: Bool, sentence: String)] = []
        for explanation in run.explanations where stock.contains(explanation.recognizer) {
            let telling = explanation.tellingAttempts(in: run).filter {
                $0.decides(in: run, canAct: !idle.contains(explanation.recognizer))
            }
            if telling.isEmpty {
                if !explanation.chain.isEmpty { bystanders.append(explanation.recognizer) }
            } else {
                let fired = telling.contains { $0.outcome == "fired" }
                decisive.append((fired, try told(telling, in: run)))
            }
        }
        paragraphs += decisive.filter(\.fired).map(\.sentence)
        paragraphs += decisive.filter { !$0.fired }.map(\.sentence)
        paragraphs += try alone(run, isAlone: paragraphs.isEmpty)
        if let line = try gathered("bystanders", bystanders, in: run) { paragraphs.append(line) }
        return paragraphs
    }

    /// The kinds that no drag is for: that one wins over them is nothing to be told.
    private static let still: Set<String> = [
        "touch delay", "tap", "long press", "text tap", "text loupe",
    ]

    /// Recognizers whose views no finger landed on: one by one if they are few, else in one line.
    private func told(missed: [Run.Explanation], in run: Run) throws(Failure) -> [String] {
        if missed.count > 2, let line = try gathered("elsewhere", missed.map(\.recognizer), in: run)
        {
            return [line]
        }
        var paragraphs: [String] = []
        for explanation in missed { paragraphs.append(try sentence(for: explanation, in: run)) }
        return paragraphs
    }

    /// What records say that belong to no recognizer, each once.
    private func alone(_ run: Run, isAlone: Bool) throws(Failure) -> [String] {
        let titles = RecognizerTitles(run)
        var sentences: [String] = []
        for record in run.records {
            let context = ["alone": Run.Value.flag(isAlone)]
            let text = try sentence(words(for: record).alone, record, context, titles: titles)
            if let text, !text.isEmpty, !sentences.contains(text + ".") {
                sentences.append(text + ".")
            }
        }
        return sentences
    }

    /// A line that names recognizers; nil if there are none.
    private func gathered(
        _ key: String, _ names: [String], in run: Run
    ) throws(Failure) -> String? {
        guard !names.isEmpty, let text = table.answer?[key] else { return nil }
        let titles = RecognizerTitles(run)
        return try filled(text, code: key) { name in
            name == "names" ? .list(names.map { titles[$0] }) : nil
        } + "."
    }
}

extension Run.Explanation {
    /// The codes of last words by which one of UIKit’s own recognizers decides something.
    private static let deciding: Set<String> = [
        "recognizer.failed.shouldBegin", "recognizer.failed.touchCount",
        "row.swipe.failed.noActions",
        "scroll.content.keeps", "scroll.content.keepsOne", "scroll.disabled", "scroll.failed.axis",
        "scroll.failed.edge", "scroll.failed.fits", "scroll.failed.refused",
        "recognizer.cancelled.disabled", "recognizer.failed.disabled",
    ]

    /// Whether an attempt of one of UIKit’s own recognizers has decided something, or was to be expected to.
    ///
    /// Those that no drag is for cannot act in one, and so lose nothing by it.
    func decides(in run: Run, canAct: Bool) -> Bool {
        if ["fired", "cancelled", "waiting"].contains(outcome) { return true }
        guard let record = chain.first.flatMap({ run.records.at($0) }) else { return false }
        return switch record.code {
        case "recognizer.failed.excluded", "recognizer.failed.requirement":
            canAct && run.hasDrag(around: record.time)
        case "recognizer.refusesTouch": record.values["inReach"] == .flag(true)
        case "scroll.zoom.nothing": record.number("fingers") > 1
        case "scroll.delay.lifted": record.values["onControl"] == .flag(true)
        default: Self.deciding.contains(record.code)
        }
    }

    /// Whether no finger ever landed on the recognizer’s view.
    fileprivate func isElsewhere(in run: Run) -> Bool {
        ((earlier ?? []) + [self]).allSatisfy {
            $0.chain.first.flatMap { run.records.at($0) }?.code == "recognizer.elsewhere"
        }
    }
}

extension Run {
    /// Whether a finger that was down at that time has moved, or does so before it lifts: by a point at least.
    fileprivate func hasDrag(around time: Double) -> Bool {
        var starts: [Int: Sample] = [:]
        var drags: [Int: Bool] = [:]
        for sample in samples {
            if sample.phase == "began" {
                (starts[sample.finger], drags[sample.finger]) = (sample, false)
            }
            guard let start = starts[sample.finger] else { continue }
            if max(abs(sample.x - start.x), abs(sample.y - start.y)) >= 1 {
                drags[sample.finger] = true
            }
            if start.time <= time, sample.time >= time, drags[sample.finger] == true { return true }
        }
        return false
    }
}

extension Run.Record {
    fileprivate func number(_ key: String) -> Double {
        guard case .number(let number)? = values[key] else { return 0 }
        return number
    }
}

extension [Run.Explanation] {
    /// Those that a condition holds for, and the others.
    fileprivate func split(
        by isMeant: (Run.Explanation) -> Bool
    ) -> (meant: [Run.Explanation], others: [Run.Explanation]) {
        (filter(isMeant), filter { !isMeant($0) })
    }
}
