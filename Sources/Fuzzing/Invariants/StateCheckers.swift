import TouchEngine

/// Records are numbered, times do not run back, and no cause comes after its effect.
struct LawfulRecords: Checker {
    static let name = "time and causes run forward"
    static let rules = "apparatus"
    private var time: TimeInterval = 0
    private var count = 0

    mutating func objection(to observation: Observation, in world: World) -> String? {
        switch observation {
        case .record(let record):
            defer {
                time = record.time
                count = record.index + 1
            }
            if record.index != count { return "record \(record.index) comes where \(count) should" }
            if record.time < time { return "record \(record.index) is before the one before it" }
            if let cause = record.cause, cause >= record.index || cause < 0 {
                return "record \(record.index) names record \(cause) as its cause"
            }
        case .turnEnded(let now):
            if now < time { return "the clock shows \(now) after a record of \(time)" }
            time = now
        default: break
        }
        return nil
    }
}

/// What clients see of a recognizer goes by the state machine.
struct LawfulLanes: Checker {
    static let name = "only lawful transitions"
    static let rules = "G-3.2, G-3.3"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .lane(let id, let state) = observation, let gesture = world.gestures[id] else {
            return nil
        }
        if !LawfulLanes.followers(of: gesture.lane).contains(state) {
            return "r\(id) went from \(gesture.lane) to \(state)"
        }
        let isOfContinuous = state == .began || state == .changed || state == .cancelled
        if gesture.isDiscrete == true, isOfContinuous, !gesture.isForced {
            return "r\(id) is discrete and went to \(state)"
        }
        return nil
    }

    private static func followers(of state: TraceLane.State) -> [TraceLane.State] {
        switch state {
        case .idle: [.possible]
        case .possible: [.waiting, .began, .ended, .failed]
        case .waiting: [.began, .ended, .failed]
        case .began: [.changed, .ended, .cancelled]
        case .changed: [.ended, .cancelled]
        case .ended, .cancelled, .failed: [.idle]
        }
    }
}

/// Targets hear of a gesture in order: began, then changed, then one end; or the one moment of a discrete one.
struct LawfulActions: Checker {
    static let name = "actions come in lawful order"
    static let rules = "G-3.2, G-3.9, G-3.15"
    private var last: [Int: UIGestureRecognizer.State] = [:]

    mutating func objection(to observation: Observation, in world: World) -> String? {
        if case .reset(let id) = observation { return unsent(by: id, in: world) }
        guard case .acted(let id, let state) = observation, let gesture = world.gestures[id] else {
            return nil
        }
        let before = last[id] ?? .ended
        last[id] = state
        let isUnderWay = before == .began || before == .changed
        if gesture.attempt?.grantTurn == nil { return "r\(id) sent \(state) without being let" }
        if gesture.attempt?.wasRefused == true { return "r\(id) sent \(state) though refused" }
        if gesture.attempt?.hasFailed == true { return "r\(id) sent \(state) though it failed" }
        let isLawful =
            switch state {
            case .began: !isUnderWay && gesture.isDiscrete != true
            case .changed, .cancelled: isUnderWay
            case .ended: isUnderWay || gesture.attempt?.isDiscrete == true
            case .possible, .failed: false
            }
        if isLawful || gesture.isForced { return nil }
        return "r\(id) sent \(state) after \(before)"
    }
}

extension LawfulActions {
    /// What a recognizer should have told its target before it was reset.
    private func unsent(by id: Int, in world: World) -> String? {
        guard let gesture = world.gestures[id], let attempt = gesture.attempt,
            attempt.grantTurn != nil, !gesture.isForced, !world.isMeddled
        else { return nil }
        guard let last = attempt.lastAction else { return "r\(id) was let act and sent nothing" }
        let isEnd = last == .ended || last == .cancelled
        return isEnd ? nil : "r\(id) was reset after it had sent \(last)"
    }
}

/// A recognizer that has failed or ended gets no more of the touches it had, in this attempt or the next.
struct NothingAfterTheEnd: Checker {
    static let name = "what is over for a recognizer stays over"
    static let rules = "G-2.12, G-2.13, G-2.28, G-2.29, G-3.20"
    /// How far each recognizer has heard of each touch.
    private var heard: [Pair: FuzzCase.Phase] = [:]

    private struct Pair: Hashable {
        let recognizer: Int
        let touch: Int
    }

