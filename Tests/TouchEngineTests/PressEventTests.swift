import Testing
import TouchEngine

/// A first responder that tells a closure of every event with buttons.
private final class Remote: UIView {
    var hears: (UIPress, UIPressesEvent?) -> Void = { _, _ in }

    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { hears(press, event) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { hears(press, event) }
    }
}

@Suite("Presses and their events")
struct PressEventTests {
    private let scene = NestedScene()
    private let remote = Remote(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    init() {
        remote.accessibilityIdentifier = "remote"
        scene.inner.addSubview(remote)
        remote.becomeFirstResponder()
    }

    private func tap(_ types: UIPress.PressType..., named name: String = "tap", on view: UIView)
        -> UITapGestureRecognizer
    {
        let tap = scene.add(UITapGestureRecognizer(), named: name, to: view)
        tap.allowedPressTypes = types.map { NSNumber(value: $0.rawValue) }
        return tap
    }

    @Test("a press knows its responder, window, recognizers, time and force (G-2.37)")
    func press() {
        let tap = tap(.menu, on: scene.outer)
        scene.device.advance(by: 0.5)
        var times: [Double] = []
        var forces: [CGFloat] = []
        tap.cancelsTouchesInView = false
        remote.hears = { [remote, device = scene.device] press, event in
            #expect(press.responder === remote)
            #expect(press.window === device.window)
            #expect(press.gestureRecognizers?.first === tap)
            #expect(press.gestureRecognizers?.count == 1)
            #expect(event?.type == .presses)
            #expect(event?.allPresses == [press])
            #expect(event?.timestamp == device.now)
            times.append(press.timestamp)
            forces.append(press.force)
        }
        scene.device.press(.menu, for: 0.25)
        #expect(times == [0.5, 0.75])
        #expect(forces == [1, 0])
        #expect(scene.listener.heard == ["tap ended"])
    }

    @Test("a button that stays down rests while another comes and goes (G-2.11)")
    func together() {
        var heard: [String] = []
        remote.hears = { [device = scene.device] press, event in
            let all = (event?.allPresses ?? []).sorted { $0.type.rawValue < $1.type.rawValue }
            heard.append(
                "\(press.type) " + all.map { "\($0.type) \($0.phase)" }.joined(separator: ", "))
            if heard.count == 1 { device.press(.menu, for: 0.1) }
        }
        scene.device.press(.select, for: 0.3)
        #expect(
            heard == [
                "select select began", "menu select stationary, menu began",
                "menu select stationary, menu ended", "select select ended",
            ])
    }

    @Test("what a button did is on record, and who was in its way up (G-2.37)")
    func records() throws {
        let tap = tap(.menu, on: scene.outer)
        scene.device.press(.menu)
        let down = try #require(scene.device.trace.records(.pressDown).last)
        #expect(down.subject == "menu")
        #expect(down["chain"] == .list(["remote", "inner", "outer", "UIWindow"]))
        let received = try #require(scene.device.trace.records(.recognizerReceivesPress).last)
        #expect(received.cause == down.index)
        #expect(received["button"] == .text("menu"))
        #expect(received["view"] == .text("outer"))
        #expect(scene.device.trace.records(.pressUp).last?.subject == "menu")
        let recognized = try #require(scene.device.trace.records(.buttonRecognized).last)
        #expect(recognized["button"] == .text("menu"))
        #expect(recognized["taps"] == .number(1))
        #expect(recognized.cause == received.index)
        #expect(scene.device.explain(tap).outcome == .fired)
    }

    @Test("a recognizer that is switched off, or refuses by itself, says why (G-2.8, G-2.28)")
    func refused() {
        final class Deaf: UITapGestureRecognizer {
            override func shouldReceive(_ event: UIEvent) -> Bool { event.type != .presses }
        }
        let tap = tap(.menu, on: scene.outer)
        tap.isEnabled = false
        let deaf = scene.add(Deaf(), named: "deaf", to: scene.inner)
        deaf.allowedPressTypes = tap.allowedPressTypes
        scene.device.press(.menu)
        #expect(scene.listener.heard.isEmpty)
        for (recognizer, by, question) in [
            (tap, "tap", "isEnabled"), (deaf, "Deaf", "shouldReceive(event)"),
        ] {
            let why = scene.device.explain(recognizer)
            #expect(why.outcome == .unpressed)
            #expect(why.chain.map(\.code) == [.recognizerRefusesPress, .pressDown])
            #expect(why.chain.first?["by"] == .text(by))
            #expect(why.chain.first?["question"] == .text(question))
            #expect(why.chain.first?["button"] == .text("menu"))
        }
        scene.device.tap(at: CGPoint(x: 110, y: 160))
        #expect(scene.listener.heard == ["deaf ended"])
    }

    @Test("a delegate refuses the event, or the press, by its name (G-2.7, G-2.37)")
    func refusedByDelegate() {
        final class Strict: NSObject, UIGestureRecognizerDelegate {
            var takesEvents = false
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
            ) -> Bool { takesEvents }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
            ) -> Bool { press.type == .select }
        }
        let tap = tap(.menu, .select, on: scene.outer)
        let strict = Strict()
        tap.delegate = strict
        scene.device.press(.select)
        #expect(scene.device.explain(tap).chain.first?["by"] == .text("Strict"))
        #expect(scene.device.explain(tap).chain.first?["question"] == .text("shouldReceive(event)"))
        strict.takesEvents = true
        scene.device.press(.menu)
        #expect(scene.device.explain(tap).chain.first?["by"] == .text("Strict"))
        #expect(scene.device.explain(tap).chain.first?["question"] == .text("shouldReceive(press)"))
        #expect(scene.listener.heard.isEmpty)
        scene.device.press(.select)
        #expect(scene.listener.heard == ["tap ended"])
    }

    @Test("the buttons it allows are named; numbers that are no button allow none (G-2.37)")
    func allowed() {
        let tap = tap(.upArrow, .playPause, on: scene.outer)
        scene.device.press(.menu)
        let why = scene.device.explain(tap).chain.first
        #expect(why?.code == .recognizerRefusesButton)
        #expect(why?["button"] == .text("menu"))
        #expect(why?["allowed"] == .list(["up arrow", "play/pause"]))
        #expect(why?["allowsNone"] == .flag(false))
        tap.allowedPressTypes = [99]
        scene.device.press(.menu)
        #expect(scene.device.explain(tap).chain.first?["allowsNone"] == .flag(true))
        #expect(scene.listener.heard.isEmpty)
    }

    @Test("two taps of a button are near enough in time, or none (G-7.18, model: tapInterval)")
    func doubleTap() {
        for (pause, heard) in [(0.3, ["tap ended"]), (0.4, [])] {
            let (device, listener) = (Device(), Listener())
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
            listener.listen(to: tap, as: "tap", on: device.window)
            device.press(.select)
            device.advance(by: pause)
            device.press(.select)
            #expect(listener.heard == heard)
            if heard.isEmpty {
                #expect(device.trace.records(.failedByInterval).first?["taps"] == .number(1))
            } else {
                let now = device.now
                device.settle()
                #expect(device.now == now)
            }
        }
    }

    @Test("a button held too long is no tap (G-7.18, model: tapHoldLimit)")
    func heldTooLong() {
        let tap = tap(.menu, on: scene.outer)
        scene.device.press(.menu, for: 1.6)
        #expect(scene.listener.heard.isEmpty)
        #expect(scene.device.explain(tap).chain.first?.code == .failedByHolding)
        scene.device.press(.menu, for: 1.4)
        #expect(scene.listener.heard == ["tap ended"])
    }
}
