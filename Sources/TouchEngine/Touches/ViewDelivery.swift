/// What a touch's view has been told of it, and what it is still owed.
final class ViewDelivery {
    /// How far the view's own story of the touch has come.
    private enum Told {
        case nothing, began, over
    }

    private var told = Told.nothing
    private var withheld: (location: CGPoint, time: TimeInterval)?
    private var lastToldLocation = CGPoint.zero

    /// Whether the view has heard the end, or will never hear anything more.
    var isDone: Bool { told == .over }

    /// Tells the views of every touch what they may hear now, after the recognizers' actions (Rules G-2.14 to G-2.25).
    static func deliver(_ touches: [UITouch], trace: Trace, time: TimeInterval) {
        let event = UIEvent(touches: touches, time: time)
        for touch in touches {
            touch.delivery.step(touch, event, trace)
        }
    }

    private func step(_ touch: UITouch, _ event: UIEvent, _ trace: Trace) {
        guard told != .over, let view = touch.view else {
            told = .over
            return
        }
        if !mayHear(touch, view) {
            told = .over
            return
        }
        if let taker = taker(of: touch) {
            takeAway(touch, view, by: taker, event, trace)
            return
        }
        if told == .nothing { startTelling(touch, view, event, trace) }
        guard told == .began else { return }
        switch touch.phase {
        case .moved where touch.location != lastToldLocation:
            lastToldLocation = touch.location
            view.touchesMoved([touch], with: event)
        case .ended:
            finish(touch, view, event)
        case .cancelled:
            told = .over
            view.touchesCancelled([touch], with: event)
        case .began, .moved, .stationary:
            break
        }
    }

    /// A recognizer that owns the touch, acts, and so takes it from its view; a touch withheld for it is discarded even
    /// when it cancels nothing (Rules G-2.14, G-2.22).
    private func taker(of touch: UITouch) -> UIGestureRecognizer? {
        (touch.gestureRecognizers ?? []).first {
            $0.attempt.isGranted
                && ($0.cancelsTouchesInView || (withheld != nil && $0.delaysTouchesBegan))
        }
    }

    /// A view hears one finger at a time unless it asks for more (Rule G-1.12).
    private func mayHear(_ touch: UITouch, _ view: UIView) -> Bool {
        guard told == .nothing, !view.isMultipleTouchEnabled else { return true }
        let inView = (touch.window?.device?.activeTouches ?? []).filter {
            $0.view === view && !$0.isOver
        }
        return inView.isEmpty || inView.first === touch
    }

    private func startTelling(
        _ touch: UITouch, _ view: UIView, _ event: UIEvent, _ trace: Trace
    ) {
        let holders = (touch.gestureRecognizers ?? []).filter {
            $0.delaysTouchesBegan && !$0.attempt.isOver && !$0.attempt.isGranted
        }
        if let holder = holders.first {
            if withheld == nil {
                withheld = (touch.location, touch.timestamp)
                trace.record(
                    .viewTouchWithheld, trace.name(of: view),
                    [
                        TraceField("finger", touch.finger),
                        TraceField("by", trace.name(of: holder)),
                    ], rule: "G-2.20")
            }
            return
        }
        told = .began
        guard let original = withheld else {
            lastToldLocation = touch.location
            view.touchesBegan([touch], with: event)
            return
        }
        trace.record(
            .viewTouchReleased, trace.name(of: view), [TraceField("finger", touch.finger)],
            rule: "G-2.21")
        rewind(touch, to: original) { view.touchesBegan([touch], with: event) }
        lastToldLocation = original.location
        if touch.location != original.location, touch.phase != .moved {
            lastToldLocation = touch.location
            view.touchesMoved([touch], with: event)
        }
    }

    /// Lets a view see a touch as it was when it landed (Rule G-2.21).
    private func rewind(
        _ touch: UITouch, to original: (location: CGPoint, time: TimeInterval), _ tell: () -> Void
    ) {
        let (location, previous) = (touch.location, touch.previousLocation)
        let (time, phase) = (touch.timestamp, touch.phase)
        (touch.location, touch.previousLocation) = (original.location, original.location)
        (touch.timestamp, touch.phase) = (original.time, .began)
        tell()
        (touch.location, touch.previousLocation) = (location, previous)
        (touch.timestamp, touch.phase) = (time, phase)
    }

    /// The lift waits while a recognizer that delays it is undecided (Rules G-2.24, G-2.25).
    private func finish(_ touch: UITouch, _ view: UIView, _ event: UIEvent) {
        let isUndecided = (touch.gestureRecognizers ?? []).contains {
            $0.delaysTouchesEnded && !$0.attempt.isOver && !$0.attempt.isGranted
        }
        guard !isUndecided else { return }
        told = .over
        view.touchesEnded([touch], with: event)
    }

    private func takeAway(
        _ touch: UITouch, _ view: UIView, by taker: UIGestureRecognizer, _ event: UIEvent,
        _ trace: Trace
    ) {
        let values = [
            TraceField("finger", touch.finger), TraceField("by", trace.name(of: taker)),
        ]
        if told == .began {
            trace.record(.viewTouchesCancelled, trace.name(of: view), values, rule: "G-2.14")
            let phase = touch.phase
            touch.phase = .cancelled
            view.touchesCancelled([touch], with: event)
            touch.phase = phase
        } else {
            trace.record(.viewTouchDiscarded, trace.name(of: view), values, rule: "G-2.20")
        }
        told = .over
    }
}
