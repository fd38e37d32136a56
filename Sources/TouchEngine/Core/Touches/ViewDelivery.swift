/// What the view that a touch hit has been told of it, and has still to be told.
///
/// `step` is called once in each round of a turn, after the recognizers' actions. A view hears `began`, then any number of `moved`,
/// then exactly one of `ended` and `cancelled`; or nothing at all.
final class ViewDelivery {
    /// What the view has been told so far; `over` also of a touch of which it will never hear.
    private enum Told {
        case nothing, began, over
    }

    private var told = Told.nothing
    /// Whether the view has heard of the touch at all.
    private var hasHeard = false
    /// Where the finger landed, and when, if a recognizer has held that back from the view.
    private var withheld: (location: CGPoint, time: TimeInterval)?
    /// The record of that.
    private var withholding: Int?
    private var lastToldLocation = CGPoint.zero
    /// The recognizer that has taken the touch from its view, by acting, until the view is told so; one that is cancelled meanwhile
    /// keeps the touch all the same.
    private var taker: UIGestureRecognizer?
    /// Whether the view has left its window, which takes the touch from it (Rule G-2.38).
    private var hasLeftWindow = false

    /// Whether the view has heard the end, or will never hear anything more.
    var isDone: Bool { told == .over }

    /// Whether a recognizer has taken the touch, and the view has still to be told so.
    var isTaken: Bool { taker != nil }

    /// Whether the view has heard of the touch and not of its end: it tracks it.
    var isOpenInView: Bool { told == .began }

