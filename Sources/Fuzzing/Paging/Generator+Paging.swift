/// A pager on one of the pages, and what code does to it.
extension Generator {
    /// Puts a pager on a page now and then: the rest of the case is what it would be without.
    mutating func makePager() {
        var own = SeededNumbers(seed: theCase.seed ^ 0x5041_4745)
        swap(&numbers, &own)
        defer { swap(&numbers, &own) }
        guard numbers.chance(35) else { return }
        // A page that is there at first, and has as few views in front as can be.
        let depth = theCase.navigation.first { $0.key == NavigationProperty.depth.rawValue }?.value
        func views(on page: Int) -> Int { theCase.views.filter { $0.parent == -page }.count }
        let pages = Array(1...(depth ?? 1))
        let top = depth ?? 1
        let page = numbers.chance(60) ? top : pages.min { views(on: $0) < views(on: $1) } ?? top
        theCase.navigation.append(
            FuzzCase.Setting(key: NavigationProperty.pager.rawValue, value: page))
        for index in theCase.views.indices
        where theCase.views[index].parent == -page && numbers.chance(60) {
            theCase.views[index].parent = page == 1 ? -2 : -1
        }
        for index in theCase.recognizers.indices where numbers.chance(25) {
            theCase.recognizers[index].view = numbers.number(
                PagerPart.views.lowerBound...PagerPart.views.upperBound)
        }
        guard wildness > 0 else { return }
        let end = theCase.actions.last?.time ?? 0
        for _ in 0..<numbers.number(0...6) {
            insert(.paging(makePagingChange()), at: numbers.number(0...end + 1000))
        }
        guard wildness > 1 else { return }
        for _ in 0..<numbers.number(0...3) {
            theCase.hooks.append(makePagingHook())
        }
    }

    private mutating func makePagingHook() -> FuzzCase.Hook {
        let view = numbers.number(PagerPart.views.lowerBound...PagerPart.views.upperBound)
        let callbacks: [Callback] =
            view == PagerPart.scroller
            ? [.willTurn, .turned]
            : [
                .willAppear, .didAppear, .willDisappear, .didDisappear, .selected, .deselected,
                .opens, .closed,
            ]
        let change =
            numbers.chance(60) ? Change.paging(makePagingChange()) : makeChange(inHook: true)
        return FuzzCase.Hook(
            subject: .view(view), callback: numbers.pick(callbacks) ?? .willTurn,
            count: numbers.number(1...2), change: change)
    }

    private mutating func makePagingChange() -> PagingChange {
        let table = numbers.number(1...2)
        let row = numbers.number(0...119)
        let isAnimated = numbers.chance(50)
        switch numbers.number(0...19) {
        case 0...7:
            return .turn(
                child: numbers.number(1...3), isReverse: numbers.chance(40),
                isAnimated: numbers.chance(70))
        case 8: return .pagerSource
        case 9: return .pagerInteraction
        case 10, 11: return .reload(child: table)
        case 12: return .rowSource(child: table)
        case 13: return .rowInteraction(child: numbers.number(1...3))
        case 14...16: return .select(child: table, row: row, isAnimated: isAnimated)
        case 17: return .deselect(child: table, row: row)
        default: return .show(child: table, row: row, isAnimated: isAnimated)
        }
    }
}
