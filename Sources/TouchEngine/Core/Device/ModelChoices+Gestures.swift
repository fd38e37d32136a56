/// The sides of questions about recognizers' states, actions and touches.
extension ModelChoices {
    /// Whether an action is sent before `touchesCancelled`, in the event that recognizes (Rule G-2.19).
    public enum ActionOrder: String, CaseIterable, Sendable {
        /// The action comes first.
        case beforeCancelling
        /// The view hears `touchesCancelled` first.
        case afterCancelling
    }

    /// When an action is sent (Rule G-3.25).
    public enum ActionTime: String, CaseIterable, Sendable {
        /// Within the event that recognizes, before the views are told of it.
        case sameEvent
        /// At the next turn of the run loop: when time passes, or the next event comes.
        case nextTurn
    }

    /// Whether `.cancelled` sends an action (Rule G-3.10).
    public enum CancelledAction: String, CaseIterable, Sendable {
        /// It does, if an action was sent for `.began`.
        case sent
        /// It does not; what UIKit brings along hears of it all the same.
        case notSent
    }

    /// Whether `.changed` sends its action at each move by itself (Rule U-1).
    public enum RepeatedChange: String, CaseIterable, Sendable {
        /// Only when the recognizer's own code sets `state` again.
        case setAgain
        /// With each event in which one of its touches moves.
        case withEachEvent
    }

    /// Which `state` a recognizer shows while a failure requirement holds it back (Rule G-3.14).
    public enum StateWhileWaiting: String, CaseIterable, Sendable {
        /// `.possible`, until it is released.
        case possible
        /// The states that it goes through; only its action is held back.
        case ownState
    }

    /// What becomes of failure requirements that go round in a circle (Rule U-3).
    public enum RequirementCircle: String, CaseIterable, Sendable {
        /// The one that closes the circle is dropped.
        case isDropped
        /// All of them hold, for ever.
        case waitsForEver
    }

    /// Which of two long presses on one view begins (Rule U-26).
    public enum LongPressWinner: String, CaseIterable, Sendable {
        /// The one that was added first: its timer fires first, in a turn of its own.
        case firstAdded
        /// The one that was added last, as of any two that succeed in one turn.
        case lastAdded
    }

    /// When the slop leaves a pan's translation (Rule U-25).
    public enum SlopDeparture: String, CaseIterable, Sendable {
        /// As the pan begins: `gestureRecognizerShouldBegin` still sees the whole translation.
        case asItBegins
        /// Before `gestureRecognizerShouldBegin` is called.
        case beforeShouldBegin
        /// It does not.
        case never
    }

    /// In what order recognizers receive a touch (Rule U-2).
    public enum DeliveryOrder: String, CaseIterable, Sendable {
        /// From the hit view up to the window, on one view as they were added.
        case asAdded
        /// In no order to rely on: here, the reverse.
        case reversed
    }

    /// What becomes of a touch that was held back for a recognizer that cancels none (Rule G-2.22).
    public enum HeldBackTouch: String, CaseIterable, Sendable {
        /// Its view never hears of it.
        case isDiscarded
        /// Its view hears of it once the recognizer has recognized.
        case isDelivered
    }

    /// What a view hears that leaves its window with a finger on it (Rule G-2.38).
    public enum WindowLeaving: String, CaseIterable, Sendable {
        /// It hears `touchesCancelled`, and no more.
        case cancelsTouch
        /// It goes on hearing of the touch.
        case keepsTouch
    }

    /// Whether a view whose alpha is 0.01 can be touched (Rule U-4).
    public enum FaintView: String, CaseIterable, Sendable {
        /// It cannot.
        case isPassedBy
        /// It can.
        case isTouched
    }
}
