import TouchEngine

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