    /// Decides what the touch's view may hear now, after the recognizers' actions (Rules G-2.14 to G-2.25).
    func step(_ touch: UITouch, _ device: Device) -> ViewNews {
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
                    TraceField("finger", touch.fingerNumber),
                    TraceField("by", trace.name(of: bar.view)),
                    TraceField("exclusive", bar.isExclusive),
                    TraceField("custom", view.isOfProgramsClass),
                ], rule: bar.isExclusive ? "G-1.13" : "G-1.12")
            return []
        }
        if let taker { return endInView(touch, view, by: taker, trace) }
        if hasLeftWindow { return endOutside(touch, view, trace) }
        var news: ViewNews = told == .nothing ? startTelling(touch, view, device) : []
        guard told == .began else { return news }
        switch touch.currentPhase {
        case .moved where touch.location != lastToldLocation:
            lastToldLocation = touch.location
            news.insert(.moved)
        case .ended where !isUndecided(touch):
            told = .over
            news.insert(.ended)
        case .cancelled:
            told = .over
            news.insert(.cancelled)
        case .began, .moved, .stationary, .ended:
            break
        }
        return news
    }

    /// How the touch looks to its view while that is told of one thing; nil where it looks as it is.
    ///
    /// A landing that was withheld looks as it was; a touch that is taken looks cancelled (Rules G-2.14, G-2.21).
    func appearance(
        of touch: UITouch, for news: ViewNews
    ) -> (phase: UITouch.Phase, location: CGPoint, time: TimeInterval)? {
        switch news {
        case .began: withheld.map { (.began, $0.location, $0.time) }
        case .cancelled: (.cancelled, touch.location, touch.time)
        default: nil
        }
    }

    /// Marks the touch as taken from its view, if a recognizer that acts receives it and cancels touches (Rules G-2.14, G-2.22).
    ///
    /// The view is told of it in the next `step`.
    /// A touch that was withheld for the recognizer is discarded even if the recognizer cancels nothing, or is not (Rule G-2.22).
    func markTaken(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
        guard taker == nil, told != .over, touch.receivers.contains(where: { $0 === recognizer })
        else { return }
        let keepsBack =
            recognizer.delaysTouchesBegan && told == .nothing
            && recognizer.choices.heldBackTouch == .isDiscarded
        if recognizer.cancelsTouchesInView || keepsBack { taker = recognizer }
    }

    /// Gives the touch back to its view, unless another recognizer that acts takes it too (Rule G-2.13).
    func giveBack(_ touch: UITouch, from recognizer: UIGestureRecognizer) {
        guard taker === recognizer else { return }
        taker = touch.receivers.first { $0.attempt.isGranted && $0.cancelsTouchesInView }
    }

    /// Takes the touch from its view, which has left its window; the view is told in the next `step` (Rule G-2.38).
    func leaveWindow() { hasLeftWindow = true }

    /// Forgets who took the touch: the touch and the recognizer would keep each other alive.
    func forgetTaker() { taker = nil }

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
                if !view.isMultipleTouchEnabled, other.landingNumber < touch.landingNumber {
                    return (view, false)
                }
            } else if other.delivery.isOpenInView,
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
        for other in device.arena.touchesForViews
        where other.isOver && other.landingNumber < touch.landingNumber {
            guard let rival = other.view, rival !== view, other.delivery.hasHeard,
                rival.isExclusiveTouch || view.isExclusiveTouch, other.time > touch.landingTime
            else { continue }
            return rival
        }
        return nil
    }

    private func startTelling(_ touch: UITouch, _ view: UIView, _ device: Device) -> ViewNews {
        let trace = device.trace
        let holder = touch.receivers.first {
            $0.delaysTouchesBegan && !$0.attempt.isOver && !$0.attempt.isGranted
        }
        if let holder {
            if withheld == nil {
                withheld = (touch.location, touch.time)
                withholding = trace.record(
                    .viewTouchWithheld, trace.name(of: view),
                    [
                        TraceField("finger", touch.fingerNumber),
                        TraceField("by", trace.name(of: holder)),
                        TraceField("content", holder.delayedContent != nil),
                        TraceField(
                            "scroll", holder.delayedContent.map { trace.name(of: $0) } ?? ""),
                    ], rule: "G-2.20")
            }
            return []
        }
        if let refuser = refuser(touch, view, device.event) {
            told = .over
            trace.record(
                .contentTouchRefused, trace.name(of: refuser),
                [
                    TraceField("finger", touch.fingerNumber),
                    TraceField("view", trace.name(of: view)),
                ],
                rule: "S-A5.4")
            return []
        }
        told = .began
        hasHeard = true
        lastToldLocation = withheld?.location ?? touch.location
        guard withheld != nil else { return .began }
        trace.record(
            .viewTouchReleased, trace.name(of: view), [TraceField("finger", touch.fingerNumber)],
            rule: "G-2.21", cause: withholding)
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

    /// Whether a recognizer that delays the lift has neither failed nor been granted (Rules G-2.24, G-2.25).
    private func isUndecided(_ touch: UITouch) -> Bool {
        touch.receivers.contains {
            $0.delaysTouchesEnded && !$0.attempt.isOver && !$0.attempt.isGranted
        }
    }

    /// Ends a touch that was taken: the view hears that it is cancelled, or nothing at all if it has not heard of the touch.
    private func endInView(
        _ touch: UITouch, _ view: UIView, by taker: UIGestureRecognizer, _ trace: Trace
    ) -> ViewNews {
        let wasTold = told == .began
        let record = trace.record(
            wasTold ? .viewTouchesCancelled : .viewTouchDiscarded, trace.name(of: view),
            lossFields(touch, view, by: taker, trace),
            rule: wasTold ? "G-2.14" : "G-2.20", cause: taker.attempt.lastRecord)
        trace.note(record, of: taker)
        told = .over
        forgetTaker()
        return wasTold ? .cancelled : []
    }

    /// Ends a touch whose view has left its window.
    private func endOutside(_ touch: UITouch, _ view: UIView, _ trace: Trace) -> ViewNews {
        let wasTold = told == .began
        told = .over
        guard wasTold else { return [] }
        trace.record(
            .viewLeftWindow, trace.name(of: view), [TraceField("finger", touch.fingerNumber)],
            rule: "G-2.38")
        return .cancelled
    }

    /// What is to be known of a touch that a recognizer takes from its view: why it may, who had kept it back, what the view is.
    private func lossFields(
        _ touch: UITouch, _ view: UIView, by taker: UIGestureRecognizer, _ trace: Trace
    ) -> [TraceField] {
        let holding = withholding.map { trace.records[$0] }
        return [
            TraceField("finger", touch.fingerNumber), TraceField("by", trace.name(of: taker)),
            TraceField("own", taker.view === view),
            TraceField("above", trace.viewName(of: taker)),
            TraceField("cancels", taker.cancelsTouchesInView),
            TraceField("stock", taker.isStock),
            TraceField("held", holding != nil),
            TraceField("content", holding?["content"] == .flag(true)),
            TraceField("holder", holding?["by"] ?? .text("")),
            TraceField("scroll", holding?["scroll"] ?? .text("")),
        ] + whoFields(view, taker, trace)
    }

    /// Who might have refused the touch, or the gesture, and did not: the recognizer's delegate, and what kind the view is.
    private func whoFields(
        _ view: UIView, _ recognizer: UIGestureRecognizer, _ trace: Trace
    ) -> [TraceField] {
        let delegate = recognizer.delegate.map { trace.name(of: $0) } ?? ""
        return [
            TraceField("delegated", recognizer.delegate != nil),
            TraceField("delegate", delegate),
            TraceField(
                "viewDelegate", delegate.isSame(as: trace.viewName(of: recognizer))),
            TraceField(
                "drag",
                recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer),
            TraceField("kind", className(of: view)),
        ] + view.lossFields
    }

    /// Records that a view goes on hearing of a touch that a recognizer above it, which acts, does not take from it.
    func noteKept(_ touch: UITouch, by recognizer: UIGestureRecognizer, _ trace: Trace) {
        guard trace.isRecording, !recognizer.cancelsTouchesInView, !recognizer.isStock,
            taker == nil,
            told == .began, let view = touch.view, recognizer.view !== view
        else { return }
        let record = trace.record(
            .viewTouchKept, trace.name(of: view),
            [
                TraceField("finger", touch.fingerNumber),
                TraceField("by", trace.name(of: recognizer)),
                TraceField("above", trace.viewName(of: recognizer)),
            ] + whoFields(view, recognizer, trace), rule: "G-2.14",
            cause: recognizer.attempt.lastRecord)
        trace.note(record, of: recognizer)
    }
}
