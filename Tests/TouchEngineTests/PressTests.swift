import Testing
import TouchEngine

/// A responder's view that keeps a log of the presses it hears of, and passes none on.
private final class Remote: UIView {
    var heard: [String] = []
    var answers = true
    var onBegan: () -> Void = {}

    override var canBecomeFirstResponder: Bool { answers }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("began", presses)
        onBegan()
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("ended", presses)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("cancelled", presses)
    }
    private func note(_ phase: String, _ presses: Set<UIPress>) {
        for press in presses { heard.append("\(press.type) \(phase) \(press.phase)") }
    }
}

/// A delegate that says which questions it was asked, and answers them as it is told.
private final class Asked: NSObject, UIGestureRecognizerDelegate {
    var questions: [String] = []
    var takesEvents = true
    var takesPresses = true

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
        questions.append("event \(event.type)")
        return takesEvents
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool {
        questions.append("press \(press.type) \(gestureRecognizer.state)")
        return takesPresses
    }
}

@Suite("Buttons")
struct PressTests {
    private func scene() -> (NestedScene, Remote) {
        let scene = NestedScene()
        let remote = Remote(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        scene.inner.addSubview(remote)
        return (scene, remote)
    }

    private func tap(
        _ types: UIPress.PressType..., in scene: NestedScene, on view: UIView
    ) -> UITapGestureRecognizer {
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: view)
        tap.allowedPressTypes = types.map { NSNumber(value: $0.rawValue) }
        return tap
    }

    @Test("buttons, phases and states have UIKit's raw values", .tags(.apparatus))
    func rawValues() {
        let types: [UIPress.PressType] = [
            .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause,
        ]
        #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
        let phases: [UIPress.Phase] = [.began, .changed, .stationary, .ended, .cancelled]
        #expect(phases.map(\.rawValue) == [0, 1, 2, 3, 4])
    }

    @Test("the first responder hears of a button, and what it passes on goes up (G-2.35)")
    func responders() {
        let (scene, remote) = scene()
        scene.device.press(.menu)
        #expect(remote.heard.isEmpty)
        #expect(remote.becomeFirstResponder())
        scene.device.press(.menu, for: 0.2)
        #expect(remote.heard == ["menu began began", "menu ended ended"])
        #expect(scene.device.now == 0.3)
        #expect(remote.resignFirstResponder())
        scene.device.press(.menu)
        #expect(remote.heard.count == 2)
        let child = UIView()
        remote.addSubview(child)
        #expect(!child.becomeFirstResponder())
        final class Eager: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let eager = Eager()
        remote.addSubview(eager)
        #expect(eager.becomeFirstResponder() && eager.isFirstResponder)
        scene.device.press(.select)
        #expect(remote.heard.suffix(2) == ["select began began", "select ended ended"])
    }

    @Test(
        "a tap that allows a button fires when it comes up, whoever of its subviews is first (G-2.37)"
    )
    func tapOnButton() {
        let (scene, remote) = scene()
        let tap = tap(.menu, .playPause, in: scene, on: scene.outer)
        scene.device.press(.menu)
        #expect(scene.listener.heard.isEmpty)
        remote.becomeFirstResponder()
        scene.device.press(.menu)
        scene.device.press(.playPause)
        #expect(scene.listener.heard == ["tap ended", "tap ended"])
        let why = scene.device.explain(tap)
        #expect(why.outcome == .fired)
        #expect(why.chain.map(\.code).contains(.buttonRecognized))
        #expect(why.chain.last?.code == .pressDown)
        #expect(scene.device.isAtRest)
    }

    @Test("a button it does not allow never reaches it; without any, it hears of none (G-2.37)")
    func otherButton() {
        let (scene, remote) = scene()
        let tap = tap(.menu, in: scene, on: scene.outer)
        let deaf = scene.add(UITapGestureRecognizer(), named: "deaf", to: scene.outer)
        remote.becomeFirstResponder()
        scene.device.press(.select)
        #expect(scene.listener.heard.isEmpty)
        let why = scene.device.explain(tap)
        #expect(why.outcome == .unpressed)
        #expect(why.chain.first?["allowed"] == .list(["menu"]))
        #expect(scene.device.explain(deaf).chain.isEmpty)
    }

