/// What a touch's view has been told of it, and what it is still owed.
final class ViewDelivery {
    /// How far the view's own story of the touch has come.
    private enum Told {
        case nothing, began, over
    }

    private var told = Told.nothing
    private var withheld: (location: CGPoint, time: TimeInterval)?
    private var lastToldLocation = CGPoint.zero
    /// Who has taken the touch from its view, by acting; what it does from then on changes nothing.
    private var taker: UIGestureRecognizer?

    /// Whether the view has heard the end, or will never hear anything more.
    var isDone: Bool { told == .over }

    /// Whether the view has heard of the touch and not of its end: it tracks it.
    var isTracking: Bool { told == .began }

    /// Tells the touch's view what it may hear now, after the recognizers' actions (Rules G-2.14 to G-2.25).
    func step(_ touch: UITouch, _ event: UIEvent, _ device: Device) {
        guard told != .over, let view = touch.view else {
            told = .over
            return
        }
        let trace = device.trace
        if told == .nothing, let bar = bar(touch, view, device) {
            told = .over
            trace.record(
                .viewTouchBarred, trace.name(of: view),
                [
                    TraceField("finger", touch.finger), TraceField("by", trace.name(of: bar.view)),
                    TraceField("exclusive", bar.isExclusive),
                ], rule: bar.isExclusive ? "G-1.13" : "G-1.12")
            return
        }
        if let taker {
            takeAway(touch, view, by: taker, event, trace)
            return
        }
        if told == .nothing { startTelling(touch, view, event, trace) }
        guard told == .began else { return }
        switch touch.phase {
        case .moved where touch.location != lastToldLocation:
            lastToldLocation = touch.location
            view.touchesMoved(touch.alone, with: event)
        case .ended:
            finish(touch, view, event)
        case .cancelled:
            told = .over
            view.touchesCancelled(touch.alone, with: event)
        case .began, .moved, .stationary:
            break
        }
    }

    /// Lets a recognizer that owns the touch, and acts, take it from its view; a touch that was kept back for it is
    /// discarded even when it cancels nothing (Rules G-2.14, G-2.22).
    func giveUp(_ touch: UITouch, to recognizer: UIGestureRecognizer) {
        guard taker == nil, told != .over, touch.receivers.contains(where: { $0 === recognizer })
        else { return }
        let keepsBack = recognizer.delaysTouchesBegan && told == .nothing
        if recognizer.cancelsTouchesInView || keepsBack { taker = recognizer }
    }

    /// Gives the touch back to its view, unless the view was told already or another has taken it too (Rule G-2.13).
    func takeBack(_ touch: UITouch, from recognizer: UIGestureRecognizer) {
        guard taker === recognizer else { return }
        taker = touch.receivers.first { $0.attempt.isGranted && $0.cancelsTouchesInView }
    }

    /// Forgets who took the touch: the two would keep each other.
    func letGo() { taker = nil }

    /// The view that keeps a new touch from this one: itself, when it takes one finger at a time and has one, or an
    /// exclusive view when either of the two is exclusive and the other tracks (Rules G-1.12, G-1.13).
    ///
    /// Recognizers get the touch all the same: of multiple touch the documentation says so, and of exclusive touch it speaks
    /// of views only.
    private func bar(
        _ touch: UITouch, _ view: UIView, _ device: Device
    ) -> (view: UIView, isExclusive: Bool)? {
        for other in device.activeTouches where other !== touch && !other.isOver {
            guard let rival = other.view else { continue }
            if rival === view {
                if !view.isMultipleTouchEnabled, isEarlier(other, than: touch, in: device) {
                    return (view, false)
                }
            } else if other.delivery.isTracking,
                rival.isExclusiveTouch || view.isExclusiveTouch
            {
                return (rival, true)
            }
        }
        return nil
    }

    private func isEarlier(_ one: UITouch, than other: UITouch, in device: Device) -> Bool {
        let first = device.activeTouches.first { $0 === one || $0 === other }
        return first === one
    }

    private func startTelling(
        _ touch: UITouch, _ view: UIView, _ event: UIEvent, _ trace: Trace
    ) {
        let holder = touch.receivers.first {
            $0.delaysTouchesBegan && !$0.attempt.isOver && !$0.attempt.isGranted
        }
        if let holder {
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
            view.touchesBegan(touch.alone, with: event)
            return
        }
        trace.record(
            .viewTouchReleased, trace.name(of: view), [TraceField("finger", touch.finger)],
            rule: "G-2.21")
        rewind(touch, to: original) { view.touchesBegan(touch.alone, with: event) }
        lastToldLocation = original.location
        if touch.location != original.location, touch.phase != .moved {
            lastToldLocation = touch.location
            view.touchesMoved(touch.alone, with: event)
        }
    }

    /// Lets a view see a touch as it was when it landed (Rule G-2.21).
    private func rewind(
        _ touch: UITouch, to original: (location: CGPoint, time: TimeInterval), _ tell: () -> Void
    ) {
        touch.shown = (.began, original.location, original.time)
        tell()
        touch.shown = nil
    }

    /// The lift waits while a recognizer that delays it is undecided (Rules G-2.24, G-2.25).
    private func finish(_ touch: UITouch, _ view: UIView, _ event: UIEvent) {
        let isUndecided = touch.receivers.contains {
            $0.delaysTouchesEnded && !$0.attempt.isOver && !$0.attempt.isGranted
        }
        guard !isUndecided else { return }
        told = .over
        view.touchesEnded(touch.alone, with: event)
    }

    private func takeAway(
        _ touch: UITouch, _ view: UIView, by taker: UIGestureRecognizer, _ event: UIEvent,
        _ trace: Trace
    ) {
        let wasTold = told == .began
        trace.record(
            wasTold ? .viewTouchesCancelled : .viewTouchDiscarded, trace.name(of: view),
            [TraceField("finger", touch.finger), TraceField("by", trace.name(of: taker))],
            rule: wasTold ? "G-2.14" : "G-2.20")
        if wasTold {
            touch.shown = (.cancelled, touch.location, touch.time)
            view.touchesCancelled(touch.alone, with: event)
            touch.shown = nil
        }
        told = .over
        letGo()
    }
}
