import TouchEngine

extension World {
    /// A recognizer as its case has it, and its present attempt.
    final class Gesture {
        /// The name of its kind.
        let kind: String
        /// Whether nobody hears when it is called, because a view brought it along.
        let isBuiltIn: Bool
        /// Whether it may never decide, by what it is.
        private let isBad: Bool
        let isDiscrete: Bool?
        let settings: [FuzzCase.Setting]
        let cancels: Bool
        let delaysBegan: Bool
        let delaysEnded: Bool
        var view: Int?
        var delegate: Int?
        /// The turn in which, or after which, it got the delegate.
        var delegateTurn = -1
        var isEnabled: Bool
        var lane = TraceLane.State.idle
        var attempt: Attempt?
        /// Whether it was in the window when some finger landed.
        var wasOffered = false
        /// How many actions its target got, without `changed`.
        var actions = 0
        /// How many the trace has recorded.
        var recordedActions = 0
        /// Whether somebody set its state from outside: then it is not its own master.
        var isForced = false

        init(_ spec: FuzzCase.RecognizerSpec, kind: RecognizerKind) {
            self.kind = kind.name
            isBuiltIn = false
            isBad = kind.isBad
            isDiscrete = kind.isDiscrete
            settings = spec.settings
            delegate = spec.delegate
            func value(_ key: String, _ fallBack: Int) -> Bool {
                (spec.settings.last { $0.key == key }?.value ?? fallBack) == 1
            }
            cancels = value("cancels", 1)
            delaysBegan = value("delaysBegan", 0)
            delaysEnded = value("delaysEnded", 1)
            isEnabled = !value("off", 0)
        }

        init(_ builtIn: BuiltIn) {
            kind = builtIn.rawValue
            isBuiltIn = true
            isBad = false
            isDiscrete = false
            settings = []
            cancels = true
            delaysBegan = builtIn.delaysTouchesBegan
            delaysEnded = true
            isEnabled = true
        }

        func setting(_ key: String, default fallBack: Int) -> Int {
            settings.last { $0.key == key }?.value ?? fallBack
        }

        /// Whether it may be left where it is for ever, through no fault of the engine.
        var mayHang: Bool { isBad || isForced }
    }

    /// One attempt of a recognizer, from its first touch to its reset.
    struct Attempt {
        var startTurn: Int
        /// The touches it got and has not given back, lifted ones included.
        var touches: [Int] = []
        /// The turn in which its own code met its criteria, as far as that was seen.
        var claimTurn: Int?
        /// The turn in which it was let act.
        var grantTurn: Int?
        var isDiscrete = false
        /// Whether it was switched off or taken off its view: then it ends alone (G-2.29).
        var isSwitchedOff = false
        var hasFailed = false
        /// The turn in which it came to an end after it had acted.
        var endTurn: Int?
        var wasCancelled = false
        /// The last action that was sent.
        var lastAction: UIGestureRecognizer.State?
        var hasClaimedEnd = false
        var hasWaited = false
        var waitsFor: [Int] = []
        /// The requirements that were dropped because they went round in a ring.
        var dropped: [Int] = []
        var wasRefused = false
        /// Whether it was let act only because it stopped content that was on its way (S-A2.9).
        var wasCaught = false
        /// Whom it was told to require while it was under way already: that counts from the next attempt on.
        var lateRequirements: [Int] = []

        var isOver: Bool { hasFailed || endTurn != nil }
        var isUndecided: Bool { !hasFailed && grantTurn == nil }
    }

    /// A touch, for its life and after.
    final class Touch {
        let view: Int?
        /// Where and when it landed, and what its view was in then.
        let landing: Place
        let around: [Int]
        /// Where it is, when it came there, and how long its way was, across and downward.
        private(set) var place: Place
        private(set) var (wayX, wayY) = (0.0, 0.0)
        var isUp = false
        var isCancelled = false
        /// Whether its view has left the window before it had heard the end of the touch.
        var hasLeft = false
        var receivers: [Int] = []
        /// Who took it from its view, by acting.
        var taker: Int?
        /// Whether it was withheld for one that acted, and so is never told.
        var isDiscarded = false
        /// How far its view has been told.
        var story = Story.nothing

        init(view: Int?, around: [Int], landing: Place) {
            self.view = view
            self.around = around
            self.landing = landing
            place = landing
        }

        /// How fast it went across at most, in points a second.
        private(set) var fastest = 0.0
        /// How far it has been from where it landed, across and downward.
        private(set) var (farX, farY) = (0.0, 0.0)

        func move(to next: Place) {
            let time = max(next.time - place.time, 0.001)
            fastest = max(fastest, abs(next.x - place.x) / time)
            wayX += abs(next.x - place.x)
            wayY += abs(next.y - place.y)
            place = next
            farX = max(farX, abs(moved(true)))
            farY = max(farY, abs(moved(false)))
        }

        /// How far it is from where it landed, along an axis.
        func moved(_ isAcross: Bool) -> Double {
            isAcross ? place.x - landing.x : place.y - landing.y
        }
    }

    enum Story { case nothing, began, over }
}
