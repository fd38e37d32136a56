/// The delegate hears of every change of the offset.
struct ScrollNews: Checker {
    static let name = "a delegate is told whenever the offset has changed"
    static let rules = "S-A3.7, S-A6.7"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .scroll(let view, .seen, let sight) = observation,
            let told = world.scrolls[view]?.told
        else { return nil }
        if told.x == sight.x, told.y == sight.y { return nil }
        return "v\(view) is at \(sight.x), \(sight.y), and told of \(told.x), \(told.y)"
    }
}

/// A scroll view's flags say what its callbacks have said.
struct ScrollState: Checker {
    static let name = "a scroll view's flags agree with its callbacks"
    static let rules = "S-A6.1, S-A6.9"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .scroll(let view, let call, let sight) = observation,
            let scroll = world.scrolls[view]
        else { return nil }
        switch call {
        case .willDrag: return sight.isDragging ? nil : "v\(view) does not drag at willDrag"
        case .didEndDragging: return sight.isDragging ? "v\(view) still drags after it let go" : nil
        case .willSlow: return sight.isDecelerating ? nil : "v\(view) does not decelerate"
        case .stopped: return sight.isDecelerating ? "v\(view) has stopped and decelerates" : nil
        case .seen:
            if sight.isDragging != (scroll.phase == .dragging) {
                return "v\(view) isDragging is \(sight.isDragging) while it is \(scroll.phase)"
            }
            let isCaught = scroll.isCaught && scroll.phase == .dragging
            if sight.isDecelerating, scroll.phase != .slowing, !isCaught {
                return "v\(view) isDecelerating while it is \(scroll.phase)"
            }
            if sight.isDecelerating || scroll.phase != .slowing { return nil }
            let isExcused = scroll.isDisturbed || sight.isTracking || world.hasLanded
            return isExcused ? nil : "v\(view) stopped and told nobody"
        default: return nil
        }
    }
}

/// After the last finger nothing moves, and content that fingers have moved is inside its limits.
struct ScrollRest: Checker {
    static let name = "content comes to rest inside its limits"
    static let rules = "S-A3.8, S-A4.15"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .scroll(let view, .rested, let sight) = observation,
            let scroll = world.scrolls[view]
        else { return nil }
        // A finger has stopped it, and its pan waits for a recognizer that never decides: nothing comes of that.
        if world.isStuck, sight.isDecelerating { return nil }
        let flags = [
            sight.isTracking, sight.isDragging, sight.isDecelerating, sight.isZooming,
            sight.isZoomBouncing,
        ]
        if flags.contains(true) { return "v\(view) is not at rest: \(flags)" }
        if sight.isInside || scroll.isDisturbed || world.isHungUp { return nil }
        return "v\(view) rests at \(sight.x), \(sight.y), outside its limits"
    }
}

/// What has pages rests at one.
struct ScrollPages: Checker {
    static let name = "a scroll view with pages rests at a page"
    static let rules = "S-A4.17"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .scroll(let view, .rested, let sight) = observation,
            let scroll = world.scrolls[view], !scroll.isDisturbed, !world.isHungUp
        else { return nil }
        for isAcross in [true, false] {
            if let offset = scroll.strayed(sight, isAcross: isAcross) {
                return "v\(view) rests at \(offset), with pages of \(sight.axis(isAcross).page)"
            }
        }
        return nil
    }
}

/// No finger takes content that does not bounce past its edges.
struct ScrollEdges: Checker {
    static let name = "content that does not bounce stays inside its limits"
    static let rules = "S-A4.2"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .scroll(let view, .scrolled, let sight) = observation,
            let scroll = world.scrolls[view], !scroll.bounces, !scroll.isDisturbed,
            scroll.phase != .resting, !world.isMeddled
        else { return nil }
        // Where it was made, or put, outside them, it comes back.
        for isAcross in [true, false] {
            let (offset, low, high, _) = sight.axis(isAcross)
            let before = scroll.told.axis(isAcross).offset
            if offset < min(low, before) - 0.51 || offset > max(high, before) + 0.51 {
                return "v\(view) was taken to \(offset)"
            }
        }
        return nil
    }
}

/// A finger leads content from pixel to pixel.
struct ScrollPixels: Checker {
    static let name = "a drag keeps to the grid of pixels"
    static let rules = "S-A3.6"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .scroll(let view, .scrolled, let sight) = observation,
            let scroll = world.scrolls[view], scroll.phase == .dragging, !scroll.isDisturbed
        else { return nil }
        for (offset, before) in [(sight.x, scroll.told.x), (sight.y, scroll.told.y)]
        where offset != before {
            let dots = offset * scroll.pixels
            if abs(dots - dots.rounded()) > 1e-6 { return "v\(view) was dragged to \(offset)" }
        }
        return nil
    }
}

/// Of scroll views in each other one follows the finger along an axis; an inner one that hands over stays at its edge.
struct OneFollows: Checker {
    static let name = "of nested scroll views one follows a finger along an axis"
    static let rules = "S-A7.3, S-A7.10"
    /// What was dragged in this turn, from where to where.
    private var moved: [Int: (from: ScrollSight, to: ScrollSight)] = [:]

    mutating func objection(to observation: Observation, in world: World) -> String? {
        if case .turnEnded = observation { moved = [:] }
        guard case .scroll(let view, .seen, let sight) = observation,
            let scroll = world.scrolls[view], sight.isDragging, scroll.last.isDragging,
            !scroll.isDisturbed, !world.isMeddled, world.isPlain(view)
        else { return nil }
        let own = (from: scroll.last, to: sight)
        defer { moved[view] = own }
        for (other, theirs) in moved {
            let isInside = world.ancestry(of: view).contains(other)
            guard isInside || world.ancestry(of: other).contains(view) else { continue }
            let inner = isInside ? own : theirs
            // Another finger may lead the outer one, through somebody else in it.
            if world.draggingScrolls(in: isInside ? other : view) > 1 { continue }
            for isAcross in [true, false]
            where [own, theirs].allSatisfy({ hasMoved($0, isAcross) })
                && ![inner.from, inner.to].contains(where: { isAtEdge($0, isAcross) })
            {
                return "v\(view) and v\(other) follow one finger"
            }
        }
        return nil
    }

    private func hasMoved(_ way: (from: ScrollSight, to: ScrollSight), _ isAcross: Bool) -> Bool {
        way.from.axis(isAcross).offset != way.to.axis(isAcross).offset
    }

    private func isAtEdge(_ sight: ScrollSight, _ isAcross: Bool) -> Bool {
        let (offset, low, high, _) = sight.axis(isAcross)
        return offset <= low + 0.51 || offset >= high - 0.51
    }
}

extension World {
    /// How many scroll views inside another are led by fingers.
    fileprivate func draggingScrolls(in outer: Int) -> Int {
        scrolls.count {
            $0.key != outer && $0.value.phase == .dragging
                && ancestry(of: $0.key).contains(outer)
        }
    }
}
