import Testing
import TouchEngine

@Suite("Work that is put off, on the virtual clock", .tags(.apparatus))
struct DispatchTests {
    private let device = Device()
    private let log = CallLog()

    @Test("what is put off comes after the present turn, in order, and before the next event")
    func afterTheTurn() {
        let view = TouchLogger(log)
        view.frame = device.screen.bounds
        view.onBegan = { [log] in
            nonisolated(unsafe) let log = log
            DispatchQueue.main.async { log.lines.append("first") }
            DispatchQueue.global().async { log.lines.append("second") }
        }
        device.window.addSubview(view)
        let finger = device.finger()
        finger.down(at: CGPoint(x: 100, y: 100))
        #expect(log.lines == ["began"])
        finger.move(to: CGPoint(x: 120, y: 100))
        #expect(log.lines == ["began", "first", "second", "moved"])
    }

    @Test("what is put off for a time comes when it is due, whatever unit says so")
    func afterATime() {
        nonisolated(unsafe) let (log, device) = (log, device)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
            log.lines.append("at \(device.now)")
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50)) {
                log.lines.append("at \(device.now)")
            }
        }
        DispatchQueue.main.asyncAfter(deadline: .distantFuture) { log.lines.append("never") }
        device.advance(by: 0.2)
        #expect(log.lines == [])
        device.settle()
        #expect(log.lines == ["at 0.3", "at 0.35"])
    }

    @Test("work that is called off is not done, and other work is done once")
    func calledOff() {
        let item = DispatchWorkItem { [log] in log.lines.append("item") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
        DispatchQueue.main.async(execute: DispatchWorkItem { [log] in log.lines.append("other") })
        item.cancel()
        device.settle()
        #expect(log.lines == ["other"] && item.isCancelled)
    }

    @Test("what is put off lays out what it has changed")
    func laysOut() {
        let view = LayoutCounter(frame: device.screen.bounds)
        device.window.addSubview(view)
        device.settle()
        let before = view.count
        nonisolated(unsafe) let changed = view
        DispatchQueue.main.async { changed.setNeedsLayout() }
        device.advance(by: 0.1)
        #expect(view.count == before + 1)
    }

    @Test("a timer calls once, or again and again until it is invalidated")
    func timers() {
        var count = 0
        let once = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in count += 1 }
        device.advance(by: 1)
        #expect(count == 1 && !once.isValid && once.timeInterval == 0)
        let often = Timer(timeInterval: 0.1, repeats: true) { timer in
            count += 1
            if count == 5 { timer.invalidate() }
        }
        device.advance(by: 1)
        #expect(count == 1)
        RunLoop.main.add(often, forMode: .common)
        RunLoop.current.add(often, forMode: .default)
        device.advance(by: 0.25)
        #expect(count == 3)
        device.settle()
        #expect(count == 5 && !often.isValid)
        often.fire()
        #expect(count == 5)
    }

    @Test("a timer sends its method with itself, and keeps its target until it is invalidated")
    func timerTargets() {
        final class Target {
            var heard: [String] = []
            func tick(_ timer: Timer) { heard.append(timer.userInfo as? String ?? "") }
        }
        weak var seen: Target?
        var timer: Timer?
        do {
            let target = Target()
            seen = target
            timer = Timer.scheduledTimer(
                timeInterval: 0.1, target: target, selector: Selector("tick(_:)", Target.tick),
                userInfo: "info", repeats: true)
        }
        device.advance(by: 0.3)
        #expect(seen?.heard == ["info", "info", "info"])
        timer?.fire()
        #expect(seen?.heard.count == 4)
        timer?.invalidate()
        #expect(seen == nil)
    }

    @Test("the virtual clock is the one that moments are told by")
    func moments() {
        let start = DispatchTime.now()
        device.advance(by: 1.5)
        #expect(DispatchTime.now() > start)
        #expect(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds == 1_500_000_000)
        #expect(start + .seconds(2) - 0.5 == .now() && start < .distantFuture)
    }
}

/// Writes down what it hears of fingers.
private final class TouchLogger: UIView {
    private let log: CallLog
    var onBegan: () -> Void = {}

    init(_ log: CallLog) {
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.lines.append("began")
        onBegan()
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.lines.append("moved")
    }
}

/// Counts how often it is laid out.
private final class LayoutCounter: UIView {
    private(set) var count = 0

    override func layoutSubviews() { count += 1 }
}
