import TouchEngine

/// Content follows its finger point for point, but past its edge by a part.
struct FollowsFinger: Checker {
    static let name = "content follows its finger, and less and less past its edge"
    static let rules = "S-A3.6, S-A4.1"
    /// Where finger and content were at the end of the turn before.
    private var before: [Int: (touch: World.Touch, place: Place, sight: ScrollSight)] = [:]

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .scroll(let view, .seen, let sight) = observation else { return nil }
        let last = before.removeValue(forKey: view)
        guard let scroll = world.scrolls[view], sight.isDragging, !scroll.isDisturbed,
            !world.isMeddled, world.isInWindow(view), let finger = world.onlyFinger(of: view),
            world.isPlain(view)
        else { return nil }
        before[view] = (finger, finger.place, sight)
        guard let last, last.touch === finger, scroll.last.isDragging else { return nil }
        for isAcross in [true, false] {
            let (offset, low, high, _) = sight.axis(isAcross)
            let (old, _, _, _) = last.sight.axis(isAcross)
            let way =
                isAcross ? finger.place.x - last.place.x : finger.place.y - last.place.y
            let gone = old - offset
            // Content that does not bounce comes back at once from where it was put.
            let isOutside = old < low || old > high
            if gone == 0 || (isOutside && !scroll.bounces) { continue }
            // Its slop is taken out at first, and what hands over comes back later.
            if abs(gone) > abs(way) + 0.7 {
                return "v\(view) went \(gone), its finger \(way)"
            }
            let excess = offset < low ? low - offset : max(offset - high, 0)
            let pastBefore = old < low ? low - old : max(old - high, 0)
            let give = Double(ModelParameters().rubberBand)
            if excess - pastBefore > give * abs(way) + 0.7 {
                return "v\(view) goes \(excess) past its edge, its finger \(way)"
            }
        }
        return nil
    }
}

/// A drag that starts nearly along one axis keeps to it where it is to.
struct KeepsToItsAxis: Checker {
    static let name = "a drag that is locked keeps to its axis"
    static let rules = "S-A5.7"
    /// Where content stood when a drag began along one axis, and whether that is the one across.
    private var locked: [Int: (isAcross: Bool, sight: ScrollSight)] = [:]

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .scroll(let view, let call, let sight) = observation,
            let scroll = world.scrolls[view], scroll.isLocked
        else { return nil }
        if call == .willDrag {
            locked[view] = nil
            guard let finger = world.onlyFinger(of: view), !world.wasCaught(view),
                world.isPlain(view), !world.isMeddled,
                world.pan(of: view)?.attempt?.hasWaited == false, scroll.canGo(true, sight),
                scroll.canGo(false, sight)
            else { return nil }
            let (x, y) = (abs(finger.moved(true)), abs(finger.moved(false)))
            // A third of the other: eighteen degrees.
            if min(x, y) * 3 < max(x, y) { locked[view] = (x > y, sight) }
            return nil
        }
        guard call == .scrolled, let (isAcross, start) = locked[view], scroll.phase == .dragging,
            !scroll.isDisturbed, !world.isMeddled
        else { return nil }
        let (offset, old) = (sight.axis(!isAcross).offset, start.axis(!isAcross).offset)
        return offset == old ? nil : "v\(view) left its axis, from \(old) to \(offset)"
    }
}