    mutating func objection(to observation: Observation, in world: World) -> String? {
        if case .turnEnded = observation { return unheard(in: world) }
        guard case .touches(let id, let phase, let touches) = observation,
            let gesture = world.gestures[id]
        else { return nil }
        if !gesture.isEnabled { return "r\(id) is switched off and got touches" }
        guard let attempt = gesture.attempt else { return "r\(id) got touches in no attempt" }
        if attempt.isOver { return "r\(id) is over and got touches that \(phase)" }
        for touch in touches {
            if !attempt.touches.contains(touch) {
                return "r\(id) got touch \(touch), which is not of this attempt"
            }
            let pair = Pair(recognizer: id, touch: touch)
            let before = heard[pair]
            heard[pair] = phase
            if (phase == .began) != (before == nil) || before == .ended || before == .cancelled {
                return "r\(id) heard touch \(touch) \(phase) after \(before?.rawValue ?? "nothing")"
            }
        }
        return nil
    }

    /// One that is not over hears of the end of each of its touches (G-3.4).
    private func unheard(in world: World) -> String? {
        guard !world.isMeddled else { return nil }
        for id in world.ids {
            // What one that waits has set meanwhile cannot be seen: it may have ended with the first lift.
            guard let gesture = world.gestures[id], let attempt = gesture.attempt,
                !attempt.isOver, !attempt.hasClaimedEnd, !attempt.hasWaited, !gesture.mayHang
            else { continue }
            for touch in attempt.touches where world.touches[touch]?.isUp == true {
                let last = heard[Pair(recognizer: id, touch: touch)]
                if last != .ended, last != .cancelled, last != nil {
                    return "r\(id) did not hear that touch \(touch) is gone"
                }
            }
        }
        return nil
    }
}

/// Each question is asked once for what it is about, and a no is final.
struct AskedOnce: Checker {
    static let name = "questions are asked once, and a no is kept to"
    static let rules = "G-2.7, G-2.8, G-3.6, G-5.3, G-6.2, G-6.7"
    /// What was asked in each recognizer's present attempt.
    private var asked: [Int: Set<Asked>] = [:]
    /// The touches that each recognizer was asked about, and what was said.
    private var touches: [Int: [Int: Bool]] = [:]

    private struct Asked: Hashable {
        let by: Subject
        let question: Question
        let one: Int
        let other: Int?
    }

    mutating func objection(to observation: Observation, in world: World) -> String? {
        switch observation {
        case .asked(let by, let question, let one, let other, let answer):
            switch question {
            case .receive:
                return noteTouch(other ?? 0, of: one, by, answer, world)
            case .begin, .waits, .awaited:
                return note(Asked(by: by, question: question, one: one, other: other), world)
            case .together, .event:
                return nil
            }
        case .touches(let id, _, let numbers):
            for touch in numbers where touches[id]?[touch] == false {
                return "r\(id) got touch \(touch), which was kept from it"
            }
        case .reset(let id):
            forget(id)
        case .record(let record):
            // Without a touch nothing is kept between two attempts; the first one of an attempt begins it.
            guard record.code == .recognizerReceives, let id = World.number(of: record.subject),
                world.gestures[id]?.attempt == nil
            else { return nil }
            forget(id)
        default: break
        }
        return nil
    }

    /// A new attempt of either side is a new question.
    private mutating func forget(_ id: Int) {
        asked[id] = nil
        for waiter in asked.keys {
            asked[waiter] = asked[waiter]?.filter { $0.one != id && $0.other != id }
        }
    }

    private mutating func noteTouch(
        _ touch: Int, of id: Int, _ by: Subject, _ answer: Bool, _ world: World
    ) -> String? {
        let before = touches[id]?[touch]
        touches[id, default: [:]][touch] = answer
        guard before != nil, !world.isMeddled else { return nil }
        return "\(by.text) was asked about touch \(touch) of r\(id) twice"
    }

    private mutating func note(_ what: Asked, _ world: World) -> String? {
        let attempt = world.gestures[what.one]?.attempt
        if what.question == .begin, attempt?.grantTurn != nil {
            return "r\(what.one) was let act and is asked about after it"
        }
        if what.question == .begin, attempt?.wasRefused == true {
            return "r\(what.one) was refused and is asked about again"
        }
        // The attempt that the question belongs to is the waiter's.
        let waiter = what.question == .awaited ? what.other ?? 0 : what.one
        if asked[waiter, default: []].insert(what).inserted { return nil }
        return "\(what.by.text) was asked \(what.question) twice about r\(what.one)"
    }
}

/// A gesture of several fingers goes on until the last of them has lifted.
struct EndsWithTheLast: Checker {
    static let name = "a pan, pinch or rotation ends with its last finger"
    static let rules = "G-7.10, G-7.37"
    private static let kinds = ["pan", "edge", "pinch", "rotation"]

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .stands(let id, .ended) = observation, let gesture = world.gestures[id],
            EndsWithTheLast.kinds.contains(gesture.kind.name), !gesture.isForced,
            let held = gesture.attempt?.touches.first(where: { world.touches[$0]?.isUp == false })
        else { return nil }
        return "r\(id) ended and touch \(held) is still down"
    }
}
