import TouchEngine

/// A tap that is recognised was a tap: no finger of it stayed down longer than one may.
struct ShortTaps: Checker {
    static let name = "a tap is not held"
    static let rules = "G-7.18"
    private var landed: [Int: TimeInterval] = [:]
    private var lifted: [Int: TimeInterval] = [:]
    /// Whether somebody let time pass inside a callback: a tap that hears of its finger late counts from then.
    private var isDelayed = false

    mutating func objection(to observation: Observation, in world: World) -> String? {
        switch observation {
        case .changed(.pass, isHook: true): isDelayed = true
        case .landed(let touch, _, _, let place): landed[touch] = place.time
        case .record(let record) where record.code == .touchUp:
            if let touch = world.touch(in: record) { lifted[touch] = record.time }
        case .record(let record) where record.code.isDiscreteGrant:
            guard let id = World.number(of: record.subject), let gesture = world.gestures[id],
                gesture.kind == "tap", !gesture.isForced, !isDelayed
            else { return nil }
            for touch in gesture.attempt?.touches ?? [] {
                guard let start = landed[touch], let end = lifted[touch] else { continue }
                if end - start > ModelParameters().tapHoldLimit + 1e-9 {
                    return "r\(id) is a tap, and touch \(touch) was held for \(end - start) s"
                }
            }
        default: break
        }
        return nil
    }
}
