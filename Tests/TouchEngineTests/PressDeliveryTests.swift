import Testing
import TouchEngine

@Suite("What a responder hears of a button")
struct PressDeliveryTests {
    private let scene = ButtonScene()

    @Test("a button's end is kept back while a recognizer is undecided (G-2.24, G-2.25)")
    func delayedEnd() {
        let tap = scene.addDoubleTap()
        scene.device.press(.select)
        #expect(scene.remote.heard == ["select began"])
        scene.device.advance(by: 0.34)
        #expect(scene.remote.heard == ["select began"])
        scene.device.settle()
        #expect(scene.remote.heard == ["select began", "select ended"])
        #expect(scene.device.explain(tap).chain.first?.code == .failedByInterval)
        scene.remote.heard = []
        tap.delaysTouchesEnded = false
        scene.device.press(.select)
        #expect(scene.remote.heard == ["select began", "select ended"])
        scene.device.settle()
        #expect(scene.device.isAtRest)
    }

    @Test("kept back from its beginning, it is told whole when the recognizer fails (G-2.21)")
    func delayedBeginning() {
        let tap = scene.addDoubleTap()
        tap.delaysTouchesBegan = true
        var phases: [UIPress.Phase] = []
        scene.remote.hears = { phases.append($0.phase) }
        scene.device.press(.select)
        #expect(scene.remote.heard.isEmpty)
        scene.device.settle()
        #expect(scene.remote.heard == ["select began", "select ended"])
        #expect(phases == [.began, .ended])
        scene.device.press(.select)
        scene.device.advance(by: 0.1)
        scene.device.press(.select)
        #expect(scene.listener.heard == ["own ended"])
        #expect(scene.remote.heard.count == 2)
        #expect(scene.device.isAtRest)
    }

    @Test("a recognizer that cancels nothing leaves the responder all of it (G-2.16)")
    func cancelsNothing() {
        scene.add(UITapGestureRecognizer()).cancelsTouchesInView = false
        scene.device.press(.select)
        #expect(scene.listener.heard == ["own ended"])
        #expect(scene.remote.heard == ["select began", "select ended"])
        #expect(scene.device.trace.records(.responderPressTaken).isEmpty)
    }

    @Test("kept back for one that succeeds, it is never told, whatever that cancels (G-2.22)")
    func discarded() throws {
        let tap = scene.add(UITapGestureRecognizer())
        (tap.cancelsTouchesInView, tap.delaysTouchesBegan) = (false, true)
        scene.device.press(.select)
        #expect(scene.listener.heard == ["own ended"])
        #expect(scene.remote.heard.isEmpty)
        let record = try #require(scene.device.trace.records(.responderPressTaken).last)
        #expect(record.subject == "remote")
        #expect(record["button"] == .text("select"))
        #expect(record["by"] == .text("own"))
        #expect(record["told"] == .flag(false))
        #expect(record.rule == "G-2.20")
    }

    @Test("switched off, a recognizer keeps neither the beginning nor the end back (G-2.29)")
    func switchedOff() {
        let tap = scene.addDoubleTap()
        scene.device.press(.select)
        #expect(scene.remote.heard == ["select began"])
        tap.isEnabled = false
        #expect(scene.remote.heard == ["select began", "select ended"])
        #expect(scene.device.isAtRest)
    }

    @Test("a button that a call takes is cancelled in the responder (G-2.33)")
    func called() {
        scene.remote.hears = { [device = scene.device] press in
            if press.phase == .began { device.cancelTouches() }
        }
        scene.device.press(.playPause)
        #expect(scene.remote.heard == ["playPause began", "playPause cancelled"])
        scene.device.settle()
        #expect(scene.remote.heard.count == 2)
    }
}
