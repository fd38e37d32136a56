/// Who may act, when recognizers have met their criteria.
///
/// A recognizer that goes from `possible` to `began` or `ended` *claims* its gesture. Its claim is judged until it has failed or is
/// granted; until then it may have to wait, because it has a failure requirement on a recognizer that has not failed.
extension GestureArena {
    /// Judges every claim, over and over until nothing changes: the deepest view's first, on one view the last added first
    /// (Rule G-4.2).
    func arbitrate() {
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for recognizer in inArbitrationOrder where recognizer.attempt.isClaiming {
                if judge(recognizer) { hasChanged = true }
            }
            if !hasChanged, let tied = firstTied {
                grant(tied)
                hasChanged = true
            }
        }
    }

    /// The first claim that is still open and does not wait: of rivals that each step aside for the next, in a ring.
    private var firstTied: UIGestureRecognizer? {
        inArbitrationOrder.first { $0.attempt.isClaiming && !$0.attempt.isWaiting }
    }

    /// Judges one claim: it fails, waits, is left open because a stronger rival is judged first, or is granted.
    ///
    /// - Returns: whether anything has changed, so that other claims have to be judged again.
    private func judge(_ recognizer: UIGestureRecognizer) -> Bool {
        askFailureRequirements(of: recognizer)
        // A delegate that is asked may switch the recognizer off: then there is nothing left to judge.
        guard recognizer.attempt.isClaiming else { return true }
        let required = recognizer.attempt.failureRequirements
        if let winner = required.first(where: { $0.attempt.isGranted }) {
            failByRequirement(recognizer, on: winner)
            return true
        }
        let unmet = required.filter { $0.attempt.state != .failed && isTakingPart($0) }
        if !unmet.isEmpty {
            let cycle = unmet.first { waitsTransitively($0, for: recognizer) }
            if let cycle, device.parameters.choices.requirementCircle == .isDropped {
                breakCycle(recognizer, cycle)
                // At once: otherwise a claim that comes later in the order would be judged before it.
                return judge(recognizer)
            }
            guard makeWait(recognizer, for: unmet) else { return false }
            if let cycle { recordCycle(recognizer, cycle, isDropped: false) }
            return true
        }
        for winner in participants where mayExclude(winner, recognizer) {
            guard let exclusion = exclusion(of: recognizer, by: winner) else {
                rememberAllowance(of: recognizer, beside: winner)
                continue
            }
            failByExclusion(recognizer, by: winner, exclusion)
            return true
        }
        if hasStrongerRival(recognizer) { return false }
        guard recognizer.attempt.isClaiming else { return true }
        grant(recognizer)
        return true
    }

    /// Lets a recognizer act, and makes the others fail that may not act beside it (Rules G-4.1, G-4.4, G-4.5).
    ///
    /// Called at most once an attempt. The others are those that have a failure requirement on it, and those related to it that no
    /// delegate and no `canPrevent` or `canBePrevented` of a subclass allows beside it; what acts already goes on.
    private func grant(_ recognizer: UIGestureRecognizer) {
        let wasWaiting = recognizer.attempt.isWaiting
        recognizer.attempt.isGranted = true
        recognizer.attempt.isWaiting = false
        excludersThisTurn.append(recognizer)
        cancelsBeforeActions = device.parameters.choices.actionOrder == .afterCancelling
        for touch in touchesForViews { touch.delivery.markTaken(touch, by: recognizer) }
        for press in presses { press.delivery.markTaken(press, by: recognizer) }
        if wasWaiting {
            recordRelease(of: recognizer)
        }
        announceRecognition(of: recognizer)
        recordCompany(of: recognizer)
        for other in participants
        where other !== recognizer && !other.attempt.isOver && !other.attempt.isGranted {
            if hasFailureRequirement(other, on: recognizer) {
                failByRequirement(other, on: recognizer)
            } else if areRelated(recognizer, other) {
                if let exclusion = exclusion(of: other, by: recognizer) {
                    failByExclusion(other, by: recognizer, exclusion)
                } else {
                    recordSpared(other, by: recognizer)
                }
            }
        }
    }

    /// Whether a recognizer has a failure requirement on another, as far as that is known.
    ///
    /// Of one whose claim has not been judged since the other joined only `require(toFail:)` is known; nobody has been asked yet.
    private func hasFailureRequirement(
        _ dependent: UIGestureRecognizer, on other: UIGestureRecognizer
    ) -> Bool {
        if dependent.attempt.askedUpTo < other.attempt.joinNumber {
            return dependent.declaredFailureRequirements.contains { $0.recognizer === other }
        }
        return dependent.attempt.failureRequirements.contains { $0 === other }
    }

    /// The criteria that a recognizer met; and when, since the finger of a continuous one may have moved on while it waited.
    private func fields(of criteria: Attempt.Criteria, _ isDiscrete: Bool) -> [TraceField] {
        if isDiscrete { return criteria.values }
        return criteria.values + [
            TraceField("waited", criteria.time != device.clock.now),
            TraceField("ready", CGFloat(criteria.time)),
        ]
    }

    /// Records that a recognizer acts, and queues its first action: for `began`, even if its state is a later one by now, or for
    /// `ended` of a discrete one (Rule G-3.15).
    private func announceRecognition(of recognizer: UIGestureRecognizer) {
        let state = recognizer.attempt.state
        let isDiscrete = recognizer.attempt.isDiscrete
        let criteria = recognizer.attempt.criteria
        let record = trace.record(
            criteria?.code ?? (isDiscrete ? .recognizedByItself : .beganByItself),
            trace.name(of: recognizer),
            criteria.map { fields(of: $0, isDiscrete) } ?? ownStepFields(recognizer),
            rule: criteria?.rule ?? "G-3.3",
            cause: recognizer.attempt.lastRecord)
        recognizer.attempt.lastRecord = record
        trace.setOutcome(of: recognizer, record)
        for touch in recognizer.attempt.touches {
            touch.delivery.noteKept(touch, by: recognizer, trace)
        }
        if isDiscrete {
            trace.enter(.ended, recognizer, record: record)
            recognizer.attempt.pendingActions.append(.ended)
        } else {
            trace.enter(.began, recognizer, record: record)
            recognizer.attempt.pendingActions.append(.began)
            if state == .ended {
                recognizer.attempt.pendingActions.append(.ended)
                didStep(of: recognizer, from: .began)
            }
        }
        setNeedsAction(recognizer)
    }

    /// What a recognizer's own code has set its state in.
    private func ownStepFields(_ recognizer: UIGestureRecognizer) -> [TraceField] {
        [TraceField("atLift", recognizer.attempt.touches.contains { $0.phase == .ended })]
    }

    /// Holds a claim back until the recognizers have failed on which it has a failure requirement (Rules G-3.13, G-5.16).
    ///
    /// If it waits already, this changes something only if there is a new one to wait for.
    ///
    /// - Returns: whether anything has changed.
    private func makeWait(
        _ recognizer: UIGestureRecognizer, for unmet: [UIGestureRecognizer]
    ) -> Bool {
        let known = recognizer.attempt.waitsFor
        guard !unmet.allSatisfy({ one in known.contains { $0 === one } }) else { return false }
        recognizer.attempt.isWaiting = true
        recognizer.attempt.waitsFor = unmet
        let record = trace.record(
            .recognizerWaits, trace.name(of: recognizer),
            [
                TraceField("for", .list(unmet.map { trace.name(of: $0) })),
                TraceField("continuous", !recognizer.attempt.isDiscrete),
            ] + requirerFields(of: recognizer, on: unmet[0]), rule: "G-5.1",
            cause: recognizer.attempt.lastRecord)
        recognizer.attempt.lastRecord = record
        trace.setOutcome(of: recognizer, record)
        trace.enter(.waiting, recognizer, record: record)
        return true
    }

    /// Records that a claim is no longer held back; its cause is the last failure among those it waited for.
    private func recordRelease(of recognizer: UIGestureRecognizer) {
        let required = recognizer.attempt.failureRequirements
        let failures = required.filter { $0.attempt.state == .failed }
        recognizer.attempt.lastRecord = trace.record(
            .recognizerReleased, trace.name(of: recognizer),
            [TraceField("for", .list(required.map { trace.name(of: $0) }))], rule: "G-5.1",
            cause: failures.compactMap { $0.attempt.lastRecord }.max()
                ?? recognizer.attempt.lastRecord)
    }

    /// Drops one failure requirement of a ring, in which all would wait for ever; UIKit promises nothing here (Rule U-3).
    private func breakCycle(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) {
        recordCycle(recognizer, other, isDropped: true)
        recognizer.attempt.failureRequirements.removeAll { $0 === other }
    }

    private func recordCycle(
        _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer, isDropped: Bool
    ) {
        trace.record(
            .misuseRequirementCycle, trace.name(of: recognizer),
            [TraceField("with", trace.name(of: other)), TraceField("dropped", isDropped)],
            rule: .model)
    }

    /// Whether one recognizer waits for another, or for one that waits for it in turn.
    private func waitsTransitively(_ a: UIGestureRecognizer, for b: UIGestureRecognizer) -> Bool {
        var chain = [a]
        var index = 0
        while index < chain.count {
            let member = chain[index]
            index += 1
            guard member.attempt.isWaiting else { continue }
            if hasFailureRequirement(member, on: b) { return true }
            for next in member.attempt.failureRequirements
            where !chain.contains(where: { $0 === next }) {
                chain.append(next)
            }
        }
        return false
    }

    /// Whether a related recognizer acts, or did so in this turn, and so may keep another from being recognized.
    private func mayExclude(
        _ winner: UIGestureRecognizer, _ other: UIGestureRecognizer
    ) -> Bool {
        guard winner !== other, winner.attempt.isGranted, areRelated(winner, other) else {
            return false
        }
        return winner.attempt.isActing || excludersThisTurn.contains { $0 === winner }
    }

    /// Whether another discrete gesture is claimed at the same moment that would exclude this one and that this one cannot
    /// exclude, as a double tap and a single one (Rule G-4.14): then the other is judged first, whatever the order.
    private func hasStrongerRival(_ recognizer: UIGestureRecognizer) -> Bool {
        participants.contains { rival in
            rival !== recognizer && rival.attempt.isClaiming && !rival.attempt.isWaiting
                && rival.attempt.isDiscrete && recognizer.attempt.isDiscrete
                && areRelated(rival, recognizer)
                && !recognizer.canPrevent(rival) && exclusion(of: recognizer, by: rival) != nil
        }
    }

    /// Whether two recognizers are on one view, or one's view is inside the other's (Rule G-4.4).
    private func areRelated(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        guard let viewA = a.view, let viewB = b.view else { return false }
        return viewA.isDescendant(of: viewB) || viewB.isDescendant(of: viewA)
    }
}
