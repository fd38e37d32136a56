/// What is animated beside a transition (Rules N-D18, N-D20).
extension Transition {
    /// Animates it in the transition's time, or holds it at its start while somebody leads.
    final func runAlongside() {
        guard let device else { return }
        guard coordinator.hasAnimations else {
            coordinator.callAnimations()
            return
        }
        guard isInteractive else {
            UIView.animate(
                withDuration: duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]
            ) { self.coordinator.callAnimations() }
            return
        }
        alongside = AnimationLead.collect(duration: duration, on: device) {
            UIView.animate(
                withDuration: duration, delay: 0, options: [.curveLinear, .allowUserInteraction]
            ) { self.coordinator.callAnimations() }
        }
    }

    /// Moves it as far as the transition has come.
    final func scrubAlongside() {
        if isInteractive { alongside?.hold(at: progress) }
    }

    /// Lets it run with the rest of the transition, to its end or back.
    final func releaseAlongside(in duration: TimeInterval) {
        guard let lead = alongside else { return }
        alongside = nil
        lead.finish(atEnd: !isCancelled, in: duration, pace: .curve(.easeOut)) {}
    }
}
