import Testing
import TouchEngine

@Suite("Buttons that a recognizer takes from their responder")
struct PressTakenTests {
    private let scene = ButtonScene()

    @Test("a press that is taken looks cancelled to its responder (G-2.14)")
    func taken() throws {
        _ = scene.add(UITapGestureRecognizer())
        var phases: [UIPress.Phase] = []
        scene.remote.hears = { phases.append($0.phase) }
        scene.device.press(.select)
        #expect(scene.remote.heard == ["select began", "select cancelled"])
        #expect(phases == [.began, .cancelled])
        let record = try #require(scene.device.trace.records(.responderPressTaken).last)
        #expect(record["told"] == .flag(true))
        #expect(record.rule == "G-2.14")
    }

    @Test("taken as it goes down, it is not told at all; the next one is (G-2.14)")
    func takenAtOnce() {
        let own = scene.add(ButtonOwn())
        own.down = { own, _, _ in own.state = .began }
        own.delaysTouchesBegan = true
        scene.device.press(.menu)
        #expect(scene.remote.heard.isEmpty)
        own.down = { _, _, _ in }
        scene.device.press(.menu)
        #expect(scene.remote.heard == ["menu began", "menu ended"])
        #expect(scene.listener.heard == ["own began", "own ended"])
    }

    @Test("a second button belongs to the one that acts already, if that cancels (G-2.14, G-2.16)")
    func second() {
        for cancels in [true, false] {
            let scene = ButtonScene()
            let press = scene.add(UILongPressGestureRecognizer())
            press.cancelsTouchesInView = cancels
            let meddler = Meddler { [device = scene.device] recognizer in
                if recognizer.state == .began { device.press(.menu, for: 0.1) }
            }
            press.addTarget(meddler, action: Selector("act(_:)", Meddler.act))
            scene.device.press(.select, for: 1)
            scene.device.settle()
            #expect(meddler.count == 2)
            #expect(
                scene.remote.heard
                    == (cancels
                        ? ["select began", "select cancelled"]
                        : ["select began", "menu began", "menu ended", "select ended"]))
            #expect(scene.device.isAtRest)
        }
    }

    @Test("what one takes is its own buttons only (G-2.14)")
    func ownOnly() {
        let press = scene.add(UILongPressGestureRecognizer())
        press.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        scene.remote.hears = { [device = scene.device, remote = scene.remote] _ in
            if remote.heard.count == 1 { device.press(.select, for: 0.7) }
        }
        scene.device.press(.menu, for: 1)
        #expect(
            scene.remote.heard == ["menu began", "select began", "select cancelled", "menu ended"])
    }

    @Test("a press that is given back goes on to its responder (G-2.13)")
    func givenBack() {
        let own = scene.add(ButtonOwn())
        own.down = { own, _, _ in own.state = .began }
        let meddler = Meddler { [own] recognizer in
            guard recognizer.state == .began, let (press, event) = own.last else { return }
            own.ignore(press, for: event)
        }
        own.addTarget(meddler, action: Selector("act(_:)", Meddler.act))
        scene.device.press(.menu)
        #expect(scene.remote.heard == ["menu began", "menu ended"])
        let record = scene.device.trace.records(.recognizerIgnoresPress).last
        #expect(record?.subject == "own")
        #expect(record?["button"] == .text("menu"))
        own.state = .ended
        scene.device.settle()
        #expect(meddler.count == 2)
        #expect(scene.listener.heard == ["own began", "own ended"])
        #expect(scene.device.isAtRest)
    }

    @Test("given back by one, it stays taken by another that cancels (G-2.13, G-2.14)")
    func stillTaken() {
        for cancels in [true, false] {
            let scene = ButtonScene()
            let (other, own) = (scene.add(ButtonOwn(), named: "other"), scene.add(ButtonOwn()))
            other.cancelsTouchesInView = cancels
            let answers = Answers()
            answers.together = { _, _ in true }
            own.delegate = answers
            for one in [other, own] { one.down = { one, _, _ in one.state = .began } }
            let meddler = Meddler { [own] recognizer in
                guard recognizer.state == .began, let (press, event) = own.last else { return }
                own.ignore(press, for: event)
            }
            own.addTarget(meddler, action: Selector("act(_:)", Meddler.act))
            scene.device.press(.menu)
            #expect(scene.remote.heard == (cancels ? [] : ["menu began", "menu ended"]))
            #expect(scene.listener.heard == ["own began", "other began", "other ended"])
            own.state = .ended
            scene.device.settle()
            #expect(meddler.count == 2)
            #expect(scene.device.isAtRest)
        }
    }

    @Test(
        "given back between two events, whoever waited for its failure acts at once (G-2.13, G-5.1)"
    )
    func givenBackLater() {
        nonisolated(unsafe) let (own, listener) = (scene.add(ButtonOwn()), scene.listener)
        scene.add(UILongPressGestureRecognizer(), named: "press").require(toFail: own)
        nonisolated(unsafe) var heard: [String] = []
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) {
            if let (button, event) = own.last { own.ignore(button, for: event) }
            heard = listener.heard
        }
        scene.device.press(.select, for: 1)
        #expect(heard == ["press began"])
        #expect(scene.listener.heard == ["press began", "press ended"])
    }
}
