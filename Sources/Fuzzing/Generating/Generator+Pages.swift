/// The navigation controller, and what code does to it.
extension Generator {
    /// Gives the views outside all others pages to be in, and says what the navigation controller is like.
    mutating func makePages() {
        for index in theCase.views.indices where theCase.views[index].parent == 0 {
            theCase.views[index].parent = -numbers.number(1...3)
        }
        for property in NavigationProperty.allCases
        where property.percent > 0 && numbers.chance(property.percent) {
            guard let value = numbers.pick(property.choices) else { continue }
            theCase.navigation.append(FuzzCase.Setting(key: property.rawValue, value: value))
        }
    }

    mutating func makePageChange() -> Change {
        let isAnimated = numbers.chance(75)
        switch numbers.number(0...19) {
        case 0...4: return .push(page: numbers.number(1...5), isAnimated: isAnimated)
        case 5...7: return .pop(isAnimated: isAnimated)
        case 8: return .popToRoot(isAnimated: isAnimated)
        case 9: return .popTo(page: numbers.number(1...5), isAnimated: isAnimated)
        case 10:
            var pages: [Int] = []
            for _ in 0...numbers.number(0...3) {
                let page = numbers.number(1...5)
                if !pages.contains(page) { pages.append(page) }
            }
            return .set(pages: pages, isAnimated: isAnimated)
        case 11: return .hideBar(isAnimated: isAnimated)
        case 12, 13: return .lead(percent: numbers.number(0...110))
        case 14: return .finishLead
        case 15: return .callOff
        case 16, 17: return .present(page: numbers.number(6...7), isAnimated: isAnimated)
        case 18: return .dismiss(isAnimated: isAnimated)
        default: return .swipeBack
        }
    }

    /// Has a custom transition led for a while, and let go or called off.
    mutating func leadTransition() {
        let isLed = theCase.navigation.contains {
            $0.key == NavigationProperty.led.rawValue && $0.value == 1
        }
        guard isLed, numbers.chance(60) else { return }
        var time = numbers.number(0...(theCase.actions.last?.time ?? 0))
        let end = numbers.chance(50) ? Change.callOff : .finishLead
        let isPush = numbers.chance(50)
        let start =
            isPush
            ? Change.push(page: numbers.number(1...5), isAnimated: true) : .pop(isAnimated: true)
        for change in [start, .lead(percent: numbers.number(0...100)), end] {
            insert(change, at: time)
            time += numbers.number(100...4000)
        }
    }
}
