/// The questions that views and delegates are asked about a claim, and the record of each answer that somebody gave.
///
/// Whether a recognizer may begin is asked as soon as it claims, while events are still being delivered; the rest is asked when
/// claims are judged.
extension GestureArena {
    /// Whether a recognizer may leave `possible`; if not, it has failed when this returns (Rules G-3.6, G-6.2, G-6.7).
    ///
    /// The views whose touches it would cancel are asked first, then the delegate. The first that says no decides.
    func allowsBeginning(_ recognizer: UIGestureRecognizer) -> Bool {
        let attempt = recognizer.attempt.joinNumber
        let hasAnsweredAsView = recognizer.hasAnsweredAsView
        if recognizer.cancelsTouchesInView {
            for view in touchOwners(of: recognizer) {
                let reply = recognizer.ask(default: true) {
                    view.gestureRecognizerShouldBegin(recognizer)
                }
                if !heed(reply, of: recognizer, by: trace.name(of: view), "view", "G-6.2") {
                    return false
                }
                // A view that is asked may switch the recognizer off: then there is nothing left to ask about.
                guard recognizer.attempt.joinNumber == attempt,
                    recognizer.attempt.state == .possible
                else { return false }
            }
        }
        guard let delegate = recognizer.delegate, !hasAnsweredAsView else { return true }
        let reply = recognizer.ask(default: true) {
            delegate.gestureRecognizerShouldBegin(recognizer)
        }
        return heed(reply, of: recognizer, by: trace.name(of: delegate), "delegate", "G-3.6")
    }

    /// Records an answer that somebody gave, and makes the recognizer fail if it is no; returns the answer.
    private func heed(
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
            cause: recognizer.attempt.stockRefusal)
        recognizer.attempt.stockRefusal = nil
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

    /// How a recognizer that is recognized excludes another, or nil if both may act: because `canPrevent` or `canBePrevented`
    /// says no, or a delegate allows both (Rules G-4.1, G-4.7, G-4.9).
    func exclusion(
        of other: UIGestureRecognizer, by winner: UIGestureRecognizer
    ) -> Exclusion? {
        allower = nil
        guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return nil }
        var refusers: [AnyObject] = []
        if allowsBoth(winner, other, &refusers) || allowsBoth(other, winner, &refusers) {
            return nil
        }
        return Exclusion(refusers: refusers)
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
        if reply.answer { allower = delegate }
        return record(reply, .delegateSimultaneous, one, ("with", other), by: delegate, "G-4.7")
    }

    /// Finds out on whom a recognizer has a failure requirement: declared with `require(toFail:)`, or asked of the class and the
    /// delegate of either side (Rules G-5.1 to G-5.5).
    ///
    /// Called whenever its claim is judged; about each other participant it is found out once an attempt, so that later calls ask
    /// only about those that have joined since.
    func askFailureRequirements(of recognizer: UIGestureRecognizer) {
        let known = recognizer.attempt.askedUpTo
        guard known < joinCount else { return }
        recognizer.attempt.askedUpTo = joinCount
        for other in participants where other !== recognizer && other.attempt.joinNumber > known {
            let isDeclared = recognizer.declaredFailureRequirements.contains {
                $0.recognizer === other
            }
            let requirer =
                isDeclared
                ? Attempt.Requirer(isDeclared: true) : requirer(of: recognizer, toWaitFor: other)
            guard let requirer else { continue }
            recognizer.attempt.failureRequirements.append(other)
            guard trace.isRecording else { continue }
            recognizer.attempt.requirers[ObjectIdentifier(other)] = requirer
        }
    }

    /// Lets a failure requirement that is declared in mid-attempt hold at once, if the two had been asked about already.
    func addFailureRequirement(of recognizer: UIGestureRecognizer, on other: UIGestureRecognizer) {
        guard isTakingPart(recognizer), isTakingPart(other), !recognizer.attempt.isGranted,
            other.attempt.joinNumber <= recognizer.attempt.askedUpTo,
            !recognizer.attempt.failureRequirements.contains(where: { $0 === other })
        else { return }
        recognizer.attempt.failureRequirements.append(other)
    }

    /// Asks the class and the delegate of either side whether one has a failure requirement on the other, until one says yes: who
    /// did, or nil.
    private func requirer(
        of dependent: UIGestureRecognizer, toWaitFor other: UIGestureRecognizer
    ) -> Attempt.Requirer? {
        if dependent.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: dependent)
        {
            return Attempt.Requirer()
        }
        if let delegate = dependent.delegate {
            let reply = dependent.ask(default: false) {
                delegate.gestureRecognizer(dependent, shouldRequireFailureOf: other)
            }
            if record(
                reply, .delegateRequiresFailure, dependent, ("of", other), by: delegate, "G-5.4")
            {
                return requirer(delegate, "shouldRequireFailureOf")
            }
        }
        if let delegate = other.delegate {
            let reply = other.ask(default: false) {
                delegate.gestureRecognizer(other, shouldBeRequiredToFailBy: dependent)
            }
            if record(
                reply, .delegateRequiresFailure, dependent, ("of", other), by: delegate, "G-5.4")
            {
                return requirer(delegate, "shouldBeRequiredToFailBy", isTheirs: true)
            }
        }
        return nil
    }

    private func requirer(
        _ delegate: AnyObject, _ question: String, isTheirs: Bool = false
    ) -> Attempt.Requirer {
        Attempt.Requirer(
            by: trace.isRecording ? trace.name(of: delegate) : "", question: question,
            isTheirs: isTheirs)
    }

    /// Records what a delegate answered about two recognizers, and returns the answer; a default answer is not recorded.
    private func record(
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

/// That a recognizer keeps another from acting.
struct Exclusion {
    /// The delegates that were asked to allow both and did not; none if nobody was asked.
    var refusers: [AnyObject]
}
