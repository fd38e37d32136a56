import TouchEngine

/// How the world takes in what is seen.
extension World {
    func note(_ observation: Observation) {
        switch observation {
        case .record(let record): note(record)
        case .landed(let touch, let finger, let view, let place):
            let around = view.map(ancestry) ?? []
            touches[touch] = Touch(view: view, around: around, landing: place)
            openTouches.append(touch)
            touchOfFinger[finger] = touch
            hasLanded = true
        case .moves(let touch, let place): touches[touch]?.move(to: place)
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
        case .leftWindow(let view):
            for touch in touches.values where touch.view == view && touch.story != .over {
                touch.hasLeft = true
            }
        case .asked(_, let question, let one, let other, let answer):
            note(question, one, other, answer)
        case .changed(let change, let isHook):
            if isHook {
                navigation.isLeading = false
                isMeddled = true
                wasMeddled = true
            }
            note(change)
            if change.disturbsScrolling {
                for scroll in scrolls.values { scroll.isDisturbed = true }
            }
        case .scroll(let view, let call, let sight):
            scrolls[view]?.note(call, sight, isMeddled: isMeddled)
            if bars.hasBegun, rooms.isElsewhere(view, x: sight.x, y: sight.y) { bars.note(view) }
            rooms.scroll(
                view, x: sight.x, y: sight.y, isZoomed: call == .willZoom || sight.scale != 1)
        case .page(let page, let call):
            navigation.last[page] = call
            for scroll in scrolls.values { scroll.isDisturbed = true }
        case .shows(let page, let isDone):
            navigation.announced.removeAll { $0 == page }
            navigation.owed[page, default: 0] += isDone ? -1 : 1
            // One that is cut short is shown too, on the way to the next.
            if isDone, page == navigation.stack?.last {
                navigation.isLeading = false
                navigation.undo = nil
            }
            if !isDone { navigation.announced.append(page) }
        case .navigation(let sight):
            let isKeptBack = gestures.values.contains { $0.attempt?.isUndecided == true }
            navigation.note(sight, mayStillPop: isKeptBack)
            // In which order a hook and the change that it interrupts come about is not said.
            if isMeddled { navigation.isUndoUnsure = navigation.isLed }
        case .paging(let news): pager?.note(news)
        case .lane(let id, let state): gestures[id]?.lane = state
        case .turnEnded(let time):
            bars.turnEnded(time)
            if hasLanded, !isMeddled { noteOffers() }
            openTouches.removeAll { isDone(touches[$0]) }
            turn += 1
            isMeddled = false
            hasLanded = false
        case .touches, .told, .rest, .explained, .coordinated: break
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
        navigation.note(record)
        if record.code == .touchUp || record.code == .touchCancelled {
            if case .number(let finger) = record["finger"],
                let touch = touchOfFinger[Int(finger)]
            {
                touches[touch]?.isUp = true
                if touches[touch]?.view == 0 { navigation.mayPop = true }
                if record.code == .touchCancelled { touches[touch]?.isCancelled = true }
            }
            return
        }
        guard let id = World.number(of: record.subject), gestures[id] != nil else { return }
        if record.code.isGrant {
            grant(id, isDiscrete: record.code.isDiscreteGrant)
            if record.code == .scrollCaught { gestures[id]?.attempt?.wasCaught = true }
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
        case .recognizerEnded, .recognizerCancelled, .cancelledByItself,
            .recognizerCancelledDisabled:
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
        if id == BuiltIn.popNumber { navigation.mayPop = true }
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
}
