import TouchEngine

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
                // The stock delegate refuses for reasons of its own; `SwipesRefused` knows them.
                if id == BuiltIn.popNumber, world.navigation.hasStockDelegate { continue }
                // A pinch wants none where there is nothing to zoom.
                if gesture.kind == BuiltIn.scrollPinch.rawValue { continue }
                // There only while a row is open.
                if gesture.kind == BuiltIn.rowClose.rawValue { continue }
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
                if world.gestures[id]?.kind == "shy" { continue }
                return "r\(id) was not offered touch \(touch)"
            }
        default: break
        }
        return nil
    }
}
