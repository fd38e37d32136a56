import TouchEngine

/// A touch delay keeps a finger from content for a moment, where it is to, and no longer.
struct TouchDelays: Checker {
    static let name = "a touch delay lasts a moment, where there is one"
    static let rules = "S-A5.1, S-A5.2, S-A1.4"
    /// Those that have landed in this turn, and when the turns were over in which all others have: a hook may let time pass.
    private var fresh: [Int] = []
    private var starts: [Int: TimeInterval] = [:]

    mutating func objection(to observation: Observation, in world: World) -> String? {
        if case .landed(let touch, _, _, _) = observation { fresh.append(touch) }
        guard case .turnEnded(let now) = observation else { return nil }
        for touch in fresh { starts[touch] = now }
        fresh = []
        if world.isMeddled { return nil }
        for (view, scroll) in world.scrolls.sorted(by: { $0.key < $1.key }) {
            guard let delay = world.gestures[BuiltIn.touchDelay.number(on: view)],
                let attempt = delay.attempt, attempt.isUndecided,
                let start = attempt.touches.first.flatMap({ starts[$0] })
            else { continue }
            if !scroll.delaysContent {
                return "v\(view) keeps a finger back though it does not delay"
            }
            // A frame of grace: the turn in which it is over may be the next.
            if now - start > ModelParameters().contentTouchDelay + 0.02 {
                return "v\(view) keeps a finger back since \(start)"
            }
        }
        return nil
    }
}

/// Content that may not begin with a touch hears nothing of it.
struct ContentRefused: Checker {
    static let name = "content that may not begin hears nothing"
    static let rules = "S-A5.4"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .heard(let view, .began, let touch, true, _) = observation, !world.isMeddled
        else { return nil }
        let refuser = world.scrollsAround(view).first { $0.scroll.lets == 0 }
        return refuser.map { "v\(view) heard touch \(touch), which v\($0.view) refused it" }
    }
}
