/// How what a control tells goes out.
extension UIControl {
    /// Tells of events, with the moment of touch that they came with.
    func send(_ events: Event, with event: UIEvent?) {
        let before = sending
        for handler in handlers {
            // Whoever was told first may have removed the next.
            let meant = handler.events.intersection(events)
            guard !meant.isEmpty else { continue }
            sending = meant
            if let action = handler.action {
                sendAction(action)
            } else if let selector = handler.selector {
                if handler.isForChain {
                    sendAction(selector, to: nil, for: event)
                } else if let target = handler.target {
                    sendAction(selector, to: target, for: event)
                }
            }
        }
        sending = before
    }

    /// The first that has a method, from the control up the responder chain.
    func responder(having action: Selector) -> AnyObject? {
        var current: UIResponder? = self
        while let here = current {
            if action.fits(here, self) { return here }
            current = here.next
        }
        return nil
    }

    /// Records what is sent, but for what a moving finger repeats; also by a control that was removed under its finger.
    func note(_ action: String, to receiver: AnyObject?) {
        guard let trace = (window ?? tracked?.window)?.device?.trace else { return }
        let isRepeated =
            !sending.isEmpty
            && (sending.isSubset(of: [.touchDragInside, .touchDragOutside])
                || (sending == .valueChanged && isTracking))
        guard !isRepeated else { return }
        trace.record(
            .controlAction, trace.name(of: self),
            [
                TraceField("action", action), TraceField("events", .list(sending.words)),
                TraceField("target", receiver.map { trace.name(of: $0) } ?? ""),
                TraceField("far", isFarInside),
                TraceField(
                    "margin", (window?.device?.parameters ?? ModelParameters()).controlMargin),
            ])
    }

    /// Whether the finger counts as inside although it is outside the bounds, in the margin round them.
    private var isFarInside: Bool {
        guard isTouchInside, let tracked else { return false }
        return !bounds.contains(tracked.location(in: self))
    }
}
