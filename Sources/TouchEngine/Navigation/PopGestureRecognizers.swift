/// The recognizer of the swipe back: an edge pan with a slop of its own.
final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    override var kindName: String { "interactivePop" }
    override var slop: CGFloat { (device?.parameters ?? ModelParameters()).popSlop }
}

/// The recognizer of the swipe back from the middle of a page: a pan along the way that the pages go (Rule N-C3.5).
final class ContentPopGestureRecognizer: UIPanGestureRecognizer {
    @Weak var navigationController: UINavigationController?

    override var kindName: String { "contentPop" }
    override var slop: CGFloat { (device?.parameters ?? ModelParameters()).contentPopSlop }

    /// Begins when the finger has come the slop along, and fails when it has gone another way by then (a model value).
    override func considerBeginning() {
        let moved = travel
        let along = moved.x * (navigationController?.forward ?? 1)
        let across = abs(moved.y)
        if along >= slop, along > across {
            beginPan(moved)
        } else if across >= slop || along <= -slop {
            fail(
                .failedByStrayingBack,
                [
                    TraceField("along", along), TraceField("across", across),
                    TraceField("slop", slop),
                ], rule: .model)
        }
    }
}
