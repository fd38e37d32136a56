/// The questions that arbitration asks, and the record of each answer that somebody gave.
extension TouchSystem {
    /// Whether a recognizer may leave `possible`: the views whose touches it would take are asked, then the delegate;
    /// a no fails it for this attempt (Rules G-3.6, G-6.2, G-6.7).
    func allowsBeginning(_ recognizer: UIGestureRecognizer) -> Bool {
        if recognizer.cancelsTouchesInView {
            for view in touchOwners(of: recognizer) {
                let reply = recognizer.ask(default: true) {
                    view.gestureRecognizerShouldBegin(recognizer)
                }
                if !accept(reply, of: recognizer, by: trace.name(of: view), "view", "G-6.2") {
                    return false
                }
            }
        }
        guard let delegate = recognizer.delegate, !recognizer.hasAnsweredAsView else { return true }
        let reply = recognizer.ask(default: true) {
            delegate.gestureRecognizerShouldBegin(recognizer)
        }
        return accept(reply, of: recognizer, by: trace.name(of: delegate), "delegate", "G-3.6")
    }

    private func accept(
        _ reply: (answer: Bool, isDefault: Bool), of recognizer: UIGestureRecognizer,
        by name: @autoclosure () -> String, _ role: String, _ rule: Rule
    ) -> Bool {
        guard !reply.isDefault else { return true }
        let values =
            trace.isRecording
            ? [
                TraceField("by", name()), TraceField("role", role),
                TraceField("answer", reply.answer),
            ] : []
        let record = trace.record(
            .delegateShouldBegin, trace.name(of: recognizer), values, rule: rule,
            cause: recognizer.attempt.refusal)
        recognizer.attempt.refusal = nil
        if reply.answer {
            recognizer.attempt.lastRecord = record
        } else if isTakingPart(recognizer) {
            recognizer.failRefused(values, cause: record)
        }
        return reply.answer
    }

    private func touchOwners(of recognizer: UIGestureRecognizer) -> [UIView] {
        var owners: [UIView] = []
        for touch in recognizer.attempt.touches {
            guard let view = touch.view, !owners.contains(where: { $0 === view }) else { continue }
            owners.append(view)
        }
        return owners
    }

    /// Whether one recognizer, being recognised, makes the other fail: unless a hook on either side, or either delegate,
    /// spares it (Rules G-4.1, G-4.7, G-4.9).
    ///
    /// - Returns: nil when somebody spares it, otherwise those who were asked and said no.
    func refusers(
        of other: UIGestureRecognizer, beside winner: UIGestureRecognizer
    ) -> [AnyObject]? {
        guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return nil }
        var refusers: [AnyObject] = []
        if allowsBoth(winner, other, &refusers) || allowsBoth(other, winner, &refusers) {
            return nil
        }
        return refusers
    }

    private func allowsBoth(
        _ one: UIGestureRecognizer, _ other: UIGestureRecognizer, _ refusers: inout [AnyObject]
    ) -> Bool {
        guard let delegate = one.delegate else { return false }
        let reply = one.ask(default: false) {
            delegate.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other)
        }
        if !reply.isDefault, !reply.answer, !refusers.contains(where: { $0 === delegate }) {
            refusers.append(delegate)
        }
        return note(reply, .delegateSimultaneous, one, ("with", other), by: delegate, "G-4.7")
    }

    /// Finds out, once an attempt, whom a recognizer has to wait for: what was said with `require(toFail:)`, by a class,
    /// or by a delegate, of either side (Rules G-5.1 to G-5.5).
    ///
    /// One that gets its first touch later is asked about then.
    func askRequirements(of recognizer: UIGestureRecognizer) {
        let attempt = recognizer.attempt
        let known = attempt.askedUpTo
        guard known < joined else { return }
        attempt.askedUpTo = joined
        for other in participants where other !== recognizer && other.attempt.joinNumber > known {
            let isStatic = recognizer.failureRequirements.contains { $0.recognizer === other }
            guard isStatic || requires(recognizer, other) else { continue }
            attempt.requirements.append(other)
        }
    }

    /// Lets a requirement that is made in mid-attempt hold at once, where the other had been asked about already.
    func noteRequirement(of recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) {
        let attempt = recognizer.attempt
        guard isTakingPart(recognizer), isTakingPart(other), !attempt.isGranted,
            other.attempt.joinNumber <= attempt.askedUpTo,
            !attempt.requirements.contains(where: { $0 === other })
        else { return }
        attempt.requirements.append(other)
    }

    private func requires(_ waiter: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        if waiter.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: waiter) {
            return true
        }
        if let delegate = waiter.delegate {
            let reply = waiter.ask(default: false) {
                delegate.gestureRecognizer(waiter, shouldRequireFailureOf: other)
            }
            if note(
                reply, .delegateRequiresFailure, waiter, ("of", other), by: delegate, "G-5.4")
            {
                return true
            }
        }
        if let delegate = other.delegate {
            let reply = other.ask(default: false) {
                delegate.gestureRecognizer(other, shouldBeRequiredToFailBy: waiter)
            }
            if note(
                reply, .delegateRequiresFailure, waiter, ("of", other), by: delegate, "G-5.4")
            {
                return true
            }
        }
        return false
    }

    /// Records what a delegate answered about two recognizers, and passes the answer on; a default is nobody's answer.
    private func note(
        _ reply: (answer: Bool, isDefault: Bool), _ code: TraceCode, _ asked: UIGestureRecognizer,
        _ other: (key: String, recognizer: UIGestureRecognizer), by delegate: AnyObject,
        _ rule: Rule
    ) -> Bool {
        if !reply.isDefault {
            trace.record(
                code, trace.name(of: asked),
                [
                    TraceField("by", trace.name(of: delegate)),
                    TraceField(other.key, trace.name(of: other.recognizer)),
                    TraceField("answer", reply.answer),
                ], rule: rule)
        }
        return reply.answer
    }
}
