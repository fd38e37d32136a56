/// A drag begins for fingers that have gone far enough along an axis that the content can go, and that nobody keeps.
struct ScrollClaims: Checker {
    static let name = "a scroll view drags when a finger has gone its way, and may be taken"
    static let rules = "S-A2.1, S-A2.3, S-A2.8, S-A5.5, S-A6.5, S-A1.11"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .scroll(let view, .willDrag, let sight) = observation, !world.isMeddled,
            let scroll = world.scrolls[view], let pan = world.pan(of: view),
            let attempt = pan.attempt, attempt.grantTurn != nil, !world.wasCaught(view)
        else { return nil }
        if !pan.isEnabled { return "v\(view) drags though it may not scroll" }
        let fingers = attempt.touches.compactMap { world.touches[$0] }
        let slop = 10.0 - 1e-6
        let hasCome = [true, false].contains { isAcross in
            [sight, scroll.last].contains { scroll.canGo(isAcross, $0) }
                && fingers.contains { (isAcross ? $0.farX : $0.farY) >= slop }
        }
        // Several fingers move their middle, which another may have left.
        if !hasCome, fingers.count == 1, world.isPlain(view) {
            return "v\(view) drags, and no finger has gone its way"
        }
        if attempt.hasWaited { return nil }
        for finger in fingers where !finger.isUp && finger.story == .began {
            if let words = keeps(finger, from: view, scroll, world) { return words }
        }
        return nil
    }

    /// Whether content that has heard of a finger keeps it.
    private func keeps(
        _ finger: World.Touch, from view: Int, _ scroll: World.Scroll, _ world: World
    ) -> String? {
        guard let content = finger.view, content != view,
            world.ancestry(of: content).contains(view)
        else { return nil }
        if !scroll.cancelsContent { return "v\(view) takes a finger from v\(content)" }
        let isKept = scroll.takes == 0 || (scroll.takes == nil && world.controls.contains(content))
        return isKept ? "v\(view) takes a finger that v\(content) keeps" : nil
    }
}

/// A scroll view tracks while its pan has a finger and has not failed.
struct ScrollTracking: Checker {
    static let name = "a scroll view tracks while its pan has a finger"
    static let rules = "S-A6.1"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .scroll(let view, .seen, let sight) = observation, !world.isMeddled,
            let pan = world.pan(of: view), !pan.isForced
        else { return nil }
        let attempt = pan.attempt
        let has = attempt?.touches.contains { world.touches[$0]?.isUp == false } ?? false
        let right = has && attempt?.hasFailed == false
        if sight.isTracking == right || (attempt?.endTurn != nil) { return nil }
        return "v\(view) isTracking is \(sight.isTracking)"
    }
}

/// A finger that lands on content in motion stops it.
struct CatchStops: Checker {
    static let name = "a finger stops content that moves on by itself"
    static let rules = "S-A2.9"
    /// Where content stands that fingers have stopped and do not lead yet.
    private var caught: [Int: ScrollSight?] = [:]

    mutating func objection(to observation: Observation, in world: World) -> String? {
        switch observation {
        case .landed(_, _, let hit?, _):
            for view in world.ancestry(of: hit) {
                guard let scroll = world.scrolls[view], scroll.last.isDecelerating,
                    let pan = world.pan(of: view), pan.isEnabled, pan.attempt == nil,
                    pan.delegate == nil, !world.isKeptOut(view)
                else { continue }
                caught[view] = .some(nil)
            }
        case .record(let record) where record.code == .touchUp || record.code == .touchCancelled:
            caught = [:]
        case .scroll(let view, .seen, let sight):
            guard let place = caught[view] else { return nil }
            // It counts as decelerating until the finger leads it or has lifted, but stands still (S-A6.9).
            guard sight.isDecelerating, let scroll = world.scrolls[view], !scroll.isDisturbed else {
                caught[view] = nil
                return nil
            }
            caught[view] = sight
            // One that may not stay there comes back as soon as the finger is not its own.
            guard let place, scroll.mayStay(at: place), !world.isMeddled else { return nil }
            if place.x != sight.x || place.y != sight.y {
                return "v\(view) goes on under a finger"
            }
        default: break
        }
        return nil
    }
}
