/// A scroll view's own pan.
final class ScrollPan: UIPanGestureRecognizer {
    /// The scroll view it scrolls, on whose view it may or may not be (Rule S-A1.5).
    @Owner var scrollView: UIScrollView? {
        didSet { stock.scrollView = scrollView }
    }
    private let stock = ScrollPanDelegate()
    /// Whether it has begun only to stop the content: its finger has still to pass the slop (Rule S-A2.9).
    private(set) var isHolding = false
    /// How far the fingers had gone when the pan claimed, along the scroll view's axes, which a transform may have turned; in points.
    private(set) var travelAtClaim = CGPoint.zero

    override var kindName: String { "scroll pan" }
    override var isStock: Bool { true }
    override var stockOwner: AnyObject? { scrollView }

    /// Who answers for the pan, and cannot be replaced: the scroll view if its class is a recognizers' delegate, else an object
    /// that answers in its name (Rules G-9.1, S-A1.1, S-A1.2).
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get {
            guard let scrollView else { return super.delegate }
            return scrollView.panAnswers() ?? stock
        }
        set {
            guard let scrollView else {
                super.delegate = newValue
                return
            }
            guard newValue !== scrollView else { return }
            raise(
                .invalidArgument,
                "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate."
            )
        }
    }

    override var slop: CGFloat { (device?.parameters ?? ModelParameters()).scrollSlop }

    override var hasAnsweredAsView: Bool {
        cancelsTouchesInView && attempt.touches.contains { $0.view === scrollView }
    }

    override var disabledCode: TraceCode {
        scrollView?.isScrollEnabled == false ? .scrollDisabled : .recognizerIsDisabled
    }

    /// Nothing until a finger that has stopped the content moves in earnest (Rule S-A2.9).
    override func translation(in view: UIView?) -> CGPoint {
        isHolding ? .zero : super.translation(in: view)
    }

    override func velocity(in view: UIView?) -> CGPoint {
        isHolding ? .zero : super.velocity(in: view)
    }

    // MARK: Fingers

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        // One that rests beside others does not slow them down (Rule S-A1.10).
        if tracked.count > 1 {
            let first = tracked[0]
            leaveOut { touches.contains($0) && $0 !== first }
        }
        guard attempt.state == .possible, let scrollView, scrollView.isDecelerating else { return }
        scrollView.halt()
        isHolding = true
        // Whatever becomes of the claim: that it is made as the finger lands is not settled.
        RuleNotes.add("S-A2.9", isSetUp: false)
        claimBegan(
            [
                TraceField("x", scrollView.contentOffset.x),
                TraceField("y", scrollView.contentOffset.y),
            ], rule: "S-A2.9", as: .scrollCaught)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if !leftOut.isEmpty { trackMoving() }
        if isHolding { endHoldingPastSlop() }
        super.touchesMoved(touches, with: event)
    }

    override func reset() {
        super.reset()
        isHolding = false
        travelAtClaim = .zero
        scrollView?.comeBackIfHalted()
    }

    /// Any number of fingers scrolls: those over the maximum are not looked at (Rule S-A1.10).
    override func refuse(_ touch: UITouch, _ event: UIEvent) {
        ignore(touch, for: event)
    }

    /// Lets fingers that move count, and those that have never moved no more (Rule S-A1.10).
    private func trackMoving() {
        func hasMoved(_ touch: UITouch) -> Bool { touch.location != touch.landingLocation }
        if leftOut.contains(where: hasMoved) { track(hasMoved) }
    }

    // MARK: Beginning

    /// Claims when the scroll view takes the drag for its own, and fails when it leaves it to others.
    override func considerClaiming() {
        guard let scrollView else { return super.considerClaiming() }
        let moved = travel
        switch scrollView.verdict(on: scrollView.turned(moved), slop: slop) {
        case .undecided: break
        case .claims: claimUnlessContentKeeps(moved, scrollView)
        case .fails(let code, let values, let rule):
            fail(
                code, [TraceField("dx", moved.x), TraceField("dy", moved.y)] + values, rule: rule)
        }
    }

    /// Claims, unless content that has a finger of its own keeps it.
    private func claimUnlessContentKeeps(_ moved: CGPoint, _ scrollView: UIScrollView) {
        guard let keeper = scrollView.keeper(of: attempt.touches) else { return claimPan(moved) }
        let name = device?.trace.name(of: keeper.view) ?? ""
        fail(
            keeper.code,
            [TraceField("view", name), TraceField("control", keeper.view is UIControl)],
            rule: keeper.rule)
    }

    /// Fails with the last finger: the drag may have been long enough, and gone the other way.
    override func failAtLift(_ moved: CGPoint) {
        guard let scrollView, abs(moved.x) >= slop || abs(moved.y) >= slop else {
            return super.failAtLift(moved)
        }
        fail(
            .scrollOtherAxis,
            [
                TraceField("dx", moved.x), TraceField("dy", moved.y), TraceField("slop", slop),
                TraceField("across", scrollView.canScroll(.horizontal)),
            ], rule: .model)
    }

    /// Fails with where the content stood and how far the finger had pulled it, the slop included: that is what was refused.
    override func failRefused(_ values: @autoclosure () -> [TraceField], cause: Int?) {
        guard let scrollView else { return super.failRefused(values(), cause: cause) }
        fail(
            .scrollRefused,
            values() + [
                TraceField("x", scrollView.contentOffset.x),
                TraceField("y", scrollView.contentOffset.y), TraceField("dx", travelAtClaim.x),
                TraceField("dy", travelAtClaim.y),
            ], rule: "G-6.7", cause: cause)
    }

    override var shortfall: Shortfall? {
        if let shortfall = super.shortfall { return shortfall }
        return tracked.isEmpty || scrollView == nil ? nil : .axis
    }

    override var endFields: [TraceField] {
        guard let scrollView, let trace = device?.trace,
            let axis = scrollView.axisWithNothingLeft(travelAtClaim, slop: slop)
        else { return super.endFields }
        return [
            TraceField("atEnd", true), TraceField("across", axis == .horizontal),
            TraceField("scroll", trace.name(of: scrollView)),
            TraceField("offset", scrollView.contentOffset[axis]),
        ]
    }

    /// Remembers the way before anybody is asked: a refusal tells it (Rule U-25).
    override func claimPan(_ moved: CGPoint) {
        travelAtClaim = scrollView?.turned(moved) ?? moved
        super.claimPan(moved)
    }

    private func endHoldingPastSlop() {
        findCentroid()
        let (moved, choices) = (travel, choices)
        let hasSlop = choices.caughtFling == .waitsForSlop
        let isFar = abs(moved.x) >= slop || abs(moved.y) >= slop
        guard hasSlop ? isFar : moved != .zero else { return }
        isHolding = false
        travelAtClaim = scrollView?.turned(moved) ?? moved
        if hasSlop, choices.slopDeparture != .never { subtractSlop(moved) }
        // One that still waits may lead nothing in the end: then the catch ends with it.
        if scrollView?.isDragging == true { scrollView?.goOnFromHalt() }
    }
}

/// Answers for the pan of a scroll view whose class is no recognizers' delegate: what the scroll view says as a view
/// (Rule S-A1.7).
final class ScrollPanDelegate: EngineObject, UIGestureRecognizerDelegate {
    @Owner var scrollView: UIScrollView?

    override func traceName(in trace: Trace) -> String? { scrollView.map { trace.name(of: $0) } }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        scrollView?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
    }
}
