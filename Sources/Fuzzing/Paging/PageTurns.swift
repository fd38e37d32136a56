/// The delegate hears of a finger's turn before it and after it, by turns.
struct TurnsInPairs: Checker {
    static let name = "a finger's turn of the page is announced and ended, once"
    static let rules = "S-B21"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard let pager = world.pager, case .paging(let news) = observation else { return nil }
        switch news {
        case .will(let child):
            if let pending = pager.pending {
                return "a turn to child \(child) is announced during one to child \(pending)"
            }
            return child == pager.shown ? "a turn to child \(child) is announced on it" : nil
        case .did where pager.pending == nil: return "a turn ended that was not announced"
        case .seen(let sight) where sight.isAtRest && !world.isStuck:
            return pager.pending.map { "the turn to child \($0) never ended" }
        default: return nil
        }
    }
}

/// The page that is shown is the one that fingers and code have turned to.
struct TurnsAsSaid: Checker {
    static let name = "the page that is shown is the one that was turned to"
    static let rules = "S-B21"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard let pager = world.pager, case .paging(let news) = observation, !world.isMeddled else {
            return nil
        }
        switch news {
        case .did(let previous, let isCompleted, let shown):
            if previous != pager.shown {
                return "a turn from child \(previous), which is not shown"
            }
            let right = isCompleted ? pager.pending : previous
            let what = isCompleted ? "completed" : "not completed"
            return shown == right || pager.isTurned(to: shown)
                ? nil : "a turn is \(what), and there is \(name(shown))"
        case .seen(let sight) where pager.page(in: sight) != pager.shown && pager.changes == 0:
            return "there is \(name(sight.shown)), and nobody has turned from \(name(pager.shown))"
        default: return nil
        }
    }

    private func name(_ child: Int?) -> String { child.map { "child \($0)" } ?? "nobody" }
}

/// Who asks for a page is told once what became of it.
struct RequestsAnswered: Checker {
    static let name = "a page that code asks for is answered for once"
    static let rules = "S-B21"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard let pager = world.pager, case .paging(let news) = observation else { return nil }
        switch news {
        case .closure(let request, _) where pager.requests[request] == nil:
            return "request \(request) is answered twice"
        case .seen(let sight) where sight.isAtRest && !world.isStuck:
            return pager.requests.keys.min().map { "request \($0) was never answered" }
        default: return nil
        }
    }
}

/// At rest the child that is shown is alone in the pager, and fills it.
struct OneChild: Checker {
    static let name = "at rest a pager holds the page that is shown, and no other"
    static let rules = "S-B5, S-A4.17"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard let pager = world.pager, case .paging(.seen(let sight)) = observation,
            sight.isAtRest, !world.isStuck
        else { return nil }
        if sight.inside != sight.shown.map({ [$0] }) ?? [] {
            return "there is \(sight.inside) in the pager, which shows \(sight.shown ?? 0)"
        }
        let isSeen = world.isPagerInSight
        if isSeen, !sight.isFilled { return "child \(sight.shown ?? 0) does not fill the pager" }
        for child in PagerPart.children {
            let right = isSeen && child == sight.shown ? PageCall.didAppear : .didDisappear
            let last = pager.last[child] ?? .didDisappear
            if last != right, !pager.isCoveredOnTheWay {
                return "child \(child) was left at \(last)"
            }
        }
        return nil
    }
}

/// Each child hears that it will come or go before it has, and of no such thing twice.
struct ChildAppearances: Checker {
    static let name = "a pager's pages come and go by turns"
    static let rules = "N-C5.4, N-C5.7"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard let pager = world.pager, case .paging(.child(let child, let call)) = observation
        else { return nil }
        let before = pager.last[child] ?? .didDisappear
        return call.predecessors.contains(before)
            ? nil : "child \(child) heard \(call) after \(before)"
    }
}

extension World {
    /// Whether something has never come to an end, through no fault of the engine.
    var isStuck: Bool { navigation.isStuck || isHungUp }

    /// Whether the page that the pager is on has come.
    var isPagerInSight: Bool { pager.map { navigation.last[$0.page] == .didAppear } == true }
}
