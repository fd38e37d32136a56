/// Which gestures over a control are the control's own, although a recognizer above it would take them (Rule G-4.19).
///
/// A control answers as the view that owns the touch, so a recognizer that cancels nothing is never asked about
/// (Rules G-6.2, G-4.24), and one that sits on the control itself always gets its way (Rule G-4.20). That a control which is
/// switched off keeps nothing is the model's choice: it has no action to keep it for.
extension UIControl {
    /// Whether a recognizer above the control is after one finger's single tap.
    func isTapFromAbove(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let tap = recognizer as? UITapGestureRecognizer, isOneFingerFromAbove(recognizer)
        else { return false }
        return tap.numberOfTapsRequired == 1
    }

    /// Whether a recognizer above the control follows one finger that has moved across more than down, in the control's
    /// own points.
    func isMovingAcross(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isOneFingerFromAbove(recognizer), let touch = recognizer.attempt.touches.first
        else { return false }
        let travel = touch.location(in: self) - landing(of: touch)
        return abs(travel.x) > abs(travel.y)
    }

    /// Where the finger of a recognizer landed, in the control's own points.
    func landing(of recognizer: UIGestureRecognizer) -> CGPoint? {
        recognizer.attempt.touches.first.map { landing(of: $0) }
    }

    /// Refuses, and records why.
    func keep(_ code: TraceCode, from recognizer: UIGestureRecognizer) -> Bool {
        if let trace = window?.device?.trace {
            recognizer.attempt.stockRefusal = trace.record(
                code, trace.name(of: self),
                [TraceField("recognizer", trace.name(of: recognizer))], rule: "G-4.19")
        }
        return false
    }

    private func landing(of touch: UITouch) -> CGPoint { convert(touch.landingLocation, from: nil) }

    private func isOneFingerFromAbove(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, recognizer.numberOfTouches == 1, let view = recognizer.view else {
            return false
        }
        return !view.isDescendant(of: self)
    }
}
