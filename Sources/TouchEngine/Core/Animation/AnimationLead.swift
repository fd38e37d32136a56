/// What leads animations by hand: it holds them at a fraction of their time, or runs them to their end or back to their start.
///
/// A percent-driven transition leads what its animator has animated, at an even pace, as a layer without speed does whose time
/// is set (Rules N-D12, N-D34). A property animator leads its own.
final class AnimationLead {
    /// What the fraction is a part of, in seconds.
    private(set) var duration: TimeInterval
    /// What a run that nobody has interrupted is to be like; nil for animations that are led from the beginning.
    let timing: AnimationTiming?
    private(set) var pace = AnimationPace.linear
    /// The property animator whose animations these are.
    @Weak var owner: UIViewPropertyAnimator?
    @Weak private(set) var device: Device?
    /// The animations, in the order of their calls.
    private(set) var groups: [AnimationGroup] = []
    /// The property animators that were started among the animations: they follow this lead.
    private(set) var followers: [UIViewPropertyAnimator] = []
    @Weak var leader: AnimationLead?
    /// The run that is under way; nil while the animations are held.
    private(set) var leg: AnimationLeg?
    private var held: CGFloat = 0
    /// Whether the fraction is one of time, which each animation follows at its own pace; otherwise it is one of the way.
    private(set) var isTimed: Bool
    /// Where a run was first interrupted, in time and on the way.
    private var bend: (time: CGFloat, fraction: CGFloat)?
    private var end: ScheduledTimer?

    init(duration: TimeInterval, timing: AnimationTiming? = nil) {
        self.duration = max(duration, 0)
        self.timing = timing
        isTimed = timing != nil
    }

    // MARK: Whom it leads

    /// Whether there is nothing to lead.
    var isEmpty: Bool { groups.isEmpty && followers.isEmpty }

    /// Whether another lead says how far the animations are.
    var isFollowing: Bool { leader != nil }

    /// Whether the animations move by themselves just now.
    var isRunning: Bool { leader?.isRunning ?? (leg != nil) }

    /// Leads a group from now on.
    func take(_ group: AnimationGroup) {
        group.lead = self
        groups.append(group)
    }

    /// Leads what an animator leads.
    func take(_ animator: UIViewPropertyAnimator) {
        animator.lead?.leader = self
        followers.append(animator)
    }

    /// Lets go of a group that is over; an animator that has lost all of them is over too.
    func drop(_ group: AnimationGroup?) {
        groups.removeAll { $0 === group }
        if groups.isEmpty { owner?.loseEverything() }
    }

    func settle(on device: Device) {
        guard self.device == nil else { return }
        self.device = device
        guard let timing else { return }
        duration = timing.duration(duration, device.parameters)
        pace = timing.pace(lasting: duration, device.parameters)
    }

    /// Lets go of everything without a word.
    func abandon() {
        device?.clock.cancel(end)
        (end, leg) = (nil, nil)
        (groups, followers) = ([], [])
    }

    // MARK: Moving

    /// How far the animations are, from 0 to 1 and, with springs, beyond.
    func fraction(at now: TimeInterval) -> CGFloat {
        if let leader {
            guard duration > 0 else { return 1 }
            return min(leader.fraction(at: now) * CGFloat(leader.duration / duration), 1)
        }
        return leg.map { $0.fraction(at: now) } ?? held
    }

    /// The fraction just now.
    var fraction: CGFloat { device.map { fraction(at: $0.now) } ?? held }

    /// Stops where the animations are; from now on they are at an even pace, unless they keep their own.
    func hold(keepingPace: Bool = false) {
        let (now, wasFollowing) = (fraction, isFollowing)
        stop()
        held = now
        // One that has followed another was at an even pace already.
        if wasFollowing { isTimed = false }
        guard isTimed, !keepingPace else { return }
        isTimed = false
        held = pace.progress(at: now).other
        bend = (now, held)
    }

    /// Stops, and goes to a fraction at once.
    func hold(at fraction: CGFloat, keepingPace: Bool = false) {
        hold(keepingPace: keepingPace)
        held = fraction
    }

    /// Runs to the end, or back to the start, in `duration` seconds; `arrived` is called there.
    func run(
        toEnd isForward: Bool, in duration: TimeInterval, pace: AnimationPace,
        arrived: @escaping () -> Void
    ) {
        run(.fresh(from: fraction, to: isForward ? 1 : 0, pace), in: duration, arrived)
    }

    /// The same, on a way of any kind.
    func run(
        _ course: AnimationLeg.Course, after delay: TimeInterval = 0, in duration: TimeInterval,
        _ arrived: @escaping () -> Void
    ) {
        guard let device else { return }
        stop()
        leg = AnimationLeg(course: course, began: device.now + delay, duration: max(duration, 0))
        device.animations.tick()
        end = device.clock.schedule(after: delay + duration) { [self] in
            held = course.destination
            leg = nil
            end = nil
            arrived()
            self.device?.catchUp()
        }
    }

    private func stop() {
        device?.clock.cancel(end)
        (end, leg, leader) = (nil, nil, nil)
    }

    // MARK: What the animations see

    /// How far a group, or a span of it, has come.
    func progress(of group: AnimationGroup, _ span: AnimationSpan?, at now: TimeInterval)
        -> Progress
    {
        let fraction = fraction(at: now)
        if isTimed, !isFollowing { return timed(group, span, fraction) }
        // A spring swings beyond its ends.
        if fraction > 1 || fraction < 0 { return Progress(fraction) }
        let here = even(group, span, fraction)
        guard let bend else { return here }
        let (kink, there) = (timed(group, span, bend.time), even(group, span, bend.fraction))
        return Progress(
            x: bent(here.x, there.x, kink.x, fraction, bend.fraction),
            y: bent(here.y, there.y, kink.y, fraction, bend.fraction),
            other: bent(here.other, there.other, kink.other, fraction, bend.fraction))
    }

    /// The way straight from the start to where the animation was interrupted, and straight on to the end.
    private func bent(
        _ even: CGFloat, _ there: CGFloat, _ kink: CGFloat, _ fraction: CGFloat, _ bend: CGFloat
    ) -> CGFloat {
        guard kink != 0 else {
            // It had not begun.
            return fraction <= bend || there >= 1 ? 0 : (even - there) / (1 - there)
        }
        if fraction <= bend { return kink * fraction / bend }
        return kink + (1 - kink) * (fraction - bend) / (1 - bend)
    }

    private func timed(_ group: AnimationGroup, _ span: AnimationSpan?, _ fraction: CGFloat)
        -> Progress
    {
        group.progress(of: span, after: TimeInterval(fraction) * duration)
    }

    private func even(_ group: AnimationGroup, _ span: AnimationSpan?, _ fraction: CGFloat)
        -> Progress
    {
        group.progress(of: span, after: TimeInterval(fraction) * duration, isEven: true)
    }
}
