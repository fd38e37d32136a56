/// Where content comes to rest that a finger lets go.
extension UIScrollView {
    /// Where the content will rest: where a fling ends, inside the limits, or at a page (Rules S-A4.5, M-7, M-10).
    func restingPlace(after velocity: CGPoint, from drag: ScrollDrag) -> CGPoint {
        var place = contentOffset
        for axis in ScrollAxis.both {
            let limits = limits(axis)
            if isPagingEnabled, canScroll(axis) {
                place[axis] = page(after: velocity[axis], from: drag.shownStart[axis], axis, limits)
            } else if let (start, speed) = entry(at: velocity[axis], axis, limits) {
                // The place that is told is not quite the one where the content comes to rest (Rule M-13).
                let reach = 1 / Fling.decayRate(decelerationRate)
                place[axis] =
                    start + Fling.distance(from: speed, reach: reach, rest: parameters.restSpeed)
                place[axis] = limits.clamped(onPixels(place[axis]))
            } else {
                place[axis] = limits.clamped(place[axis])
            }
        }
        return place
    }

    /// Where and how fast the content sets out inside its limits: from where it is, or from the edge that it is thrown back
    /// over; nil where it only comes back, or rests.
    private func entry(at velocity: CGFloat, _ axis: ScrollAxis, _ limits: ScrollLimits)
        -> (start: CGFloat, velocity: CGFloat)?
    {
        let start = contentOffset[axis]
        let edge = limits.clamped(start)
        guard velocity != 0, edge != start else { return velocity == 0 ? nil : (start, velocity) }
        guard (velocity > 0) == (start < edge) else { return nil }
        let spring = Rebound.release(at: start - edge, velocity: velocity, parameters)
        return spring.crossing.map { (edge, spring.velocity(after: $0)) }
    }

    /// The page that a lift leads to: the next one in the direction of a flick, else the nearest; it is never further than
    /// one from where the drag began, unless the finger itself may go further (Rules S-A4.17, S-A4.18, U-35).
    private func page(
        after velocity: CGFloat, from start: CGFloat, _ axis: ScrollAxis, _ limits: ScrollLimits
    ) -> CGFloat {
        let length = bounds.size[axis]
        guard length > 0 else { return limits.clamped(contentOffset[axis]) }
        let here = contentOffset[axis] / length
        let first = (start / length).rounded()
        var page = here.rounded()
        if abs(velocity) / 1000 >= parameters.pageFlipVelocity {
            page = velocity > 0 ? here.rounded(.down) + 1 : here.rounded(.up) - 1
        }
        if parameters.choices.pageLimit == .ofGesture {
            page = min(max(page, first - 1), first + 1)
        }
        return limits.clamped(page * length)
    }

    /// The motion that brings the content from where it is to rest; nil where it rests already (Rule S-A4.16).
    ///
    /// - Parameters:
    ///   - velocity: how fast the content is, in points a second.
    ///   - target: where it is to rest.
    ///   - proposed: where it would rest of its own accord.
    func release(at velocity: CGPoint, to target: CGPoint, proposed: CGPoint) -> ScrollMotion? {
        // Outside a window nothing shows the way, and the content is at its end at once.
        let now = window?.device?.now ?? 0
        let courses = ScrollAxis.both.map { axis in
            AxisMotion(
                self, axis, velocity: velocity[axis], target: target[axis],
                isFree: !isPagingEnabled && target[axis] == proposed[axis], now: now)
        }
        if courses.allSatisfy({ $0.isOver }) { return nil }
        return ScrollMotion(.coming(courses[0], courses[1]))
    }
}
