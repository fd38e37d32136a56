import Testing

@testable import TouchEngine

@Suite("The virtual clock", .tags(.apparatus))
struct VirtualClockTests {
    private let clock = VirtualClock()
    private let log = CallLog()

    private func note(_ name: String, after delay: TimeInterval) -> ScheduledTimer {
        clock.schedule(after: delay) { [log, clock] in log.lines.append("\(name) \(clock.now)") }
    }

    @Test(
        "what is due is called in order of time, at one moment in order of the asking, each at its own moment"
    )
    func order() {
        _ = (note("b", after: 0.3), note("a", after: 0.1), note("c", after: 0.3))
        _ = (note("d", after: 0.2), note("e", after: 0.5))
        #expect(clock.nextTime == 0.1 && !clock.isIdle)
        clock.advance(to: 0.3)
        #expect(log.lines == ["a 0.1", "d 0.2", "b 0.3", "c 0.3"])
        #expect(clock.now == 0.3 && clock.nextTime == 0.5)
        clock.advance(to: 0.7)
        #expect(log.lines.last == "e 0.5" && clock.now == 0.7 && clock.isIdle)
        #expect(clock.nextTime == nil)
    }

    @Test("times are multiples of a tenth of a millisecond, and none lies in the past")
    func grain() {
        _ = (note("fine", after: 0.00014), note("late", after: 0.00016), note("past", after: -3))
        #expect(clock.nextTime == 0)
        clock.advance(to: 0.01004)
        #expect(log.lines == ["past 0.0", "fine 0.0001", "late 0.0002"] && clock.now == 0.01)
        clock.advance(to: 0.005)
        #expect(clock.now == 0.01)
        #expect(VirtualClock.rounded(1.23456) == 1.2346 && VirtualClock.rounded(1.23454) == 1.2345)
        #expect(VirtualClock.rounded(0.1 + 0.2) == 0.3)
        _ = note("next", after: 0.5)
        #expect(clock.nextTime == 0.51)
    }

    @Test("a timer that is taken back is not called, and lets go of what it would have called")
    func cancelled() {
        weak var held: CallLog?
        var timer: ScheduledTimer?
        do {
            let token = CallLog()
            held = token
            timer = clock.schedule(after: 0.2) { token.lines.append("x") }
        }
        let other = note("other", after: 0.1)
        #expect(held != nil)
        clock.cancel(timer)
        #expect(held == nil && clock.nextTime == 0.1)
        clock.cancel(nil)
        clock.advance(to: 1)
        clock.cancel(other)
        #expect(log.lines == ["other 0.1"])
    }

    @Test("one that has been called lets go of what it called; forgotten ones are never called")
    func letGo() {
        weak var held: CallLog?
        var timers: [ScheduledTimer] = []
        do {
            let token = CallLog()
            held = token
            timers.append(clock.schedule(after: 0.2) { token.lines.append("x") })
        }
        clock.advance(to: 0.2)
        #expect(held == nil)
        do {
            let token = CallLog()
            held = token
            timers.append(clock.schedule(after: 0.2) { token.lines.append("x") })
        }
        clock.forgetTimers()
        #expect(held == nil && clock.isIdle && timers.count == 2)
    }

    @Test("a closure may ask for more, and move the clock itself")
    func nested() {
        let (clock, log) = (clock, log)
        clock.schedule(after: 0.1) {
            log.lines.append("first")
            clock.schedule(after: 0.1) { log.lines.append("at \(clock.now)") }
            clock.advance(to: 0.4)
            log.lines.append("now \(clock.now)")
        }
        _ = note("between", after: 0.3)
        clock.advance(to: 0.35)
        #expect(log.lines == ["first", "at 0.2", "between 0.3", "now 0.4"] && clock.now == 0.4)
    }

    @Test("moments are shifted by seconds and by every unit, either way")
    func moments() {
        let start = DispatchTime(seconds: 10)
        let later: [(DispatchTimeInterval, TimeInterval)] = [
            (.seconds(3), 13), (.milliseconds(250), 10.25), (.microseconds(500_000), 10.5),
            (.nanoseconds(750_000_000), 10.75),
        ]
        for (interval, seconds) in later {
            #expect((start + interval).seconds == seconds)
            #expect((start - interval).seconds == 20 - seconds)
        }
        #expect((start + 0.5).seconds == 10.5 && (start - 0.5).seconds == 9.5)
        #expect((start + .never).seconds == .infinity && start + .never == .distantFuture)
        #expect(start < start + 1 && !(start < start) && !(start < start - 1))
    }

    @Test("a moment in nanoseconds is neither under nothing nor over the largest number")
    func nanoseconds() {
        #expect(DispatchTime(seconds: 1.5).uptimeNanoseconds == 1_500_000_000)
        #expect(DispatchTime(seconds: -2).uptimeNanoseconds == 0)
        #expect(DispatchTime(seconds: 0).uptimeNanoseconds == 0)
        #expect(DispatchTime.distantFuture.uptimeNanoseconds == .max)
        #expect(
            DispatchTime(seconds: 1.5e10).uptimeNanoseconds == .max
                && DispatchTime(seconds: 1e10).uptimeNanoseconds == .max)
        #expect(DispatchTime(seconds: 9e9).uptimeNanoseconds == 9_000_000_000_000_000_000)
    }
}
