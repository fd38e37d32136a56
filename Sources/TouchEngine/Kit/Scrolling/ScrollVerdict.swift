/// What a scroll view's pan makes of fingers that move, before it claims.
enum ScrollVerdict {
    /// It does not claim yet: the slop is not passed, or only along an axis on which the content does not go.
    case undecided
    case claims
    /// It fails for this reason.
    case fails(TraceCode, [TraceField], Rule)
}

extension UIScrollView {
    /// Decides what becomes of a drag that has come so far (Rules S-A2.3, S-A7.3).
    ///
    /// A scroll view that goes one way only waits for its own axis to pass the slop, however slanted the drag: there is no
    /// angle to it (a model value).
    func verdict(on moved: CGPoint, slop: CGFloat) -> ScrollVerdict {
        let passed = ScrollAxis.both.filter { abs(moved[$0]) >= slop }
        guard !passed.isEmpty else { return .undecided }
        guard ScrollAxis.both.contains(where: canScroll) else {
            return .fails(
                .scrollContentFits,
                [
                    TraceField("width", contentSize.width),
                    TraceField("height", contentSize.height),
                    TraceField("across", abs(moved.x) > abs(moved.y)),
                ], "S-A2.3")
        }
        let own = passed.filter(canScroll)
        guard let first = own.first else { return .undecided }
        let main = own.count > 1 && abs(moved.y) > abs(moved.x) ? .vertical : first
        guard let outer = outerScrollView(taking: main, moved[main]) else { return .claims }
        let name = window?.device?.trace.name(of: outer) ?? ""
        return .fails(
            .scrollAtEdge,
            [
                TraceField("outer", name), TraceField("x", contentOffset.x),
                TraceField("y", contentOffset.y), TraceField("across", main == .horizontal),
            ], "S-A7.3")
    }

    /// The axis of a drag that pulls content which stands at that end already; nil if content is left along it.
    func axisWithNothingLeft(_ moved: CGPoint, slop: CGFloat) -> ScrollAxis? {
        let passed = ScrollAxis.both.filter { canScroll($0) && slop <= abs(moved[$0]) }
        let main = passed.max { abs(moved[$0]) < abs(moved[$1]) }
        guard let main, !canFollow(main, moved[main], from: contentOffset[main]) else { return nil }
        return main
    }

    /// The scroll view around this one that is to take a drag along an axis: this one stands at the edge that the finger
    /// pulls inward, and the other can follow (Rules S-A7.3, S-A7.7).
    func outerScrollView(taking axis: ScrollAxis, _ travel: CGFloat, at offset: CGFloat? = nil)
        -> UIScrollView?
    {
        let transfers =
            axis == .horizontal
            ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
        guard transfers, !canFollow(axis, travel, from: offset ?? contentOffset[axis]) else {
            return nil
        }
        var view = superview
        while let here = view {
            if let outer = here as? UIScrollView, outer.isScrollEnabled, outer.pan.isEnabled {
                let (axis, travel) = counterpart(of: travel, axis, in: outer)
                if outer.canScroll(axis),
                    outer.bounces(axis)
                        || outer.canFollow(axis, travel, from: outer.contentOffset[axis])
                {
                    return outer
                }
            }
            view = here.superview
        }
        return nil
    }

    /// A finger's travel on the screen along the scroll view's own axes, which may be turned, or mirrored as in a list that begins
    /// at the bottom; it stays as long as it is on the screen.
    func turned(_ travel: CGPoint) -> CGPoint {
        guard isUnderTransform else { return travel }
        let own = convert(travel, from: nil) - convert(.zero, from: nil)
        let square = own.x * own.x + own.y * own.y
        guard square > 0 else { return travel }
        return own * ((travel.x * travel.x + travel.y * travel.y) / square).squareRoot()
    }

    /// What a finger's travel along an axis is to a scroll view outside: under a turned view it may be along the other axis, or
    /// backwards.
    func counterpart(of travel: CGFloat, _ axis: ScrollAxis, in outer: UIScrollView)
        -> (axis: ScrollAxis, travel: CGFloat)
    {
        guard isUnderTransform else { return (axis, travel) }
        var end = CGPoint.zero
        end[axis] = travel
        let there = convert(end, to: outer) - convert(.zero, to: outer)
        let main = ScrollAxis.both.max { abs(there[$0]) < abs(there[$1]) } ?? axis
        return (main, there[main])
    }

    /// Whether there is content left in the direction that the finger travels along an axis.
    private func canFollow(_ axis: ScrollAxis, _ travel: CGFloat, from offset: CGFloat) -> Bool {
        let limits = limits(axis)
        return travel > 0 ? offset > limits.low : offset < limits.high
    }
}
