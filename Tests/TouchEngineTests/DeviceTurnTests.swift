import Testing

@testable import TouchEngine

@Suite("What comes before an event of a device, and after it", .tags(.apparatus))
struct DeviceTurnTests {
    private let device = Device()
    private let log = CallLog()

    @Test("what was to be done as soon as possible is done before a finger lands")
    func dueFirst() {
        let view = LoggedView(frame: device.screen.bounds)
        device.window.addSubview(view)
        nonisolated(unsafe) let log = CallLog()
        view.began = { log.lines.append("began") }
        DispatchQueue.main.async { log.lines.append("async") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.lines.append("later") }
        device.finger().down(at: CGPoint(x: 10, y: 10))
        #expect(log.lines == ["async", "began"])
        device.advance(by: 1)
        #expect(log.lines == ["async", "began", "later"])
    }

    @Test("a finger that lands as a button goes down lands after that")
    func afterAPress() {
        let view = LoggedView(frame: device.screen.bounds)
        device.window.addSubview(view)
        view.began = { [log] in log.lines.append("finger") }
        let listening = UITapGestureRecognizer()
        listening.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        let target = Target { [device, log] in
            device.finger().down(at: CGPoint(x: 10, y: 10))
            log.lines.append("button")
        }
        listening.addTarget(target, action: Selector("act(_:)", Target.act))
        device.window.addGestureRecognizer(listening)
        device.press(.select, for: 0.05)
        #expect(log.lines == ["button", "finger"])
    }

    @Test("a finger that lands as time makes a press lands after that")
    func afterATimer() {
        let view = LoggedView(frame: device.screen.bounds)
        view.isMultipleTouchEnabled = true
        device.window.addSubview(view)
        let press = UILongPressGestureRecognizer()
        let target = Target { [device, log] in
            guard log.lines.isEmpty else { return }
            device.finger().down(at: CGPoint(x: 10, y: 10))
            view.began = { log.lines.append("finger") }
            log.lines.append("press")
        }
        press.addTarget(target, action: Selector("act(_:)", Target.act))
        device.window.addGestureRecognizer(press)
        device.finger().down(at: CGPoint(x: 200, y: 200))
        device.advance(by: 1)
        #expect(log.lines == ["press", "finger"])
        #expect(device.recording.samples.last?.time == 0.5)
    }

    private final class Target {
        let does: () -> Void
        init(_ does: @escaping () -> Void) { self.does = does }
        func act(_ recognizer: UIGestureRecognizer) { does() }
    }

    @Test("a finger that lands as views are laid out lands when that is done")
    func afterALayout() {
        final class Landing: UIView {
            var lays: () -> Void = {}
            override func layoutSubviews() { lays() }
        }
        let view = LoggedView(frame: device.screen.bounds)
        let landing = Landing(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        device.window.addSubview(view)
        device.window.addSubview(landing)
        device.advance(by: 0)
        view.isMultipleTouchEnabled = true
        var other: Finger?
        landing.lays = { [device, log] in
            guard other == nil else { return }
            log.lines.append("layout begins")
            other = device.finger()
            other?.down(at: CGPoint(x: 20, y: 20))
            log.lines.append("layout ends")
        }
        view.began = { [log] in
            log.lines.append("began")
            landing.setNeedsLayout()
        }
        device.finger().down(at: CGPoint(x: 10, y: 10))
        #expect(log.lines == ["began", "layout begins", "layout ends", "began"])
    }

    @Test("a turn in no time is one jump; two fingers take part in it")
    func jump() {
        device.rotate(at: CGPoint(x: 200, y: 400), to: .pi / 2, over: 0)
        let moves = device.recording.samples.filter { $0.phase == .moved }
        #expect(moves.map(\.finger) == [1, 2] && device.now == 0)
    }

    @Test("the models are as large, as quick and as fine as their names say")
    func models() {
        let models: [(Device.Model, String, Double, Double, Int, Double)] = [
            (.iPhone, "iPhone", 393, 852, 60, 3),
            (.iPhoneWithSafeArea, "iPhone with safe area", 393, 852, 60, 3),
            (.iPhoneProMotion, "iPhone ProMotion", 393, 852, 120, 3),
            (.iPad, "iPad", 834, 1194, 60, 2),
        ]
        for (model, name, width, height, frames, scale) in models {
            #expect(model.name == name && model.width == width && model.height == height)
            #expect(model.framesPerSecond == frames && model.scale == scale)
            let insets =
                name.hasSuffix("area")
                ? UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) : .zero
            #expect(model.safeAreaInsets == insets)
            let screen = Device(model).screen
            #expect(screen.bounds == CGRect(x: 0, y: 0, width: width, height: height))
            #expect(screen.scale == scale && screen.maximumFramesPerSecond == frames)
        }
    }
}
