/// A scroll view, as a rule one with pages, that takes over a drag from one inside it, in the middle (Rule U-12).
///
/// The inner one stays at its edge, and the outer one follows the rest of the finger's travel; when the finger turns back, the
/// outer one comes back first.
extension UIScrollView {
    /// Where this scroll view's own content is to be led along an axis: what goes past its edge may be an outer one's to take.
    func ownPart(ofLed led: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let edge = limits(axis).clamped(led)
        if let follower = drag?.follower(along: axis), isLeading(follower) {
            lead(follower, by: led - edge)
            return edge
        }
        // What is past its edge already comes back with the finger.
        let isInside = limits(axis).clamped(contentOffset[axis]) == contentOffset[axis]
        guard edge != led, isInside, drag?.follower(along: axis) == nil,
            let outer = successor(axis, past: edge, by: led - edge)
        else {
            return led
        }
        let follower = ScrollFollower(view: outer, axis: axis)
        drag?.followers.append(follower)
        note(
            .scrollHandsOver,
            [TraceField("outer", window?.device?.trace.name(of: outer) ?? "")], rule: "U-12",
            cause: pan.attempt.lastRecord)
        outer.beginFollowing(self, counterpart(of: led - edge, axis, in: outer).axis)
        lead(follower, by: led - edge)
        return edge
    }

    private func lead(_ follower: ScrollFollower, by travel: CGFloat) {
        let (axis, travel) = counterpart(of: travel, follower.axis, in: follower.view)
        follower.view.follow(travel, axis)
    }

    /// The nearest scroll view outside that takes a drag past this one's edge, if it does so in the middle.
    private func successor(
        _ axis: ScrollAxis, past edge: CGFloat, by excess: CGFloat
    ) -> UIScrollView? {
        guard let outer = outerScrollView(taking: axis, -excess, at: edge) else { return nil }
        guard outer.drag == nil || follows(outer, notYetAlong: axis) else { return nil }
        switch choices.outerTakeover {
        case .withPages: return outer.isPagingEnabled ? outer : nil
        case .every: return outer
        case .never: return nil
        }
    }

    /// Whether an outer scroll view follows this one's drag already, along its other axis: it can follow along both.
    private func follows(_ outer: UIScrollView, notYetAlong axis: ScrollAxis) -> Bool {
        let theirs = counterpart(of: 1, axis, in: outer).axis
        return outer.drag?.leader == ObjectIdentifier(self)
            && outer.drag?.axes?.contains(theirs) == false
    }

    /// Whether a scroll view that has taken over follows still: a finger of its own may lead it meanwhile.
    func isLeading(_ follower: ScrollFollower) -> Bool {
        follower.view.drag?.leader == ObjectIdentifier(self)
    }

    private func beginFollowing(_ leader: UIScrollView, _ axis: ScrollAxis) {
        if drag != nil {
            drag?.axes?.append(axis)
            drag?.ledStart[axis] = ledOffset(shownAt: contentOffset[axis], axis)
            return
        }
        stopMoving()
        drag = ScrollDrag(ledStart: contentOffset, shownStart: contentOffset, axes: [axis])
        drag?.ledStart[axis] = ledOffset(shownAt: contentOffset[axis], axis)
        drag?.leader = ObjectIdentifier(leader)
        isDragging = true
        note(.scrollDragged, [], rule: "S-A6.5", cause: nil)
        delegate?.scrollViewWillBeginDragging(self)
    }

    private func follow(_ travel: CGFloat, _ axis: ScrollAxis) {
        guard let drag else { return }
        var offset = contentOffset
        offset[axis] = onPixels(shownOffset(ledTo: drag.ledStart[axis] + travel, axis))
        move(to: offset)
    }
}

/// The scroll view that follows the rest of another's drag, along one axis of that other.
struct ScrollFollower {
    let view: UIScrollView
    let axis: ScrollAxis
}
