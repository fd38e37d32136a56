/// The invariants that every run is watched for.
package enum Invariants {
    /// A fresh checker for each invariant; one more is one more entry.
    package static func all() -> [any Checker] { kinds.map { $0.init() } }

    package static var kinds: [any Checker.Type] {
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
