/// What the responder of a press has been told of it, and has still to be told.
///
/// The rules are a touch's: UIKit's header puts touches and presses side by side in each of them.
final class PressDelivery {
    private enum Told {
        case nothing, began, over
    }

    private var told = Told.nothing
    /// The recognizer that has taken the press from its responder, by acting; even if it is cancelled later, it keeps the press.
    private var taker: UIGestureRecognizer?

    /// Whether the responder has heard the end, or will never hear anything more.
    var isDone: Bool { told == .over }

    /// Whether a recognizer has taken the press, and the responder has still to be told so.
    var isTaken: Bool { taker != nil }

    /// Tells the responder what it may hear now, after the recognizers' actions (Rules G-2.14 to G-2.24).
    func step(_ press: UIPress, _ event: UIPressesEvent, _ trace: Trace) {
        guard told != .over, let responder = press.responder else { return }
        if let taker {
            cancelInResponder(press, from: responder, by: taker, event, trace)
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

    /// Takes the press from its responder, if a recognizer that acts receives it and cancels touches (Rules G-2.14, G-2.22).
    func markTaken(_ press: UIPress, by recognizer: UIGestureRecognizer) {
        guard taker == nil, told != .over,
            (press.gestureRecognizers ?? []).contains(where: { $0 === recognizer })
        else { return }
        let keepsBack =
            recognizer.delaysTouchesBegan && told == .nothing
            && recognizer.choices.heldBackTouch == .isDiscarded
        if recognizer.cancelsTouchesInView || keepsBack { taker = recognizer }
    }

    /// Gives the press back to its responder, unless another recognizer that acts takes it too (Rule G-2.13).
    func giveBack(_ press: UIPress, from recognizer: UIGestureRecognizer) {
        guard taker === recognizer else { return }
        taker = (press.gestureRecognizers ?? []).first {
            $0.attempt.isGranted && $0.cancelsTouchesInView
        }
    }

    /// Forgets who took the press: the press and the recognizer would keep each other alive.
    func forgetTaker() { taker = nil }

    private func cancelInResponder(
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
        forgetTaker()
    }

    /// Tells a responder of a press, which has the phase that the responder is told of as long as that lasts.
    private func tell(_ press: UIPress, as phase: UIPress.Phase, _ call: () -> Void) {
        let present = press.phase
        press.phase = phase
        call()
        press.phase = present
    }
}
