import TouchEngine

/// A recognizer that acts takes its touches from their views; so do the system, and a view's leaving its window, and nobody
/// else.
struct TakenTouches: Checker {
    static let name = "who acts takes the touches it owns from their views"
    static let rules = "G-2.13, G-2.14, G-2.15, G-2.16, G-2.33, G-2.38"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        switch observation {
        case .heard(let view, let phase, let id, true, _):
            guard !world.isMeddled, let touch = world.touches[id] else { return nil }
            if phase == .cancelled {
                let isInterrupted = touch.isCancelled || touch.hasLeft
                if touch.taker == nil, !isInterrupted, !world.wasMeddled {
                    return "v\(view) heard touch \(id) cancelled, and nobody took it"
                }
            } else if let taker = touch.taker {
                return "v\(view) heard touch \(id) \(phase), which r\(taker) has taken"
            } else if touch.hasLeft {
                return "v\(view) heard touch \(id) \(phase), and has left its window"
            }
        case .turnEnded:
            guard !world.isMeddled else { return nil }
            for id in world.openTouches {
                guard let touch = world.touches[id], touch.story == .began else { continue }
                if let taker = touch.taker {
                    return "r\(taker) has taken touch \(id), and its view was not told"
                }
                if touch.hasLeft { return "touch \(id) has lost its view, which was not told" }
            }
        default: break
        }
        return nil
    }
}
