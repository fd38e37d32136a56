/// What a touch's view has been told of it, and what it is still owed.
final class ViewDelivery {
    /// How far the view's own story of the touch has come.
    private enum Told {
        case nothing, began, over
    }

    private var told = Told.nothing
    /// Whether the view has heard of the touch at all.
    private var hasHeard = false
    private var withheld: (location: CGPoint, time: TimeInterval)?
    private var lastToldLocation = CGPoint.zero
    /// Who has taken the touch from its view, by acting; what it does from then on changes nothing.
    private var taker: UIGestureRecognizer?

    /// Whether the view has heard the end, or will never hear anything more.
    var isDone: Bool { told == .over }

    /// Whether the view has heard of the touch and not of its end: it tracks it.
    var isTracking: Bool { told == .began }

    /// Decides what the touch's view may hear now, after the recognizers' actions (Rules G-2.14 to G-2.25).
    func step(_ touch: UITouch, _ device: Device) -> Owed {
        guard told != .over, let view = touch.view else {
            told = .over
            return []
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
            return []
        }
        if let taker { return takeAway(touch, view, by: taker, trace) }
        var owed: Owed = told == .nothing ? startTelling(touch, view, device) : []
        guard told == .began else { return owed }
        switch touch.current {
        case .moved where touch.location != lastToldLocation:
            lastToldLocation = touch.location
            owed.insert(.moved)
        case .ended where !isUndecided(touch):
            told = .over
            owed.insert(.ended)
        case .cancelled:
            told = .over
            owed.insert(.cancelled)
        case .began, .moved, .stationary, .ended:
            break
        }
        return owed
    }

    /// How the touch looks to its view while it is told of one thing: one that was withheld as it landed, one that is
    /// lost as cancelled (Rules G-2.14, G-2.21).
    func appearance(
        of touch: UITouch, for owed: Owed
    ) -> (phase: UITouch.Phase, location: CGPoint, time: TimeInterval)? {
        switch owed {
        case .began: withheld.map { (.began, $0.location, $0.time) }
        case .cancelled: (.cancelled, touch.location, touch.time)
        default: nil
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
                if !view.isMultipleTouchEnabled, other.place < touch.place { return (view, false) }
            } else if other.delivery.isTracking,
                rival.isExclusiveTouch || view.isExclusiveTouch
            {
                return (rival, true)
            }
        }
        return exclusiveRival(touch, view, device).map { ($0, true) }
    }

    /// The view of an earlier finger that was down when this one landed, of two that were kept back and are told in one turn:
    /// what would have kept this one out then does so now.
    private func exclusiveRival(_ touch: UITouch, _ view: UIView, _ device: Device) -> UIView? {
        for other in device.touches.deliveries where other.isOver && other.place < touch.place {
            guard let rival = other.view, rival !== view, other.delivery.hasHeard,
                rival.isExclusiveTouch || view.isExclusiveTouch, other.time > touch.landed
            else { continue }
            return rival
        }
        return nil
    }

    private func startTelling(_ touch: UITouch, _ view: UIView, _ device: Device) -> Owed {
        let trace = device.trace
        let holder = touch.receivers.first {
            $0.delaysTouchesBegan && !$0.attempt.isOver && !$0.attempt.isGranted
        }
        if let holder {
            if withheld == nil {
                withheld = (touch.location, touch.time)
                trace.record(
                    .viewTouchWithheld, trace.name(of: view),
                    [
                        TraceField("finger", touch.finger),
                        TraceField("by", trace.name(of: holder)),
                    ], rule: "G-2.20")
            }
            return []
        }
        if let refuser = refuser(touch, view, device.event) {
            told = .over
            trace.record(
                .contentTouchRefused, trace.name(of: refuser),
                [TraceField("finger", touch.finger), TraceField("view", trace.name(of: view))],
                rule: "S-A5.4")
            return []
        }
        told = .began
        hasHeard = true
        lastToldLocation = withheld?.location ?? touch.location
        guard withheld != nil else { return .began }
        trace.record(
            .viewTouchReleased, trace.name(of: view), [TraceField("finger", touch.finger)],
            rule: "G-2.21")
        guard touch.location != lastToldLocation else { return .began }
        lastToldLocation = touch.location
        return [.began, .moved]
    }

    /// The view above that keeps the touch from the one that it hit, asked from the innermost outward (Rule S-A5.4).
    ///
    /// A scroll view does, when `touchesShouldBegin` says no.
    private func refuser(_ touch: UITouch, _ view: UIView, _ event: UIEvent) -> UIView? {
        var above = view.superview
        while let here = above {
            if here.keepsFromContent(touch, in: view, event) { return here }
            above = here.superview
        }
        return nil
    }

    /// The lift waits while a recognizer that delays it is undecided (Rules G-2.24, G-2.25).
    private func isUndecided(_ touch: UITouch) -> Bool {
        touch.receivers.contains {
            $0.delaysTouchesEnded && !$0.attempt.isOver && !$0.attempt.isGranted
        }
    }

    private func takeAway(
        _ touch: UITouch, _ view: UIView, by taker: UIGestureRecognizer, _ trace: Trace
    ) -> Owed {
        let wasTold = told == .began
        trace.record(
            wasTold ? .viewTouchesCancelled : .viewTouchDiscarded, trace.name(of: view),
            [TraceField("finger", touch.finger), TraceField("by", trace.name(of: taker))],
            rule: wasTold ? "G-2.14" : "G-2.20")
        told = .over
        letGo()
        return wasTold ? .cancelled : []
    }
}
