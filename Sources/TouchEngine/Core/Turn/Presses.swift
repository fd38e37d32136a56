/// Where a device's button presses go: the same turns as touches take, along the responder chain.
extension GestureArena {
    /// Whether buttons did something while an event was being worked through.
    var hasPostponedPresses: Bool { !postponedPresses.isEmpty }

    /// Lets a button do something now, or after the event that is being worked through.
    func post(_ press: UIPress, _ phase: UIPress.Phase) {
        postponedPresses.append((press, phase))
        device.sendPostponed()
    }

    /// Takes every press away, as a call or an alert does (Rule G-2.33).
    func cancelPresses() {
        for press in presses where !press.isOver { post(press, .cancelled) }
    }

    /// Sends what buttons did while an event was being worked through.
    func sendPostponedPresses() {
        while !isInTurn, !postponedPresses.isEmpty {
            let (press, phase) = postponedPresses.removeFirst()
            guard !press.isOver else { continue }
            for other in presses { if !other.isOver { other.phase = .stationary } }
            press.phase = phase
            press.timestamp = device.clock.now
            if phase == .began { presses.append(press) }
            let current = presses.filter { !$0.isOver || $0 === press }
            guard !TouchBlackout.isOn else { continue }
            device.window.sendEvent(UIPressesEvent(presses: current, time: press.timestamp))
        }
    }

    /// Takes an event through a whole turn.
    func runTurn(with event: UIPressesEvent) {
        guard !isInTurn else { return }
        startTurn()
        for press in event.presses { begin(press, event) }
        deliverToRecognizers(event)
        runRestOfTurn()
        for press in event.presses where press.isOver {
            for recognizer in press.gestureRecognizers ?? [] {
                recognizer.removeFromAttempt(press)
                recordStillPossible(recognizer)
            }
        }
    }

    /// Tells the responders what they may hear now, after the recognizers' actions.
    func deliverPresses(takenOnly: Bool = false) {
        guard !presses.isEmpty else { return }
        let event = UIPressesEvent(presses: presses, time: device.clock.now)
        for press in presses where !takenOnly || press.delivery.isTaken {
            press.delivery.step(press, event, trace)
        }
        presses.removeAll { $0.isOver && $0.delivery.isDone }
    }

    private func deliverToRecognizers(_ event: UIPressesEvent) {
        for recognizer in participants {
            send(.began, to: recognizer, event) { $0.pressesBegan($1, with: event) }
            send(.ended, to: recognizer, event) { $0.pressesEnded($1, with: event) }
            send(.cancelled, to: recognizer, event) { $0.pressesCancelled($1, with: event) }
        }
    }

    private func send(
        _ phase: UIPress.Phase, to recognizer: UIGestureRecognizer, _ event: UIPressesEvent,
        _ call: (UIGestureRecognizer, Set<UIPress>) -> Void
    ) {
        guard !recognizer.attempt.state.isTerminal else { return }
        let own = event.presses.filter { press in
            press.phase == phase && recognizer.attempt.presses.contains { $0 === press }
        }
        if !own.isEmpty { call(recognizer, Set(own)) }
    }

    private func begin(_ press: UIPress, _ event: UIPressesEvent) {
        switch press.phase {
        case .began: bind(press, event)
        case .ended: trace.record(.pressUp, press.type.word)
        case .cancelled:
            press.systemCancellation = trace.record(
                .pressCancelled, press.type.word, rule: "G-2.33")
        case .changed, .stationary: break
        }
    }

    /// Binds a press to the window's first responder, or to its root view, and offers it to the recognizers of every
    /// view from there up the responder chain.
    private func bind(_ press: UIPress, _ event: UIPressesEvent) {
        let window = device.window
        let first = window.firstResponder ?? window.rootViewController?.view ?? window
        press.window = window
        press.responder = first
        var chain: [UIResponder] = []
        var next: UIResponder? = first
        while let here = next {
            chain.append(here)
            next = here.next
        }
        let down = trace.record(
            .pressDown, press.type.word,
            [TraceField("chain", .list(chain.map { trace.name(of: $0) }))])
        for case let view as UIView in chain {
            for recognizer in view.gestureRecognizers ?? [] where recognizer.view === view {
                offer(press, to: recognizer, event, down)
            }
        }
    }

