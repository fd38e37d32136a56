import TouchEngine

/// A scroll that code asked for takes its time, comes where it was sent, and is told of, unless something comes between.
struct AnimationsArrive: Checker {
    static let name = "an animated scroll arrives where it was sent, and tells"
    static let rules = "S-A6.7"
    /// Where each scroll view was sent, in points, and when it set out.
    private var sent: [Int: (x: Double, y: Double, time: TimeInterval?)] = [:]
    private var now: TimeInterval = 0
    /// Those that may have been sent somewhere.
    private var perhaps: Set<Int> = []

    mutating func objection(to observation: Observation, in world: World) -> String? {
        switch observation {
        case .turnEnded(let time): now = time
        case .record(let record):
            now = record.time
            guard record.code == .scrollGlides else { return nil }
            for view in sent.keys where sent[view]?.time == nil { sent[view]?.time = now }
        case .changed(let change, let isHook): note(change, isHook, world)
        case .landed: sent = [:]
        case .page: sent = [:]
        case .navigation(let sight):
            // What leaves the window is at its end at once.
            if sight.visible != world.navigation.sight?.visible { sent = [:] }
        case .scroll(let view, .willDrag, _), .scroll(let view, .didEndDragging, _),
            .scroll(let view, .willZoom, _),
            .scroll(let view, .zoomed, _):
            sent[view] = nil
        case .scroll(let view, .arrived, let sight):
            defer { sent[view] = nil }
            guard let goal = sent[view] else {
                return perhaps.remove(view) == nil ? "v\(view) arrived and was not sent" : nil
            }
            let least = ModelParameters().scrollDuration - 0.02
            if now - (goal.time ?? now) < least { return "v\(view) was there at once" }
            if sight.x != goal.x || sight.y != goal.y {
                return "v\(view) arrived at \(sight.x), \(sight.y), not \(goal.x), \(goal.y)"
            }
        case .scroll(let view, .rested, _):
            return sent[view] == nil ? nil : "v\(view) was sent and never arrived"
        default: break
        }
        return nil
    }

    private mutating func note(_ change: Change, _ isHook: Bool, _ world: World) {
        switch change {
        case .scroll(let view, let x, let y, let isAnimated):
            guard let scroll = world.scrolls[view] else { return }
            sent[view] = nil
            if !isAnimated { return }
            perhaps.insert(view)
            let (goalX, goalY) = (Double(x), Double(y))
            let isElsewhere = abs(scroll.last.x - goalX) > 1 || abs(scroll.last.y - goalY) > 1
            if isElsewhere, !isHook, scroll.last.width > 0, world.isOnScreen(view) {
                sent[view] = (goalX, goalY, nil)
            }
        case .reveal(let view, _, _, _):
            sent[view] = nil
            perhaps.insert(view)
        case .nothing, .toggle, .detach, .attach, .delegate, .require, .interaction: break
        default: sent = [:]
        }
    }
}
