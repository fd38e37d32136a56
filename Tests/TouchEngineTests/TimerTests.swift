import Testing

@testable import TouchEngine

@Suite("Timers, on the virtual clock", .tags(.apparatus))
struct TimerTests {
    private let device = Device()
    private let log = CallLog()

    private final class Target {
        var heard: [String] = []
        func tick(_ timer: Timer) { heard.append(timer.userInfo as? String ?? "none") }
    }

    @Test(
        "it calls at each multiple of its interval, or once, and says how far its calls are apart")
    func intervals() {
        let (log, device) = (log, device)
        let often = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in
            log.lines.append("often at \(device.now)")
        }
        let once = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
            log.lines.append("once at \(device.now)")
        }
        #expect(often.timeInterval == 0.2 && once.timeInterval == 0)
        #expect(often.isValid && once.isValid)
        device.advance(by: 0.7)
        #expect(
            log.lines == ["often at 0.2", "often at 0.4", "once at 0.5", "often at 0.6"])
        #expect(often.isValid && !once.isValid)
        often.invalidate()
        device.settle()
        #expect(log.lines.count == 4 && device.now == 0.7)
    }

    @Test("an interval of nothing is a tenth of a millisecond, as in Foundation")
    func shortest() {
        var count = 0
        let timer = Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in count += 1 }
        #expect(timer.timeInterval == 0.0001)
        device.advance(by: 0.001)
        #expect(count == 10)
        timer.invalidate()
    }

    @Test("fired by hand it calls at once: one that calls once is done, another keeps its beat")
    func fired() {
        var calls = 0
        let once = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in calls += 1 }
        once.fire()
        #expect(calls == 1 && !once.isValid)
        device.settle()
        #expect(calls == 1 && device.now == 0)
        let often = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { _ in calls += 1 }
        device.advance(by: 0.1)
        often.fire()
        #expect(calls == 2 && often.isValid)
        device.advance(by: 0.2)
        #expect(calls == 3)
        often.invalidate()
        often.fire()
        #expect(calls == 3)
    }

    @Test("one that was only made waits for a run loop; it sends its method then")
    func made() {
        let target = Target()
        let timer = Timer(
            timeInterval: 0.2, target: target, selector: Selector("tick(_:)", Target.tick),
            userInfo: "info", repeats: false)
        device.settle()
        #expect(target.heard.isEmpty && timer.isValid && timer.userInfo as? String == "info")
        RunLoop.main.add(timer, forMode: .common)
        RunLoop.main.add(timer, forMode: .default)
        device.settle()
        #expect(target.heard.count == 1 && !timer.isValid && timer.userInfo == nil)
        RunLoop.main.add(timer, forMode: .common)
        device.settle()
        #expect(target.heard.count == 1 && device.now == 0.2)
    }

    @Test("a scheduled one sends its method with what it was given to keep")
    func scheduled() {
        let target = Target()
        let timer = Timer.scheduledTimer(
            timeInterval: 0.2, target: target, selector: Selector("tick(_:)", Target.tick),
            userInfo: "info", repeats: true)
        device.advance(by: 0.5)
        #expect(target.heard == ["info", "info"] && timer.timeInterval == 0.2)
        timer.invalidate()
        #expect(timer.userInfo == nil)
    }

    @Test("invalidated in its own call it calls no more, and lets go of what it called")
    func letGo() {
        weak var held: CallLog?
        var timer: Timer?
        do {
            let token = CallLog()
            held = token
            timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) {
                token.lines.append("x")
                if token.lines.count == 2 { $0.invalidate() }
            }
        }
        device.advance(by: 0.15)
        #expect(held?.lines.count == 1)
        device.settle()
        #expect(held == nil && timer?.isValid == false && device.now == 0.2)
    }

    @Test("what it changes is laid out before the clock goes on")
    func laidOut() {
        final class Counted: UIView {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        let counted = Counted(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        device.window.addSubview(counted)
        device.settle()
        let before = counted.count
        let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
            counted.setNeedsLayout()
        }
        device.advance(by: 0.35)
        #expect(counted.count == before + 3)
        timer.invalidate()
    }

    @Test("queues of every kind put work off, and do it at once if that is asked")
    func queues() {
        nonisolated(unsafe) let log = log
        let own = DispatchQueue(label: "own")
        own.async { log.lines.append("own") }
        DispatchQueue.global().asyncAfter(deadline: .now() - 3) { log.lines.append("past") }
        #expect(own.sync { log.lines.count } == 0)
        device.settle()
        #expect(log.lines == ["own", "past"] && device.now == 0)
        let item = DispatchWorkItem { log.lines.append("item") }
        #expect(!item.isCancelled)
        item.perform()
        own.asyncAfter(deadline: .now() + 0.25, execute: item)
        device.settle()
        #expect(log.lines.suffix(2) == ["item", "item"] && device.now == 0.25)
        item.cancel()
        item.perform()
        #expect(log.lines.count == 4 && item.isCancelled)
    }
}
