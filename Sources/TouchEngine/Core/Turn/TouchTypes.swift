/// Which kinds of touch a recognizer lets in, before anybody is asked.
extension GestureArena {
    /// Whether a recognizer takes no touch of this kind; then the reason is recorded (Rule G-2.36).
    func refusesType(
        of touch: UITouch, _ recognizer: UIGestureRecognizer, _ landing: Int?, isNew: Bool
    ) -> Bool {
        guard let refusal = refusal(ofTypeOf: touch, by: recognizer) else { return false }
        let record = trace.record(
            refusal.code, trace.name(of: recognizer),
            [TraceField("finger", touch.fingerNumber), TraceField("type", touch.type.word)]
                + refusal.values(),
            rule: refusal.rule, cause: landing)
        if isNew { trace.setOutcome(of: recognizer, record, opens: true) }
        return true
    }

    private typealias Refusal = (code: TraceCode, rule: Rule, values: () -> [TraceField])

    private func refusal(
        ofTypeOf touch: UITouch, by recognizer: UIGestureRecognizer
    ) -> Refusal? {
        if !recognizer.hearsTouches { return (.recognizerHearsNoTouch, "G-7.44", { [] }) }
        let allowed = recognizer.allowedTouchTypes
        if !allowed.contains(where: { $0.intValue == touch.type.rawValue }) {
            return (
                .recognizerRefusesType, "G-2.36",
                {
                    let words = allowed.compactMap {
                        UITouch.TouchType(rawValue: $0.intValue)?.word
                    }
                    return [
                        TraceField("allowed", .list(words)),
                        TraceField("allowsNone", words.isEmpty),
                    ]
                }
            )
        }
        if let first = recognizer.attempt.touchType, first != touch.type,
            recognizer.requiresExclusiveTouchType
        {
            return (
                .recognizerRefusesMixedTypes, "G-2.36", { [TraceField("first", first.word)] }
            )
        }
        return nil
    }
}
