/// The reason codes: what can happen on a device.
///
/// Sentences are made from them outside the engine, once a language.
public enum TraceCode: String, CaseIterable, Sendable {
    // Fingers and hit testing.
    case touchDown = "touch.down"
    case touchUp = "touch.up"
    case touchCancelled = "touch.cancelled"
    case touchMissed = "touch.missed"

    // Who gets a touch.
    case recognizerReceives = "recognizer.receives"
    case recognizerRefusesTouch = "recognizer.refusesTouch"
    case recognizerIsDisabled = "recognizer.isDisabled"
    case recognizerElsewhere = "recognizer.elsewhere"
    case recognizerHidden = "recognizer.hidden"
    case recognizerViewDisabled = "recognizer.viewDisabled"
    case recognizerTransparent = "recognizer.transparent"
    case recognizerOutside = "recognizer.outside"
    case recognizerCovered = "recognizer.covered"
    case recognizerNotReset = "recognizer.notReset"
    case recognizerTooLate = "recognizer.tooLate"
    case recognizerIgnores = "recognizer.ignores"
    case recognizerRefusesType = "recognizer.refusesType"
    case recognizerRefusesMixedTypes = "recognizer.refusesMixedTypes"
    case recognizerMovedAway = "recognizer.movedAway"
    case recognizerSeenElsewhere = "recognizer.seenElsewhere"
    case recognizerHearsNoTouch = "recognizer.hearsNoTouch"

    // Buttons, and who gets a press.
    case pressDown = "press.down"
    case pressUp = "press.up"
    case pressCancelled = "press.cancelled"
    case recognizerReceivesPress = "recognizer.receivesPress"
    case recognizerRefusesPress = "recognizer.refusesPress"
    case recognizerRefusesButton = "recognizer.refusesButton"
    case recognizerIgnoresPress = "recognizer.ignoresPress"
    case responderPressTaken = "responder.pressTaken"

    // The delegate's and the view's answers.
    case delegateShouldBegin = "delegate.shouldBegin"
    case delegateSimultaneous = "delegate.simultaneous"
    case delegateRequiresFailure = "delegate.requiresFailure"

    // States.
    case recognizerBegan = "recognizer.began"
    case recognizerEnded = "recognizer.ended"
    case recognizerRecognized = "recognizer.recognized"
    case recognizerCancelled = "recognizer.cancelled"
    case cancelledByItself = "recognizer.cancelled.itself"
    case recognizerCancelledDisabled = "recognizer.cancelled.disabled"
    case recognizerWaits = "recognizer.waits"
    case recognizerReleased = "recognizer.released"
    case recognizerAction = "recognizer.action"
    case recognizerActionLost = "recognizer.action.lost"
    case recognizerBeside = "recognizer.beside"
    case panVelocityReset = "recognizer.velocityReset"

    // Why one began or was recognized, where the words differ.
    case pressBegan = "recognizer.began.press"
    case pinchBegan = "recognizer.began.pinch"
    case rotationBegan = "recognizer.began.rotation"
    case swipeRecognized = "recognizer.recognized.swipe"
    case buttonRecognized = "recognizer.recognized.button"
    case beganByItself = "recognizer.began.itself"
    case recognizedByItself = "recognizer.recognized.itself"

    // Failures, by what decided them.
    case failedByShouldBegin = "recognizer.failed.shouldBegin"
    case failedByExclusion = "recognizer.failed.excluded"
    case failedByRequirement = "recognizer.failed.requirement"
    case failedByMovement = "recognizer.failed.moved"
    case failedByHolding = "recognizer.failed.held"
    case failedByInterval = "recognizer.failed.interval"
    case failedByLift = "recognizer.failed.lifted"
    case failedByShortPress = "recognizer.failed.shortPress"
    case failedByShortSwipe = "recognizer.failed.shortSwipe"
    case failedBySlowness = "recognizer.failed.slow"
    case failedByWrongDirection = "recognizer.failed.wrongDirection"
    case failedByStraying = "recognizer.failed.strayed"
    case failedByLittleSpread = "recognizer.failed.littleSpread"
    case failedByLittleTurn = "recognizer.failed.littleTurn"
    case failedByTouchCount = "recognizer.failed.touchCount"
    case failedByEdge = "recognizer.failed.edge"
    case failedByDirection = "recognizer.failed.direction"
    case failedByCancelledTouch = "recognizer.failed.touchCancelled"
    case failedByDisabling = "recognizer.failed.disabled"
    case failedByItself = "recognizer.failed.itself"
    case failedByGivingBack = "recognizer.failed.givenBack"
    case failedByResting = "recognizer.failed.rested"
    case failedBySwipingBack = "recognizer.failed.swipedBack"
    case failedByStrayingBack = "recognizer.failed.strayedBack"

    // Views.
    case viewTouchesCancelled = "view.touchesCancelled"
    case viewTouchWithheld = "view.touchWithheld"
    case viewTouchReleased = "view.touchReleased"
    case viewTouchDiscarded = "view.touchDiscarded"
    case viewTouchKept = "view.touchKept"
    case viewTouchBarred = "view.touchBarred"
    case viewAnimating = "view.animating"
    case viewLeftWindow = "view.leftWindow"

