/// Who may act, when several recognizers have met their criteria.
extension TouchSystem {
    /// Speaks on every claim until nothing changes: deepest view first, on one view the last added first (Rule G-4.2).
    func reconcile() {
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for recognizer in inOrder where recognizer.attempt.isClaiming {
                if judge(recognizer) { hasChanged = true }
            }
            if !hasChanged, let tied = firstTied {
                grant(tied)
                hasChanged = true
            }
        }
    }

    /// One whose claim nobody has spoken on, because rivals each give way to another in a ring.
    private var firstTied: UIGestureRecognizer? {
        inOrder.first { $0.attempt.isClaiming && !$0.attempt.isWaiting }
    }

    /// Decides on one claim: it fails, waits, gives way to a stronger rival for now, or is granted.
    ///
    /// - Returns: whether anything has changed.
    private func judge(_ recognizer: UIGestureRecognizer) -> Bool {
        askRequirements(of: recognizer)
        // Whoever is asked may switch the recognizer off: then there is nothing left to decide.
        guard recognizer.attempt.isClaiming else { return true }
        let required = recognizer.attempt.requirements
        if let winner = required.first(where: { $0.attempt.isGranted }) {
            failForRequirement(recognizer, winner)
            return true
        }
        let unmet = required.filter { $0.attempt.state != .failed && isTakingPart($0) }
        if !unmet.isEmpty {
            if let cycle = unmet.first(where: { isWaiting($0, for: recognizer) }) {
                breakCycle(recognizer, cycle)
                // At once: in the meantime one that is heard later would go before it.
                return judge(recognizer)
            }
            return hold(recognizer, for: unmet)
        }
        for winner in participants where isPresent(winner, before: recognizer) {
            guard let refusers = refusers(of: recognizer, beside: winner) else { continue }
            lose(recognizer, to: winner, refusers)
            return true
        }
        if hasStrongerRival(recognizer) { return false }
        guard recognizer.attempt.isClaiming else { return true }
        grant(recognizer)
        return true
    }

    /// Lets a recognizer act, and puts every related one that has not to the questions (Rules G-4.1, G-4.4, G-4.5).
    private func grant(_ recognizer: UIGestureRecognizer) {
        let wasWaiting = recognizer.attempt.isWaiting
        recognizer.attempt.isGranted = true
        recognizer.attempt.isWaiting = false
        actedThisTurn.append(recognizer)
        for touch in deliveries { touch.delivery.giveUp(touch, to: recognizer) }
        for press in presses { press.delivery.giveUp(press, to: recognizer) }
        if wasWaiting {
            noteRelease(of: recognizer)
        }
        noteRecognition(of: recognizer)
        for other in participants
        where other !== recognizer && !other.attempt.isOver && !other.attempt.isGranted {
            if requires(other, failureOf: recognizer) {
                failForRequirement(other, recognizer)
            } else if areRelated(recognizer, other),
                let refusers = refusers(of: other, beside: recognizer)
            {
                lose(other, to: recognizer, refusers)
            }
        }
    }

    /// Fails a recognizer that another keeps out, and says who was asked to allow both and did not.
    private func lose(
        _ loser: UIGestureRecognizer, to winner: UIGestureRecognizer, _ refusers: [AnyObject]
    ) {
        // Two delegates of one class have one name.
        var names: [String] = []
        for name in refusers.map({ trace.name(of: $0) }) where !names.contains(name) {
            names.append(name)
        }
        loser.fail(
            .failedByExclusion,
            [
                TraceField("by", trace.name(of: winner)),
                TraceField("asked", !refusers.isEmpty),
                TraceField("refusers", .list(names)),
            ], rule: "G-4.1", cause: loser.unawaited ?? winner.attempt.lastRecord)
    }

    private func failForRequirement(
        _ loser: UIGestureRecognizer, _ winner: UIGestureRecognizer
    ) {
        loser.fail(
            .failedByRequirement, [TraceField("by", trace.name(of: winner))], rule: "G-5.1",
            cause: winner.attempt.lastRecord)
    }

    private func requires(
        _ waiter: UIGestureRecognizer, failureOf other: UIGestureRecognizer
    ) -> Bool {
        waiter.attempt.requirements.contains { $0 === other }
    }

    /// Records that a recognizer acts, and owes its clients `began` even when it is further by now (Rule G-3.15).
    private func noteRecognition(of recognizer: UIGestureRecognizer) {
        let state = recognizer.attempt.state
        let isDiscrete = recognizer.attempt.isDiscrete
        let claim = recognizer.attempt.claim
        let record = trace.record(
            claim?.code ?? (isDiscrete ? .recognizedByItself : .beganByItself),
            trace.name(of: recognizer), claim?.values ?? [], rule: claim?.rule ?? "G-3.3",
            cause: recognizer.attempt.lastRecord)
        recognizer.attempt.lastRecord = record
        trace.conclude(recognizer, record)
        if isDiscrete {
            trace.enter(.ended, recognizer, record: record)
            recognizer.attempt.pendingActions.append(.ended)
        } else {
            trace.enter(.began, recognizer, record: record)
            recognizer.attempt.pendingActions.append(.began)
            if state == .ended {
                recognizer.attempt.pendingActions.append(.ended)
                noteProgress(of: recognizer, from: .began)
            }
        }
        needsAction(recognizer)
    }

    /// Holds a claim back until what it waits for has failed (Rules G-3.13, G-5.16).
    ///
    /// One that waits already is heard of again when there is somebody new to wait for.
    private func hold(
        _ recognizer: UIGestureRecognizer, for unmet: [UIGestureRecognizer]
    ) -> Bool {
        let known = recognizer.attempt.waitsFor
        guard !unmet.allSatisfy({ one in known.contains { $0 === one } }) else { return false }
        recognizer.attempt.isWaiting = true
        recognizer.attempt.waitsFor = unmet
        let record = trace.record(
            .recognizerWaits, trace.name(of: recognizer),
            [TraceField("for", .list(unmet.map { trace.name(of: $0) }))], rule: "G-5.1",
            cause: recognizer.attempt.lastRecord)
        recognizer.attempt.lastRecord = record
        trace.conclude(recognizer, record)
        trace.enter(.waiting, recognizer, record: record)
        return true
    }

    /// Records that a claim is held back no more, because of the last failure among those it waited for.
    private func noteRelease(of recognizer: UIGestureRecognizer) {
        let required = recognizer.attempt.requirements
        let failures = required.filter { $0.attempt.state == .failed }
        recognizer.attempt.lastRecord = trace.record(
            .recognizerReleased, trace.name(of: recognizer),
            [TraceField("for", .list(required.map { trace.name(of: $0) }))], rule: "G-5.1",
            cause: failures.compactMap { $0.attempt.lastRecord }.max()
                ?? recognizer.attempt.lastRecord)
    }

    /// Two that wait for each other would wait for ever.
    ///
    /// UIKit promises nothing here; the model drops the second wait.
    private func breakCycle(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) {
        trace.record(
            .misuseRequirementCycle, trace.name(of: recognizer),
            [TraceField("with", trace.name(of: other))], rule: .model)
        recognizer.attempt.requirements.removeAll { $0 === other }
    }

    /// Whether one waits for another, itself or through those that it waits for.
    private func isWaiting(_ a: UIGestureRecognizer, for b: UIGestureRecognizer) -> Bool {
        var chain = [a]
        var index = 0
        while index < chain.count {
            let member = chain[index]
            index += 1
            guard member.attempt.isWaiting else { continue }
            if requires(member, failureOf: b) { return true }
            for next in member.attempt.requirements
            where !chain.contains(where: { $0 === next }) {
                chain.append(next)
            }
        }
        return false
    }

    /// Whether a related recognizer acts, or did so in this turn, and so may keep another from being recognised.
    private func isPresent(
        _ winner: UIGestureRecognizer, before other: UIGestureRecognizer
    ) -> Bool {
        guard winner !== other, winner.attempt.isGranted, areRelated(winner, other) else {
            return false
        }
        return winner.attempt.isActing || actedThisTurn.contains { $0 === winner }
    }

    /// Whether, of two discrete gestures made at the same moment, the other would exclude this one and could not be excluded
    /// by it, as a double tap a single one (Rule G-4.14): it is heard first, whatever the order.
    private func hasStrongerRival(_ recognizer: UIGestureRecognizer) -> Bool {
        participants.contains { rival in
            rival !== recognizer && rival.attempt.isClaiming && !rival.attempt.isWaiting
                && rival.attempt.isDiscrete && recognizer.attempt.isDiscrete
                && areRelated(rival, recognizer)
                && !recognizer.canPrevent(rival) && refusers(of: recognizer, beside: rival) != nil
        }
    }

    /// Whether two recognizers are on one view, or one's view is inside the other's (Rule G-4.4).
    private func areRelated(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        guard let viewA = a.view, let viewB = b.view else { return false }
        return viewA.isDescendant(of: viewB) || viewB.isDescendant(of: viewA)
    }
}