    @Test("the event is asked about first, then each new press, before it is seen (G-2.7, G-2.37)")
    func questions() {
        let (scene, remote) = scene()
        let tap = tap(.menu, in: scene, on: scene.outer)
        tap.numberOfTapsRequired = 2
        let delegate = Asked()
        tap.delegate = delegate
        remote.becomeFirstResponder()
        scene.device.press(.menu)
        scene.device.press(.menu)
        #expect(
            delegate.questions == [
                "event presses", "press menu possible", "event presses", "press menu possible",
            ])
        #expect(scene.listener.heard == ["tap ended"])
        delegate.questions = []
        tap.allowedPressTypes += [NSNumber(value: UIPress.PressType.select.rawValue)]
        remote.onBegan = { if delegate.questions.count == 2 { scene.device.press(.select) } }
        scene.device.press(.menu)
        #expect(
            delegate.questions == [
                "event presses", "press menu possible", "press select possible",
            ])
        remote.onBegan = {}
        scene.device.settle()
        delegate.takesPresses = false
        scene.device.press(.menu)
        #expect(scene.device.explain(tap).chain.first?["question"] == .text("shouldReceive(press)"))
        delegate.takesEvents = false
        delegate.questions = []
        scene.device.press(.menu)
        #expect(delegate.questions == ["event presses"])
        #expect(scene.device.explain(tap).outcome == .unpressed)
    }

    @Test(
        "a recognized press is cancelled in its responder, a delayed one discarded (G-2.14, G-2.20)"
    )
    func taken() {
        for isDelayed in [false, true] {
            let (scene, remote) = scene()
            let press = UILongPressGestureRecognizer()
            press.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
            press.delaysTouchesBegan = isDelayed
            _ = scene.add(press, named: "press", to: scene.outer)
            remote.becomeFirstResponder()
            scene.device.press(.select, for: 0.7)
            #expect(scene.listener.heard == ["press began", "press ended"])
            #expect(
                remote.heard
                    == (isDelayed ? [] : ["select began began", "select cancelled cancelled"]))
            remote.heard = []
            scene.device.press(.select, for: 0.2)
            #expect(remote.heard == ["select began began", "select ended ended"])
            #expect(scene.device.isAtRest)
        }
    }

    @Test("a button gives a finger that is held no more time (G-7.18, G-2.37)")
    func heldBesideAButton() {
        let device = Device()
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        device.window.addGestureRecognizer(tap)
        let finger = device.finger()
        finger.down(at: CGPoint(x: 100, y: 100))
        device.advance(by: device.parameters.tapHoldLimit - 0.2)
        device.press(.select, for: 0.4)
        device.advance(by: 0.4)
        finger.up()
        #expect(device.explain(tap).chain.map(\.code).contains(.failedByHolding))
    }

    @Test("a call takes the press away: the tap fails and the responder hears it (G-2.33)")
    func systemCancels() {
        let (scene, remote) = scene()
        let tap = tap(.menu, in: scene, on: scene.outer)
        remote.becomeFirstResponder()
        remote.onBegan = { scene.device.cancelTouches() }
        scene.device.press(.menu)
        #expect(scene.listener.heard.isEmpty)
        #expect(scene.device.explain(tap).chain.first?.code == .failedByCancelledTouch)
        #expect(remote.heard == ["menu began began", "menu cancelled cancelled"])
        #expect(scene.device.isAtRest)
    }

    @Test("a recognizer's subclass hears of presses, and can give one back (G-2.13)")
    func ignoring() {
        final class Shy: UIGestureRecognizer {
            var ignores = false
            var heard: [String] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
                heard.append("began \(event.presses(for: self).count) \(event.allPresses.count)")
                for press in presses where ignores { ignore(press, for: event) }
            }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
                heard.append("ended")
                state = .failed
            }
        }
        let (scene, remote) = scene()
        let shy = scene.add(Shy(), named: "shy", to: scene.outer)
        shy.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
        remote.becomeFirstResponder()
        scene.device.press(.menu)
        #expect(shy.heard == ["began 1 1", "ended"])
        shy.ignores = true
        scene.device.press(.menu)
        #expect(shy.heard == ["began 1 1", "ended", "began 1 1"])
        #expect(
            scene.device.explain(shy).chain.map(\.code).prefix(2) == [
                .failedByGivingBack, .recognizerIgnoresPress,
            ])
        #expect(scene.device.isAtRest)
    }

    @Test("without a first responder the root view is first (G-2.37)")
    func rootView() {
        let scene = MailScene()
        let listener = Listener()
        let tap = UITapGestureRecognizer()
        listener.listen(to: tap, as: "tap")
        tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
        scene.navigation.view.addGestureRecognizer(tap)
        scene.device.press(.menu)
        #expect(listener.heard == ["tap ended"])
    }

    @Test(
        "a button pressed in a callback comes after the event at hand, and hangs nothing",
        .tags(.apparatus))
    func inCallback() {
        let (scene, remote) = scene()
        let tap = tap(.select, in: scene, on: scene.outer)
        tap.numberOfTapsRequired = 3
        remote.becomeFirstResponder()
        remote.onBegan = { if remote.heard.count < 3 { scene.device.press(.select) } }
        scene.device.press(.menu)
        scene.device.press(.select)
        #expect(scene.listener.heard == ["tap ended"])
        #expect(scene.device.isAtRest)
    }
}
