/// What the model does where sources disagree about UIKit: one property for each such question, its sides as the cases.
///
/// `rules/*.json` tells the sides of each question in the order of the cases.
public struct ModelChoices: Equatable, Sendable {
    /// When the slop leaves a pan's translation (Rule U-25).
    public enum SlopDeparture: String, CaseIterable, Sendable {
        /// As the pan begins: `gestureRecognizerShouldBegin` still sees the whole way.
        case asItBegins
        /// Before `gestureRecognizerShouldBegin` is asked.
        case beforeShouldBegin
        /// It does not.
        case never
    }

    /// Where the stock pop delegate refuses on the root page, and while a push or a pop runs (Rule U-27).
    public enum PopRefusal: String, CaseIterable, Sendable {
        /// When it is asked about the event, before the pop recognizer receives a touch.
        case beforeReceiving
        /// In `gestureRecognizerShouldBegin`.
        case inShouldBegin
    }

    /// What a screen edge pan does when its finger rests at the edge (Rule U-28).
    public enum EdgeRest: String, CaseIterable, Sendable {
        /// It fails after a moment.
        case fails
        /// It stays possible until the finger moves or lifts.
        case waits
    }

    /// When the slop leaves a pan's translation (Rule U-25).
    public var slopDeparture = SlopDeparture.asItBegins
    /// Where the stock pop delegate refuses where there is nothing to pop (Rule U-27).
    public var popRefusal = PopRefusal.beforeReceiving
    /// What a screen edge pan does when its finger rests at the edge (Rule U-28).
    public var edgeRest = EdgeRest.fails

    /// Makes the model's own choices.
    public init() {}
}
