import TouchEngine

/// Records are numbered, times do not run back, and no cause comes after its effect.
struct LawfulRecords: Checker {
    static let name = "time and causes run forward"
    static let rules = "apparatus"
    private var time: TimeInterval = 0
    private var count = 0

    mutating func objection(to observation: Observation, in world: World) -> String? {
        switch observation {
        case .record(let record):
            defer {
                time = record.time
                count = record.index + 1
            }
            if record.index != count { return "record \(record.index) comes where \(count) should" }
            if record.time < time { return "record \(record.index) is before the one before it" }
            if let cause = record.cause, cause >= record.index || cause < 0 {
                return "record \(record.index) names record \(cause) as its cause"
            }
        case .turnEnded(let now):
            if now < time { return "the clock shows \(now) after a record of \(time)" }
            time = now
        default: break
        }
        return nil
    }
}
