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
            // One that had lifted before the other landed may be told of late.
            let rival = others.first { other in
                other.story == .began && !other.isUp && other.view != view
                    && (!touch.isUp || other.landing.time < touch.place.time)
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
