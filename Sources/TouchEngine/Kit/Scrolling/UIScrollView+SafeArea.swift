/// How a scroll view keeps its content clear of bars (Rules S-A3.9 to 11).
extension UIScrollView {
    /// Adds what has to be added to the insets, and follows with content that rests at its beginning.
    ///
    /// Content that rests elsewhere stays where it is as long as it may; content that moves is left to what moves it. Edges
    /// that the insets keep clear are not covered for what is in the scroll view, unless the model chooses so (Rule U-24).
    func adjustToSafeArea() {
        let (new, left) = adjustmentNow
        let old = adjustment
        let isLessCovered = safeArea.top < seenSafeArea.top
        seenSafeArea = safeArea
        let isPassingOther = left != passedSafeArea
        passedSafeArea = left
        if new != old {
            let before = ScrollAxis.both.map { limits($0) }
            adjustment = new
            note(
                .scrollAdjusted,
                [
                    TraceField("top", new.top), TraceField("left", new.left),
                    TraceField("bottom", new.bottom), TraceField("right", new.right),
                    TraceField("covered", new != .zero),
                    TraceField("always", contentInsetAdjustmentBehavior == .always),
                    TraceField("owned", isOwnedByPage),
                ], rule: "S-A3.9", cause: nil)
            follow(from: before, goingUp: isLessCovered)
            adjustedContentInsetDidChange()
        }
        if isPassingOther { updateSafeAreaInside() }
    }

    /// What the safe area adds to the insets just now, and what of it is left for the views of the content.
    private var adjustmentNow: (added: UIEdgeInsets, left: UIEdgeInsets) {
        var (added, left) = (UIEdgeInsets.zero, UIEdgeInsets.zero)
        for axis in ScrollAxis.both {
            if isAdjusted(axis) {
                added = added + safeArea.along(axis)
            } else {
                left = left + safeArea.along(axis)
            }
        }
        return (added, choices.safeAreaInContent == .keepsAll ? safeArea : left)
    }

    /// Whether the safe area is added at both ends of an axis (Rule S-A3.9).
    private func isAdjusted(_ axis: ScrollAxis) -> Bool {
        switch contentInsetAdjustmentBehavior {
        case .never: return false
        case .always: return true
        case .automatic: if axis == .vertical, isOwnedByPage { return true }
        case .scrollableAxes: break
        }
        return contentSize[axis] > bounds.size[axis]
            || (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
    }

    /// Whether a page of a navigation controller has the scroll view as its own: it is the page's view, or the
    /// back-most view in that, or the first one further down (Rule U-23).
    private var isOwnedByPage: Bool {
        let kind = choices.pageScrollView
        var here: UIView = self
        while here.viewController == nil {
            guard kind != .asView, here === self || kind == .furtherDown,
                let around = here.superview, around.subviews.first === here,
                kind == .atBack || !(around is UIScrollView)
            else { return false }
            here = around
        }
        return here.viewController?.navigationController != nil
    }

    /// Stays at the beginning of the content where it was there, and inside the limits where it was inside
    /// (Rule S-A3.11); where less is covered at the top, the content goes up with what covers it (M-28).
    private func follow(from before: [ScrollLimits], goingUp isLessCovered: Bool) {
        guard drag == nil, motion == nil, zoom == nil, !isScaling else { return }
        var place = contentOffset
        for (axis, old) in zip(ScrollAxis.both, before) {
            let new = limits(axis)
            if place[axis] == old.low {
                place[axis] = new.low
            } else if isLessCovered, axis == .vertical, old.clamped(place.y) == place.y {
                place.y = new.clamped(place.y + new.low - old.low)
            } else if old.clamped(place[axis]) == place[axis] {
                place[axis] = new.clamped(place[axis])
            }
        }
        if place != contentOffset { contentOffset = place }
    }
}
