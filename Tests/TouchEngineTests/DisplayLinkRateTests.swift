import Testing

@testable import TouchEngine

@Suite("How often a display link calls", .tags(.apparatus))
struct DisplayLinkRateTests {
    private final class Counter {
        var times: [TimeInterval] = []
        func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
    }

    private let counter = Counter()

    /// How often it is called within the second after the first.
    private func calls(on model: Device.Model, _ wish: (CADisplayLink) -> Void) -> Int {
        let device = Device(model)
        let link = CADisplayLink(target: counter, selector: Selector("tick(_:)", Counter.tick))
        wish(link)
        link.add(to: .main, forMode: .common)
        device.advance(by: 1)
        counter.times = []
        device.advance(by: 1)
        link.invalidate()
        return counter.times.count
    }

    @Test("the preferred rate is met as near as whole frames come, and never more than one a frame")
    func rates() {
        let wishes = [0: 60, 1: 1, 20: 20, 25: 30, 30: 30, 45: 60, 60: 60, 240: 60]
        for (wish, rate) in wishes {
            #expect(calls(on: .iPhone) { $0.preferredFramesPerSecond = wish } == rate)
        }
        // 120 of 25 are 4.8 frames: five.
        #expect(calls(on: .iPhoneProMotion) { $0.preferredFramesPerSecond = 25 } == 24)
        #expect(calls(on: .iPhoneProMotion) { _ in } == 120)
    }

    @Test(
        "a range wants its preferred rate, or else its highest; a preferred number comes before it")
    func ranges() {
        let (both, open) = (
            CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30),
            CAFrameRateRange(minimum: 10, maximum: 20)
        )
        #expect(calls(on: .iPhone) { $0.preferredFrameRateRange = both } == 30)
        #expect(calls(on: .iPhone) { $0.preferredFrameRateRange = open } == 20)
        #expect(
            calls(on: .iPhone) {
                ($0.preferredFrameRateRange, $0.preferredFramesPerSecond) = (open, 15)
            } == 15)
        let usual = CAFrameRateRange.default
        #expect(usual.minimum == 0 && usual.maximum == 0 && usual.preferred == 0)
        #expect(open.preferred == nil && open.minimum == 10 && open.maximum == 20)
        #expect(both.preferred == 30)
    }

    @Test(
        "before its first call it knows no times; links of one rate keep step, whenever they were added"
    )
    func step() {
        let device = Device()
        let (one, two) = (Counter(), Counter())
        let links = [one, two].map {
            CADisplayLink(target: $0, selector: Selector("tick(_:)", Counter.tick))
        }
        for link in links {
            #expect(link.timestamp == 0 && link.targetTimestamp == 0 && link.duration == 0)
            #expect(!link.isPaused && link.preferredFramesPerSecond == 0)
            link.preferredFramesPerSecond = 20
            link.add(to: .main, forMode: .common)
            device.advance(by: 0.07)
        }
        device.advance(by: 0.5)
        #expect(Array(one.times.dropFirst(one.times.count - two.times.count)) == two.times)
        #expect(one.times.first == 0.05 && two.times.first == 0.1)
        for link in links { link.invalidate() }
        let count = one.times.count
        device.settle()
        #expect(one.times.count == count)
    }

    @Test(
        "paused before it is added it is not called until it goes on; taken from no mode, it stays")
    func paused() {
        let device = Device()
        let link = CADisplayLink(target: counter, selector: Selector("tick(_:)", Counter.tick))
        link.isPaused = true
        link.add(to: .main, forMode: .common)
        device.advance(by: 0.5)
        #expect(counter.times.isEmpty)
        link.isPaused = false
        link.isPaused = false
        device.advance(by: 0.1)
        #expect(counter.times.count == 6)
        link.remove(from: .main, forMode: .default)
        device.advance(by: 0.1)
        #expect(counter.times.count == 12)
        link.invalidate()
        #expect(device.clock.isIdle)
        link.isPaused = true
        link.isPaused = false
        link.add(to: .main, forMode: .common)
        device.settle()
        #expect(counter.times.count == 12, "once invalidated it is never called again")
    }

    @Test("added again for the same mode it stays on the device that it runs on")
    func addedTwice() {
        let device = Device()
        let link = CADisplayLink(target: counter, selector: Selector("tick(_:)", Counter.tick))
        link.add(to: .main, forMode: .common)
        let later = Device()
        link.add(to: .main, forMode: .common)
        later.advance(by: 0.1)
        #expect(counter.times.isEmpty)
        device.advance(by: 0.1)
        #expect(counter.times.count == 6)
        link.invalidate()
    }

    @Test("a view's link runs on its own device, and what it changes is laid out with the frame")
    func onItsDevice() {
        final class Turning: UIView {
            var (calls, layouts) = (0, 0)
            func tick() {
                calls += 1
                setNeedsLayout()
            }
            override func layoutSubviews() { layouts += 1 }
        }
        let device = Device()
        let view = Turning(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        device.window.addSubview(view)
        device.settle()
        let other = Device()
        let link = CADisplayLink(target: view, selector: Selector("tick", Turning.tick))
        link.add(to: .main, forMode: .common)
        other.advance(by: 0.5)
        #expect(view.calls == 0 && CACurrentMediaTime() == 0.5)
        let before = view.layouts
        device.advance(by: 0.1)
        #expect(view.calls == 6 && view.layouts == before + 6)
        link.invalidate()
    }
}
