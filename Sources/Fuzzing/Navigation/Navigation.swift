import TouchEngine

extension World {
    /// The stack as the operations make it, and what else is known of the pages.
    struct Navigation {
        /// What the operations since the last look make of the stack.
        var stack: [Int]?
        /// Whether the swipe back has the delegate that it came with.
        var hasStockDelegate = true
        /// How it stood at the last look.
        var sight: NavigationSight?
        /// What each page was told last.
        var last: [Int: PageCall] = [:]
        /// The pages that were said to be about to be shown, and not yet that they are.
        var announced: [Int] = []
        /// Whether the trace has said that nothing moves any more, or that something was never completed.
        var isStuck = false
        /// Whether a finger or a leader has changed the stack since the last look, or has taken that back.
        var isLed = false

        /// The page that alone is in sight and takes touches, when nothing moves.
        var openPage: Int? {
            guard let sight, let top = sight.stack.last, sight.visible == [top], sight.isOpen,
                !sight.isCovered, !isStuck, announced.isEmpty,
                last.allSatisfy({ $0.value == ($0.key == top ? .didAppear : .didDisappear) })
            else { return nil }
            return top
        }

        mutating func note(_ change: Change) {
            guard let before = stack, !isStuck else { return }
            switch change {
            case .push(let page, _):
                let isNew = FuzzPage.ofStack.contains(page) && !before.contains(page)
                if isNew { stack = before + [page] }
            case .pop: if before.count > 1 { stack = before.dropLast() }
            case .popToRoot: stack = Array(before.prefix(1))
            case .popTo(let page, _):
                if let place = before.firstIndex(of: page) { stack = Array(before[...place]) }
            case .set(let pages, _): stack = PageStage.stack(pages)
            default: break
            }
        }

        mutating func note(_ record: TraceRecord) {
            switch record.code {
            case .navigationWedged, .navigationUnled, .misuseTransitionUnfinished,
                .misuseTransitionViewMissing:
                isStuck = true
            case .navigationCancelled: isLed = true
            case .navigationPop: if case .flag(true) = record["interactive"] { isLed = true }
            // A tap on it pops without a word from the program.
            case .controlAction: if record.subject == "back button" { isLed = true }
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
        guard case .navigation(let sight) = observation, let right = world.navigation.stack,
            sight.stack != right, !world.wasMeddled, !world.navigation.isLed
        else { return nil }
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
            !world.navigation.announced.contains(page)
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
            !world.navigation.isStuck, !sight.isCovered
        else { return nil }
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
