/// Time that passes only when someone advances it.
///
/// All times are multiples of 0.1 ms, so that a recording written as text and read again is the same to the last digit.
final class VirtualClock {
    /// Seconds since the device was made.
    private(set) var now: TimeInterval = 0
    private var timers: [ScheduledTimer] = []

    /// Removes every timer, and the closures they would have called.
    func forgetTimers() {
        for timer in timers { timer.fire = nil }
        timers = []
    }

    /// Whether nothing is still to happen.
    var isIdle: Bool { timers.isEmpty }

    /// When the next timer fires, in seconds.
    var nextTime: TimeInterval? { timers.first?.time }

    /// Rounds a time to the clock's grain.
    static func rounded(_ time: TimeInterval) -> TimeInterval {
        (time * 10_000).rounded() / 10_000
    }

    /// Has the closure called once, `delay` seconds from now; timers of one moment fire in the order they were made.
    @discardableResult
    func schedule(after delay: TimeInterval, _ fire: @escaping () -> Void) -> ScheduledTimer {
        let timer = ScheduledTimer(
            time: VirtualClock.rounded(now + max(delay, 0)), fire: fire)
        let place = timers.firstIndex { timer.time < $0.time } ?? timers.count
        timers.insert(timer, at: place)
        return timer
    }

    /// Takes a timer back; one that has fired is left alone.
    func cancel(_ timer: ScheduledTimer?) {
        timers.removeAll { $0 === timer }
        timer?.fire = nil
    }

    /// Moves to a time, firing what is due on the way, each at its own moment.
    func advance(to time: TimeInterval) {
        let target = max(VirtualClock.rounded(time), now)
        while let next = timers.first, next.time <= target {
            timers.removeFirst()
            now = max(next.time, now)
            let fire = next.fire
            next.fire = nil
            fire?()
        }
        // A closure may itself have advanced the clock further.
        now = max(now, target)
    }
}

/// A closure that a clock is to call at a time.
final class ScheduledTimer {
    let time: TimeInterval
    /// Nil once it has been called, or will not be: a closure may keep the timer's owner alive, and that keeps the timer.
    fileprivate(set) var fire: (() -> Void)?

    init(time: TimeInterval, fire: @escaping () -> Void) {
        self.time = time
        self.fire = fire
    }
}
