/// The answer about a whole run: why everybody did what they did, those that lost first.
extension Sentences {
    /// The sentences of the answer, each a paragraph: of recognizers that others kept out, of the program’s other
    /// recognizers, of UIKit’s that decided something, of controls and views, and at last who had no part in it.
    public func answer(about run: Run) throws(Failure) -> [String] {
        let parts = parts(of: run)
        var telling = Telling(run)
        telling.introduces = true
        for part in parts {
            for attempt in part.attempts {
                telling.told.formUnion(
                    attempt.chain.filter { run.records.at($0)?.subject == part.recognizer })
            }
        }
        var paragraphs: [String] = []
        for part in parts where part.rank < .missed {
            paragraphs.append(try told(part.attempts, telling))
        }
        paragraphs += try told(
            missed: parts.filter { $0.rank == .missed }, telling, isAlone: paragraphs.isEmpty)
        for part in parts where part.rank > .missed {
            paragraphs.append(try told(part.attempts, telling))
        }
        paragraphs += try alone(run, isAlone: paragraphs.isEmpty)
        let bystanders = run.bystanders(beside: parts)
        if let line = try gathered("bystanders", bystanders, telling) { paragraphs.append(line) }
        return paragraphs
    }

    /// Whose attempt a run is about: of the recognizer named, else of the one that an answer begins with.
    func subject(of run: Run, named recognizer: String?) -> Run.Explanation? {
        if let recognizer {
            return run.explanations.first { $0.recognizer == recognizer && !$0.chain.isEmpty }
        }
        return parts(of: run).first?.attempts.last
            ?? run.explanations.first { !$0.chain.isEmpty }
    }

    /// What is told, in order.
    private func parts(of run: Run) -> [AnswerPart] {
        let parts = run.explanations.compactMap { explanation -> AnswerPart? in
            guard !explanation.chain.isEmpty else { return nil }
            var attempts = explanation.tellingAttempts(in: run)
            let isStock = run.isStock(explanation.recognizer)
            if isStock { attempts = attempts.filter { $0.decides(in: run) } }
            guard !attempts.isEmpty else { return nil }
            let rank: AnswerPart.Rank =
                if attempts.contains(where: { $0.hasLost(in: run) }) {
                    isStock ? .stockLost : .lost
                } else if isStock {
                    attempts.contains { $0.outcome == "fired" } ? .stockRecognized : .stock
                } else {
                    explanation.isElsewhere(in: run) ? .missed : .own
                }
            return AnswerPart(recognizer: explanation.recognizer, rank: rank, attempts: attempts)
        }
        return AnswerPart.Rank.allCases.flatMap { rank in parts.filter { $0.rank == rank } }
    }

    /// Recognizers whose views no finger landed on: one by one if they are few and nothing else is told, else in one line.
    private func told(
        missed: [AnswerPart], _ telling: Telling, isAlone: Bool
    ) throws(Failure) -> [String] {
        if isAlone, missed.count <= 2 {
            var paragraphs: [String] = []
            for part in missed { paragraphs.append(try told(part.attempts, telling)) }
            return paragraphs
        }
        let isMany = missed.count > 3 && !isAlone
        let key = isMany ? "elsewhereMany" : "elsewhere"
        return try gathered(key, missed.map(\.recognizer), telling).map { [$0] } ?? []
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
        _ key: String, _ names: [String], _ telling: Telling
    ) throws(Failure) -> String? {
        guard !names.isEmpty, let text = table.answer?[key] else { return nil }
        return try filled(text, code: key) { name in
            switch name {
            case "names": .list(names.map { telling.titles[$0] })
            case "count": .number(Double(names.count))
            case "one": .flag(names.count == 1)
            default: nil
            }
        } + "."
    }
}

/// A recognizer that an answer tells of.
private struct AnswerPart {
    /// Where in the answer it stands: whoever asks misses what has lost, and then wants to know why the other won.
    enum Rank: Int, CaseIterable, Comparable {
        case lost, stockLost, own, missed, stockRecognized, stock

        static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
    }

    let recognizer: String
    let rank: Rank
    let attempts: [Run.Explanation]
}

