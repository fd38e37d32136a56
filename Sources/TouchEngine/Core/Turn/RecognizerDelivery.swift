/// How an event reaches the recognizers that still listen.
extension TouchSystem {
    func deliverToRecognizers(_ event: UIEvent) {
        if isReceiversListStale {
            isReceiversListStale = false
            receivers = inOrderOfHearing.map { Unmanaged.passUnretained($0) }
        }
        let isAllMoves = event.isAllMoves
        for receiver in receivers {
            receiver._withUnsafeGuaranteedRef { recognizer in
                if isAllMoves {
                    guard let touches = recognizer.attempt.allTouches else { return }
                    recognizer.touchesMoved(touches, with: event)
                } else {
                    tell(recognizer, event)
                }
            }
        }
    }

    private func tell(_ recognizer: UIGestureRecognizer, _ event: UIEvent) {
        let attempt = recognizer.attempt
        if event.hasLandings, let touches = attempt.touches(in: .began) {
            recognizer.touchesBegan(touches, with: event)
        }
        if event.hasMoves, let touches = attempt.touches(in: .moved) {
            recognizer.touchesMoved(touches, with: event)
        }
        guard event.hasLifts else { return }
        if let touches = attempt.touches(in: .ended) {
            recognizer.touchesEnded(touches, with: event)
        }
        if let touches = attempt.touches(in: .cancelled) {
            recognizer.touchesCancelled(touches, with: event)
        }
    }
}
