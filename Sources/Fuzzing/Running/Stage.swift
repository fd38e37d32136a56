import TouchEngine

/// A case's objects, alive: it puts them together, changes them, and passes on what they tell.
package final class Stage {
    let device: Device
    let observer: Observer
    private var views: [Int: any ListeningView] = [:]
    private var recognizers: [Int: any ListeningRecognizer] = [:]
    private var delegates: [Int: FuzzDelegate] = [:]
    private var targets: [FuzzTarget] = []
    private var controlTargets: [ControlTarget] = []
    private var pages: PageStage?
    private var scrollViews: [FuzzScrollView] = []
    private let bell = TurnBell(frame: .zero)

    private var hooks: [FuzzCase.Hook]
    private var calls: [Call: Int] = [:]
    private var answersGiven: [Int: Int] = [:]
    /// How deep in hooks the program is: time that passes there ends no turn.
    private var hookDepth = 0
    private var hooksLeft = 40

    private var readRecords = 0
    private var readSpans: [Int] = []
    private var touchNumbers: [ObjectIdentifier: Int] = [:]
    /// Every touch there was: as long as a touch is kept, nothing else has its identity.
    private var touches: [UITouch] = []
    private var fingers: [Int: Finger] = [:]
    private var hookFingers: [Finger] = []
    private(set) var turns = 0
    private var hasSeenSomething = false

    private struct Call: Hashable {
        let subject: Subject
        let callback: Callback
    }

    init(_ theCase: FuzzCase, observer: Observer) {
        self.observer = observer
        hooks = theCase.hooks
        device = Device(Stage.model(theCase.device))
        device.window.accessibilityIdentifier = "window"
        bell.stage = self
        bell.accessibilityIdentifier = "bell"
        bell.isHidden = true
        device.window.addSubview(bell)
        if theCase.scenes == .navigation { pages = PageStage(theCase, stage: self) }
        build(theCase)
        pages?.prepare()
        // What happened so far, like the switching off of recognizers, belongs to no turn.
        pull()
    }

    private static func model(_ name: String) -> Device.Model {
        let models: [Device.Model] = [.iPhone, .iPhoneProMotion, .iPad]
        return models.first { $0.name.replacing(" ", with: "") == name } ?? .iPhone
    }

    private func build(_ theCase: FuzzCase) {
        for spec in theCase.views {
            let kind = spec.settings.last { $0.key == "control" }?.value ?? 0
            let isScroll = spec.settings.contains { $0.key == "scroll" && $0.value == 1 }
            let view = isScroll ? FuzzScrollView(frame: .zero) : ViewProperty.makeView(kind)
            view.ear.id = spec.id
            view.ear.stage = self
            view.ear.begin = spec.begin
            if let control = view as? UIControl {
                let target = ControlTarget(spec.id, stage: self)
                target.listen(to: control)
                controlTargets.append(target)
            }
            view.accessibilityIdentifier = "v\(spec.id)"
            // Frames come first: under a transform they would mean something else.
            for property in ViewProperty.all {
                for setting in spec.settings where setting.key == property.key {
                    property.apply(view, setting.value)
                }
            }
            self.view(spec.parent)?.addSubview(view)
            views[spec.id] = view
            if let scroll = view as? FuzzScrollView { scrollViews.append(scroll) }
        }
        for spec in theCase.delegates {
            delegates[spec.id] = FuzzDelegate(spec, stage: self)
        }
        for spec in theCase.recognizers {
            guard let kind = RecognizerKind.named(spec.kind) else { continue }
            let recognizer = kind.make()
            recognizer.ear.id = spec.id
            recognizer.ear.stage = self
            recognizer.name = "r\(spec.id)"
            recognizers[spec.id] = recognizer
            for setting in spec.settings {
                kind.property(setting.key)?.apply(recognizer, setting.value)
            }
            let target = FuzzTarget(spec.id, stage: self)
            targets.append(target)
            recognizer.addTarget(target, action: Selector("act(_:)", FuzzTarget.act))
            recognizer.delegate = spec.delegate.flatMap { delegates[$0] }
            if let view = spec.view { self.view(view)?.addGestureRecognizer(recognizer) }
        }
        for pair in theCase.requirements {
            perform(.require(waiter: pair.waiter, required: pair.required))
        }
    }

    private func view(_ id: Int) -> UIView? {
        if id < 0 { return pages?.view(-id) }
        return id == 0 ? device.window : views[id]
    }

    func delegate(_ id: Int) -> (any UIGestureRecognizerDelegate)? { delegates[id] }

    // MARK: What is told

    /// Passes on what has been seen, after the records that were written before it.
    func see(_ observation: Observation) {
        pull()
        hasSeenSomething = true
        observer.see(observation)
    }

    /// Passes on the records that are new.
    private func pull() {
        let records = device.trace.records
        while readRecords < records.count {
            let record = records[readRecords]
            readRecords += 1
            hasSeenSomething = true
            if record.code == .touchDown || record.code == .touchMissed { noteLanding(record) }
            observer.see(.record(record))
        }
    }

    private func noteLanding(_ record: TraceRecord) {
        guard case .number(let finger) = record["finger"], case .number(let x) = record["x"],
            case .number(let y) = record["y"],
            let touch = device.touchesOnScreen.last(where: { $0.fingerNumber == Int(finger) })
        else { return }
        let view = touch.view.map { ($0 as? any ListeningView)?.ear.id ?? 0 }
        observer.see(
            .landed(
                touch: number(of: touch), finger: Int(finger), view: view,
                at: Place(x: x, y: y, time: record.time)))
    }

    /// Called at the end of each turn.
    func turnEnded() {
        guard hookDepth == 0 else { return }
        pull()
        let lanes = device.trace.lanes
        for (index, lane) in lanes.enumerated() {
            if index == readSpans.count { readSpans.append(0) }
            while readSpans[index] < lane.spans.count {
                let state = lane.spans[readSpans[index]].state
                readSpans[index] += 1
                hasSeenSomething = true
                guard let id = World.number(of: lane.name) else { continue }
                observer.see(.lane(recognizer: id, state))
            }
        }
        guard hasSeenSomething else { return }
        hasSeenSomething = false
        turns += 1
        lookAtScrollViews(.seen)
        if let pages { observer.see(.navigation(pages.sight)) }
        observer.see(.turnEnded(device.now))
    }

    private func lookAtScrollViews(_ call: ScrollCall) {
        for scroll in scrollViews {
            observer.see(.scroll(view: scroll.ear.id, call, ScrollSight(scroll)))
        }
    }

    /// The touch's number in this run, from 1.
    func number(of touch: UITouch) -> Int {
        if let known = touchNumbers[ObjectIdentifier(touch)] { return known }
        touches.append(touch)
        touchNumbers[ObjectIdentifier(touch)] = touches.count
        return touches.count
    }

    func numbers(of touches: Set<UITouch>) -> [Int] {
        touches.count == 1
            ? touches.map { number(of: $0) } : inOrder(touches).map { number(of: $0) }
    }

    /// The touches in the order in which they landed.
    func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
        if touches.count < 2 { return Array(touches) }
        pull()
        return touches.sorted { number(of: $0) < number(of: $1) }
    }

    // MARK: Questions and hooks

    func answer(
        _ question: Question, _ policy: Policy, by subject: Subject, _ one: Int, _ other: Int?
    ) -> Bool {
        var calls = 0
        if case .chance(_, let salt) = policy {
            calls = answersGiven[salt, default: 0] + 1
            answersGiven[salt] = calls
        }
        let answer = policy.answer(question, one, other, call: calls)
        see(.asked(subject, question, recognizer: one, other: other, answer: answer))
        if let callback = Callback(rawValue: question.rawValue) { call(subject, callback) }
        return answer
    }

    /// Passes on that a question was left to its default.
    func noteDefault(_ question: Question, by subject: Subject, _ one: Int, _ other: Int?) {
        see(
            .asked(
                subject, question, recognizer: one, other: other,
                answer: question.defaultAnswer))
    }

    /// Notes that somebody is called back, and does what a hook has planned for this call.
    func call(_ subject: Subject, _ callback: Callback) {
        guard !hooks.isEmpty else { return }
        let call = Call(subject: subject, callback: callback)
        let count = calls[call, default: 0] + 1
        calls[call] = count
        for hook in hooks
        where hook.subject == subject && hook.callback == callback && hook.count == count {
            guard hooksLeft > 0 else { return }
            hooksLeft -= 1
            see(.changed(hook.change, isHook: true))
            hookDepth += 1
            perform(hook.change)
            hookDepth -= 1
            see(.changed(.nothing, isHook: true))
        }
    }

    // MARK: What happens

    /// Changes something from outside.
    func change(_ change: Change) {
        see(.changed(change, isHook: false))
        perform(change)
    }

    private func perform(_ change: Change) {
        switch change {
        case .toggle(let id): recognizers[id]?.isEnabled.toggle()
        case .detach(let id):
            if let recognizer = recognizers[id] {
                recognizer.view?.removeGestureRecognizer(recognizer)
            }
        case .attach(let id, let view):
            if let recognizer = recognizers[id], let view = self.view(view) {
                // On the way it is on no view, and a hook may move it there: at the end it is here.
                see(.changed(.detach(recognizer: id), isHook: hookDepth > 0))
                view.addGestureRecognizer(recognizer)
                see(.changed(change, isHook: hookDepth > 0))
            }
        case .delegate(let id, let delegate):
            recognizers[id]?.delegate = delegate.flatMap { delegates[$0] }
        case .require(let waiter, let required):
            if waiter != required, let other = recognizers[required] {
                recognizers[waiter]?.require(toFail: other)
            }
        case .state(let id, let state):
            if let state = UIGestureRecognizer.State(rawValue: state) {
                recognizers[id]?.state = state
            }
        case .remove(let id): if id > 0 { view(id)?.removeFromSuperview() }
        case .add(let id, let parent):
            if id > 0, let view = view(id), let parent = self.view(parent),
                !parent.isDescendant(of: view)
            {
                parent.addSubview(view)
            }
        case .interaction(let id): view(id)?.isUserInteractionEnabled.toggle()
        case .hide(let id): view(id)?.isHidden.toggle()
        case .cancelTouches: device.cancelTouches()
        case .land(let x, let y):
            guard hookFingers.count < 3 else { return }
            let finger = device.finger()
            hookFingers.append(finger)
            finger.down(at: CGPoint(x: CGFloat(x) / 100, y: CGFloat(y) / 100))
        case .lift:
            if !hookFingers.isEmpty { hookFingers.removeFirst().up() }
        case .pass(let ticks): device.advance(by: Double(max(ticks, 0)) / 10_000)
        case .press(let ticks): device.press(.select, for: Double(max(ticks, 0)) / 10_000)
        case .scroll, .reveal, .zoom, .scrolling, .tapStatusBar: performScrolling(change)
        case .nothing: break
        default: pages?.perform(change)
        }
    }

    private func performScrolling(_ change: Change) {
        func scroll(_ id: Int) -> UIScrollView? { views[id] as? UIScrollView }
        switch change {
        case .scroll(let id, let x, let y, let isAnimated):
            scroll(id)?.setContentOffset(
                CGPoint(x: CGFloat(x), y: CGFloat(y)), animated: isAnimated)
        case .reveal(let id, let x, let y, let isAnimated):
            scroll(id)?.scrollRectToVisible(
                CGRect(x: CGFloat(x), y: CGFloat(y), width: 50, height: 50), animated: isAnimated)
        case .zoom(let id, let percent, let isAnimated):
            scroll(id)?.setZoomScale(CGFloat(percent) / 100, animated: isAnimated)
        case .scrolling(let id): scroll(id)?.isScrollEnabled.toggle()
        case .tapStatusBar: device.tapStatusBar()
        default: break
        }
    }

    /// Does what fingers do at one moment: those that move share an event.
    func touch(_ steps: [FuzzCase.TouchStep]) {
        var ways: [(finger: Finger, to: CGPoint)] = []
        for step in steps {
            let place = CGPoint(x: CGFloat(step.x) / 100, y: CGFloat(step.y) / 100)
            switch step.phase {
            case .began:
                guard fingers[step.finger] == nil else { continue }
                let finger = device.finger(step.isPencil ? .pencil : .direct)
                fingers[step.finger] = finger
                finger.down(at: place)
            case .moved:
                if let finger = fingers[step.finger] { ways.append((finger, place)) }
            case .ended:
                fingers.removeValue(forKey: step.finger)?.up()
            case .cancelled:
                fingers.removeValue(forKey: step.finger)?.takeAway()
            }
        }
        if !ways.isEmpty { Finger.move(ways, over: 0) }
    }

    func advance(to ticks: Int) {
        device.advance(by: max(0, Double(ticks) / 10_000 - device.now))
    }

    /// Lifts every finger and lets time pass until nothing is left to happen.
    func rest() {
        for number in fingers.keys.sorted() { fingers.removeValue(forKey: number)?.up() }
        hooks = []
        while !hookFingers.isEmpty { hookFingers.removeFirst().up() }
        pages?.letGo()
        device.settle()
        if var sight = pages?.sight {
            sight.isAtRest = true
            see(.navigation(sight))
        }
        see(.rest)
        lookAtScrollViews(.rested)
        for id in recognizers.keys.sorted() {
            guard let recognizer = recognizers[id] else { continue }
            let why = device.explain(recognizer)
            observer.see(.explained(recognizer: id, why.outcome, why.chain.map(\.code)))
        }
    }
}
