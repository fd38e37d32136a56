import Testing

@testable import TouchEngine

@Suite("When a device takes pictures of its screen", .tags(.apparatus))
struct PictureTimeTests {
    private let device = Device(
        Device.Model(name: "even", width: 400, height: 800, framesPerSecond: 20))

    /// The moments of the pictures, in seconds.
    private func times(_ device: Device) -> [String] {
        device.report.matches(of: /\{"time":([0-9.]+),"record":(-?\d+),"views"/)
            .map { "\($0.1) \($0.2)" }
    }

    @Test("while time alone passes, none; while something is waited for, one at once")
    func waiting() {
        device.advance(by: 1)
        #expect(times(device) == [])
        let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in }
        device.advance(by: 0)
        #expect(times(device) == ["1 -1"])
        device.advance(by: 0)
        #expect(times(device) == ["1 -1"], "it is too early for another")
        device.advance(by: 0.1)
        #expect(times(device) == ["1 -1", "1.1 -1"])
        timer.invalidate()
        device.advance(by: 0.1)
        #expect(times(device).count == 2)
        let fresh = Device()
        let first = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in }
        fresh.advance(by: 0)
        #expect(times(fresh) == ["0 -1"], "the first has nothing to wait for")
        first.invalidate()
    }

    @Test("while a finger is down, at most every twentieth of a second")
    func fingers() {
        let finger = device.finger()
        finger.down(at: CGPoint(x: 10, y: 10))
        finger.move(to: CGPoint(x: 20, y: 10), over: 0.05)
        #expect(times(device) == ["0 0", "0.05 0"])
        finger.hold(for: 0.01)
        #expect(times(device).count == 2)
        finger.hold(for: 0.1)
        #expect(times(device).last == "0.16 0")
        let fine = Device(.iPhoneProMotion)
        let other = fine.finger()
        other.down(at: CGPoint(x: 10, y: 10))
        other.move(to: CGPoint(x: 300, y: 10), over: 1)
        #expect(times(fine).count > 15 && times(fine).count < 25)
    }

    @Test("whatever is recorded is in a picture, with the fingers that are down then")
    func records() {
        let (one, other) = (device.finger(), device.finger())
        one.down(at: CGPoint(x: 10, y: 10))
        other.down(at: CGPoint(x: 20, y: 20))
        one.up()
        other.up()
        #expect(times(device).map { $0.hasPrefix("0 ") } == [true, true, true, true])
        let fingers = device.report.matches(of: /"fingers":\[(.*?)\]/).map { String($0.1) }
        let places = fingers.map { $0.matches(of: /"id":(\d)/).map { String($0.1) } }
        #expect(places == [["1"], ["1", "2"], ["2"], []])
    }

    @Test("a page that slides in is in the pictures on its way, and at its end")
    func slide() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.window.rootViewController = navigation
        device.parameters.popDuration = 0.2
        device.advance(by: 1)
        navigation.pushViewController(UIViewController(), animated: true)
        let before = times(device).count
        device.advance(by: 1)
        let new = times(device).dropFirst(before).map { $0.prefix { $0 != " " } }
        #expect(new.contains("1.1") && new.contains("1.2"))
        #expect(new.last != "2")
    }

    @Test("a device that keeps none takes none")
    func keepsNone() {
        device.keeps = [.trace, .samples]
        device.tap(at: CGPoint(x: 10, y: 10))
        #expect(times(device) == [] && !device.trace.records.isEmpty)
        #expect(device.recording.samples.count == 2)
        device.keeps = [.trace, .pictures]
        device.tap(at: CGPoint(x: 10, y: 10))
        #expect(!times(device).isEmpty && device.recording.samples.count == 2)
        device.keeps = [.samples]
        let count = device.trace.records.count
        device.tap(at: CGPoint(x: 10, y: 10))
        #expect(device.trace.records.count == count && device.recording.samples.count == 4)
    }

    @Test("a number too large for four places is called the largest")
    func large() {
        let finger = device.finger()
        finger.down(at: CGPoint(x: 0.001, y: -0.001))
        finger.up()
        #expect(
            device.recording.text == "0.0000 1 began 0.00 0.00\n0.0000 1 ended 0.00 0.00\n")
        let view = UIView()
        device.window.addSubview(view)
        for (radius, text) in [(8.9e11, "890000000000"), (9e11, "1e15"), (1.2e12, "1e15")] {
            view.layer.cornerRadius = radius
            device.tap(at: CGPoint(x: 10, y: 10))
            #expect(device.report.contains("\"cornerRadius\":\(text)}"))
        }
    }
}
