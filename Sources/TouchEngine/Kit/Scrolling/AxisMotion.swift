/// How content that was let go moves along one axis, until it rests.
///
/// A class: it is looked at in each frame, and a structure of this size would be copied there and back.
final class AxisMotion {
    private enum Course {
        case rests
        /// Slows down, on a way that it would go in `reach` seconds at its first speed; to a place that was asked for, or
        /// wherever it comes.
        case flings(reach: CGFloat, decayRate: CGFloat, to: CGFloat?)
        /// Is drawn to a place; content that comes back from past an edge may fling on from there.
        case springs(to: CGFloat, isEdge: Bool)
    }

    private var course: Course
    /// Where the course began, and when, and how fast.
    private var start: CGFloat
    private var startTime: TimeInterval
    private var velocity: CGFloat
    /// Where the content was at the last look.
    private var last: CGFloat
    private let limits: ScrollLimits
    private let bounces: Bool
    private let decayRate: CGFloat
    private let reach: CGFloat
    /// How many places there are in a point.
    private let scale: CGFloat
    /// Of the device's numbers, those that tell how it comes to rest.
    private let restSpeed: CGFloat
    private let bounceRate: CGFloat
    private let bounceRest: CGFloat

    /// Whether the content rests.
    var isOver: Bool {
        if case .rests = course { return true }
        return false
    }

    /// Makes the motion from where a scroll view's content is.
    ///
    /// - Parameters:
    ///   - velocity: how fast the content is, in points a second.
    ///   - target: where it is to rest.
    ///   - isFree: whether that is where it goes anyway.
    init(
        _ view: UIScrollView, _ axis: ScrollAxis, velocity: CGFloat, target: CGFloat, isFree: Bool,
        now: TimeInterval
    ) {
        start = view.contentOffset[axis]
        last = start
        let model = view.parameters
        startTime = now + model.releaseDelay
        self.velocity = velocity
        limits = view.limits(axis)
        bounces = view.bounces(axis)
        decayRate = Fling.decayRate(view.decelerationRate)
        reach = Fling.reach(view.decelerationRate)
        scale = view.window?.device?.screen.scale ?? 1
        restSpeed = model.restSpeed
        bounceRate = model.bounceRate
        bounceRest = model.bounceRest
        course = .rests
        let edge = limits.clamped(start)
        if edge != start, isFree {
            // The same spring whatever the finger's speed, none included (Rule U-14).
            self.velocity =
                Rebound.release(at: start - edge, velocity: velocity, model).velocity
            course = .springs(to: edge, isEdge: true)
        } else if isFree {
            if velocity != 0 {
                course = .flings(reach: reach, decayRate: decayRate, to: nil)
            }
        } else if target != start {
            course = courseTo(target)
        }
    }

    /// Where the content is at a time; whoever looks later sees it further on, and past an edge on another course.
    func place(at now: TimeInterval) -> CGFloat {
        // What was let go sets out a moment later (Rule M-15).
        let now = max(now, startTime)
        switch course {
        case .rests: break
        case .flings(let reach, let decayRate, let target): fling(reach, decayRate, target, now)
        case .springs(let end, let isEdge): spring(end, isEdge, now)
        }
        return last
    }

    /// Goes to its end unseen.
    func runOut() {
        switch course {
        case .rests: break
        case .flings(_, _, let target?): rest(at: target)
        case .flings(_, _, nil): rest(at: flung(from: start, velocity))
        case .springs(let end, let isEdge):
            let spring = Rebound(rate: bounceRate, distance: start - end, velocity: velocity)
            let crossing = isEdge ? spring.crossing : nil
            rest(at: crossing.map { flung(from: end, spring.velocity(after: $0)) } ?? end)
        }
    }

    /// Where a fling ends, inside the limits.
    private func flung(from start: CGFloat, _ velocity: CGFloat) -> CGFloat {
        let end = limits.clamped(
            start + Fling.distance(from: velocity, reach: reach, rest: restSpeed))
        return (end * scale).rounded() / scale
    }

    /// Goes on from another place.
    func shift(by distance: CGFloat) {
        start += distance
        last += distance
        switch course {
        case .flings(let reach, let decayRate, let target?):
            course = .flings(reach: reach, decayRate: decayRate, to: target + distance)
        case .springs(let end, false): course = .springs(to: end + distance, isEdge: false)
        default: break
        }
    }

    /// A fling whose rate is fitted to a place on its way, or a spring to any other (Rule S-A4.16).
    private func courseTo(_ target: CGFloat) -> Course {
        let distance = target - start
        let fitted = (abs(velocity) - restSpeed) / abs(distance)
        if distance * velocity > 0, fitted >= decayRate / 2 {
            return .flings(reach: 1 / fitted, decayRate: fitted, to: target)
        }
        // So fast that it would swing past the place, it is slowed down.
        let most = abs(distance) * bounceRate
        if distance * velocity > 0, abs(velocity) > most { velocity = distance < 0 ? -most : most }
        return .springs(to: target, isEdge: false)
    }

    private func fling(
        _ reach: CGFloat, _ decayRate: CGFloat, _ target: CGFloat?, _ now: TimeInterval
    ) {
        let kept = CGFloat(exponential(-Double(decayRate) * (now - startTime)))
        let place = start + velocity * (1 - kept) * reach
        let edge = limits.clamped(place)
        if edge != place, target == nil {
            meet(edge, now)
        } else if abs(velocity) * kept < restSpeed {
            // It rests where it came to that speed, whenever the frame is drawn (Rules M-7, M-13).
            rest(at: target ?? flung(from: start, velocity))
        } else {
            last = place
        }
    }

    /// Comes to an edge: what is left of the speed carries the content past it, if it may (Rule S-A4.15).
    private func meet(_ edge: CGFloat, _ now: TimeInterval) {
        let left = velocity - (edge - start) / reach
        guard bounces else { return rest(at: edge) }
        startTime += logarithm(Double(velocity / left)) / Double(decayRate)
        (start, velocity) = (edge, left)
        course = .springs(to: edge, isEdge: true)
        spring(edge, true, now)
    }

    private func spring(_ end: CGFloat, _ isEdge: Bool, _ now: TimeInterval) {
        let spring = Rebound(rate: bounceRate, distance: start - end, velocity: velocity)
        let time = now - startTime
        if isEdge, let crossing = spring.crossing, time >= crossing {
            (start, velocity) = (end, spring.velocity(after: crossing))
            startTime += crossing
            course = .flings(reach: reach, decayRate: decayRate, to: nil)
            last = end
            fling(reach, decayRate, nil, now)
            return
        }
        let distance = spring.distance(after: time)
        if abs(distance) < bounceRest, abs(spring.velocity(after: time)) < restSpeed {
            rest(at: end)
        } else {
            last = bounces ? end + distance : keptInside(end + distance, on: end)
        }
    }

    /// A place on the way that is no further outside the limits than its two ends (Rule S-A4.2).
    private func keptInside(_ place: CGFloat, on end: CGFloat) -> CGFloat {
        ScrollLimits(low: min(limits.low, start, end), high: max(limits.high, start, end))
            .clamped(place)
    }

    private func rest(at place: CGFloat) {
        last = place
        course = .rests
    }
}
