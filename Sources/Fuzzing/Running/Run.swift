import TouchEngine

/// A case that is played once.
package enum Run {
    /// How it came out.
    package struct Outcome: Sendable {
        /// The first broken invariant, or nil.
        package var breach: Breach?
        /// How many touch samples the device had.
        package var samples = 0
        /// How many turns there were.
        package var turns = 0
        /// What the device has to say, when it was asked for.
        package var report = ""
        /// The trace's last lines, when an invariant was broken.
        package var lastLines: [String] = []
    }

    /// Plays a case and watches it.
    package static func play(
        _ theCase: FuzzCase, checkers: [any Checker]? = nil, wantsReport: Bool = false
    ) -> Outcome {
        weak var left: Device?
        var outcome = perform(
            theCase, checkers ?? Invariants.all(theCase.scenes), wantsReport, &left)
        if outcome.breach == nil, left != nil {
            outcome.breach = Breach(
                invariant: "a device that nobody keeps goes", rules: "apparatus",
                words: "it is still there after the run", action: theCase.actions.count)
        }
        return outcome
    }

    private static func perform(
        _ theCase: FuzzCase, _ checkers: [any Checker], _ wantsReport: Bool,
        _ left: inout Device?
    ) -> Outcome {
        let observer = Observer(theCase, checkers: checkers)
        let stage = Stage(theCase, observer: observer)
        left = stage.device
        if !wantsReport { stage.device.keeps = [.trace, .samples] }
        var index = 0
        let actions = theCase.actions
        while index < actions.count, observer.breach == nil {
            observer.action = index
            let time = actions[index].time
            stage.advance(to: time)
            var steps: [FuzzCase.TouchStep] = []
            collect: while index < actions.count, actions[index].time == time {
                switch actions[index].deed {
                case .change(let change):
                    if steps.isEmpty {
                        index += 1
                        stage.change(change)
                    }
                    break collect
                case .touch(let step):
                    let isJoined =
                        step.phase == .moved && !steps.contains { $0.finger == step.finger }
                    guard steps.isEmpty || isJoined else { break collect }
                    steps.append(step)
                    index += 1
                    if step.phase != .moved { break collect }
                }
            }
            if !steps.isEmpty { stage.touch(steps) }
        }
        observer.action = actions.count
        if observer.breach == nil { stage.rest() }
        var outcome = Outcome(
            breach: observer.breach, samples: stage.device.recording.samples.count,
            turns: stage.turns)
        if wantsReport {
            outcome.report = stage.device.report
            if outcome.breach == nil { outcome.breach = breach(of: stage.device.recording) }
        }
        if outcome.breach != nil {
            outcome.lastLines = stage.device.trace.records.suffix(24).map { line($0) }
        }
        return outcome
    }

    /// A recording reads back as it was written.
    private static func breach(of recording: TouchRecording) -> Breach? {
        func breach(_ words: String) -> Breach {
            Breach(
                invariant: "a recording reads back as it was written", rules: "apparatus",
                words: words, action: 0)
        }
        do {
            let copy = try TouchRecording(recording.text)
            return copy == recording ? nil : breach("it reads back as another")
        } catch {
            return breach("line \(error.line): \(error.problem)")
        }
    }

    private static func line(_ record: TraceRecord) -> String {
        let values = record.values.map { field in
            switch field.value {
            case .number(let number): "\(field.key) \(number)"
            case .text(let text): "\(field.key) \(text)"
            case .flag(let flag): "\(field.key) \(flag)"
            case .list(let words): "\(field.key) [\(words.joined(separator: " "))]"
            }
        }
        return "\(decimal(Int((record.time * 10_000).rounded()), 4)) \(record.index) "
            + "\(record.subject) \(record.code.rawValue)"
            + (values.isEmpty ? "" : " " + values.joined(separator: ", "))
            + (record.rule.map { " (\($0.id))" } ?? "")
            + (record.cause.map { " because of \($0)" } ?? "")
    }
}
