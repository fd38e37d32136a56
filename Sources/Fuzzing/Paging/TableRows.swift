import TouchEngine

/// A finger selects the row that it has landed on, as it lifts, once, unless something has taken it.
struct RowsSelected: Checker {
    static let name = "a row is selected by a finger that lifts from it, and that nobody took"
    static let rules = "S-B19"
    private var used: Set<Int> = []

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard let pager = world.pager, !world.isMeddled,
            case .paging(.row(let child, .selected, let row, let y)) = observation,
            pager.isInside(child)
        else { return nil }
        let fingers = pager.touched.filter { touch, place in
            guard place.child == child, !used.contains(touch), let known = world.touches[touch]
            else { return false }
            return known.isUp && !known.isCancelled && known.taker == nil
        }
        // Content that has moved under the finger has brought it to another row.
        let right = fingers.filter { $0.value.row == row || $0.value.y != y }.keys.min()
        guard let right else { return "row \(row) of child \(child) is selected, by no finger" }
        used.insert(right)
        return nil
    }
}

/// The rows are selected that fingers and code have selected.
struct SelectionAsSaid: Checker {
    static let name = "the rows are selected that were heard to be"
    static let rules = "S-B19"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard let pager = world.pager, case .paging(.seen(let sight)) = observation,
            !world.isMeddled, pager.changes == 0
        else { return nil }
        for child in PagerPart.tables {
            let (now, right) = (sight.selected[child] ?? [], pager.selected[child] ?? [])
            if now != right { return "child \(child) has selected \(now), not \(right)" }
        }
        return nil
    }
}

/// One row is open at a time, and no other is moved aside.
struct OneRowOpen: Checker {
    static let name = "one row is open at a time"
    static let rules = "S-B20"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard let pager = world.pager, case .paging(let news) = observation else { return nil }
        switch news {
        case .row(let child, .opens, let row, _):
            return pager.open[child].map { "row \(row) opens while row \($0) is open" }
        case .row(let child, .closed, let row, _) where pager.open[child] != row:
            return "row \(row) closes and was not open"
        case .seen(let sight) where pager.changes == 0:
            for child in PagerPart.tables {
                let astray = sight.aside[child]?.first { $0 != pager.open[child] }
                if let astray { return "row \(astray) of child \(child) is left aside" }
            }
            return nil
        default: return nil
        }
    }
}

/// A finger that lands elsewhere in the table covers the actions of the row that is open.
struct RowsClose: Checker {
    static let name = "a finger elsewhere closes the row that is open"
    static let rules = "S-B20"
    /// The rows that are to close in this turn.
    private var closing: [(child: Int, row: Int, touch: Int)] = []

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard let pager = world.pager else { return nil }
        switch observation {
        case .paging(.touched(let child, let touch, let row, let isBesideRows, _)):
            let closer = BuiltIn.rowClose.number(on: PagerPart.view(of: child))
            guard let open = pager.open[child], row.map({ $0 != open }) ?? isBesideRows,
                world.gestures[closer]?.lane == .idle
            else { return nil }
            closing.append((child, open, touch))
        case .record(let record) where record.code.isFailure || record.code == .recognizerWaits:
            // Somebody keeps it from doing so.
            closing.removeAll {
                World.number(of: record.subject)
                    == BuiltIn.rowClose.number(on: PagerPart.view(of: $0.child))
            }
        case .turnEnded:
            defer { closing = [] }
            guard !world.isMeddled else { return nil }
            for (child, row, touch) in closing where pager.open[child] == row {
                return "touch \(touch) landed elsewhere, and row \(row) is still open"
            }
        default: break
        }
        return nil
    }
}

/// The tables and the photo come to rest inside their limits.
struct ListsRest: Checker {
    static let name = "what is in a pager comes to rest inside its limits"
    static let rules = "S-A3.8, S-A4.15"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard let pager = world.pager, case .paging(.seen(let sight)) = observation,
            sight.isAtRest, !world.isStuck, world.isPagerInSight
        else { return nil }
        for (child, list) in sight.lists
            .sorted(by: { $0.key < $1.key }) where sight.inside.contains(child)
        {
            let flags = [
                list.isTracking, list.isDragging, list.isDecelerating, list.isZooming,
                list.isZoomBouncing,
            ]
            if flags.contains(true) { return "child \(child) is not at rest: \(flags)" }
            if !list.isInside, !pager.resized.contains(child), !pager.isSentElsewhere(child, list) {
                return "child \(child) rests at \(list.x), \(list.y), outside its limits"
            }
        }
        return nil
    }
}
