/// What the model does where sources disagree about UIKit: one property for each such question, its sides as the cases.
///
/// `rules/*.json` tells the sides of each question in the order of the cases. The first is the model's own.
public struct ModelChoices: Equatable, Sendable {
    // MARK: Gestures

    /// Whether an action is sent before `touchesCancelled`, in the event that recognizes (Rule G-2.19).
    @Varied public var actionOrder = ActionOrder.beforeCancelling
    /// When an action is sent (Rule G-3.25).
    @Varied public var actionTime = ActionTime.sameEvent
    /// Whether `.cancelled` sends an action (Rule G-3.10).
    @Varied public var cancelledAction = CancelledAction.sent
    /// Whether `.changed` sends its action at each move by itself (Rule U-1).
    @Varied public var repeatedChange = RepeatedChange.setAgain
    /// Which `state` a recognizer shows while a failure requirement holds it back (Rule G-3.14).
    @Varied public var stateWhileWaiting = StateWhileWaiting.possible
    /// What becomes of failure requirements that go round in a circle (Rule U-3).
    @Varied public var requirementCircle = RequirementCircle.isDropped
    /// Which of two long presses on one view begins (Rule U-26).
    @Varied public var longPressWinner = LongPressWinner.firstAdded
    /// When the slop leaves a pan's translation (Rule U-25).
    @Varied public var slopDeparture = SlopDeparture.asItBegins

    // MARK: Touches

    /// In what order recognizers receive a touch (Rule U-2).
    @Varied public var deliveryOrder = DeliveryOrder.asAdded
    /// What becomes of a touch that was held back for a recognizer that cancels none (Rule G-2.22).
    @Varied public var heldBackTouch = HeldBackTouch.isDiscarded
    /// What a view hears that leaves its window with a finger on it (Rule G-2.38).
    @Varied public var windowLeaving = WindowLeaving.cancelsTouch
    /// Whether a view whose alpha is 0.01 can be touched (Rule U-4).
    @Varied public var faintView = FaintView.isPassedBy

    // MARK: Scrolling

    /// What a finger does that stops a fling (Rule S-A2.9).
    @Varied public var caughtFling = CaughtFling.waitsForSlop
    /// What a delegate hears of a motion that is cut short (Rule U-11).
    @Varied public var cutMotion = CutMotion.isNotTold
    /// How content comes back that a finger lets go past its edge at rest (Rule U-14).
    @Varied public var edgeReturn = EdgeReturn.atOnce
    /// Which outer scroll view takes over in the middle of a drag (Rule U-12).
    @Varied public var outerTakeover = OuterTakeover.withPages
    /// Whether a disabled control keeps its touch from a drag (Rule U-13).
    @Varied public var disabledControl = DisabledControl.keepsTouch
    /// Whether a button in a row keeps its touch from a drag (Rule U-32).
    @Varied public var rowButton = RowButton.keepsTouch
    /// Which scroll view a view controller has as its own (Rule U-23).
    @Varied public var pageScrollView = PageScrollView.atBack
    /// Whether views in a scroll view are covered by what its insets keep clear (Rule U-24).
    @Varied public var safeAreaInContent = SafeAreaInContent.leavesOutInsets
    /// How many pages a finger may itself carry content with pages (Rule U-35).
    @Varied public var pageLimit = PageLimit.ofGesture

    // MARK: Controllers and animations

    /// Where the stock pop delegate refuses where there is nothing to pop (Rule U-27).
    @Varied public var popRefusal = PopRefusal.beforeReceiving
    /// What a screen edge pan does when its finger rests at the edge (Rule U-28).
    @Varied public var edgeRest = EdgeRest.fails
    /// Whether a hidden back button stops the swipe back too (Rule U-31).
    @Varied public var hiddenBackButton = HiddenBackButton.stopsSwipe
    /// Whether a device offers the swipe back in the middle of a page unasked (Rule U-21).
    @Varied public var contentPop = ContentPop.onRequest
    /// What a push does during another push or pop (Rule N-C5.11).
    @Varied public var nestedPush = NestedPush.endsFirst
    /// Whether a swipe back asks the bar's `shouldPop` (Rule U-33).
    @Varied public var swipeAndBar = SwipeAndBar.doesNotAsk
    /// Which page hears first that a swipe back was cancelled (Rule U-6).
    @Varied public var cancelledPop = CancelledPop.revealedFirst
    /// When an animation's completion hears that it did not run to its end (Rule U-22).
    @Varied public var unfinishedAnimation = UnfinishedAnimation.removedOrReplaced
    /// What a property animator does that is asked for what it does not allow (Rule N-D39).
    @Varied public var animatorMisuse = AnimatorMisuse.raises

    /// Makes the model's own choices.
    public init() {}
}
