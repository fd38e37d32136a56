import Testing
import TouchEngine

@Suite("Several buttons, and who hears of them")
struct PressTurnTests {
    private let scene = ButtonScene()

    @Test("buttons pressed in one callback go down in that order (G-2.37)")
    func order() {
        scene.remote.hears = { [device = scene.device, remote = scene.remote] _ in
            guard remote.heard.count == 1 else { return }
            device.press(.menu, for: 0.3)
            device.press(.upArrow, for: 0.3)
        }
        scene.device.press(.select, for: 0.1)
        #expect(
            scene.remote.heard == ["select began", "menu began", "upArrow began", "select ended"])
        scene.device.cancelTouches()
        #expect(scene.remote.heard.suffix(2) == ["menu cancelled", "upArrow cancelled"])
        scene.device.press(.playPause)
        #expect(scene.remote.heard.suffix(2) == ["playPause began", "playPause ended"])
        #expect(scene.remote.heard.count == 8)
    }

    @Test("an event has the buttons that are down, and none whose end is only kept back (G-2.11)")
    func event() {
        let own = scene.add(ButtonOwn())
        var counts: [Int] = []
        own.down = { _, _, event in counts.append(event.allPresses.count) }
        _ = scene.addDoubleTap()
        scene.device.press(.select)
        scene.device.advance(by: 0.1)
        scene.remote.hears = { [device = scene.device] _ in
            if counts.count == 2 { device.press(.menu, for: 0.05) }
        }
        scene.device.press(.select)
        #expect(counts.first == 1)
        #expect(counts.dropFirst().first == 1)
        scene.device.settle()
    }

    @Test("one that never decides about a button is reported (G-9.7)")
    func undecided() {
        let idle = scene.add(UIGestureRecognizer(), named: "idle")
        scene.remote.hears = { [device = scene.device] press in
            guard press.phase == .began else { return }
            #expect(device.explain(idle).chain.first?.code == .recognizerReceivesPress)
        }
        scene.device.press(.select)
        #expect(scene.device.trace.records(.misuseStillPossible).map(\.subject) == ["idle"])
        #expect(scene.remote.heard == ["select began"])
        idle.state = .failed
        #expect(scene.remote.heard == ["select began", "select ended"])
    }

    @Test("switched off while it is asked, a recognizer does not get the button (G-2.28)")
    func offWhileAsked() {
        final class Off: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
            ) -> Bool {
                gestureRecognizer.isEnabled = false
                return true
            }
        }
        let off = Off()
        scene.add(UITapGestureRecognizer()).delegate = off
        scene.device.press(.select)
        #expect(scene.listener.heard.isEmpty)
        #expect(scene.remote.heard == ["select began", "select ended"])
        #expect(scene.device.trace.records(.recognizerReceivesPress).isEmpty)
        withExtendedLifetime(off) {}
    }

    @Test("a press lists its recognizers from the responder up, on each as they were added (G-2.5)")
    func recognizers() {
        var names: [String] = []
        for name in ["one", "other"] { _ = scene.add(ButtonOwn(), named: name) }
        let above = ButtonOwn()
        above.name = "above"
        above.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
        scene.device.window.addGestureRecognizer(above)
        scene.remote.hears = { press in
            if press.phase == .began {
                names = (press.gestureRecognizers ?? []).map { $0.name ?? "?" }
            }
        }
        scene.device.press(.menu)
        #expect(names == ["one", "other", "above"])
    }

    @Test("one that acts and cancels nothing keeps no button, nor its end (G-2.16, G-2.24)")
    func keepsNothing() {
        final class Lasting: UIGestureRecognizer {
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
                if state == .possible { state = .began }
            }
        }
        let lasting = scene.add(Lasting())
        lasting.cancelsTouchesInView = false
        scene.device.press(.select)
        #expect(scene.remote.heard == ["select began", "select ended"])
        lasting.delaysTouchesBegan = true
        scene.device.press(.menu)
        #expect(scene.remote.heard.suffix(2) == ["menu began", "menu ended"])
        lasting.state = .ended
        #expect(scene.listener.heard == ["own began", "own ended"])
        #expect(scene.device.isAtRest)
    }

    @Test("told once, a button is not discarded by one that delays only now (G-2.20)")
    func delaysLater() {
        let press = scene.add(UILongPressGestureRecognizer())
        press.cancelsTouchesInView = false
        scene.remote.hears = { _ in press.delaysTouchesBegan = true }
        scene.device.press(.select, for: 0.7)
        #expect(scene.listener.heard == ["own began", "own ended"])
        #expect(scene.remote.heard == ["select began", "select ended"])
    }

    @Test("of two that take a button the first to act is named (G-2.14)")
    func firstTaker() {
        let answers = Answers()
        answers.together = { _, _ in true }
        for name in ["one", "other"] {
            let own = scene.add(ButtonOwn(), named: name)
            own.down = { own, _, _ in own.state = .began }
            own.delegate = answers
        }
        scene.device.press(.menu)
        #expect(scene.listener.heard.prefix(2) == ["other began", "one began"])
        #expect(
            scene.device.trace.records(.responderPressTaken).map { $0["by"] } == [.text("other")])
    }
}
