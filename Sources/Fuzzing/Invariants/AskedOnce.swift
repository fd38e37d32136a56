import TouchEngine

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
