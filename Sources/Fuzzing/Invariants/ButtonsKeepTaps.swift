import TouchEngine

/// A single tap that would take a button's touch, from a view above it, is the button's.
struct ButtonsKeepTaps: Checker {
    static let name = "a button keeps the single tap from those above it"
    static let rules = "G-4.19, G-4.20"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .record(let record) = observation, record.code.isDiscreteGrant,
            let id = World.number(of: record.subject), let tap = world.gestures[id],
            tap.kind == "tap", tap.cancels, tap.setting("taps", default: 1) == 1,
            tap.setting("touches", default: 1) == 1, let view = tap.view,
            let touch = tap.attempt?.touches.first.flatMap({ world.touches[$0] }),
            let button = touch.view, world.buttons.contains(button), !world.isMeddled
        else { return nil }
        if world.ancestry(of: view).contains(button) { return nil }
        return "r\(id), on v\(view), took the tap of v\(button)"
    }
}
