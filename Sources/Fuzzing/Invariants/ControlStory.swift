import TouchEngine

/// A control tells of each finger that it follows: down, and then one end.
struct ControlStory: Checker {
    static let name = "a control tells that a finger is down, and then of one end"
    static let rules = "G-2.14, G-9.13"
    private var followed: Set<Int> = []

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .told(let control, let phase) = observation else { return nil }
        if phase == .began {
            return followed.insert(control).inserted ? nil : "v\(control) is down twice"
        }
        return followed.remove(control) == nil ? "v\(control) told of \(phase) before down" : nil
    }
}
