import TouchEngine

/// A view hears of each touch from its beginning to one end, and nothing after that.
struct OneStory: Checker {
    static let name = "a view hears a touch begin once and end once"
    static let rules = "G-1.8, G-1.12, G-1.13, G-2.14, G-2.21"
    /// How often each touch was heard to move in this turn.
    private var moves: [Int: Int] = [:]

    mutating func objection(to observation: Observation, in world: World) -> String? {
        if case .turnEnded = observation { moves = [:] }
        guard case .heard(let view, let phase, let id, true, let place) = observation,
            let touch = world.touches[id]
        else { return nil }
        if phase == .began, place != touch.landing {
            return "v\(view) heard touch \(id) begin at \(place), not at \(touch.landing)"
        }
        if phase == .moved {
            moves[id, default: 0] += 1
            if moves[id] == 2, !world.isMeddled {
                return "v\(view) heard touch \(id) move twice in one turn"
            }
        }
        let what = "v\(view) heard touch \(id) \(phase)"
        if touch.view != view { return what + ", which landed elsewhere" }
        switch (touch.story, phase) {
        case (.nothing, .began):
            let others = world.openTouches.filter { $0 != id }.compactMap { world.touches[$0] }
            let isSecond = world.openTouches.contains {
                $0 < id && world.touches[$0]?.view == view && world.touches[$0]?.isUp == false
            }
            if isSecond, !world.isMultiple(view) { return what + ", the second of two" }
            let rival = others.first { other in
                other.story == .began && !other.isUp && other.view != view
                    && (world.exclusive.contains(view) || world.exclusive.contains(other.view ?? 0))
            }
            return rival == nil ? nil : what + ", beside an exclusive one"
        case (.began, .moved), (.began, .cancelled): return nil
        case (.began, .ended): return touch.isUp ? nil : what + ", which is still down"
        case (.nothing, _): return what + " before it began"
        case (.began, .began): return what + " again"
        case (.over, _): return what + " after the end"
        }
    }
}

/// A finger lands on the front-most view under it that can be touched.
struct HitTesting: Checker {
    static let name = "a finger hits the front-most view under it"
    static let rules = "G-1.1, G-1.2, G-1.4, G-1.5, G-1.6, G-1.8"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .landed(let touch, _, let view, let place) = observation else { return nil }
        switch world.rooms.hit(x: place.x, y: place.y) {
        case .uncertain: return nil
        case .nothing: return view.map { "touch \(touch) hit v\($0), where there is nothing" }
        case .view(let right):
            if view == right { return nil }
            return "touch \(touch) hit \(view.map { "v\($0)" } ?? "nothing"), not v\(right)"
        }
    }
}

/// Every recognizer from the hit view up to the window is offered a touch, and nobody else gets it.
struct TouchesOffered: Checker {
    static let name = "a touch is offered from its view up to the window"
    static let rules = "G-2.1, G-2.8, G-2.10"
    /// Who was to be offered which touch in this turn.
    private var expected: [(recognizer: Int, touch: Int)] = []
    private var refusals: Set<Int> = []

    mutating func objection(to observation: Observation, in world: World) -> String? {
        switch observation {
        case .landed(let touch, _, let view, _):
            guard let view else { return nil }
            let chain = world.ancestry(of: view)
            for id in world.ids {
                guard let gesture = world.gestures[id], let own = gesture.view,
                    chain.contains(own), gesture.isEnabled, gesture.attempt == nil,
                    gesture.setting("deaf", default: 0) == 0,
                    gesture.setting("types", default: 15) == 15
                else { continue }
                expected.append((id, touch))
            }
        case .asked(_, let question, let id, _, false):
            if question == .receive || question == .event { refusals.insert(id) }
        case .touches(let id, .began, let touches):
            guard !world.isMeddled, let own = world.gestures[id]?.view else { return nil }
            for touch in touches {
                guard let view = world.touches[touch]?.view else {
                    return "r\(id) got touch \(touch), which hit nothing"
                }
                if !world.ancestry(of: view).contains(own) {
                    return "r\(id) got touch \(touch), which landed elsewhere"
                }
            }
        case .turnEnded:
            defer {
                expected = []
                refusals = []
            }
            guard !world.isMeddled else { return nil }
            for (id, touch) in expected
            where !refusals.contains(id)
                && world.touches[touch]?.receivers.contains(id) != true
                && world.gestures[id]?.attempt?.touches.contains(touch) != true
            {
                // One that ignored it, and so came to its end, had it.
                if world.gestures[id]?.kind.name == "shy" { continue }
                return "r\(id) was not offered touch \(touch)"
            }
        default: break
        }
        return nil
    }
}

