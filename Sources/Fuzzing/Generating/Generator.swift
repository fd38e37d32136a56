/// Makes cases out of numbers: the same seed makes the same case.
package struct Generator {
    private var numbers: SeededNumbers
    private var theCase = FuzzCase()
    /// How wild the case is: 0 is a program without surprises, 1 changes things between events and has odd recognizers, 2 does
    /// so in callbacks too and answers now this, now that.
    private var wildness = 0

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

    private mutating func make() {
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
        if wildness > 1 { makeHooks() }
    }

    // MARK: The scene

    private mutating func makeView(_ id: Int) {
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

    /// Makes most of the views scroll views, the first at least.
    private mutating func makeScrollViews() {
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

    private mutating func makeRecognizer(_ id: Int) {
        let kinds = RecognizerKind.all.filter { wildness > 0 || !$0.isBad }
        var place = numbers.number(0...kinds.map(\.weight).reduce(0, +) - 1)
        var kind = kinds[0]
        for candidate in kinds {
            kind = candidate
            place -= candidate.weight
            if place < 0 { break }
        }
        var settings: [FuzzCase.Setting] = []
        for property in RecognizerProperty.common + kind.properties
        where numbers.chance(property.percent) {
            guard let value = numbers.pick(property.choices) else { continue }
            settings.append(FuzzCase.Setting(key: property.key, value: value))
        }
        let view = numbers.chance(10) ? 0 : numbers.pick(theCase.views)?.id
        theCase.recognizers.append(
            FuzzCase.RecognizerSpec(
                id: id, kind: kind.name, view: numbers.chance(3) ? nil : view,
                delegate: numbers.chance(55) ? numbers.number(1...4) : nil, settings: settings))
    }

    private mutating func makeDelegate(_ id: Int, recognizers: Int) {
        let used = theCase.recognizers.contains { $0.delegate == id }
        guard used || wildness > 0 else { return }
        let percents: [(Question, Int)] = [
            (.begin, 25), (.together, 70), (.waits, 25), (.awaited, 25), (.receive, 15),
            (.event, 8),
        ]
        var answers: [FuzzCase.Answer] = []
        for (question, percent) in percents where numbers.chance(percent) {
            let policy = makePolicy(question, recognizers: recognizers)
            answers.append(FuzzCase.Answer(question: question, policy: policy))
        }
        theCase.delegates.append(FuzzCase.DelegateSpec(id: id, answers: answers))
    }

    private mutating func makePolicy(_ question: Question, recognizers: Int) -> Policy {
        if wildness > 1, numbers.chance(40) {
            return .chance(
                percent: question.defaultAnswer ? 80 : 30, salt: numbers.number(1...999))
        }
        if numbers.chance(question == .together ? 25 : 6) {
            return .always(numbers.chance(80) != question.defaultAnswer)
        }
        let count = question == .together ? 4 : 2
        return .listed(
            (0..<numbers.number(1...count)).map { _ in
                Policy.Pair(
                    one: numbers.number(1...recognizers),
                    other: question.isAboutTwo ? numbers.number(1...recognizers) : nil)
            })
    }

    private mutating func makeRequirements() {
        let ids = theCase.recognizers.map(\.id)
        guard ids.count > 1, numbers.chance(50) else { return }
        let mayCycle = numbers.chance(15)
        for _ in 0..<numbers.number(1...3) {
            guard let one = numbers.pick(ids), let other = numbers.pick(ids), one != other else {
                continue
            }
            let pair =
                mayCycle
                ? FuzzCase.Requirement(waiter: one, required: other)
                : FuzzCase.Requirement(waiter: min(one, other), required: max(one, other))
            if !theCase.requirements.contains(pair) { theCase.requirements.append(pair) }
        }
    }

    // MARK: What is changed

    private mutating func scatterChanges() {
        let end = theCase.actions.last?.time ?? 0
        for _ in 0..<numbers.number(0...8) {
            let time = numbers.number(0...end + 1000)
            let place = theCase.actions.firstIndex { $0.time > time } ?? theCase.actions.count
            let change = makeChange()
            theCase.actions.insert(
                FuzzCase.Action(time: time, deed: .change(change)), at: place)
        }
    }

    private mutating func makeHooks() {
        for _ in 0..<numbers.number(0...5) {
            let subject: Subject
            let callbacks: [Callback]
            switch numbers.number(0...9) {
            case 0...2:
                if theCase.scenes == .navigation, numbers.chance(60) {
                    subject = .view(-numbers.number(1...6))
                    callbacks = [.willAppear, .didAppear, .willDisappear, .didDisappear]
                    break
                }
                subject = .view(numbers.pick(theCase.views)?.id ?? 1)
                callbacks =
                    theCase.scenes != .touch && numbers.chance(70)
                    ? Callback.ofScrollViews
                    : [.began, .began, .moved, .ended, .cancelled, .begin]
            case 3...6:
                subject = .recognizer(numbers.pick(theCase.recognizers)?.id ?? 1)
                callbacks = [
                    .began, .moved, .ended, .cancelled, .reset, .action, .action, .action,
                ]
            default:
                subject = .delegate(numbers.pick(theCase.delegates)?.id ?? 1)
                callbacks = [.begin, .begin, .together, .waits, .awaited, .receive, .event]
            }
            theCase.hooks.append(
                FuzzCase.Hook(
                    subject: subject, callback: numbers.pick(callbacks) ?? .began,
                    count: numbers.number(1...4), change: makeChange(inHook: true)))
        }
    }

    private mutating func makeChange(inHook: Bool = false) -> Change {
        if theCase.scenes == .navigation, numbers.chance(65) { return makePageChange() }
        if theCase.scenes != .touch, numbers.chance(60) { return makeScrollChange() }
        let recognizer = numbers.pick(theCase.recognizers)?.id ?? 1
        let other = numbers.pick(theCase.recognizers)?.id ?? 1
        let view = numbers.pick(theCase.views)?.id ?? 1
        let parent = numbers.chance(30) ? 0 : numbers.pick(theCase.views)?.id ?? 0
        switch numbers.number(0...20) {
        case 20: return .press(ticks: numbers.number(0...6000))
        case 0...4: return .toggle(recognizer: recognizer)
        case 5, 6: return .detach(recognizer: recognizer)
        case 7, 8: return .attach(recognizer: recognizer, view: parent)
        case 9: return .remove(view: view)
        case 10, 11: return .add(view: view, parent: parent)
        case 12: return .interaction(view: view)
        case 13: return .hide(view: view)
        case 14: return .cancelTouches
        case 15:
            return .land(x: numbers.number(2000...30000), y: numbers.number(5000...60000))
        case 16: return .lift
        case 17:
            let isSet = numbers.chance(50)
            return .delegate(recognizer: recognizer, delegate: isSet ? numbers.number(1...4) : nil)
        case 18:
            if !inHook || wildness < 2 { return .require(waiter: recognizer, required: other) }
            return .pass(ticks: numbers.number(0...6000))
        default:
            return .state(recognizer: recognizer, state: numbers.number(0...5))
        }
    }

    private mutating func makeScrollChange() -> Change {
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

    /// Gives the views outside all others pages to be in, and says what the navigation controller is like.
    private mutating func makePages() {
        for index in theCase.views.indices where theCase.views[index].parent == 0 {
            theCase.views[index].parent = -numbers.number(1...3)
        }
        for property in NavigationProperty.allCases where numbers.chance(property.percent) {
            guard let value = numbers.pick(property.choices) else { continue }
            theCase.navigation.append(FuzzCase.Setting(key: property.rawValue, value: value))
        }
    }

    private mutating func makePageChange() -> Change {
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
}
