/// The sides of questions about navigation controllers and animations.
extension ModelChoices {
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

    /// Whether a hidden back button stops the swipe back too (Rule U-31).
    public enum HiddenBackButton: String, CaseIterable, Sendable {
        /// It does.
        case stopsSwipe
        /// It does not.
        case leavesSwipe
    }

    /// Whether a device offers the swipe back in the middle of a page unasked (Rule U-21).
    public enum ContentPop: String, CaseIterable, Sendable {
        /// Only when `Device.offersContentPop` is set.
        case onRequest
        /// Unless `Device.offersContentPop` is set to false.
        case byDefault
    }

    /// What a push does during another push or pop (Rule N-C5.11).
    public enum NestedPush: String, CaseIterable, Sendable {
        /// It ends the first at once.
        case endsFirst
        /// It waits until the first has ended.
        case isKept
    }

    /// Whether a swipe back asks `navigationBar(_:shouldPop:)` (Rule U-33).
    public enum SwipeAndBar: String, CaseIterable, Sendable {
        /// It does not.
        case doesNotAsk
        /// It does, as it begins; with no it pops nothing.
        case asks
    }

    /// Which page hears first that a swipe back was cancelled (Rule U-6).
    public enum CancelledPop: String, CaseIterable, Sendable {
        /// The revealed one hears `viewDidDisappear`, then the other `viewDidAppear`.
        case revealedFirst
        /// The one that stays hears `viewDidAppear`, then the other `viewDidDisappear`.
        case stayingFirst
    }

    /// When an animation's completion hears that it did not run to its end (Rule U-22).
    public enum UnfinishedAnimation: String, CaseIterable, Sendable {
        /// When it was taken off its layer, or another took its place.
        case removedOrReplaced
        /// When another took its place only.
        case replaced
    }

    /// What a property animator does that is asked for what it does not allow (Rule N-D39).
    public enum AnimatorMisuse: String, CaseIterable, Sendable {
        /// It raises an exception.
        case raises
        /// It ignores the call; two properties that are set while it is active raise an exception all the same.
        case ignores
    }
}
