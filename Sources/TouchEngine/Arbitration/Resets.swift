/// How attempts end: together with those they are joined to, or with the device.
extension TouchSystem {
    /// Resets what has come to an end, together with what it is joined to by failure requirements (Rules G-3.20 to 22).
    func resetFinished() {
        for recognizer in participants where recognizer.attempt.isOver {
            let group = linked(to: recognizer)
            guard group.allSatisfy({ $0.attempt.isOver }) else { continue }
            for member in group { reset(member) }
        }
    }

    /// Lets go of a touch that is over.
    func forget(_ touch: UITouch) {
        for recognizer in touch.gestureRecognizers ?? [] {
            recognizer.attempt.touches.removeAll { $0 === touch }
            noteStillPossible(recognizer)
        }
    }

    /// Forgets every attempt without a word, because the device goes: a touch and its recognizer keep each other.
    func abandon() {
        for recognizer in participants { recognizer.attempt = Attempt() }
        for touch in deliveries { touch.gestureRecognizers = nil }
        participants = []
        deliveries = []
    }

    private func reset(_ recognizer: UIGestureRecognizer) {
        participants.removeAll { $0 === recognizer }
        for touch in recognizer.attempt.touches { recognizer.release(touch) }
        for touch in deliveries { touch.gestureRecognizers?.removeAll { $0 === recognizer } }
        recognizer.reset()
        recognizer.attempt = Attempt()
        trace.enter(.idle, recognizer)
    }

    private func linked(to recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        var group = [recognizer]
        var index = 0
        while index < group.count {
            let member = group[index]
            index += 1
            for other in participants where !group.contains(where: { $0 === other }) {
                if waits(member, for: other) || waits(other, for: member) { group.append(other) }
            }
        }
        return group
    }

    private func waits(_ a: UIGestureRecognizer, for b: UIGestureRecognizer) -> Bool {
        a.failureRequirements.contains { $0.recognizer === b }
            || (a.attempt.requirements ?? []).contains { $0 === b }
    }

    /// A recognizer that saw its last finger lift and neither failed nor set a timer hangs those who wait for it
    /// (Rules G-3.4, G-9.7).
    private func noteStillPossible(_ recognizer: UIGestureRecognizer) {
        guard recognizer.attempt.touches.isEmpty, recognizer.attempt.state == .possible,
            !recognizer.awaitsMore, isTakingPart(recognizer)
        else { return }
        let record = trace.record(
            .misuseStillPossible, trace.name(of: recognizer), rule: "G-9.7",
            cause: recognizer.attempt.lastRecord)
        recognizer.attempt.lastRecord = record
        trace.conclude(recognizer, record)
    }
}
