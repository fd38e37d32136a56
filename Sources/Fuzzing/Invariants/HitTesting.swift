import TouchEngine

/// A finger lands on the front-most view under it that can be touched.
struct HitTesting: Checker {
    static let name = "a finger hits the front-most view under it"
    static let rules = "G-1.1, G-1.2, G-1.4, G-1.5, G-1.6, G-1.8"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .landed(let touch, _, let view, let place) = observation else { return nil }
        switch world.hit(at: place) {
        case .uncertain: return nil
        case .nothing: return view.map { "touch \(touch) hit v\($0), where there is nothing" }
        case .view(let right):
            if view == right { return nil }
            return "touch \(touch) hit \(view.map { "v\($0)" } ?? "nothing"), not v\(right)"
        }
    }
}
