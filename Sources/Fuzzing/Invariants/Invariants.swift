/// The invariants that every run is watched for.
package enum Invariants {
    /// A fresh checker for each invariant that such scenes are watched for.
    package static func all(_ scenes: Scenes = .touch) -> [any Checker] {
        let kinds =
            switch scenes {
            case .touch: touch
            case .scroll: touch + scrolling
            case .navigation: touch + scrolling + navigation + paging
            }
        return kinds.map { $0.init() }
    }

    /// Every invariant; one more is one more entry in a list.
    package static var kinds: [any Checker.Type] { touch + scrolling + navigation + paging }

    private static var navigation: [any Checker.Type] {
        [
            StackAsSaid.self, PageAppearances.self, ShownOnce.self, OnePage.self,
            LeavingComesFirst.self, ShownInOrder.self, SwipesRefused.self, MotionIsClosed.self,
            CoordinatorsTell.self, SwipesDecide.self,
        ]
    }

    private static var paging: [any Checker.Type] {
        [
            TurnsInPairs.self, TurnsAsSaid.self, RequestsAnswered.self, OneChild.self,
            ChildAppearances.self, RowsSelected.self, SelectionAsSaid.self, OneRowOpen.self,
            RowsClose.self, ListsRest.self,
        ]
    }

    private static var scrolling: [any Checker.Type] {
        [
            ScrollCallbacks.self, ScrollNews.self, ScrollState.self, ScrollRest.self,
            ScrollPages.self, ScrollEdges.self, ScrollPixels.self, OneFollows.self,
            ZoomCallbacks.self, ScrollClaims.self, ScrollTracking.self, CatchStops.self,
            EdgesLeaveToOuter.self, InnermostScrolls.self, HandsOver.self, PageByPage.self,
            FlingsAsFar.self, RestsAsAimed.self, FollowsFinger.self, KeepsToItsAxis.self,
            TouchDelays.self, ContentRefused.self, AnimationsArrive.self,
        ]
    }

    private static var touch: [any Checker.Type] {
        [
            LawfulRecords.self, LawfulLanes.self, LawfulActions.self, OneStory.self,
            NothingAfterTheEnd.self, TouchesOffered.self, AskedOnce.self, Exclusivity.self,
            RightfulExclusion.self, FailureRequirements.self, NoVainWait.self, LinkedResets.self,
            Withholding.self, TakenTouches.self, OrderInTheTurn.self, EverythingRests.self,
            EveryoneExplained.self, HitTesting.self, ClaimsDecided.self,
            EndsWithTheLast.self, ControlStory.self, ButtonsKeepTaps.self, ShortTaps.self,
        ]
    }
}
