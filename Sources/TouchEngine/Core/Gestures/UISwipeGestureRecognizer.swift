/// Recognises fingers that sweep in a direction.
///
/// UIKit's header says that a slow swipe must be straight but may be short, and that a fast one must be long but may be less
/// straight (Rule G-7.31). Measured, a distance and a tolerance shrink evenly while the swipe lasts, and a finger behind its start
/// makes no swipe in that direction any more (Rule G-7.32).
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions a swipe may have, with UIKit's raw values.
    public struct Direction: OptionSet, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Makes directions from UIKit's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Towards greater x.
        public static let right = Direction(rawValue: 1)
        /// Towards smaller x.
        public static let left = Direction(rawValue: 2)
        /// Towards smaller y.
        public static let up = Direction(rawValue: 4)
        /// Towards greater y.
        public static let down = Direction(rawValue: 8)
    }

    /// How many fingers sweep (Rule G-7.30).
    open var numberOfTouchesRequired = 1
    /// The directions that count; the action cannot tell which of several it was (Rule G-7.30).
    open var direction: Direction = .right

    private var fingers = LandedFingers()
    /// Where the fingers landed, kept when they are gone.
    private var places: [CGPoint] = []
    private var start: TimeInterval = 0
    private var tries: [SwipeTry] = []
    private var timer: ScheduledTimer?

    override var kindName: String { "swipe" }

    /// The middle of where the swipe began (Rule G-7.36).
    open override func location(in view: UIView?) -> CGPoint {
        guard !places.isEmpty else { return super.location(in: view) }
        let middle = CGPoint.centroid(of: places)
        return view?.convert(middle, from: nil) ?? middle
    }

    /// Where one of the fingers began, in points of that view (Rule G-7.36).
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard places.indices.contains(touchIndex) else {
            return super.location(ofTouch: touchIndex, in: view)
        }
        return view?.convert(places[touchIndex], from: nil) ?? places[touchIndex]
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.count == 0 { startTiming(event.timestamp) }
        for touch in ordered(touches) { fingers.land(touch) }
        places = fingers.places
        if fingers.count > numberOfTouchesRequired {
            failForFingers(fingers.count, of: numberOfTouchesRequired, rule: "G-7.30")
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        consider(event.timestamp)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        consider(event.timestamp)
        guard attempt.state == .possible else { return }
        guard fingers.count == numberOfTouchesRequired else {
            failForFingers(fingers.count, of: numberOfTouchesRequired, rule: "G-7.30")
            return
        }
        fail(
            .failedByShortSwipe,
            [
                TraceField("along", best?.along ?? 0),
                TraceField("distance", distance(at: event.timestamp)),
            ], rule: "G-7.32")
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        endWithoutTouches()
    }

    override func didIgnore(_ touch: UITouch) {
        fingers.lift(touch.alone)
    }

    open override func reset() {
        device?.clock.cancel(timer)
        timer = nil
        fingers = LandedFingers()
        (places, tries) = ([], [])
    }

    override var shortfall: Shortfall? {
        guard fingers.count == numberOfTouchesRequired, let best, let now = device?.now else {
            return nil
        }
        let needs = distance(at: now)
        return best.along < needs ? .travel(had: best.along, needs: needs) : nil
    }

    /// The direction in which the fingers have come farthest.
    private var best: SwipeTry? { tries.max { $0.along < $1.along } }

    private func startTiming(_ time: TimeInterval) {
        start = time
        tries = SwipeTry.all.filter { direction.contains($0.direction) }
        let limit = parameters.swipeDuration
        // A move in its last moment still counts: the time is over a grain of the clock later (Rule G-7.32).
        timer = unlessDecided(after: limit + 0.000_1) { [self] in
            fail(
                .failedBySlowness,
                [
                    TraceField("along", best?.along ?? 0),
                    TraceField("distance", parameters.swipeDistance),
                    TraceField("limit", CGFloat(limit)),
                ], rule: "G-7.32")
        }
    }

    /// Recognises the swipe, or gives up, as soon as one or the other is certain.
    private func consider(_ time: TimeInterval) {
        let tolerance = between(
            parameters.fastSwipeTolerance, parameters.swipeTolerance, at: time)
        for index in tries.indices { tries[index].follow(fingers.travels) }
        let isComplete = fingers.count == numberOfTouchesRequired
        let going = tries.filter { $0.stray <= tolerance && $0.behind == 0 }
        if isComplete, let swipe = going.first(where: { $0.along >= distance(at: time) }) {
            claimRecognized(
                [
                    TraceField("along", swipe.along), TraceField("distance", distance(at: time)),
                    TraceField("stray", swipe.stray), TraceField("limit", tolerance),
                    TraceField("duration", CGFloat(time - start)),
                    TraceField("way", swipe.word), TraceField("several", tries.count > 1),
                    TraceField("directions", .list(tries.map { $0.word })),
                ], rule: "G-7.32", as: .swipeRecognized)
        } else if going.isEmpty {
            failOffCourse(tolerance)
        }
    }

    /// Fails, because no direction is left that the swipe could have.
    private func failOffCourse(_ tolerance: CGFloat) {
        let travels = fingers.travels
        let travel = travels.max { off($0) < off($1) } ?? .zero
        guard let best, best.leads(travel) else {
            fail(
                .failedByWrongDirection,
                [
                    TraceField("dx", travel.x), TraceField("dy", travel.y),
                    TraceField("directions", .list(tries.map { $0.word })),
                    TraceField("allowsNone", tries.isEmpty),
                ], rule: .model)
            return
        }
        guard best.stray > tolerance else {
            return fail(
                .failedBySwipingBack,
                [TraceField("behind", best.behind), TraceField("along", best.along)],
                rule: "G-7.32")
        }
        fail(
            .failedByStraying,
            [
                TraceField("stray", best.stray), TraceField("limit", tolerance),
                TraceField("along", best.along),
            ], rule: "G-7.32")
    }

    /// How far one finger is off the direction in which the fingers have come farthest, in points.
    private func off(_ travel: CGPoint) -> CGFloat {
        best.map { max($0.aside(travel), -$0.along(travel)) } ?? 0
    }

    private func distance(at time: TimeInterval) -> CGFloat {
        between(parameters.fastSwipeDistance, parameters.swipeDistance, at: time)
    }

    /// What a value that starts at one number and ends at another, when the time is up, has come to.
    private func between(_ fast: CGFloat, _ slow: CGFloat, at time: TimeInterval) -> CGFloat {
        let part = CGFloat(min((time - start) / parameters.swipeDuration, 1))
        return fast + (slow - fast) * part
    }
}
