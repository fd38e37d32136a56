/// Recognises a finger that drags inward from an edge of the screen (Rule G-7.42).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges the drag may start at.
    open var edges: UIRectEdge = []

    /// The edge that the drag started at.
    private var edge: UIRectEdge = []

    override var kindName: String { "edge pan" }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in ordered(touches) where attempt.state == .possible {
            let (edge, distance) = nearestEdge(to: touch.location)
            let band = (device?.parameters ?? ModelParameters()).edgeBand
            guard distance < band else {
                fail(
                    .failedByEdge, [TraceField("distance", distance), TraceField("band", band)],
                    rule: .modeled("G-7.42"))
                return
            }
            self.edge = edge
        }
        super.touchesBegan(touches, with: event)
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

    private func inwardPart(of moved: CGPoint) -> CGFloat {
        switch edge {
        case .left: moved.x
        case .right: -moved.x
        case .top: moved.y
        default: -moved.y
        }
    }
}
