import TouchEngine

/// What the case says and what was seen so far, put together without asking the engine.
///
/// Its answers about views, relations and policies are the checkers' oracle.
package final class World {
    /// A recognizer as its case has it, and its present attempt.
    final class Gesture {
        let kind: RecognizerKind
        let isDiscrete: Bool?
        let settings: [FuzzCase.Setting]
        let cancels: Bool
        let delaysBegan: Bool
        let delaysEnded: Bool
        var view: Int?
        var delegate: Int?
        var isEnabled: Bool
        var lane = TraceLane.State.idle
        var attempt: Attempt?
        /// Whether it was in the window when some finger landed.
        var wasOffered = false
        /// How many actions its target got, without `changed`.
        var actions = 0
        /// How many the trace has recorded.
        var recordedActions = 0
        /// Whether somebody set its state from outside: then it is not its own master.
        var isForced = false

        init(_ spec: FuzzCase.RecognizerSpec, kind: RecognizerKind) {
            self.kind = kind
            isDiscrete = kind.isDiscrete
            settings = spec.settings
            delegate = spec.delegate
            func value(_ key: String, _ fallBack: Int) -> Bool {
                (spec.settings.last { $0.key == key }?.value ?? fallBack) == 1
            }
            cancels = value("cancels", 1)
            delaysBegan = value("delaysBegan", 0)
            delaysEnded = value("delaysEnded", 1)
            isEnabled = !value("off", 0)
        }

        func setting(_ key: String, default fallBack: Int) -> Int {
            settings.last { $0.key == key }?.value ?? fallBack
        }

        /// Whether it may be left where it is for ever, through no fault of the engine.
        var mayHang: Bool { kind.isBad || isForced }
    }

    /// One attempt of a recognizer, from its first touch to its reset.
    struct Attempt {
        var startTurn: Int
        /// The touches it got and has not given back, lifted ones included.
        var touches: [Int] = []
        /// The turn in which its own code met its criteria, as far as that was seen.
        var claimTurn: Int?
        /// The turn in which it was let act.
        var grantTurn: Int?
        var isDiscrete = false
        var hasFailed = false
        /// The turn in which it came to an end after it had acted.
        var endTurn: Int?
        var wasCancelled = false
        /// The last action that was sent.
        var lastAction: UIGestureRecognizer.State?
        var hasClaimedEnd = false
        var hasWaited = false
        var waitsFor: [Int] = []
        /// The requirements that were dropped because they went round in a ring.
        var dropped: [Int] = []
        var wasRefused = false

        var isOver: Bool { hasFailed || endTurn != nil }
        var isUndecided: Bool { !hasFailed && grantTurn == nil }
    }

    /// A touch, for its life and after.
    final class Touch {
        let view: Int?
        /// Where and when it landed.
        let landing: Place
        var isUp = false
        var isCancelled = false
        var receivers: [Int] = []
        /// Who took it from its view, by acting.
        var taker: Int?
        /// Whether it was withheld for one that acted, and so is never told.
        var isDiscarded = false
        /// How far its view has been told.
        var story = Story.nothing

        init(view: Int?, landing: Place) {
            self.view = view
            self.landing = landing
        }
    }

    enum Story { case nothing, began, over }

    private(set) var gestures: [Int: Gesture] = [:]
    /// The recognizers' numbers, in order.
    let ids: [Int]
    private(set) var touches: [Int: Touch] = [:]
    /// The touches of which a view may still hear.
    private(set) var openTouches: [Int] = []
    private(set) var requirements: [FuzzCase.Requirement]
    /// The pairs of which somebody said that one waits for the other.
    private(set) var saidRequirements: [FuzzCase.Requirement] = []
    private(set) var turn = 0
    /// Whether a hook has changed something in this turn.
    private(set) var isMeddled = false
    /// Whether some hook has changed something already.
    private(set) var wasMeddled = false
    /// Whether a finger has landed in this turn.
    private var hasLanded = false
    private var delegates: [Int: [FuzzCase.Answer]] = [:]
    private var known: Set<Int> = []
    private var parents: [Int: Int] = [:]
    /// Where the views are, and what is in them, back to front.
    private(set) var rooms: Rooms
    private var attached: [Int: [Int]] = [:]
    private var multi: Set<Int> = []
    /// The views that take touches only while no other view does.
    private(set) var exclusive: Set<Int> = []
    /// The controls that are buttons.
    private(set) var buttons: Set<Int> = []
    private var touchOfFinger: [Int: Int] = [:]

    init(_ theCase: FuzzCase) {
        rooms = Rooms(device: theCase.device)
        requirements = []
        ids = theCase.recognizers.map(\.id).sorted()
        for view in theCase.views {
            known.insert(view.id)
            rooms.add(view)
            if isKnown(view.parent) { put(view.id, in: view.parent) }
            if view.settings.contains(where: { $0.key == "multi" && $0.value == 1 }) {
                multi.insert(view.id)
            }
            if view.begin == nil,
                view.settings.contains(where: { $0.key == "control" && $0.value == 2 })
            {
                buttons.insert(view.id)
            }
            if view.settings.contains(where: { $0.key == "exclusive" && $0.value == 1 }) {
                exclusive.insert(view.id)
            }
        }
        for delegate in theCase.delegates { delegates[delegate.id] = delegate.answers }
        for spec in theCase.recognizers {
            guard let kind = RecognizerKind.named(spec.kind) else { continue }
            gestures[spec.id] = Gesture(spec, kind: kind)
            if let view = spec.view { attach(spec.id, to: view) }
        }
        for pair in theCase.requirements { require(pair) }
    }

    // MARK: Names

    /// The number in a name such as `r12`.
    static func number(of name: String) -> Int? {
        guard name.utf8.first == UInt8(ascii: "r") else { return nil }
        return Int(name.dropFirst())
    }

    // MARK: Views

    /// The view and those that it is in, up to the window if it is in one.
    func ancestry(of view: Int) -> [Int] {
        var chain = [view]
        while let parent = parents[chain[chain.count - 1]] { chain.append(parent) }
        return chain
    }

    func isInWindow(_ view: Int) -> Bool { ancestry(of: view).last == 0 }

    func isMultiple(_ view: Int) -> Bool { multi.contains(view) }

    /// Whether the recognizers are on one view, or one's view is inside the other's (G-4.4).
    func areRelated(_ a: Int, _ b: Int) -> Bool {
        guard let viewA = gestures[a]?.view, let viewB = gestures[b]?.view else { return false }
        return ancestry(of: viewA).contains(viewB) || ancestry(of: viewB).contains(viewA)
    }

    /// Whether the first is heard before the second: the deeper view's, then the later added (G-4.2).
    func precedes(_ a: Int, _ b: Int) -> Bool {
        guard let viewA = gestures[a]?.view, let viewB = gestures[b]?.view else { return false }
        if viewA == viewB {
            let order = attached[viewA] ?? []
            return (order.firstIndex(of: a) ?? 0) > (order.firstIndex(of: b) ?? 0)
        }
        return ancestry(of: viewA).count > ancestry(of: viewB).count
    }

    // MARK: Relations

    /// Whether the winner's class and the other's let it be prevented (G-4.9, G-4.14).
    func mayPrevent(_ winner: Int, _ other: Int) -> Bool {
        guard let one = gestures[winner], let two = gestures[other] else { return true }
        if one.setting("prevents", default: 1) == 0 { return false }
        if two.setting("preventable", default: 1) == 0 { return false }
        if one.kind.name == "tap", two.kind.name == "tap" {
            return two.setting("taps", default: 1) <= one.setting("taps", default: 1)
        }
        return true
    }

    /// Whether the winner makes the other fail; nil when a delegate says now this, now that.
    func prevents(_ winner: Int, _ other: Int) -> Bool? {
        if !mayPrevent(winner, other) { return false }
        let answers = [
            constantAnswer(.together, winner, other), constantAnswer(.together, other, winner),
        ]
        if answers.contains(true) { return false }
        return answers.contains(nil) ? nil : true
    }

    /// What the recognizer's delegate always says about the two, or nil.
    private func constantAnswer(_ question: Question, _ one: Int, _ other: Int) -> Bool? {
        guard let delegate = gestures[one]?.delegate else { return question.defaultAnswer }
        guard let answer = delegates[delegate]?.first(where: { $0.question == question }) else {
            return question.defaultAnswer
        }
        return answer.policy.constant(question, one, other)
    }

    /// Whether the waiter needs the other to fail, by `require(toFail:)`.
    func requiresStatically(_ waiter: Int, _ other: Int) -> Bool {
        requirements.contains { $0.waiter == waiter && $0.required == other }
    }

    /// Whether the waiter needs the other to fail, by anybody's word; nil when it changes.
    func requires(_ waiter: Int, _ other: Int) -> Bool? {
        if requiresStatically(waiter, other) { return true }
        if gestures[waiter]?.setting("after", default: 0) == other { return true }
        if gestures[other]?.setting("before", default: 0) == waiter { return true }
        let answers = [
            constantAnswer(.waits, waiter, other), constantAnswer(.awaited, other, waiter),
        ]
        if answers.contains(true) { return true }
        return answers.contains(nil) ? nil : false
    }

    /// Whether the two are joined by a failure requirement, said before or when asked.
    func areLinked(_ a: Int, _ b: Int) -> Bool {
        func joins(_ pair: FuzzCase.Requirement) -> Bool {
            (pair.waiter == a && pair.required == b) || (pair.waiter == b && pair.required == a)
        }
        return requirements.contains(where: joins) || saidRequirements.contains(where: joins)
            || requires(a, b) != false || requires(b, a) != false
    }

    /// The recognizer with all that it is linked to, and so on.
    func linked(to recognizer: Int) -> [Int] {
        var group = [recognizer]
        var index = 0
        while index < group.count {
            let member = group[index]
            index += 1
            for other in ids
            where !group.contains(other) && areLinked(member, other) {
                group.append(other)
            }
        }
        return group
    }

    /// Whether the recognizer may be held up for ever by one that is bad.
    func mayBeHungUp(_ recognizer: Int) -> Bool {
        linked(to: recognizer).contains {
            gestures[$0]?.mayHang == true && gestures[$0]?.attempt != nil
        }
    }

    // MARK: What is seen

    func note(_ observation: Observation) {
        switch observation {
        case .record(let record): note(record)
        case .landed(let touch, let finger, let view, let place):
            touches[touch] = Touch(view: view, landing: place)
            openTouches.append(touch)
            touchOfFinger[finger] = touch
            hasLanded = true
        case .stands(let id, let state):
            guard gestures[id]?.attempt?.claimTurn == nil else { return }
            if state == .began || state == .ended {
                gestures[id]?.attempt?.claimTurn = turn
                gestures[id]?.attempt?.hasClaimedEnd = state == .ended
            }
        case .reset(let id): gestures[id]?.attempt = nil
        case .acted(let id, let state):
            gestures[id]?.attempt?.lastAction = state
            if state != .changed { gestures[id]?.actions += 1 }
        case .heard(_, let phase, let touch, let isOwn, _):
            guard isOwn else { return }
            switch phase {
            case .began: touches[touch]?.story = .began
            case .moved: break
            case .ended, .cancelled: touches[touch]?.story = .over
            }
        case .asked(_, let question, let one, let other, let answer):
            note(question, one, other, answer)
        case .changed(let change, let isHook):
            if isHook {
                isMeddled = true
                wasMeddled = true
            }
            note(change)
        case .lane(let id, let state): gestures[id]?.lane = state
        case .turnEnded:
            if hasLanded, !isMeddled { noteOffers() }
            openTouches.removeAll { isDone(touches[$0]) }
            turn += 1
            isMeddled = false
            hasLanded = false
        case .touches, .told, .rest, .explained: break
        }
    }

    /// Whether the touch is up, and its view has heard what it will ever hear.
    private func isDone(_ touch: Touch?) -> Bool {
        guard let touch, touch.isUp else { return false }
        let isHeld = touch.receivers.contains { gestures[$0]?.attempt?.isUndecided == true }
        return touch.story == .over || (touch.story == .nothing && !isHeld)
    }

    /// Every recognizer in the window has learnt of the finger that landed, wherever that was.
    private func noteOffers() {
        for id in ids where gestures[id]?.view.map(isInWindow) == true {
            gestures[id]?.wasOffered = true
        }
    }

    private func note(_ record: TraceRecord) {
        if record.code == .touchUp || record.code == .touchCancelled {
            if case .number(let finger) = record["finger"],
                let touch = touchOfFinger[Int(finger)]
            {
                touches[touch]?.isUp = true
                if record.code == .touchCancelled { touches[touch]?.isCancelled = true }
            }
            return
        }
        guard let id = World.number(of: record.subject), gestures[id] != nil else { return }
        if record.code.isGrant {
            grant(id, isDiscrete: record.code.isDiscreteGrant)
            return
        }
        switch record.code {
        case .recognizerReceivesPress: join(id)
        case .recognizerReceives:
            join(id)
            guard let touch = touch(in: record) else { return }
            gestures[id]?.attempt?.touches.append(touch)
            touches[touch]?.receivers.append(id)
            if gestures[id]?.attempt?.grantTurn != nil, gestures[id]?.cancels == true {
                touches[touch]?.taker = id
            }
        case .recognizerIgnores:
            guard let touch = touch(in: record) else { return }
            gestures[id]?.attempt?.touches.removeAll { $0 == touch }
            touches[touch]?.receivers.removeAll { $0 == id }
            if touches[touch]?.taker == id {
                let next = anotherTaker(of: touch)
                touches[touch]?.taker = next
            }
        case .recognizerEnded, .recognizerCancelled, .recognizerCancelledDisabled:
            gestures[id]?.attempt?.endTurn = turn
            if record.code != .recognizerEnded { gestures[id]?.attempt?.wasCancelled = true }
        case .recognizerWaits:
            join(id)
            gestures[id]?.attempt?.hasWaited = true
            if case .list(let names) = record["for"] {
                gestures[id]?.attempt?.waitsFor += names.compactMap { World.number(of: $0) }
            }
        case .recognizerAction: gestures[id]?.recordedActions += 1
        case .misuseRequirementCycle:
            join(id)
            if case .text(let name) = record["with"], let other = World.number(of: name) {
                gestures[id]?.attempt?.dropped.append(other)
            }
        default:
            if record.code.isFailure {
                join(id)
                gestures[id]?.attempt?.hasFailed = true
            }
        }
    }

    /// The touch that a record about a finger is of.
    func touch(in record: TraceRecord) -> Int? {
        guard case .number(let finger) = record["finger"] else { return nil }
        return touchOfFinger[Int(finger)]
    }

    /// One that owns the touch and acts, now that the one who took it has given it back.
    private func anotherTaker(of touch: Int) -> Int? {
        touches[touch]?.receivers.first {
            gestures[$0]?.cancels == true && gestures[$0]?.attempt?.grantTurn != nil
                && gestures[$0]?.attempt?.touches.contains(touch) == true
        }
    }

    private func join(_ id: Int) {
        if gestures[id]?.attempt == nil { gestures[id]?.attempt = Attempt(startTurn: turn) }
    }

    private func grant(_ id: Int, isDiscrete: Bool) {
        join(id)
        gestures[id]?.attempt?.grantTurn = turn
        gestures[id]?.attempt?.isDiscrete = isDiscrete
        if isDiscrete { gestures[id]?.attempt?.endTurn = turn }
        guard let gesture = gestures[id], let attempt = gesture.attempt else { return }
        for number in attempt.touches {
            guard let touch = touches[number], touch.story != .over else { continue }
            if gesture.cancels { touch.taker = id }
            if gesture.delaysBegan, touch.story == .nothing { touch.isDiscarded = true }
        }
    }

    private func note(_ question: Question, _ one: Int, _ other: Int?, _ answer: Bool) {
        switch question {
        case .begin: if !answer { gestures[one]?.attempt?.wasRefused = true }
        case .waits where answer:
            if let other {
                saidRequirements.append(FuzzCase.Requirement(waiter: one, required: other))
            }
        case .awaited where answer:
            if let other {
                saidRequirements.append(FuzzCase.Requirement(waiter: other, required: one))
            }
        default: break
        }
    }

    // MARK: What is changed

    private func note(_ change: Change) {
        switch change {
        case .toggle(let id): gestures[id]?.isEnabled.toggle()
        case .detach(let id): detach(id)
        case .attach(let id, let view): attach(id, to: view)
        case .delegate(let id, let delegate):
            gestures[id]?.delegate = delegate.flatMap { delegates[$0] == nil ? nil : $0 }
        case .require(let waiter, let required):
            require(FuzzCase.Requirement(waiter: waiter, required: required))
        case .state(let id, _): gestures[id]?.isForced = true
        case .remove(let view): put(view, in: nil)
        case .add(let view, let parent):
            guard view != 0, isKnown(view), isKnown(parent),
                !ancestry(of: parent).contains(view)
            else { return }
            put(view, in: parent)
        case .interaction(let view): rooms.toggleInteraction(view)
        case .hide(let view): rooms.toggleHidden(view)
        case .cancelTouches, .land, .lift, .pass, .press, .nothing: break
        }
    }

    private func put(_ view: Int, in parent: Int?) {
        if let old = parents[view] { rooms.take(view, from: old) }
        parents[view] = parent
        if let parent { rooms.put(view, in: parent) }
    }

    private func isKnown(_ view: Int) -> Bool { view == 0 || known.contains(view) }

    private func require(_ pair: FuzzCase.Requirement) {
        guard pair.waiter != pair.required, gestures[pair.waiter] != nil,
            gestures[pair.required] != nil
        else { return }
        requirements.append(pair)
    }

    private func attach(_ id: Int, to view: Int) {
        guard gestures[id] != nil, isKnown(view) else { return }
        detach(id)
        gestures[id]?.view = view
        attached[view, default: []].append(id)
    }

    private func detach(_ id: Int) {
        guard let view = gestures[id]?.view else { return }
        gestures[id]?.view = nil
        attached[view]?.removeAll { $0 == id }
    }
}

extension TraceCode {
    /// Whether it says that a recognizer is let act.
    var isGrant: Bool { isDiscreteGrant || rawValue.hasPrefix("recognizer.began") }

    /// Whether it says that a discrete one is.
    var isDiscreteGrant: Bool { rawValue.hasPrefix("recognizer.recognized") }

    /// Whether it says why a recognizer failed.
    var isFailure: Bool { rawValue.hasPrefix("recognizer.failed") }
}
