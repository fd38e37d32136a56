import TouchEngine

/// Targets hear of a gesture in order: began, then changed, then one end; or the one moment of a discrete one.
struct LawfulActions: Checker {
    static let name = "actions come in lawful order"
    static let rules = "G-3.2, G-3.9, G-3.15"
    private var last: [Int: UIGestureRecognizer.State] = [:]

    mutating func objection(to observation: Observation, in world: World) -> String? {
        if case .reset(let id) = observation { return unsent(by: id, in: world) }
        guard case .acted(let id, let state) = observation, let gesture = world.gestures[id] else {
            return nil
        }
        let before = last[id] ?? .ended
        last[id] = state
        let isUnderWay = before == .began || before == .changed
        if gesture.attempt?.grantTurn == nil { return "r\(id) sent \(state) without being let" }
        if gesture.attempt?.wasRefused == true { return "r\(id) sent \(state) though refused" }
        if gesture.attempt?.hasFailed == true { return "r\(id) sent \(state) though it failed" }
        let isLawful =
            switch state {
            case .began: !isUnderWay && gesture.isDiscrete != true
            case .changed, .cancelled: isUnderWay
            case .ended: isUnderWay || gesture.attempt?.isDiscrete == true
            case .possible, .failed: false
            }
        if isLawful || gesture.isForced { return nil }
        return "r\(id) sent \(state) after \(before)"
    }
}

extension LawfulActions {
    /// What a recognizer should have told its target before it was reset.
    private func unsent(by id: Int, in world: World) -> String? {
        guard let gesture = world.gestures[id], let attempt = gesture.attempt,
            attempt.grantTurn != nil, !gesture.isForced, !gesture.isBuiltIn, !world.isMeddled
        else { return nil }
        guard let last = attempt.lastAction else {
            // A hook may have taken it off its view before its turn to send came (Rule G-3.9).
            let wasMeddledWith = attempt.wasCancelled && world.wasMeddled
            return wasMeddledWith ? nil : "r\(id) was let act and sent nothing"
        }
        let isEnd = last == .ended || last == .cancelled
        return isEnd ? nil : "r\(id) was reset after it had sent \(last)"
    }
}
