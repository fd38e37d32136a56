import TouchEngine

/// A gesture of several fingers goes on until the last of them has lifted.
struct EndsWithTheLast: Checker {
    static let name = "a pan, pinch or rotation ends with its last finger"
    static let rules = "G-7.10, G-7.37"
    private static let kinds = ["pan", "edge", "pinch", "rotation"]

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .stands(let id, .ended) = observation, let gesture = world.gestures[id],
            EndsWithTheLast.kinds.contains(gesture.kind), !gesture.isForced,
            let held = gesture.attempt?.touches.first(where: { world.touches[$0]?.isUp == false })
        else { return nil }
        return "r\(id) ended and touch \(held) is still down"
    }
}
