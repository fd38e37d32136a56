/// What a press's responder has been told of it, and what it is still owed.
///
/// The rules are a touch's: UIKit's header puts touches and presses side by side in each of them.
final class PressDelivery {
    private enum Told {
        case nothing, began, over
    }

    private var told = Told.nothing
    /// Who has taken the press from its responder, by acting; what it does from then on changes nothing.
    private var taker: UIGestureRecognizer?

    /// Whether the responder has heard the end, or will never hear anything more.
    var isDone: Bool { told == .over }

    /// Tells the responder what it may hear now, after the recognizers' actions (Rules G-2.14 to G-2.24).
    func step(_ press: UIPress, _ event: UIPressesEvent, _ trace: Trace) {
        guard told != .over, let responder = press.responder else { return }
        if let taker {
            takeAway(press, from: responder, by: taker, event, trace)
            return
        }
        let undecided = (press.gestureRecognizers ?? []).filter {
            !$0.attempt.isOver && !$0.attempt.isGranted
        }
        if told == .nothing {
            if undecided.contains(where: { $0.delaysTouchesBegan }) { return }
            told = .began
            tell(press, as: .began) { responder.pressesBegan([press], with: event) }
        }
        switch press.phase {
        case .ended where !undecided.contains(where: { $0.delaysTouchesEnded }):
            told = .over
            responder.pressesEnded([press], with: event)
        case .cancelled:
            told = .over
            responder.pressesCancelled([press], with: event)
        default: break
        }
    }

    /// Lets a recognizer that owns the press, and acts, take it from its responder (Rules G-2.14, G-2.22).
    func giveUp(_ press: UIPress, to recognizer: UIGestureRecognizer) {
        guard taker == nil, told != .over,
            (press.gestureRecognizers ?? []).contains(where: { $0 === recognizer })
        else { return }
        let keepsBack = recognizer.delaysTouchesBegan && told == .nothing
        if recognizer.cancelsTouchesInView || keepsBack { taker = recognizer }
    }

    /// Gives the press back to its responder, unless another has taken it too (Rule G-2.13).
    func takeBack(_ press: UIPress, from recognizer: UIGestureRecognizer) {
        guard taker === recognizer else { return }
        taker = (press.gestureRecognizers ?? []).first {
            $0.attempt.isGranted && $0.cancelsTouchesInView
        }
    }

    /// Forgets who took the press: the two would keep each other.
    func letGo() { taker = nil }

    private func takeAway(
        _ press: UIPress, from responder: UIResponder, by taker: UIGestureRecognizer,
        _ event: UIPressesEvent, _ trace: Trace
    ) {
        let wasTold = told == .began
        told = .over
        trace.record(
            .responderPressTaken, trace.name(of: responder),
            [
                TraceField("button", press.type.word), TraceField("by", trace.name(of: taker)),
                TraceField("told", wasTold),
            ], rule: wasTold ? "G-2.14" : "G-2.20")
        if wasTold {
            tell(press, as: .cancelled) { responder.pressesCancelled([press], with: event) }
        }
        letGo()
    }

    /// Lets a responder see a press in the phase that its own story has come to.
    private func tell(_ press: UIPress, as phase: UIPress.Phase, _ call: () -> Void) {
        let present = press.phase
        press.phase = phase
        call()
        press.phase = present
    }
}
