/// How an event reaches the recognizers that still listen.
extension GestureArena {
    /// Calls `touchesBegan` and its kin on each listener, with those of its touches that do this in the event.
    func deliverToRecognizers(_ event: UIEvent) {
        if areListenersStale {
            areListenersStale = false
            listeners = inDeliveryOrder.map { Unmanaged.passUnretained($0) }
            repeatsChange = device.parameters.choices.repeatedChange == .withEachEvent
        }
        let isAllMoves = event.isAllMoves
        for listener in listeners {
            listener._withUnsafeGuaranteedRef { recognizer in
                if isAllMoves {
                    guard let touches = recognizer.attempt.allTouches else { return }
                    recognizer.touchesMoved(touches, with: event)
                    if repeatsChange { repeatChange(of: recognizer) }
                } else {
                    deliver(event, to: recognizer)
                }
            }
        }
    }

    private func deliver(_ event: UIEvent, to recognizer: UIGestureRecognizer) {
        if event.hasLandings, let touches = recognizer.attempt.touches(in: .began) {
            recognizer.touchesBegan(touches, with: event)
        }
        if event.hasMoves, let touches = recognizer.attempt.touches(in: .moved) {
            recognizer.touchesMoved(touches, with: event)
            if repeatsChange { repeatChange(of: recognizer) }
        }
        guard event.hasEnds else { return }
        if let touches = recognizer.attempt.touches(in: .ended) {
            recognizer.touchesEnded(touches, with: event)
        }
        if let touches = recognizer.attempt.touches(in: .cancelled) {
            recognizer.touchesCancelled(touches, with: event)
        }
    }

    /// Sends the action of a gesture that goes on, unless the recognizer's own code has asked for it (Rule U-1).
    private func repeatChange(of recognizer: UIGestureRecognizer) {
        guard recognizer.attempt.isActing, !recognizer.attempt.hasQueuedAction else { return }
        recognizer.transition(to: .changed)
    }
}
