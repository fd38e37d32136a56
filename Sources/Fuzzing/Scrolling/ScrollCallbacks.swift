/// A drag is told from its beginning to its end, and then the motion that it leaves, if there is one.
struct ScrollCallbacks: Checker {
    static let name = "a scroll view tells of drags and motions in order"
    static let rules = "S-A6.3, S-A6.4, S-A6.5"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .scroll(let view, let call, let sight) = observation,
            let scroll = world.scrolls[view]
        else { return nil }
        let phase = scroll.phase
        let isLawful: Bool
        switch call {
        case .willDrag: isLawful = phase == .resting || phase == .slowing || isFree(scroll)
        case .willEndDragging: isLawful = phase == .dragging
        case .didEndDragging: isLawful = phase == .lettingGo
        case .willSlow:
            // What a finger has stopped where it may not stay comes back.
            isLawful = phase == .goingOn || scroll.isDisturbed || !scroll.mayStay(at: sight)
        case .stopped: isLawful = phase == .slowing
        case .seen, .rested: isLawful = phase != .lettingGo && (phase != .goingOn || isFree(scroll))
        default: isLawful = true
        }
        return isLawful ? nil : "v\(view) said \(call) while it was \(phase)"
    }

    /// Whether the program may have stopped it meanwhile; nobody is told of that.
    private func isFree(_ scroll: World.Scroll) -> Bool {
        scroll.phase == .goingOn && scroll.isDisturbed
    }
}

/// What scales is told of from its beginning to its end.
struct ZoomCallbacks: Checker {
    static let name = "a scroll view tells that zooming begins, and then that it ends"
    static let rules = "S-A5.9"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .scroll(let view, let call, let sight) = observation,
            let scroll = world.scrolls[view]
        else { return nil }
        switch call {
        case .zoomEnded: return scroll.isZooming ? nil : "v\(view) ended zooming that never began"
        case .rested:
            if scroll.isZooming, !scroll.isDisturbed { return "v\(view) never ended zooming" }
            let near = 1e-6
            let isWithin =
                sight.scale >= scroll.scales.lowerBound - near
                && sight.scale <= scroll.scales.upperBound + near
            return isWithin || sight.scale == 1 ? nil : "v\(view) rests at scale \(sight.scale)"
        default:
            return sight.scale == 1 || scroll.isZoomable ? nil : "v\(view) is scaled"
        }
    }
}
