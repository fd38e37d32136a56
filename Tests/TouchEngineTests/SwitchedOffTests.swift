import Testing
import TouchEngine

@Suite("Recognizers that are switched off on the way")
struct SwitchedOffTests {
    private let scene = NestedScene()

    @Test("it has lost its touches as soon as it is off, in the middle of its action (G-2.28)")
    func losesTouches() {
        let own = scene.add(Scribe("own"), named: "own", to: scene.inner)
        var touch: UITouch?
        own.does = { scribe, phase, touches in
            touch = touches.first
            Scribe.drags(scribe, phase, touches)
        }
        let meddler = Meddler { recognizer in
            guard recognizer.state == .began else { return }
            #expect(recognizer.numberOfTouches == 1)
            recognizer.isEnabled = false
            #expect(recognizer.numberOfTouches == 0)
            #expect(touch?.gestureRecognizers?.isEmpty == true)
        }
        own.addTarget(meddler, action: Selector("act(_:)", Meddler.act))
        scene.dragInside()
        #expect(meddler.count == 2)
        #expect(scene.listener.heard == ["own began", "own cancelled"])
        #expect(own.log.lines.last == "own reset")
    }

    @Test("it has lost its buttons too (G-2.28, G-2.37)")
    func losesPresses() {
        let buttons = ButtonScene()
        let own = buttons.add(ButtonOwn())
        own.down = { own, _, _ in own.state = .began }
        let meddler = Meddler { [own] recognizer in
            guard recognizer.state == .began, let (press, event) = own.last else { return }
            #expect(event.presses(for: own).count == 1)
            recognizer.isEnabled = false
            #expect(event.presses(for: own).isEmpty)
            #expect(press.gestureRecognizers?.isEmpty == true)
        }
        own.addTarget(meddler, action: Selector("act(_:)", Meddler.act))
        buttons.device.press(.menu)
        #expect(meddler.count == 2)
        #expect(buttons.listener.heard == ["own began", "own cancelled"])
        #expect(buttons.device.isAtRest)
    }

    @Test("one that is done and not reset is reset by it, whoever it is joined to (G-2.29, G-3.21)")
    func doneAlready() {
        let quick = scene.add(Scribe("quick"), named: "quick", to: scene.inner)
        let slow = scene.add(Scribe("slow"), named: "slow", to: scene.inner)
        quick.does = { scribe, phase, _ in if phase == .moved { scribe.state = .failed } }
        slow.require(toFail: quick)
        let (one, two) = (scene.device.finger(), scene.device.finger())
        one.down(at: scene.inside)
        one.move(to: CGPoint(x: 160, y: 250))
        #expect(!quick.log.lines.contains("quick reset"))
        quick.isEnabled = false
        #expect(quick.log.lines.last == "quick reset")
        quick.isEnabled = true
        two.down(at: CGPoint(x: 100, y: 200))
        #expect(quick.numberOfTouches == 1)
        slow.state = .failed
        two.up()
        one.up()
    }

    @Test("off before its first action was sent, it says nothing, and that is why (G-3.10)")
    func beforeItsAction() {
        let first = scene.add(UIPanGestureRecognizer(), named: "first", to: scene.outer)
        let second = UIPanGestureRecognizer()
        let meddler = Meddler { [first] recognizer in
            if recognizer.state == .began { first.isEnabled = false }
        }
        second.addTarget(meddler, action: Selector("act(_:)", Meddler.act))
        _ = scene.add(second, named: "second", to: scene.inner)
        let answers = Answers()
        answers.together = { _, _ in true }
        first.delegate = answers
        scene.dragInside()
        #expect(scene.listener.outline == ["second began", "second ended"])
        #expect(scene.device.explain(first).chain.first?.code == .recognizerCancelledDisabled)
        #expect(scene.device.explain(first).chain.first?["from"] == .text("began"))
        #expect(scene.device.isAtRest)
    }

    @Test("off in mid-gesture, its last action is the reason that it names (G-2.28, G-3.10)")
    func afterItsAction() {
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 180, y: 250), over: 0.1)
        pan.isEnabled = false
        let why = scene.device.explain(pan)
        #expect(why.outcome == .cancelled)
        #expect(
            why.chain.map(\.code).prefix(2) == [.recognizerAction, .recognizerCancelledDisabled])
        #expect(why.chain.dropFirst().first?["from"] == .text("changed"))
        finger.up()
    }

    @Test("a finger given back keeps one going that has a button, or another tap to come (G-2.13)")
    func somethingLeft() {
        final class Both: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                for touch in touches { ignore(touch, for: event) }
            }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
                state = .ended
            }
        }
        let (device, listener) = (Device(), Listener())
        let both = Both()
        both.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        listener.listen(to: both, as: "both", on: device.window)
        let button = ButtonLog(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        device.window.addSubview(button)
        button.becomeFirstResponder()
        button.hears = { [device] press in
            if press.phase == .began { device.finger().down(at: CGPoint(x: 200, y: 200)) }
        }
        device.press(.select)
        #expect(listener.heard == ["both ended"])
        #expect(device.trace.records(.recognizerIgnores).count == 1)
    }

    @Test("between its taps a finger that it gives back does not end it (G-2.13)")
    func betweenTaps() {
        final class Choosy: UITapGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event)
                for touch in touches where touch.location(in: nil).x > 180 {
                    ignore(touch, for: event)
                }
            }
        }
        let tap = Choosy()
        tap.numberOfTapsRequired = 2
        _ = scene.add(tap, named: "tap", to: scene.inner)
        for x in [160.0, 190, 170] {
            scene.device.tap(at: CGPoint(x: x, y: 250))
            scene.device.advance(by: 0.1)
        }
        #expect(scene.listener.heard == ["tap ended"])
        #expect(scene.device.trace.records(.failedByGivingBack).isEmpty)
        scene.device.tap(at: CGPoint(x: 200, y: 250))
        #expect(scene.device.trace.records(.failedByGivingBack).count == 1)
        #expect(scene.device.isAtRest)
    }

    @Test("on what is on, and off what is off, nothing happens (G-2.28)")
    func again() {
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 180, y: 250))
        pan.isEnabled = true
        #expect(scene.listener.heard == ["pan began"])
        #expect(pan.numberOfTouches == 1)
        pan.isEnabled = false
        pan.isEnabled = false
        #expect(scene.listener.heard == ["pan began", "pan cancelled"])
        finger.up()
    }

    @Test("what was still to be told is not, but that it is cancelled (G-2.28, G-3.9)")
    func stillToBeTold() {
        let own = scene.add(Scribe("own"), named: "own", to: scene.inner)
        own.does = { scribe, phase, _ in
            guard phase == .moved else { return }
            if scribe.state == .possible {
                scribe.state = .began
            } else {
                for _ in 0..<3 { scribe.state = .changed }
            }
        }
        let meddler = Meddler { if $0.state == .changed { $0.isEnabled = false } }
        own.addTarget(meddler, action: Selector("act(_:)", Meddler.act))
        scene.dragInside()
        #expect(scene.listener.heard == ["own began", "own changed", "own cancelled"])
        #expect(meddler.count == 3)
    }
}
