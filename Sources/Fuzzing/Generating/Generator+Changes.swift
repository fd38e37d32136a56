/// What is changed, between events and in callbacks.
extension Generator {
    mutating func scatterChanges() {
        let end = theCase.actions.last?.time ?? 0
        for _ in 0..<numbers.number(0...8) {
            let time = numbers.number(0...end + 1000)
            insert(makeChange(), at: time)
        }
    }

    mutating func insert(_ change: Change, at time: Int) {
        let place = theCase.actions.firstIndex { $0.time > time } ?? theCase.actions.count
        theCase.actions.insert(FuzzCase.Action(time: time, deed: .change(change)), at: place)
    }

    mutating func makeHooks() {
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

    mutating func makeChange(inHook: Bool = false) -> Change {
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
}
