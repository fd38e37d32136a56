import Testing
import TouchEngine

/// A view that hands each call to a closure.
private final class Watching: UIView {
    var hears: (UITouch.Phase, Set<UITouch>, UIEvent?) -> Void = { _, _, _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        hears(.began, touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        hears(.moved, touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        hears(.ended, touches, event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        hears(.cancelled, touches, event)
    }
}

@Suite("Touches and their events")
struct TouchEventTests {
    private let device = Device()
    private let view = Watching(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
    private let other = Watching(frame: CGRect(x: 0, y: 400, width: 393, height: 452))

    init() {
        view.isMultipleTouchEnabled = true
        device.window.addSubview(view)
        device.window.addSubview(other)
    }

    @Test("an event has every finger; each says what it does, or that it rests (G-2.11)")
    func phases() {
        var lines: [String] = []
        view.hears = { [device] _, touches, event in
            let all = (event?.allTouches ?? []).sorted {
                $0.location(in: nil).x < $1.location(in: nil).x
            }
            lines.append("\(touches.count) of " + all.map { "\($0.phase)" }.joined(separator: " "))
            #expect(event?.timestamp == device.now)
            #expect(event?.type == .touches)
        }
        let (a, b) = (device.finger(), device.finger())
        a.down(at: CGPoint(x: 50, y: 50))
        b.down(at: CGPoint(x: 150, y: 50))
        device.advance(by: 0.1)
        a.move(to: CGPoint(x: 60, y: 50))
        Finger.move([(a, CGPoint(x: 70, y: 50)), (b, CGPoint(x: 160, y: 50))], over: 0)
        b.up()
        a.up()
        #expect(
            lines == [
                "1 of began", "1 of stationary began", "1 of moved stationary",
                "2 of moved moved", "1 of stationary ended", "1 of ended",
            ])
    }

    @Test("an event tells its touches apart by window, view and recognizer (G-2.11)")
    func subsets() {
        let tap = UITapGestureRecognizer()
        (tap.numberOfTouchesRequired, tap.delaysTouchesEnded) = (2, false)
        other.addGestureRecognizer(tap)
        var counts: [[Int?]] = []
        other.hears = { [device, view, other] phase, _, event in
            guard phase == .began else { return }
            counts.append([
                event?.touches(for: device.window)?.count, event?.touches(for: view)?.count,
                event?.touches(for: other)?.count, event?.touches(for: tap)?.count,
                event?.touches(for: UIWindow(frame: .zero))?.count,
            ])
            #expect(event?.touches(for: tap)?.first?.view === other)
        }
        other.isMultipleTouchEnabled = true
        let fingers = (0..<3).map { _ in device.finger() }
        for (finger, y) in zip(fingers, [50.0, 500, 600]) { finger.down(at: CGPoint(x: 50, y: y)) }
        #expect(counts == [[2, 1, 1, 1, 0], [3, 1, 2, 2, 0]])
        device.cancelTouches()
    }

    @Test("a touch that is not in the event has no samples in it (G-7.46)")
    func strangers() {
        var first: UITouch?
        var answers: [Bool] = []
        view.hears = { phase, touches, event in
            guard phase == .began, let touch = touches.first, let event else { return }
            if let first {
                answers.append(event.coalescedTouches(for: first) == nil)
                answers.append(event.predictedTouches(for: first) == nil)
                answers.append(event.coalescedTouches(for: touch)?.first === touch)
                answers.append(event.predictedTouches(for: touch)?.isEmpty == true)
            }
            first = touch
        }
        device.tap(at: CGPoint(x: 50, y: 50))
        device.tap(at: CGPoint(x: 50, y: 50))
        #expect(answers == [true, true, true, true])
    }

    @Test("a touch is where it is, and was where it was at the event before (G-2.11)")
    func places() {
        let inner = Watching(frame: CGRect(x: 20, y: 30, width: 300, height: 300))
        view.addSubview(inner)
        var places: [[CGPoint]] = []
        var times: [Double] = []
        inner.hears = { [inner] phase, touches, _ in
            guard let touch = touches.first else { return }
            #expect(touch.phase == phase)
            places.append([
                touch.location(in: inner), touch.previousLocation(in: inner),
                touch.location(in: nil), touch.previousLocation(in: nil),
            ])
            times.append(touch.timestamp)
        }
        device.advance(by: 0.5)
        let finger = device.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        device.advance(by: 0.25)
        finger.move(to: CGPoint(x: 60, y: 55))
        finger.move(to: CGPoint(x: 80, y: 70))
        finger.up()
        #expect(
            places
                == [
                    [(30, 20), (30, 20), (50, 50), (50, 50)],
                    [(40, 25), (30, 20), (60, 55), (50, 50)],
                    [(60, 40), (40, 25), (80, 70), (60, 55)],
                    [(60, 40), (60, 40), (80, 70), (80, 70)],
                ].map { $0.map { CGPoint(x: $0.0, y: $0.1) } })
        #expect(times == [0.5, 0.75, 0.75, 0.75])
    }

    @Test("taps in one place and in quick succession are counted (model: tapInterval)")
    func tapCount() {
        var counts: [Int] = []
        view.hears = { phase, touches, _ in
            if phase == .began { counts += touches.map(\.tapCount) }
        }
        for (x, pause) in [
            (50, 0.1), (95, 0.1), (95, 0.4), (95, 0.1), (140.5, 0.1), (150, 0.26), (150, 0.28),
            (150, 0),
        ] {
            device.tap(at: CGPoint(x: x, y: 50), holding: 0.08)
            device.advance(by: pause)
        }
        #expect(counts == [1, 2, 3, 1, 1, 2, 3, 1])
    }

    @Test("of three fingers the two that move come in one set (G-2.11)")
    func twoOfThree() {
        var counts: [Int] = []
        let own = Scribe("own")
        own.does = { _, phase, touches in if phase == .moved { counts.append(touches.count) } }
        view.addGestureRecognizer(own)
        let (a, b, c) = (device.finger(), device.finger(), device.finger())
        for (finger, x) in [(a, 50.0), (b, 150), (c, 250)] {
            finger.down(at: CGPoint(x: x, y: 50))
        }
        Finger.move([(a, CGPoint(x: 70, y: 50)), (b, CGPoint(x: 160, y: 50))], over: 0)
        c.move(to: CGPoint(x: 260, y: 50))
        #expect(counts == [2, 1])
    }
}
