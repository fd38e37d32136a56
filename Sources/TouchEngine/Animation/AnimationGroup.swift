/// All that one call of `animate` sets going: a time, a curve, and whom to tell when it is over.
final class AnimationGroup {
    /// In seconds.
    let duration: TimeInterval
    /// In seconds.
    let delay: TimeInterval
    let curve: TimingCurve
    let options: UIView.AnimationOptions
    var completion: ((Bool) -> Void)?
    /// Where the animation runs: the device of the first view that is changed, or none.
    @Weak var device: Device?
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
        duration: TimeInterval, delay: TimeInterval, curve: TimingCurve,
        options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
    ) {
        self.duration = max(duration, 0)
        self.delay = max(delay, 0)
        self.curve = curve
        self.options = options
        self.completion = completion
    }

    /// Whether the views pass touches by while the animation runs (Rule G-1.11).
    var blocksTouches: Bool { !options.contains(.allowUserInteraction) }

    /// Whether the animation never comes to an end of its own.
    var isEndless: Bool { options.contains(.repeat) && duration > 0 }

    /// How long it takes, the delay included, in seconds.
    var length: TimeInterval {
        delay + duration * (options.contains(.autoreverse) ? 2 : 1)
    }

    /// Runs on a device from now on.
    func settle(on device: Device) {
        self.device = device
        start = device.now
    }

    /// How far the animation has come at a time, from 0 to 1; during the delay it stands at its beginning.
    func progress(at now: TimeInterval) -> CGFloat {
        let time = now - start - delay
        guard time > 0 else { return 0 }
        guard duration > 0 else { return 1 }
        let rounds = time / duration
        let isBack = options.contains(.autoreverse)
        if !isEndless, rounds >= (isBack ? 2 : 1) { return 1 }
        let whole = rounds.rounded(.down)
        let part = CGFloat(rounds - whole)
        let isReturning = isBack && (whole / 2).rounded(.down) * 2 != whole
        return curve.progress(at: isReturning ? 1 - part : part)
    }
}
