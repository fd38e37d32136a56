/// Recognises a finger that drags inward from an edge of the screen (Rule G-7.42).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges the drag may start at.
    open var edges: UIRectEdge = []

    override var kindName: String { "edge pan" }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in ordered(touches) where attempt.state == .possible {
            let distance = distanceToEdge(touch.location)
            let band = (device?.parameters ?? ModelParameters()).edgeBand
            guard distance < band else {
                fail(
                    .failedByEdge, [TraceField("distance", distance), TraceField("band", band)],
                    rule: "G-7.42")
                return
            }
        }
        super.touchesBegan(touches, with: event)
    }

    /// Begins when the finger has come the slop inward, and fails when it has gone another way by then (a model value).
    override func considerBeginning() {
        let moved = travel
        let inward = inwardPart(of: moved)
        let across = edges.isDisjoint(with: [.left, .right]) ? abs(moved.x) : abs(moved.y)
        if inward >= slop, inward > across {
            beginPan(moved)
        } else if across >= slop || inward <= -slop {
            fail(
                .failedByDirection,
                [
                    TraceField("inward", inward), TraceField("across", across),
                    TraceField("slop", slop),
                ], rule: .model)
        }
    }

    /// How far a point of the screen is from the nearest of the edges, in points.
    private func distanceToEdge(_ point: CGPoint) -> CGFloat {
        guard let screen = device?.screen.bounds else { return .infinity }
        var nearest = CGFloat.infinity
        if edges.contains(.left) { nearest = min(nearest, point.x - screen.minX) }
        if edges.contains(.right) { nearest = min(nearest, screen.maxX - point.x) }
        if edges.contains(.top) { nearest = min(nearest, point.y - screen.minY) }
        if edges.contains(.bottom) { nearest = min(nearest, screen.maxY - point.y) }
        return nearest
    }

    private func inwardPart(of moved: CGPoint) -> CGFloat {
        if edges.contains(.left) { return moved.x }
        if edges.contains(.right) { return -moved.x }
        if edges.contains(.top) { return moved.y }
        return -moved.y
    }
}
