/// The page that goes hears of it before the one that comes, of the beginning and of the end.
struct LeavingComesFirst: Checker {
    static let name = "the page that goes hears before the one that comes"
    static let rules = "N-C5.4, N-C5.5"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .page(let page, let call) = observation, FuzzPage.ofStack.contains(page),
            !world.isMeddled, world.navigation.isPlain
        else { return nil }
        let others = FuzzPage.ofStack.filter { $0 != page }
        func hasHeard(_ call: PageCall) -> Int? {
            others.first { world.navigation.last[$0] == call }
        }
        switch call {
        case .willAppear:
            return hasHeard(.didAppear).map { "p\(page) comes, and p\($0) does not know" }
        case .didAppear:
            return hasHeard(.willDisappear).map { "p\(page) has come, and p\($0) is still going" }
        default: return nil
        }
    }
}

/// The delegate hears that a page will be shown before the page does, and that it is shown after it.
struct ShownInOrder: Checker {
    static let name = "a page is announced before it comes, and shown once it has"
    static let rules = "N-C5.9, N-C5.10"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        let navigation = world.navigation
        switch observation {
        case .shows(let page, let isDone):
            if world.isMeddled || !navigation.isPlain { return nil }
            let last = navigation.last[page] ?? .didDisappear
            if isDone {
                if last != .didAppear { return "p\(page) is shown after \(last)" }
                return navigation.stack?.last == page ? nil : "p\(page) is shown and not on top"
            }
            return last == .didDisappear || last == .willDisappear
                ? nil : "p\(page) is announced after \(last)"
        case .navigation(let sight) where sight.isAtRest:
            guard let top = sight.stack.last, !navigation.isStuck, !world.wasMeddled,
                navigation.announced.last == top
            else { return nil }
            return "p\(top) was announced and never shown"
        default: return nil
        }
    }
}
