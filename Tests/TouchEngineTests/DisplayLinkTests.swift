import Foundation
import Testing
import TouchEngine

@Suite("Display links", .tags(.apparatus))
struct DisplayLinkTests {
    /// Notes when it is called.
    final class Listener: UIView {
        private(set) var times: [TimeInterval] = []
        private(set) var targets: [TimeInterval] = []
        private(set) var durations: [TimeInterval] = []
        var heard: (CADisplayLink) -> Void = { _ in }

        func tick(_ link: CADisplayLink) {
            times.append(link.timestamp)
            targets.append(link.targetTimestamp)
            durations.append(link.duration)
            heard(link)
        }
    }

    /// A device, a view on it, and a link that calls the view and runs already.
    private func running(
        on model: Device.Model = .iPhone, after delay: TimeInterval = 0
    ) -> (device: Device, listener: Listener, link: CADisplayLink) {
        let device = Device(model)
        let listener = Listener()
        device.window.addSubview(listener)
        device.advance(by: delay)
        let link = CADisplayLink(target: listener, selector: Selector("tick(_:)", Listener.tick))
        link.add(to: .main, forMode: .common)
        return (device, listener, link)
    }

    @Test("it is called at every frame, and knows when the next one is", arguments: [60, 120])
    func frames(rate: Int) {
        let (device, listener, link) = running(
            on: rate == 60 ? .iPhone : .iPhoneProMotion, after: 0.01)
        device.advance(by: 1)
        #expect(listener.times.count == rate)
        for (index, time) in listener.times.enumerated() {
            let first = rate == 60 ? 1.0 : 2.0
            #expect(abs(time - (Double(index) + first) / Double(rate)) < 1e-4)
        }
        #expect(Array(listener.times.dropFirst()) == Array(listener.targets.dropLast()))
        #expect(listener.durations.allSatisfy { $0 == 1 / Double(rate) })
        link.invalidate()
    }

    @Test("as often as it is asked for, in whole frames", arguments: [false, true])
    func rates(isRange: Bool) {
        let (device, listener, link) = running(on: .iPhoneProMotion)
        if isRange {
            link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
        } else {
            link.preferredFramesPerSecond = 30
        }
        device.advance(by: 1)
        // The first call was due before the wish.
        #expect(listener.times.count == 31)
        link.invalidate()
    }

    @Test("paused it is not called; nor after it is removed, or invalidated from its own call")
    func stops() {
        let (device, listener, link) = running()
        device.advance(by: 0.1)
        link.isPaused = true
        device.advance(by: 1)
        #expect(listener.times.count == 6)
        link.isPaused = false
        device.advance(by: 0.1)
        #expect(listener.times.count == 12)
        link.add(to: .main, forMode: .common)
        link.add(to: .main, forMode: .default)
        link.remove(from: .main, forMode: .default)
        device.advance(by: 0.1)
        #expect(listener.times.count == 18)
        link.remove(from: .main, forMode: .common)
        device.settle()
        #expect(listener.times.count == 18)
        link.add(to: .main, forMode: .common)
        listener.heard = { $0.invalidate() }
        device.settle()
        #expect(listener.times.count == 19)
    }

    @Test("an invalidated one lets go of its target; a device that goes lets go of both")
    func ownership() {
        weak var target: Listener?
        weak var link: CADisplayLink?
        do {
            let scene = running()
            (target, link) = (scene.listener, scene.link)
            scene.device.advance(by: 0.1)
        }
        #expect(target == nil && link == nil)
    }

    @Test("an object that is on no screen follows the device that was made last")
    func elsewhere() {
        final class Counter {
            var count = 0
            func tick() { count += 1 }
        }
        let device = Device()
        let counter = Counter()
        let link = CADisplayLink(target: counter, selector: Selector("tick", Counter.tick))
        link.add(to: .current, forMode: .default)
        device.advance(by: 0.1)
        #expect(counter.count == 6 && CACurrentMediaTime() == 0.1)
        link.invalidate()
    }
}
