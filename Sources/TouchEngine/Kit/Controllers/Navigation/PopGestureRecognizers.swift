/// The recognizer of the swipe back: an edge pan with a slop of its own.
final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    /// Its target, which is its delegate until another takes its place.
    @Weak var stock: InteractivePop?
    private var replacement: Int?

    override var kindName: String { "interactivePop" }
    override var isStock: Bool { true }
    override var stockOwner: AnyObject? { nil }
    override var slop: CGFloat { (device?.parameters ?? ModelParameters()).popSlop }
    override var slopRule: Rule { .model }

    /// Who takes the stock delegate's place takes away that the others wait (Rule N-C3.2).
    override var delegate: (any UIGestureRecognizerDelegate)? {
        didSet {
            guard delegate !== oldValue, let stock else { return }
            replacement = nil
            guard delegate !== stock, let trace = stock.navigationController?.deviceInReach?.trace
            else { return }
            replacement = trace.record(
                .popDelegateReplaced, trace.name(of: self),
                [
                    TraceField("removed", delegate == nil),
                    TraceField("by", delegate.map { trace.name(of: $0) } ?? ""),
                ], rule: "N-C3.2")
        }
    }

    override var requirementWaiver: Int? { replacement }
}

/// The recognizer of the swipe back from the middle of a page (Rule N-C3.5): an edge pan whose finger lands anywhere
/// (Rule N-C3.12).
final class ContentPopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    @Weak var navigationController: UINavigationController?

    override var landsAnywhere: Bool { true }
    override var kindName: String { "contentPop" }
    override var isStock: Bool { true }
    override var stockOwner: AnyObject? { nil }
    override var slop: CGFloat { (device?.parameters ?? ModelParameters()).contentPopSlop }
    override var slopRule: Rule { .model }

    /// Begins when the finger has come the slop along, and fails when it has gone another way by then (a model value).
    override func considerClaiming() {
        let moved = travel
        let along = moved.x * (navigationController?.forward ?? 1)
        let across = abs(moved.y)
        if along >= slop, along > across {
            claimPan(moved)
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
