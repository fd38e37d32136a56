/// Recognises a finger that drags inward from an edge of the screen (Rule G-7.42).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges the drag may start at.
    open var edges: UIRectEdge = []

    /// The edge that the drag started at.
    private var edge: UIRectEdge = []
    /// How far from it the finger landed, in points.
    private var distance: CGFloat = 0
    /// Where and since when the finger rests, as far as is known.
    private var rest: (place: CGPoint, start: TimeInterval) = (.zero, 0)
    private var timer: ScheduledTimer?

    override var kindName: String { "edge pan" }
    /// Whether a finger may land far from the edges, as iOS 26 lets it for a swipe back (Rule N-C3.12).
    var landsAnywhere: Bool { false }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in ordered(touches) where attempt.state == .possible {
            let (edge, distance) = nearestEdge(to: touch.location)
            let band = (device?.parameters ?? ModelParameters()).edgeBand
            guard distance < band || landsAnywhere else {
                fail(
                    .failedByEdge, [TraceField("distance", distance), TraceField("band", band)],
                    rule: .modeled("G-7.42"))
                return
            }
            (self.edge, self.distance) = (edge, distance)
        }
        super.touchesBegan(touches, with: event)
        if attempt.state == .possible { startResting(event.timestamp) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard attempt.state == .possible,
            travel.distance(to: rest.place) > parameters.edgeRestMovement
        else { return }
        rest = (travel, event.timestamp)
    }

    open override func reset() {
        super.reset()
        device?.clock.cancel(timer)
        timer = nil
    }

    private func startResting(_ time: TimeInterval) {
        rest = (travel, time)
        guard parameters.choices.edgeRest == .fails, timer == nil, !landsAnywhere else { return }
        watchForRest(until: time + parameters.edgeRestLimit)
    }

    /// Fails once the finger has rested long enough, so that a long press or a row at the edge gets it (Rule U-28).
    private func watchForRest(until time: TimeInterval) {
        timer = unlessDecided(after: time - (device?.now ?? 0)) { [self] in
            let limit = parameters.edgeRestLimit
            let end = rest.start + limit
            // The clock's grain may put the timer a little before its time.
            if let now = device?.now, end - now > 0.000_1 { return watchForRest(until: end) }
            fail(.failedByResting, [TraceField("limit", CGFloat(limit))], rule: "U-28")
        }
    }

    /// Claims when the finger has come the slop inward, and fails when it has moved in another direction by then (a model value).
    override func considerClaiming() {
        let moved = travel
        let inward = inwardPart(of: moved)
        let across = edge.isDisjoint(with: [.left, .right]) ? abs(moved.x) : abs(moved.y)
        if inward >= slop, inward > across {
            claimPan(moved)
        } else if across >= slop || inward <= -slop {
            fail(
                .failedByDirection,
                [
                    TraceField("inward", inward), TraceField("across", across),
                    TraceField("slop", slop),
                ], rule: .model)
        }
    }

    /// Which of the edges is nearest to a point of the screen, and how far away it is, in points.
    private func nearestEdge(to point: CGPoint) -> (edge: UIRectEdge, distance: CGFloat) {
        var nearest: (edge: UIRectEdge, distance: CGFloat) = ([], .infinity)
        guard let screen = device?.screen.bounds else { return nearest }
        let distances: [(UIRectEdge, CGFloat)] = [
            (.left, point.x - screen.minX), (.right, screen.maxX - point.x),
            (.top, point.y - screen.minY), (.bottom, screen.maxY - point.y),
        ]
        for (edge, distance) in distances where edges.contains(edge) && distance < nearest.distance
        {
            nearest = (edge, distance)
        }
        return nearest
    }

    override func isInReach(_ touch: UITouch) -> Bool {
        landsAnywhere || nearestEdge(to: touch.location).distance < parameters.edgeBand
    }

    override var landingFields: [TraceField] {
        [
            TraceField("edge", !landsAnywhere), TraceField("landed", distance),
            TraceField("band", (device?.parameters ?? ModelParameters()).edgeBand),
        ]
    }

    override var takesAnyDirection: Bool { false }

    override var shortfall: Shortfall? {
        let inward = inwardPart(of: travel)
        return !tracked.isEmpty && inward >= 0 && inward < slop
            ? .travel(had: inward, needs: slop) : nil
    }

    private func inwardPart(of moved: CGPoint) -> CGFloat {
        switch edge {
        case .left: moved.x
        case .right: -moved.x
        case .top: moved.y
        default: -moved.y
        }
    }
}