/// A touch is kept from its view while a recognizer that delays it is undecided, and for good once that one acts.
struct Withholding: Checker {
    static let name = "delayed touches wait for the decision"
    static let rules = "G-2.20, G-2.21, G-2.22, G-2.24, G-2.25"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        switch observation {
        case .heard(let view, let phase, let id, true, _):
            guard !world.isMeddled, let touch = world.touches[id] else { return nil }
            if phase == .began, touch.isDiscarded {
                return "v\(view) heard touch \(id) begin, which was withheld for one that acted"
            }
            for receiver in touch.receivers {
                guard let gesture = world.gestures[receiver], let attempt = gesture.attempt,
                    attempt.isUndecided, attempt.touches.contains(id)
                else { continue }
                if phase == .began, gesture.delaysBegan {
                    return "v\(view) heard touch \(id) begin while r\(receiver) was undecided"
                }
                if phase == .ended, gesture.delaysEnded {
                    return "v\(view) heard touch \(id) end while r\(receiver) was undecided"
                }
            }
        case .turnEnded:
            guard !world.isMeddled else { return nil }
            for id in world.openTouches {
                if let words = overdue(id, in: world) { return words }
            }
        default: break
        }
        return nil
    }

    /// What a view should have heard by now.
    private func overdue(_ id: Int, in world: World) -> String? {
        guard let touch = world.touches[id], touch.story != .over, let view = touch.view,
            view != 0, touch.taker == nil, !touch.isDiscarded
        else { return nil }
        let undecided = touch.receivers.filter {
            world.gestures[$0]?.attempt?.isUndecided == true
                && world.gestures[$0]?.attempt?.touches.contains(id) == true
        }
        if touch.story == .nothing {
            let isHeld = undecided.contains { world.gestures[$0]?.delaysBegan == true }
            if isHeld || !world.isMultiple(view) || !world.exclusive.isEmpty { return nil }
            return "nobody delays touch \(id), and v\(view) has not heard it begin"
        }
        let isHeld = undecided.contains { world.gestures[$0]?.delaysEnded == true }
        if !touch.isUp || (isHeld && !touch.isCancelled) { return nil }
        return "nobody delays the end of touch \(id), and v\(view) has not heard it"
    }
}

/// A recognizer that acts takes its touches from their views, and only such a one or the system does.
struct TakenTouches: Checker {
    static let name = "who acts takes the touches it owns from their views"
    static let rules = "G-2.13, G-2.14, G-2.15, G-2.16, G-2.33"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        switch observation {
        case .heard(let view, let phase, let id, true, _):
            guard !world.isMeddled, let touch = world.touches[id] else { return nil }
            if phase == .cancelled {
                if touch.taker == nil, !touch.isCancelled, !world.wasMeddled {
                    return "v\(view) heard touch \(id) cancelled, and nobody took it"
                }
            } else if let taker = touch.taker {
                return "v\(view) heard touch \(id) \(phase), which r\(taker) has taken"
            }
        case .turnEnded:
            guard !world.isMeddled else { return nil }
            for id in world.openTouches {
                if let touch = world.touches[id], let taker = touch.taker, touch.story == .began {
                    return "r\(taker) has taken touch \(id), and its view was not told"
                }
            }
        default: break
        }
        return nil
    }
}

/// In a turn recognizers hear first, then states are settled, then actions go out, then views are told.
struct OrderInTheTurn: Checker {
    static let name = "a turn goes recognizers, actions, views"
    static let rules = "G-2.3, G-2.18, G-3.8, G-8.5"
    private var stage = 0

    mutating func objection(to observation: Observation, in world: World) -> String? {
        let (place, what): (Int, String)
        switch observation {
        case .touches(let id, let phase, _): (place, what) = (1, "r\(id) hears \(phase)")
        case .record(let record):
            guard
                record.code.isGrant || record.code == .failedByExclusion
            else { return nil }
            (place, what) = (2, "\(record.subject) is decided on")
        case .acted(let id, let state): (place, what) = (3, "r\(id) sends \(state)")
        case .heard(let view, let phase, _, _, _): (place, what) = (4, "v\(view) hears \(phase)")
        case .turnEnded, .changed:
            stage = 0
            return nil
        default: return nil
        }
        defer { stage = max(stage, place) }
        if place < stage, !world.isMeddled {
            return what + " after what comes later in a turn"
        }
        return nil
    }
}
