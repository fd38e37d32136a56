/// How attempts end: together with those they are linked to by failure requirements.
extension GestureArena {
    /// Resets the recognizers whose attempts are over, if those of all that they are linked to are over too (Rules G-3.20 to 22).
    func resetFinished() {
        let requiring = withFailureRequirements
        var ending: [UIGestureRecognizer] = []
        for recognizer in participants
        where recognizer.attempt.isOver && !recognizer.attempt.isLeaving
            && !isActionPutOff(of: recognizer)
        {
            let isAlone = requiring.isEmpty || recognizer.attempt.isBrokenOff
            let group = isAlone ? [recognizer] : linked(to: recognizer, by: requiring)
            let isOver = group.allSatisfy { $0.attempt.isOver && !isActionPutOff(of: $0) }
            guard isOver else { continue }
            for member in group { member.attempt.isLeaving = true }
            ending += group
        }
        guard !ending.isEmpty else { return }
        leave { $0.attempt.isLeaving }
        // What delegates answered about an attempt does not count in the next one (Rule G-5.3).
        for one in requiring {
            one.attempt.failureRequirements.removeAll { $0.attempt.isLeaving }
            one.attempt.waitsFor.removeAll { $0.attempt.isLeaving }
        }
        for touch in device.activeTouches { touch.receivers.removeAll { $0.attempt.isLeaving } }
        for touch in touchesForViews { touch.receivers.removeAll { $0.attempt.isLeaving } }
        for press in presses { press.gestureRecognizers?.removeAll { $0.attempt.isLeaving } }
        for recognizer in ending { reset(recognizer) }
        // One that was broken off took its links away: what is left of a group may be over too.
        if !requiring.isEmpty { setNeedsResets() }
    }

    /// Records that a recognizer takes no notice of a touch, since its last attempt has not been reset (Rule G-3.21).
    ///
    /// One that failed, and whose own fingers have all lifted, has missed a gesture by that: the record is its outcome.
    func recordNotReset(_ recognizer: UIGestureRecognizer, _ touch: UITouch) {
        guard trace.isRecording else { return }
        let requiring = withFailureRequirements
        let partner = linked(to: recognizer, by: requiring).first { !$0.attempt.isOver }
        let record = trace.record(
            .recognizerNotReset, trace.name(of: recognizer),
            [
                TraceField("finger", touch.fingerNumber),
                TraceField("by", partner.map { trace.name(of: $0) } ?? ""),
                TraceField("joined", partner.map { $0 !== recognizer } ?? false),
            ], rule: "G-3.21", cause: recognizer.attempt.lastRecord)
        guard recognizer.attempt.state == .failed,
            recognizer.attempt.touches.allSatisfy({ $0.isOver })
        else { return }
        trace.setOutcome(of: recognizer, record, opens: true)
    }

    /// Takes a touch that is over from the recognizers that received it.
    func endForRecognizers(_ touch: UITouch) {
        for recognizer in touch.receivers {
            recognizer.removeFromAttempt(touch)
            recordStillPossible(recognizer)
        }
        touch.isOverForRecognizers = true
        if touch.delivery.isDone { touch.breakReferenceCycles() }
    }

    private func reset(_ recognizer: UIGestureRecognizer) {
        // Freed only when this returns: a view that goes with its last touch may ask for the recognizer's state.
        var touches: [UITouch] = []
        swap(&touches, &recognizer.attempt.touches)
        recognizer.reset()
        recognizer.forgetAttempt()
        for pair in recognizer.targets { pair.releaseTarget() }
        trace.enter(.idle, recognizer)
    }

    /// The participants that have a failure requirement on anybody: only they link recognizers.
    private var withFailureRequirements: [UIGestureRecognizer] {
        participants.filter {
            !$0.declaredFailureRequirements.isEmpty || !$0.attempt.failureRequirements.isEmpty
        }
    }

    /// A recognizer and all that it is linked to, whichever of two has the failure requirement on the other.
    private func linked(
        to recognizer: UIGestureRecognizer, by requiring: [UIGestureRecognizer]
    ) -> [UIGestureRecognizer] {
        var group = [recognizer]
        var index = 0
        while index < group.count {
            let member = group[index]
            index += 1
            for other in requiring where isLinked(other, to: member) { add(other, to: &group) }
            guard requiring.contains(where: { $0 === member }) else { continue }
            for other in participants where isLinked(member, to: other) { add(other, to: &group) }
        }
        return group
    }

    private func add(_ recognizer: UIGestureRecognizer, to group: inout [UIGestureRecognizer]) {
        if !group.contains(where: { $0 === recognizer }) { group.append(recognizer) }
    }

    /// Whether one has a failure requirement on another, declared or found out in this attempt.
    private func isLinked(_ a: UIGestureRecognizer, to b: UIGestureRecognizer) -> Bool {
        a.declaredFailureRequirements.contains { $0.recognizer === b }
            || a.attempt.failureRequirements.contains { $0 === b }
    }

    /// Records as misuse that a recognizer has seen its last finger lift and has neither failed nor begun: whoever waits for it
    /// to fail waits for ever (Rules G-3.4, G-9.7).
    func recordStillPossible(_ recognizer: UIGestureRecognizer) {
        guard recognizer.attempt.touches.isEmpty, recognizer.attempt.presses.isEmpty,
            recognizer.attempt.state == .possible, !recognizer.isBetweenTaps,
            isTakingPart(recognizer)
        else { return }
        let record = trace.record(
            .misuseStillPossible, trace.name(of: recognizer), rule: "G-9.7",
            cause: recognizer.attempt.lastRecord)
        recognizer.attempt.lastRecord = record
        trace.setOutcome(of: recognizer, record)
    }
}
