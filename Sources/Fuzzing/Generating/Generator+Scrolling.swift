/// The scroll views, and what code does to them.
extension Generator {
    /// Makes most of the views scroll views, the first at least.
    mutating func makeScrollViews() {
        for index in theCase.views.indices where index == 0 || numbers.chance(45) {
            theCase.views[index].settings.removeAll { $0.key == "control" }
            theCase.views[index].settings.append(FuzzCase.Setting(key: "scroll", value: 1))
            for property in ViewProperty.scrolling where numbers.chance(property.likelihood) {
                guard let value = numbers.pick(property.values) else { continue }
                theCase.views[index].settings.append(
                    FuzzCase.Setting(key: property.key, value: value))
            }
        }
    }

    mutating func makeScrollChange() -> Change {
        let scrolls = theCase.views.filter { view in
            view.settings.contains { $0.key == "scroll" }
        }
        let view = numbers.pick(scrolls)?.id ?? 1
        let (x, y) = (numbers.number(-60...500), numbers.number(-60...900))
        let isAnimated = numbers.chance(50)
        switch numbers.number(0...9) {
        case 0...3: return .scroll(view: view, x: x, y: y, isAnimated: isAnimated)
        case 4, 5: return .reveal(view: view, x: x, y: y, isAnimated: isAnimated)
        case 6, 7:
            return .zoom(view: view, percent: numbers.number(20...400), isAnimated: isAnimated)
        case 8: return .scrolling(view: view)
        default: return .tapStatusBar
        }
    }
}
