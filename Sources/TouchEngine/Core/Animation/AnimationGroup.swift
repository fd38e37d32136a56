/// All that one call of `animate` sets going: a time, a pace, and whom to tell when it is over.
final class AnimationGroup {
    /// The duration that was asked for, in seconds.
    let asked: TimeInterval
    let timing: AnimationTiming
    /// In seconds.
    private(set) var duration: TimeInterval
    private var pace = AnimationPace.linear
    /// In seconds.
    let delay: TimeInterval
    let options: UIView.AnimationOptions
    var completion: ((Bool) -> Void)?
    /// Where the animation runs: the device of the first view that is changed, or none.
    @Weak var device: Device?
    /// Who leads the animation; without a lead it runs by itself.
    var lead: AnimationLead?
    /// The names of the views, in the order they were changed.
    var views: [String] = []
    /// How many properties are still on their way.
    var remaining = 0
    /// Whether nothing has been taken off its way.
    var isWhole = true
    /// The record of the start.
    var record: Int?
    var end: ScheduledTimer?
    private var start: TimeInterval = 0

    init(
        duration: TimeInterval, delay: TimeInterval, timing: AnimationTiming,
        options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
    ) {
        asked = max(duration, 0)
        self.duration = asked
        self.delay = max(delay, 0)
        self.timing = timing
        self.options = options
        self.completion = completion
    }

    /// Whether the views pass touches by while the animation runs (Rule G-1.11).
    var blocksTouches: Bool { !options.contains(.allowUserInteraction) }

    /// Whether hit testing finds the views where they are drawn (Rule N-D33).
    var isHitWhereDrawn: Bool { lead?.owner.map { !$0.isManualHitTestingEnabled } ?? false }

    /// Whether the animation never comes to an end of its own.
    var isEndless: Bool { options.contains(.repeat) && duration > 0 && lead == nil }

    /// Whether it goes on only when somebody moves it.
    var isHeld: Bool { lead.map { !$0.isRunning } ?? false }

    /// How long it takes, the delay included, in seconds.
    var length: TimeInterval {
        delay + duration * (options.contains(.autoreverse) ? 2 : 1)
    }

    /// Runs on a device from now on.
    func settle(on device: Device) {
        self.device = device
        start = device.now
        duration = timing.duration(asked, device.parameters)
        pace = timing.pace(lasting: duration, device.parameters)
        lead?.settle(on: device)
    }

    /// How far the animation, or a span of it, has come at a time.
    func progress(of span: AnimationSpan?, at now: TimeInterval) -> Progress {
        if let lead { return lead.progress(of: self, span, at: now) }
        return progress(of: span, after: now - start)
    }

    /// How far it has come so many seconds after its call; during the delay it stands at its beginning.
    ///
    /// An even pace takes the place of its own while it is led by hand (Rule N-D12).
    func progress(
        of span: AnimationSpan?, after elapsed: TimeInterval, isEven: Bool = false
    ) -> Progress {
        let time = elapsed - delay
        guard time > 0 else { return Progress(0) }
        guard duration > 0 else { return Progress(1) }
        let rounds = time / duration
        let isBack = options.contains(.autoreverse)
        if !isEndless, rounds >= (isBack ? 2 : 1) { return Progress(1) }
        let whole = rounds.rounded(.down)
        let part = CGFloat(rounds - whole)
        let isReturning = isBack && (whole / 2).rounded(.down) * 2 != whole
        return progress(of: span, at: isReturning ? 1 - part : part, isEven ? .linear : pace)
    }

    private func progress(
        of span: AnimationSpan?, at part: CGFloat, _ pace: AnimationPace
    ) -> Progress {
        guard let span else { return pace.progress(at: part) }
        guard !span.hasOwnPace else { return pace.progress(at: span.part(of: part)) }
        return pace.progress(at: part).map { min(max(span.part(of: $0), 0), 1) }
    }
}
