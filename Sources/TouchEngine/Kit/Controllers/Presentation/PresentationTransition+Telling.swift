/// What the presentation controller is told, and the trace (Rule N-P2).
extension PresentationTransition {
    func announceBeginning() {
        switch direction {
        case .present:
            noteTold("presentationTransitionWillBegin()")
            manager.presentationTransitionWillBegin()
        case .dismiss:
            noteTold("dismissalTransitionWillBegin()")
            manager.dismissalTransitionWillBegin()
        }
    }

    func announceEnding() {
        switch direction {
        case .present:
            noteTold("presentationTransitionDidEnd(\(!isCancelled))")
            manager.presentationTransitionDidEnd(!isCancelled)
        case .dismiss:
            noteTold("dismissalTransitionDidEnd(\(!isCancelled))")
            manager.dismissalTransitionDidEnd(!isCancelled)
        }
    }

    /// Writes it down for an app's own presentation controller: the system's have nothing to do.
    private func noteTold(_ callback: String) {
        guard manager.isOfApp, let trace = device?.trace else { return }
        trace.record(
            .presentationTold, trace.name(of: manager),
            [TraceField("callback", callback), TraceField("controller", presented.traceName)],
            rule: "N-P2")
    }

    /// Writes down that it begins, and who manages it.
    func noteBeginning() {
        guard let trace = device?.trace else { return }
        trace.record(
            .presentationBegan, presented.traceName,
            [
                TraceField("presenting", direction == .present),
                TraceField("by", presenter.traceName), TraceField("animated", isAnimated),
                TraceField("managed", manager.isOfApp),
                TraceField("manager", trace.name(of: manager)),
            ], rule: .model)
    }
}
