import TouchEngine

extension World {
    /// The stack as the operations make it, and what else is known of the pages.
    struct Navigation {
        /// What the operations since the last look make of the stack.
        var stack: [Int]?
        /// Whether the bar is hidden.
        var isBarHidden = false
        /// Whether the swipe back has the delegate that it came with.
        var hasStockDelegate = true
        /// How it stood at the last look, and at the one before.
        var sight: NavigationSight?
        var sightBefore: NavigationSight?
        /// What each page was told last.
        var last: [Int: PageCall] = [:]
        /// The pages that were said to be about to be shown, and not yet that they are.
        var announced: [Int] = []
        /// How often each page was announced and not shown: one that was called off stays here.
        var owed: [Int: Int] = [:]
        /// Whether the trace has said that nothing moves any more, or that something was never completed.
        var isStuck = false
        /// Whether a finger on the bar has lifted since the last look, or a swipe has begun: either may pop a page.
        var mayPop = false
        /// What the stack was before the change that is led just now, and that may be called off.
        var undo: [Int]?
        /// Whether a hook has had a hand in the change, so that nobody knows what calling it off brings back.
        var isUndoUnsure = false
        /// Whether the whole stack was set, and that may be called off.
        var isSetLed = false
        /// Whether that is the change of a swipe.
        var isSwiped = false
        /// Whether somebody leads it for sure, so that calling it off takes it back.
        var isLeading = false
        /// Whether custom transitions are led.
        var isLed = false

        /// Whether the program has changed something since the last look: what was under way may have been cut short.
        var hasChanged = false
        /// Whether an animator of the case's own moves pages.
        var isCustom = false

        /// Whether a page of the stack is on its way.
        var isMoving: Bool {
            FuzzPage.ofStack.contains { last[$0] == .willAppear || last[$0] == .willDisappear }
        }

        /// The page that alone is in sight and takes touches, when nothing moves.
        var openPage: Int? {
            guard let sight, let top = sight.stack.last, sight.visible == [top], sight.isOpen,
                !sight.isCovered, !isStuck, announced.isEmpty,
                last.allSatisfy({ $0.value == ($0.key == top ? .didAppear : .didDisappear) })
            else { return nil }
            return top
        }

        mutating func note(_ change: Change) {
            hasChanged = true
            isSwiped = false
            // Even before the pages have come.
            if case .hideBar = change { isBarHidden.toggle() }
            guard let before = stack, !isStuck else { return }
            switch change {
            case .push(let page, _):
                let isNew = FuzzPage.ofStack.contains(page) && !before.contains(page)
                if isNew { stack = before + [page] }
            case .pop: if before.count > 1 { stack = before.dropLast() }
            case .popToRoot: stack = Array(before.prefix(1))
            case .popTo(let page, _):
                if let place = before.firstIndex(of: page) { stack = Array(before[...place]) }
            case .set(let pages, _):
                // Nothing takes that back (N-C5.3).
                stack = PageStage.stack(pages)
                undo = nil
                isLeading = false
                isSetLed = isLed && isCustom
                return
            case .callOff:
                if isUndoUnsure {
                    stack = nil
                } else if isLeading, let undo {
                    stack = undo
                }
                // The old page is back, and the new stack stays.
                if isSetLed { isStuck = true }
                isLeading = false
                return
            case .finishLead, .present, .dismiss: isLeading = false
            default: break
            }
            if stack != before {
                isSetLed = false
                isUndoUnsure = false
                undo = isLed ? before : nil
                isLeading = isLed && isCustom && change.isAnimated && sight?.isCovered == false
            }
        }

        /// Notes how it stands; what a lift has done may still be kept back.
        mutating func note(_ sight: NavigationSight, mayStillPop: Bool) {
            // A hook's pop that finds nothing more to pop leaves the swipe's.
            let swiped = [stack, self.sight?.stack].first { $0?.dropLast() == sight.stack[...] }
            if let swiped, mayPop {
                // Out of the window the page goes at once, and nobody leads it.
                undo = self.sight?.isInWindow == false ? nil : swiped
                // A hook that moves pages meanwhile cuts it short.
                isSwiped = undo != nil && !hasChanged
            }
            stack = sight.stack
            sightBefore = self.sight
            self.sight = sight
            mayPop = mayPop && mayStillPop
            hasChanged = false
        }

        /// Whether pages go by the transitions of the stack alone, and one at a time.
        var isPlain: Bool { !hasChanged && !isStuck && sight?.isCovered == false }

        mutating func note(_ record: TraceRecord) {
            switch record.code {
            case .navigationWedged, .navigationUnled, .misuseTransitionUnfinished,
                .misuseTransitionViewMissing:
                isStuck = true
            case .misuseNestedTransition:
                // Even without a change of the program's: the back button, under another finger (N-C5.11).
                hasChanged = true
                isSwiped = false
            default: break
            }
        }
    }
}

/// The stack is what the operations make it; a swipe takes one page off, or gives it back.
struct StackAsSaid: Checker {
    static let name = "the stack is what the operations make it"
    static let rules = "N-C5.1, N-C5.2, N-C5.14"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        let navigation = world.navigation
        guard case .navigation(let sight) = observation, let right = navigation.stack,
            sight.stack != right, sight.stack != navigation.undo, !world.isMeddled,
            !navigation.isStuck
        else { return nil }
        if navigation.mayPop, sight.stack == right.dropLast() { return nil }
        return "the stack is \(sight.stack), not \(right)"
    }
}

/// Each page hears that it will come or go before it has, and of no such thing twice.
struct PageAppearances: Checker {
    static let name = "a page comes and goes by turns"
    static let rules = "N-C5.4, N-C5.5, N-C5.6, N-C5.7"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .page(let page, let call) = observation else { return nil }
        let before = world.navigation.last[page] ?? .didDisappear
        return call.predecessors.contains(before) ? nil : "p\(page) heard \(call) after \(before)"
    }
}

/// A page is said to be shown once for each time that it was announced.
struct ShownOnce: Checker {
    static let name = "a page is shown once for each time that it was announced"
    static let rules = "N-C5.9, N-C5.10"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .shows(let page, true) = observation,
            world.navigation.owed[page, default: 0] <= 0
        else { return nil }
        return "p\(page) was shown and not announced"
    }
}

/// At rest the top page alone is in sight, and can be touched.
struct OnePage: Checker {
    static let name = "at rest the top page alone is in sight"
    static let rules = "N-C5.4, N-C5.6, N-D7"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .navigation(let sight) = observation, sight.isAtRest,
            !world.navigation.isStuck
        else { return nil }
        if sight.isCovered {
            return sight.isOpen || world.wasMeddled ? nil : "the presented page takes no touches"
        }
        if sight.visible != sight.stack.suffix(1) {
            return "of \(sight.stack) there is \(sight.visible) in sight"
        }
        if !sight.isOpen { return "the top page takes no touches" }
        for page in FuzzPage.numbers {
            let last = world.navigation.last[page] ?? .didDisappear
            let right: PageCall = sight.visible.contains(page) ? .didAppear : .didDisappear
            if last != right { return "p\(page) was left with \(last)" }
        }
        return nil
    }
}