extension Run.Explanation {
    /// The codes of last words by which one of UIKit’s own recognizers decides something.
    private static let deciding: Set<String> = [
        "recognizer.failed.shouldBegin", "recognizer.failed.touchCount",
        "row.swipe.failed.noActions",
        "scroll.content.keeps", "scroll.content.keepsOne", "scroll.failed.edge",
        "scroll.failed.refused",
        "recognizer.cancelled.disabled", "recognizer.failed.disabled",
    ]

    /// The codes of last words that are told only if no other of UIKit’s own was recognized.
    private static let faint: Set<String> = [
        "scroll.disabled", "scroll.failed.axis", "scroll.failed.fits",
    ]

    /// Whether an attempt of one of UIKit’s own recognizers has decided something, or was to be expected to.
    fileprivate func decides(in run: Run) -> Bool {
        if ["fired", "cancelled", "waiting"].contains(outcome) { return true }
        guard let record = chain.first.flatMap({ run.records.at($0) }) else { return false }
        return switch record.code {
        case "recognizer.failed.excluded", "recognizer.failed.requirement":
            run.isForDrags(recognizer) && run.hasDrag(around: record.time)
                && !record.flag("offAxis")
        case "recognizer.refusesTouch": record.flag("inReach")
        case "scroll.zoom.nothing": record.number("fingers") > 1
        case "scroll.delay.lifted": record.flag("onControl")
        case "scroll.delay.none", "scroll.delay.over":
            record.flag("onContent") && run.contentKeepsTouch
        case let code where Self.faint.contains(code):
            !run.explanations.contains {
                $0.outcome == "fired" && $0.recognizer != recognizer && run.isStock($0.recognizer)
            }
        default: Self.deciding.contains(record.code)
        }
    }

    /// Whether another recognizer kept this one from its gesture.
    fileprivate func hasLost(in run: Run) -> Bool {
        let code = chain.first.flatMap { run.records.at($0) }?.code
        return code == "recognizer.failed.excluded" || code == "recognizer.failed.requirement"
    }

    /// Whether no finger ever landed on the recognizer’s view.
    fileprivate func isElsewhere(in run: Run) -> Bool {
        ((earlier ?? []) + [self]).allSatisfy {
            $0.chain.first.flatMap { run.records.at($0) }?.code == "recognizer.elsewhere"
        }
    }

    /// Whether the recognizer never got a touch.
    fileprivate var isUntouched: Bool {
        ((earlier ?? []) + [self]).allSatisfy { $0.outcome == "untouched" }
    }
}

extension Run {
    /// The kinds that no drag is for: that one wins over them is nothing to be told.
    private static let still: Set<String> = [
        "touch delay", "tap", "long press", "text tap", "text loupe",
    ]

    /// UIKit’s own recognizers that a finger was on and that the parts of an answer do not name.
    fileprivate func bystanders(beside parts: [AnswerPart]) -> [String] {
        var named = Set(parts.map(\.recognizer))
        var delayed: Set<String> = []
        for attempt in parts.flatMap(\.attempts) {
            for index in attempt.chain + (attempt.notes ?? []) {
                guard let record = records.at(index) else { continue }
                named.formUnion(RecognizerTitles.names(in: record))
                let isDelay = record.flag("content") || record.code.hasPrefix("scroll.delay")
                if isDelay, case .text(let scroll)? = record.values["scroll"] {
                    delayed.insert(scroll)
                }
            }
        }
        return explanations.filter { explanation in
            let recognizer = recognizers.first { $0.name == explanation.recognizer }
            guard let recognizer, recognizer.stock == true else { return false }
            let isDelay = recognizer.kind == "touch delay" && delayed.contains(recognizer.view)
            return !explanation.chain.isEmpty && !explanation.isUntouched && !isDelay
                && !named.contains(recognizer.name)
        }.map(\.recognizer)
    }

    /// Whether a recognizer is one that UIKit brings along.
    func isStock(_ name: String) -> Bool {
        recognizers.first { $0.name == name }?.stock == true
    }

    fileprivate func isForDrags(_ name: String) -> Bool {
        recognizers.first { $0.name == name }.map { !Self.still.contains($0.kind) } ?? false
    }

    /// Whether content that had the touch has kept it from a scroll view.
    fileprivate var contentKeepsTouch: Bool {
        records.contains {
            $0.code == "scroll.content.keeps" || $0.code == "scroll.content.keepsOne"
        }
    }

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

    fileprivate func flag(_ key: String) -> Bool { values[key] == .flag(true) }
}
