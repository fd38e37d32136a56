import TouchEngine

/// After the last finger and timer every attempt is over and every view has heard the end.
struct EverythingRests: Checker {
    static let name = "everything comes to rest after the last finger and timer"
    static let rules = "G-3.4, G-3.20, G-5.10"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        if case .record(let record) = observation, record.code == .misuseStillPossible,
            let id = World.number(of: record.subject), world.gestures[id]?.mayHang == false
        {
            return "r\(id) does all that it must and was left possible"
        }
        guard case .rest = observation else { return nil }
        for id in world.ids {
            guard let gesture = world.gestures[id] else { continue }
            if gesture.attempt == nil, gesture.lane == .idle { continue }
            if !world.mayBeHungUp(id) { return "r\(id) was left \(gesture.lane)" }
        }
        for id in world.touches.keys.sorted() {
            guard let touch = world.touches[id], touch.story == .began else { continue }
            if !touch.receivers.contains(where: { world.mayBeHungUp($0) }) {
                return "the view of touch \(id) never heard its end"
            }
        }
        return nil
    }
}
