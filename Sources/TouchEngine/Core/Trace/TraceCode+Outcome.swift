/// Which codes can have the last word on a recognizer's attempt, and what they make of it.
extension TraceCode {
    /// How an attempt came out whose last word is a record of this code; nil for a code that never has the last word.
    ///
    /// `Trace.setOutcome` accepts no other codes, so one that is new in that part has to be entered here. `recognizerAction` is
    /// `fired` here; `Explanation` makes it `cancelled` if the record says that the action went out in that state.
    public var outcome: Explanation.Outcome? {
        switch self {
        case .recognizerAction, .recognizerBegan, .pressBegan, .pinchBegan, .rotationBegan,
            .beganByItself, .recognizerRecognized, .swipeRecognized, .buttonRecognized,
            .recognizedByItself, .rowCloseRecognized, .scrollCaught:
            .fired
        case .recognizerWaits: .waiting
        case .recognizerReceives, .recognizerReceivesPress: .silent
        case .failedByShouldBegin, .failedByExclusion, .failedByRequirement, .failedByMovement,
            .failedByHolding, .failedByInterval, .failedByLift, .failedByShortPress,
            .failedByShortSwipe, .failedBySlowness, .failedByWrongDirection, .failedByStraying,
            .failedByLittleSpread, .failedByLittleTurn, .failedByTouchCount, .failedByEdge,
            .failedByDirection, .failedByCancelledTouch, .failedByDisabling, .failedByItself,
            .failedByGivingBack, .failedByStrayingBack, .failedBySwipingBack, .failedByResting,
            .scrollContentFits, .scrollAtEdge, .scrollOtherAxis, .scrollRefused,
            .contentKeepsTouches, .contentKeepsTouch,
            .touchDelayOver, .touchDelayNone, .touchDelayLifted,
            .rowSwipeDown, .rowSwipeNoRow, .rowSwipeNoActions, .rowCloseOnAction, .webNoHistory,
            .recognizerCancelledDisabled, .recognizerNotReset, .misuseStillPossible:
            .silent
        case .recognizerElsewhere, .recognizerHidden, .recognizerViewDisabled,
            .recognizerTransparent, .recognizerOutside, .recognizerCovered, .recognizerTooLate,
            .recognizerRefusesTouch, .recognizerIsDisabled, .recognizerRefusesType,
            .recognizerRefusesMixedTypes, .recognizerHearsNoTouch, .touchMissed, .viewAnimating,
            .scrollDisabled, .recognizerMovedAway, .recognizerSeenElsewhere, .zoomNothing:
            .untouched
        case .recognizerRefusesPress, .recognizerRefusesButton: .unpressed
        default: nil
        }
    }

    /// Whether the code says only that an attempt has begun: the last word while fingers rest, and no reason for what came of it.
    public var isOpening: Bool { self == .recognizerReceives || self == .recognizerReceivesPress }
}