    // Controls.
    case controlAction = "control.action"
    case controlKeepsTap = "control.keeps.tap"
    case controlKeepsSwipe = "control.keeps.swipe"
    case controlKeepsPan = "control.keeps.pan"

    // Scroll views.
    case scrollAdjusted = "scroll.adjusted"
    case scrollDragged = "scroll.dragged"
    case scrollReleased = "scroll.released"
    case scrollRests = "scroll.rests"
    case scrollGlides = "scroll.glides"
    case scrollCaught = "scroll.caught"
    case scrollContentFits = "scroll.failed.fits"
    case scrollAtEdge = "scroll.failed.edge"
    case scrollOtherAxis = "scroll.failed.axis"
    case scrollRefused = "scroll.failed.refused"
    case scrollDisabled = "scroll.disabled"
    case contentKeepsTouches = "scroll.content.keeps"
    case contentKeepsTouch = "scroll.content.keepsOne"
    case contentTouchRefused = "scroll.content.refused"
    case scrollHandsOver = "scroll.handsOver"
    case scrollSwallows = "scroll.swallows"
    case zoomNothing = "scroll.zoom.nothing"
    case scrollZoomed = "scroll.zoomed"
    case scrollZoomEnded = "scroll.zoomEnded"
    case statusBarRefused = "scroll.top.refused"
    case statusBarVetoed = "scroll.top.vetoed"
    case touchDelayOver = "scroll.delay.over"
    case touchDelayNone = "scroll.delay.none"
    case touchDelayLifted = "scroll.delay.lifted"

    // Tables.
    case rowSelected = "row.selected"
    case rowSwipeDown = "row.swipe.failed.down"
    case rowSwipeNoRow = "row.swipe.failed.noRow"
    case rowSwipeNoActions = "row.swipe.failed.noActions"
    case rowSwipeDecides = "row.swipe.decides"
    case rowAction = "row.action"
    case rowCloses = "row.closes"
    case rowCloseRecognized = "row.close.recognized"
    case rowCloseOnAction = "row.close.failed.action"

    // Collection views.
    case itemSelected = "item.selected"

    // Web views.
    case webNoHistory = "web.failed.noHistory"
    case webDecides = "web.decides"

    // Page view controllers.
    case pageTurns = "page.turns"
    case pageTurned = "page.turned"
    case pageStays = "page.stays"

    // Animations.
    case animationBegan = "animation.began"
    case animationPaused = "animation.paused"
    case animationResumed = "animation.resumed"
    case animationStopped = "animation.stopped"
    case animationEnded = "animation.ended"

    // Why the pop's stock delegate refuses.
    case popRefusesRoot = "pop.refuses.root"
    case popRefusesTransition = "pop.refuses.transition"
    case popRefusesHiddenBar = "pop.refuses.hiddenBar"
    case popRefusesLeftItems = "pop.refuses.leftItems"
    case popRefusesHiddenBackButton = "pop.refuses.hiddenBackButton"
    case popVetoed = "pop.vetoed"
    case popRefusesCustomTransition = "pop.refuses.customTransition"
    case popDelegateReplaced = "pop.delegateReplaced"

    // Navigation.
    case navigationPush = "navigation.push"
    case navigationPop = "navigation.pop"
    case navigationSet = "navigation.set"
    case navigationDecides = "navigation.decides"
    case navigationFinished = "navigation.finished"
    case navigationCancelled = "navigation.cancelled"
    case navigationRefused = "navigation.refused"
    case navigationWedged = "navigation.wedged"
    case navigationFreezes = "navigation.freezes"
    case navigationUnled = "navigation.unled"
    case navigationBar = "navigation.bar"
    case navigationToolbar = "navigation.toolbar"
    case controllerAppearance = "controller.appearance"

    // Custom transitions and presentations.
    case transitionBegan = "transition.began"
    case transitionInteraction = "transition.interaction"
    case transitionCompleted = "transition.completed"
    case presentationBegan = "presentation.began"
    case presentationTold = "presentation.told"
    case presentationEnded = "presentation.ended"

    // What iOS would complain about.
    case misusePagingTarget = "misuse.pagingTarget"
    case misuseIllegalState = "misuse.illegalState"
    case misuseRequirementCycle = "misuse.requirementCycle"
    case misuseStillPossible = "misuse.stillPossible"
    case misuseNestedTransition = "misuse.nestedTransition"
    case misuseTransitionUnfinished = "misuse.transitionUnfinished"
    case misuseTransitionCompletedTwice = "misuse.transitionCompletedTwice"
    case misuseTransitionCompletedFalsely = "misuse.transitionCompletedFalsely"
    case misuseTransitionViewMissing = "misuse.transitionViewMissing"
    case misusePrivateKey = "misuse.privateKey"
    case misusePresentation = "misuse.presentation"
    case misuseConstraints = "misuse.constraints"
    case misuseBarHideDelegate = "misuse.barHideDelegate"
}
