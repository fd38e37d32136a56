extension AnimationLead {
    /// Who collects the animations that are made on a thread just now; nil nearly always.
    private static let collector = ThreadLocal<AnimationLead>()

    /// The lead of what is animated just now.
    static var current: AnimationLead? { collector.value }

    /// Collects every animation and every running property animator that a closure makes, holding them at their start.
    ///
    /// The lead's fraction is one of `duration`, in seconds (Rule N-D11). A block that animates nothing is not led: it is over
    /// in the next turn, as ever.
    static func collect(
        duration: TimeInterval, on device: Device, _ animations: () -> Void
    ) -> AnimationLead {
        let lead = AnimationLead(duration: duration)
        lead.settle(on: device)
        let outer = current
        collector.value = lead
        animations()
        collector.value = outer
        return lead
    }

    /// Runs what was collected to its end, or back to its start, in `duration` seconds, and then tells every completion, in
    /// order of their calls: `finished` is true either way, as nothing was taken off its way.
    ///
    /// Back at the start the views have their old values again. `then` comes last.
    func finish(
        atEnd: Bool, in duration: TimeInterval, pace: AnimationPace, then: @escaping () -> Void
    ) {
        run(toEnd: atEnd, in: duration, pace: pace) { [self] in
            device?.animations.conclude(self, at: atEnd ? .end : .start)
            then()
        }
    }
}
