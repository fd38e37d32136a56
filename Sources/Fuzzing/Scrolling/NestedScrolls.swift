/// A scroll view at the edge that the finger pulls inward leaves the drag to one around it that can follow.
struct EdgesLeaveToOuter: Checker {
    static let name = "a scroll view at its edge leaves the drag to one around it"
    static let rules = "S-A7.3, S-A7.7"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .scroll(let view, .willDrag, let sight) = observation, !world.isMeddled,
            let scroll = world.scrolls[view], let finger = world.onlyFinger(of: view),
            let attempt = world.pan(of: view)?.attempt, attempt.grantTurn != nil,
            !attempt.hasWaited, !world.wasCaught(view), world.isPlain(view)
        else { return nil }
        for isAcross in [true, false] {
            let (way, aside) = (finger.moved(isAcross), finger.moved(!isAcross))
            // What has gone the other way too may be claimed for that.
            guard abs(way) >= 10, abs(aside) < 9, scroll.canGo(isAcross, sight),
                scroll.transfers(isAcross), !sight.canFollow(way, isAcross)
            else { continue }
            let outer = world.scrollsAround(view).first {
                world.pan(of: $0.view)?.isEnabled == true && $0.scroll.last.width > 0
                    && $0.scroll.canGo(isAcross, $0.scroll.last)
                    && $0.scroll.last.canFollow(way, isAcross)
            }
            if let outer { return "v\(view) drags at its edge, and v\(outer.view) could follow" }
        }
        return nil
    }
}

/// A straight drag that nobody else hears of moves the innermost scroll view that has content left that way.
struct InnermostScrolls: Checker {
    static let name = "the innermost scroll view that can follow a finger does"
    static let rules = "S-A2.3, S-A7.3, S-A7.7, S-A7.12"
    /// The touches that were alone, from the start, and were only moved.
    private var quiet: Set<Int> = []
    /// Where each scroll view was when they landed.
    private var sights: [Int: ScrollSight] = [:]

    mutating func objection(to observation: Observation, in world: World) -> String? {
        switch observation {
        case .landed(let touch, _, _, _):
            quiet = []
            let isAlone = world.openTouches.isEmpty && !world.isMeddled
            let isStill = world.scrolls.values.allSatisfy {
                !$0.last.isDecelerating && !$0.isZooming && $0.last.scale == 1
            }
            if isAlone, isStill {
                quiet = [touch]
                sights = world.scrolls.mapValues { $0.last }
            }
        case .changed, .page: quiet = []
        case .moves(let touch, _):
            // Somebody who went the other way first may have failed for it.
            guard let finger = world.touches[touch] else { return nil }
            if min(finger.wayX, finger.wayY) > 8 { quiet = [] }
        case .record(let record) where record.code == .touchUp:
            guard let touch = world.touch(in: record), quiet.contains(touch) else { return nil }
            quiet = []
            return unled(touch, in: world)
        default: break
        }
        return nil
    }

    private func unled(_ id: Int, in world: World) -> String? {
        guard let touch = world.touches[id], let hit = touch.view,
            touch.receivers.allSatisfy({ BuiltIn.isOne($0) }),
            touch.receivers.allSatisfy({
                world.gestures[$0]?.kind != BuiltIn.pop.rawValue
                    || world.gestures[$0]?.attempt?.grantTurn == nil
            }), !world.controls.contains(hit), world.isPlain(hit)
        else { return nil }
        for isAcross in [true, false] {
            let way = touch.moved(isAcross)
            guard abs(way) >= 30, (isAcross ? touch.wayX : touch.wayY) < abs(way) + 1 else {
                continue
            }
            for view in world.ancestry(of: hit) {
                guard let scroll = world.scrolls[view], let sight = sights[view],
                    let pan = world.pan(of: view), pan.isEnabled, scroll.canGo(isAcross, sight)
                else { continue }
                if world.begins.contains(hit) || world.begins.contains(view) { return nil }
                if pan.delegate != nil { return nil }
                if world.isKeptOut(view) { return nil }
                if view != hit, !scroll.cancelsContent || scroll.takes != nil { return nil }
                // One that does not hand over is pulled past its edge.
                if sight.canFollow(way, isAcross) || !scroll.transfers(isAcross) {
                    let drags = pan.attempt?.grantTurn != nil
                    return drags ? nil : "v\(view) does not follow touch \(id)"
                }
            }
        }
        return nil
    }
}

/// What is dragged to its edge stays there while a scroll view with pages around it takes over.
struct HandsOver: Checker {
    static let name = "at its edge content gives way to pages around it"
    static let rules = "S-A7.3, S-A4.17"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .scroll(let view, .seen, let sight) = observation, sight.isDragging,
            let scroll = world.scrolls[view], scroll.last.isDragging, !scroll.isDisturbed,
            !world.isMeddled, let finger = world.onlyFinger(of: view), !sight.isZooming,
            world.isPlain(view)
        else { return nil }
        for isAcross in [true, false] where scroll.transfers(isAcross) {
            let (offset, low, high, _) = sight.axis(isAcross)
            let (before, _, _, _) = scroll.last.axis(isAcross)
            let excess = offset < low ? offset - low : max(offset - high, 0)
            guard abs(excess) > 0.51, before >= low, before <= high, finger.moved(isAcross) != 0
            else { continue }
            let way = -excess
            let outer = world.scrollsAround(view).first {
                world.pan(of: $0.view)?.isEnabled == true && $0.scroll.last.width > 0
                    && $0.scroll.canGo(isAcross, $0.scroll.last)
                    && ($0.scroll.bounces || $0.scroll.last.canFollow(way, isAcross))
            }
            guard let outer, outer.scroll.isPaged, outer.scroll.phase != .dragging else { continue }
            return "v\(view) is dragged past its edge, and v\(outer.view) has pages"
        }
        return nil
    }
}
