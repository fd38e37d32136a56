/// Makes cases out of numbers: the same seed makes the same case.
package struct Generator {
    var numbers: SeededNumbers
    var theCase = FuzzCase()
    /// How wild the case is: 0 is a program without surprises, 1 changes things between events and has odd recognizers, 2 does
    /// so in callbacks too and answers now this, now that.
    var wildness = 0

    private init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
        theCase.seed = seed
    }

    /// The case of a seed.
    package static func makeCase(seed: UInt64, scenes: Scenes = .touch) -> FuzzCase {
        var generator = Generator(seed: seed)
        generator.theCase.scenes = scenes
        generator.make()
        return generator.theCase
    }

    mutating func make() {
        wildness = numbers.pick([0, 0, 0, 1, 1, 2, 2]) ?? 0
        theCase.device = numbers.pick(["iPhone", "iPhone", "iPhoneProMotion", "iPad"]) ?? "iPhone"
        for id in 1...numbers.number(1...6) { makeView(id) }
        if theCase.scenes != .touch { makeScrollViews() }
        if theCase.scenes == .navigation { makePages() }
        let recognizers = numbers.number(1...9)
        for id in 1...recognizers { makeRecognizer(id) }
        for id in 1...4 { makeDelegate(id, recognizers: recognizers) }
        makeRequirements()
        var script = GestureScript(theCase, numbers: numbers)
        script.write()
        numbers = script.numbers
        theCase.actions = script.actions
        if wildness > 0 || theCase.scenes == .navigation { scatterChanges() }
        if theCase.scenes == .navigation { leadTransition() }
        if wildness > 1 { makeHooks() }
        if theCase.scenes == .navigation { makePager() }
    }

    mutating func makeView(_ id: Int) {
        let parents = theCase.views.suffix(3).map(\.id)
        let parent = numbers.chance(30) ? 0 : numbers.pick(parents) ?? 0
        func settings(_ pairs: [(String, Int)]) -> [FuzzCase.Setting] {
            pairs.map { FuzzCase.Setting(key: $0.0, value: $0.1) }
        }
        var values =
            parent == 0
            ? settings([
                ("x", numbers.number(0...80)), ("y", numbers.number(0...200)),
                ("w", numbers.number(200...330)), ("h", numbers.number(300...600)),
            ])
            : settings([
                ("x", numbers.number(-10...70)), ("y", numbers.number(-10...120)),
                ("w", numbers.number(120...260)), ("h", numbers.number(120...400)),
            ])
        for property in ViewProperty.all
        where !property.choices.isEmpty && numbers.chance(property.percent) {
            guard let value = numbers.pick(property.choices) else { continue }
            values.append(FuzzCase.Setting(key: property.key, value: value))
        }
        var view = FuzzCase.ViewSpec(id: id, parent: parent, settings: values, begin: nil)
        if numbers.chance(6) { view.begin = makePolicy(.begin, recognizers: 6) }
        theCase.views.append(view)
    }
}
