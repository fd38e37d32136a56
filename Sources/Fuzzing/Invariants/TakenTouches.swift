import TouchEngine

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
