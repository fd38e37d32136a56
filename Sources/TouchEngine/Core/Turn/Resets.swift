/// How attempts end: together with those they are joined to.
extension TouchSystem {
    /// Resets what has come to an end, together with what it is joined to by failure requirements (Rules G-3.20 to 22).
    func resetFinished() {
        // Only those who wait for somebody join anybody to anybody.
        let waiters = participants.filter { !$0.failureRequirements.isEmpty || $0.awaits }
        var ending: [UIGestureRecognizer] = []
        for recognizer in participants
        where recognizer.attempt.isOver && !recognizer.attempt.isLeaving {
            let isAlone = waiters.isEmpty || recognizer.attempt.isDropped
            let group = isAlone ? [recognizer] : linked(to: recognizer, by: waiters)
            guard group.allSatisfy({ $0.attempt.isOver }) else { continue }
            for member in group { member.attempt.isLeaving = true }
            ending += group
        }
        guard !ending.isEmpty else { return }
        leave { $0.attempt.isLeaving }
        // What was asked about somebody's attempt counts no longer in his next one (Rule G-5.3).
        for waiter in waiters {
            waiter.attempt.requirements.removeAll { $0.attempt.isLeaving }
            waiter.attempt.waitsFor.removeAll { $0.attempt.isLeaving }
        }
        for touch in device.activeTouches { touch.receivers.removeAll { $0.attempt.isLeaving } }
        for touch in deliveries { touch.receivers.removeAll { $0.attempt.isLeaving } }
        for press in presses { press.gestureRecognizers?.removeAll { $0.attempt.isLeaving } }
        for recognizer in ending { reset(recognizer) }
    }

    /// Records that a recognizer takes no notice of a touch, since its last attempt has not been reset; one that failed with
    /// its own fingers has missed a gesture by that (Rule G-3.21).
    func noteNotReset(_ recognizer: UIGestureRecognizer, _ touch: UITouch) {
        guard trace.isRecording else { return }
        let waiters = participants.filter { !$0.failureRequirements.isEmpty || $0.awaits }
        let partner = linked(to: recognizer, by: waiters).first { !$0.attempt.isOver }
        let record = trace.record(
            .recognizerNotReset, trace.name(of: recognizer),
            [
                TraceField("finger", touch.finger),
                TraceField("by", partner.map { trace.name(of: $0) } ?? ""),
                TraceField("joined", partner.map { $0 !== recognizer } ?? false),
            ], rule: "G-3.21", cause: recognizer.attempt.lastRecord)
        guard recognizer.attempt.state == .failed,
            recognizer.attempt.touches.allSatisfy({ $0.isOver })
        else { return }
        trace.conclude(recognizer, record)
    }

    /// Lets go of a touch that is over.
    func forget(_ touch: UITouch) {
        for recognizer in touch.receivers {
            recognizer.lose(touch)
            noteStillPossible(recognizer)
        }
        touch.isForgotten = true
        if touch.delivery.isDone { touch.letGo() }
    }

    private func reset(_ recognizer: UIGestureRecognizer) {
        recognizer.attempt.touches = []
        recognizer.reset()
        recognizer.attempt.clear()
        for pair in recognizer.targets { pair.letGo() }
        trace.enter(.idle, recognizer)
    }

    private func linked(
        to recognizer: UIGestureRecognizer, by waiters: [UIGestureRecognizer]
    ) -> [UIGestureRecognizer] {
        var group = [recognizer]
        var index = 0
        while index < group.count {
            let member = group[index]
            index += 1
            for other in waiters where waits(other, for: member) { add(other, to: &group) }
            guard waiters.contains(where: { $0 === member }) else { continue }
            for other in participants where waits(member, for: other) { add(other, to: &group) }
        }
        return group
    }

    private func add(_ recognizer: UIGestureRecognizer, to group: inout [UIGestureRecognizer]) {
        if !group.contains(where: { $0 === recognizer }) { group.append(recognizer) }
    }

    private func waits(_ a: UIGestureRecognizer, for b: UIGestureRecognizer) -> Bool {
        a.failureRequirements.contains { $0.recognizer === b }
            || a.attempt.requirements.contains { $0 === b }
    }

    /// A recognizer that saw its last finger lift and neither failed nor set a timer hangs those who wait for it
    /// (Rules G-3.4, G-9.7).
    func noteStillPossible(_ recognizer: UIGestureRecognizer) {
        guard recognizer.attempt.touches.isEmpty, recognizer.attempt.presses.isEmpty,
            recognizer.attempt.state == .possible, !recognizer.awaitsMore, isTakingPart(recognizer)
        else { return }
        let record = trace.record(
            .misuseStillPossible, trace.name(of: recognizer), rule: "G-9.7",
            cause: recognizer.attempt.lastRecord)
        recognizer.attempt.lastRecord = record
        trace.conclude(recognizer, record)
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer has been told, in this attempt, to wait for somebody.
    fileprivate final var awaits: Bool { !attempt.requirements.isEmpty }
}
