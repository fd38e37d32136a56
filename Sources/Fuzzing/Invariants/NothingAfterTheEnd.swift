import TouchEngine

/// A recognizer that has failed or ended gets no more of the touches it had, in this attempt or the next.
struct NothingAfterTheEnd: Checker {
    static let name = "what is over for a recognizer stays over"
    static let rules = "G-2.12, G-2.13, G-2.28, G-2.29, G-3.20"
    /// How far each recognizer has heard of each touch.
    private var heard: [Pair: FuzzCase.Phase] = [:]

    private struct Pair: Hashable {
        let recognizer: Int
        let touch: Int
    }

    mutating func objection(to observation: Observation, in world: World) -> String? {
        if case .turnEnded = observation { return unheard(in: world) }
        guard case .touches(let id, let phase, let touches) = observation,
            let gesture = world.gestures[id]
        else { return nil }
        if !gesture.isEnabled { return "r\(id) is switched off and got touches" }
        guard let attempt = gesture.attempt else { return "r\(id) got touches in no attempt" }
        if attempt.isOver { return "r\(id) is over and got touches that \(phase)" }
        for touch in touches {
            if !attempt.touches.contains(touch) {
                return "r\(id) got touch \(touch), which is not of this attempt"
            }
            let pair = Pair(recognizer: id, touch: touch)
            let before = heard[pair]
            heard[pair] = phase
            if (phase == .began) != (before == nil) || before == .ended || before == .cancelled {
                return "r\(id) heard touch \(touch) \(phase) after \(before?.rawValue ?? "nothing")"
            }
        }
        return nil
    }

    /// One that is not over hears of the end of each of its touches (G-3.4).
    private func unheard(in world: World) -> String? {
        guard !world.isMeddled else { return nil }
        for id in world.ids {
            // What one that waits has set meanwhile cannot be seen: it may have ended with the first lift.
            guard let gesture = world.gestures[id], let attempt = gesture.attempt,
                !attempt.isOver, !attempt.hasClaimedEnd, !attempt.hasWaited, !gesture.mayHang
            else { continue }
            for touch in attempt.touches where world.touches[touch]?.isUp == true {
                let last = heard[Pair(recognizer: id, touch: touch)]
                if last != .ended, last != .cancelled, last != nil {
                    return "r\(id) did not hear that touch \(touch) is gone"
                }
            }
        }
        return nil
    }
}