    private func offer(
        _ press: UIPress, to recognizer: UIGestureRecognizer, _ event: UIPressesEvent, _ down: Int?
    ) {
        // One that looks at no button at all has nothing to explain.
        guard !recognizer.allowedPressTypes.isEmpty else { return }
        let isNew = !isTakingPart(recognizer)
        if isNew { recognizer.forgetAttempt() }
        guard !recognizer.attempt.state.isTerminal else { return }
        if refuses(press, recognizer, event, down, isNew: isNew) { return }
        // Whoever was asked may have switched the recognizer off, or moved it.
        guard recognizer.isEnabled, let view = recognizer.view else { return }
        recognizer.attempt.presses.append(press)
        press.gestureRecognizers?.append(recognizer)
        if recognizer.attempt.isGranted, recognizer.cancelsTouchesInView {
            press.delivery.markTaken(press, by: recognizer)
        }
        let record = trace.record(
            .recognizerReceivesPress, trace.name(of: recognizer),
            [TraceField("button", press.type.word), TraceField("view", trace.name(of: view))],
            rule: "G-2.37", cause: down)
        if recognizer.attempt.state == .possible { recognizer.attempt.lastRecord = record }
        if isNew { trace.setOutcome(of: recognizer, record, opens: true) }
        join(recognizer)
    }

    /// Whether the press is kept from a recognizer; then it is recorded by whom: the event is asked about once a sequence,
    /// then each press (Rules G-2.7, G-2.37).
    private func refuses(
        _ press: UIPress, _ recognizer: UIGestureRecognizer, _ event: UIPressesEvent, _ down: Int?,
        isNew: Bool
    ) -> Bool {
        let allowed = recognizer.allowedPressTypes
        var record: Int?
        if !allowed.contains(where: { $0.intValue == press.type.rawValue }) {
            let words = allowed.compactMap { UIPress.PressType(rawValue: $0.intValue)?.word }
            record = trace.record(
                .recognizerRefusesButton, trace.name(of: recognizer),
                [
                    TraceField("button", press.type.word), TraceField("allowed", .list(words)),
                    TraceField("allowsNone", words.isEmpty),
                ], rule: "G-2.37", cause: down)
        } else if let (by, question) = whoRefuses(press, recognizer, event) {
            record = trace.record(
                .recognizerRefusesPress, trace.name(of: recognizer),
                [
                    TraceField("button", press.type.word), TraceField("by", by),
                    TraceField("question", question),
                ], rule: "G-2.8", cause: down)
        } else {
            return false
        }
        if isNew { trace.setOutcome(of: recognizer, record, opens: true) }
        return true
    }

    private func whoRefuses(
        _ press: UIPress, _ recognizer: UIGestureRecognizer, _ event: UIPressesEvent
    ) -> (by: String, question: String)? {
        if !recognizer.isEnabled { return (trace.name(of: recognizer), "isEnabled") }
        let delegate = recognizer.delegate
        let delegateName = delegate.map { trace.name(of: $0) } ?? ""
        if recognizer.attempt.presses.isEmpty {
            if !recognizer.shouldReceive(event) {
                return (typeName(of: recognizer), "shouldReceive(event)")
            }
            if let delegate, !delegate.gestureRecognizer(recognizer, shouldReceive: event) {
                return (delegateName, "shouldReceive(event)")
            }
        }
        if let delegate, !delegate.gestureRecognizer(recognizer, shouldReceive: press) {
            return (delegateName, "shouldReceive(press)")
        }
        return nil
    }
}
