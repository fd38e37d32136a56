import Foundation
import TouchEngine

/// Pages are turned one at a time, the way a flick goes.
struct PageByPage: Checker {
    static let name = "a drag turns one page at most, the way it was flicked"
    static let rules = "S-A4.17, S-A4.18"
    /// Where each drag began.
    private var starts: [Int: ScrollSight] = [:]

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .scroll(let view, let call, let sight) = observation else { return nil }
        if call == .willDrag { starts[view] = sight }
        guard case .aims(let aim) = call, let scroll = world.scrolls[view], scroll.isPaged,
            !scroll.isDisturbed, !world.isMeddled, let start = starts[view]
        else { return nil }
        for isAcross in [true, false] where scroll.canGo(isAcross, sight) {
            let (offset, low, high, page) = sight.axis(isAcross)
            let (velocity, goal, _) = aim.axis(isAcross)
            let near = 0.51
            guard page > 0 else { continue }
            let first = (start.axis(isAcross).offset / page).rounded() * page
            if goal < min(first - page, high) - near || goal > max(first + page, low) + near {
                return "v\(view) goes from \(first) to \(goal), with pages of \(page)"
            }
            let isBound =
                abs(goal - low) < near || abs(goal - high) < near
                || abs(abs(goal - first) - page) < near
            if isBound { continue }
            let isFlick = abs(velocity) >= ModelParameters().pageFlipVelocity
            if isFlick ? (goal - offset) * velocity < -near : abs(goal - offset) > page / 2 + near {
                return "v\(view) goes from \(offset) to \(goal), flicked at \(velocity)"
            }
        }
        return nil
    }
}

/// A fling goes as far as its speed carries it, and no further than the edge.
struct FlingsAsFar: Checker {
    static let name = "a fling goes as far as its speed carries it"
    static let rules = "S-A4.4, S-A4.5, S-A4.6"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .scroll(let view, .aims(let aim), let sight) = observation,
            let scroll = world.scrolls[view], !scroll.isPaged, !sight.isZooming,
            !sight.isZoomBouncing
        else { return nil }
        // What is left of the speed after a second is that to the power of e.
        let slope = scroll.isFast ? 10.050335853501 : 2.002002670673
        for isAcross in [true, false] {
            let (offset, low, high, _) = sight.axis(isAcross)
            let (velocity, goal, _) = aim.axis(isAcross)
            let speed = max(abs(velocity) * 1000 - Double(ModelParameters().restSpeed), 0)
            let edge = min(max(offset, low), high)
            var right = edge
            if edge == offset {
                right += (velocity < 0 ? -speed : speed) / slope
            } else if let kept = speedAtEdge(offset - edge, velocity * 1000) {
                let rest = Double(ModelParameters().restSpeed)
                right += (kept < 0 ? min(kept + rest, 0) : max(kept - rest, 0)) / slope
            }
            right = min(max(right, low), high)
            if abs(goal - right) > 1 { return "v\(view) aims at \(goal), not \(right)" }
        }
        return nil
    }

    /// What the spring leaves of a speed with which content comes back over its edge; nil where it does not pass it (M-9, M-18).
    private func speedAtEdge(_ distance: Double, _ velocity: Double) -> Double? {
        let model = ModelParameters()
        let rate = Double(model.bounceRate)
        let slant = velocity + (rate - Double(model.returnRate)) * distance
        guard velocity * distance < 0, slant * distance < 0 else { return nil }
        return slant * exp(rate * distance / slant)
    }
}

/// Content comes to rest where its delegate was told, or has said.
struct RestsAsAimed: Checker {
    static let name = "content rests where its delegate was told, or has said"
    static let rules = "S-A4.16, S-A6.3, S-A6.8"
    private var aims: [Int: ScrollAim] = [:]

    mutating func objection(to observation: Observation, in world: World) -> String? {
        if case .landed(_, _, let hit?, _) = observation {
            for view in world.ancestry(of: hit) { aims[view] = nil }
        }
        guard case .scroll(let view, let call, let sight) = observation,
            let scroll = world.scrolls[view]
        else { return nil }
        switch call {
        case .aims(let aim): aims[view] = aim
        case .willDrag, .willZoom: aims[view] = nil
        case .stopped: return words(view, scroll, sight, world)
        case .didEndDragging(willSlow: false):
            return sight.isZoomBouncing || sight.isZooming ? nil : words(view, scroll, sight, world)
        default: break
        }
        return nil
    }

    private mutating func words(
        _ view: Int, _ scroll: World.Scroll, _ sight: ScrollSight, _ world: World
    ) -> String? {
        guard let aim = aims.removeValue(forKey: view), !scroll.isDisturbed, !world.isMeddled else {
            return nil
        }
        for isAcross in [true, false] {
            let (offset, low, high, _) = sight.axis(isAcross)
            let (velocity, proposed, chosen) = aim.axis(isAcross)
            let goal = scroll.isPaged ? proposed : min(max(chosen, low), high)
            // What is told and what the content does are two formulas (M-13).
            if abs(offset - goal) > 1.01 + abs(velocity) / 2 {
                return "v\(view) rests at \(offset), not at \(goal)"
            }
        }
        return nil
    }
}
