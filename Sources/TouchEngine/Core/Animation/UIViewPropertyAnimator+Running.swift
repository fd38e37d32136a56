/// What an animator does; what is known of its complaints are the words and the occasions (Rule N-D39).
extension UIViewPropertyAnimator {
    /// Whether the animator may be held and turned; if not, the call is refused.
    func allows(_ deed: String) -> Bool {
        guard !isInterruptible else { return true }
        refuse(
            .internalInconsistency,
            "An animator \(summary) that is not interruptible cannot be \(deed)!")
        return false
    }

    /// Refuses a call: stops the program, or lets whoever asks ignore the call, as the model chooses.
    func refuse(_ name: ExceptionName, _ reason: @autoclosure () -> String) {
        let device = lead?.device ?? Device.newest
        if device?.parameters.choices.animatorMisuse != .ignores { raise(name, reason()) }
    }

    /// Stops the program if the animator is active.
    func checkInactive(_ property: String) {
        guard state == .active else { return }
        raise(
            .generic,
            "It is not allowed to set the \(property) property of an active animator (\(summary))")
    }

    /// Stops the program if the animator has been stopped and not finished.
    func checkNotStopped() {
        guard state == .stopped else { return }
        raise(.internalInconsistency, "Animator \(summary) is already stopped!")
    }

    /// Class and state, as in the complaints; UIKit prints an address beside these, which differs from run to run.
    private var summary: String {
        var text = "<" + typeName(of: self)
        switch state {
        case .inactive: text += " [inactive]"
        case .active: text += " [active]"
        case .stopped: text += " [stopped]"
        }
        if isRunning { text += " running" }
        if direction { text += " reversed" }
        if isInterruptible { text += " interruptible" }
        return text + ">"
    }

    /// Where on the way from their start to their end the animations are, whichever way they run.
    private var place: CGFloat {
        guard let lead else { return 0 }
        guard lead.isTimed, scrubsLinearly, !lead.isFollowing else { return lead.fraction }
        return lead.pace.progress(at: lead.fraction).other
    }

    var fractionReached: CGFloat {
        guard lead != nil else { return 0 }
        return min(max(direction ? 1 - place : place, 0), 1)
    }

    func go(to fraction: CGFloat) {
        guard state != .stopped, !isRunning else { return }
        if state == .inactive { pause() }
        guard let lead else { return }
        let part = min(max(fraction, 0), 1)
        lead.hold(at: direction ? 1 - part : part, keepingPace: !scrubsLinearly)
    }

    func start(after delay: TimeInterval) {
        checkNotStopped()
        if state == .active, delay > 0, !isRunning {
            return refuse(
                .internalInconsistency,
                "A paused animator (\(summary)) cannot be started with a delay!")
        }
        self.delay = delay
        if state == .inactive { activate() }
        if let collector = AnimationLead.current, lead != nil {
            collector.take(self)
        } else if !isRunning {
            run(after: delay)
        }
    }

    func pause() {
        checkNotStopped()
        guard allows("paused") else { return }
        if state == .inactive { activate() }
        guard let lead else { return }
        lead.hold(keepingPace: !scrubsLinearly)
        note(.animationPaused, rule: "N-D21")
    }

    func turn(_ isBack: Bool) {
        guard isBack != direction else { return }
        if state == .active, !allows("continued or reversed") { return }
        let wasRunning = isRunning
        direction = isBack
        if state == .active, wasRunning { run(after: 0) }
    }

    func resume(_ timing: AnimationTiming?, _ factor: CGFloat) {
        guard allows("continued or reversed"), state == .active, let lead else { return }
        guard timing != nil || factor > 0 else {
            run(after: 0)
            return
        }
        lead.hold()
        let (from, to) = (lead.fraction, direction ? CGFloat(0) : 1)
        let parameters = lead.device?.parameters ?? ModelParameters()
        let rest = lead.duration * Double(factor > 0 ? factor : abs(to - from))
        let asked = timing ?? self.timing.atRest
        let seconds = asked.duration(rest, parameters)
        let pace = asked.pace(lasting: seconds, parameters)
        run(.fresh(from: from, to: to, pace), after: 0, in: seconds)
    }

    /// Runs towards the end, or the start, from where the animations are, as they would have run there uninterrupted.
    private func run(after delay: TimeInterval) {
        guard let lead else { return }
        let (from, to) = (lead.fraction, direction ? CGFloat(0) : 1)
        if lead.isTimed, !lead.isFollowing {
            let part = Double(abs(to - from))
            run(.even(from: from, to: to), after: delay, in: part * lead.duration)
        } else if let part = lead.pace.part(at: from) {
            let seconds = Double(abs(to - part)) * lead.duration
            run(.replay(from: part, to: to, lead.pace), after: delay, in: seconds)
        } else {
            let parameters = lead.device?.parameters ?? ModelParameters()
            let pace = timing.atRest.pace(lasting: lead.duration, parameters)
            run(.fresh(from: from, to: to, pace), after: delay, in: lead.duration)
        }
    }

    private func run(
        _ course: AnimationLeg.Course, after delay: TimeInterval, in seconds: TimeInterval
    ) {
        note(.animationResumed, rule: "N-D21", seconds)
        // Who starts an animator need not hold it: it lives as long as it runs.
        lead?.run(course, after: delay, in: seconds) { [self] in arrive() }
    }

    private func arrive() {
        if pausesOnCompletion {
            note(.animationPaused, rule: "N-D28")
        } else {
            conclude(at: direction ? .start : .end)
        }
    }

    /// Records what has become of the animations.
    func note(_ code: TraceCode, rule: Rule, _ seconds: TimeInterval? = nil) {
        guard let group, let record = group.record, let device = group.device else { return }
        var values = [
            TraceField("views", .list(group.views)), TraceField("progress", place * 100),
            TraceField("reversed", direction),
        ]
        if let seconds { values.append(TraceField("duration", CGFloat(seconds))) }
        device.trace.record(code, "animation", values, rule: rule, cause: record)
    }
}
