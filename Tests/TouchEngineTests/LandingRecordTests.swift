import Testing
import TouchEngine

@Suite("What is on record of a landing")
struct LandingRecordTests {
    private let scene = NestedScene()

    private func last(_ code: TraceCode) -> TraceRecord? {
        scene.device.trace.records(code).last
    }

    @Test("where a finger lands, what it hits, and what lies above that (G-1.1)")
    func landing() {
        scene.device.tap(at: CGPoint(x: 150, y: 260))
        let down = last(.touchDown)
        #expect(down?.subject == "finger 1")
        #expect(down?["finger"] == .number(1))
        #expect(down?["x"] == .number(150))
        #expect(down?["y"] == .number(260))
        #expect(down?["hit"] == .text("inner"))
        #expect(down?["chain"] == .list(["inner", "outer", "UIWindow"]))
        scene.device.tap(at: CGPoint(x: -20, y: 30))
        let missed = last(.touchMissed)
        #expect(missed?["x"] == .number(-20))
        #expect(missed?["y"] == .number(30))
        #expect(last(.touchUp)?["x"] == .number(-20))
        #expect(last(.touchUp)?["y"] == .number(30))
    }

    @Test("who receives it, on its own view or above (G-2.1)")
    func receives() {
        _ = scene.add(UITapGestureRecognizer(), named: "own", to: scene.inner)
        _ = scene.add(UITapGestureRecognizer(), named: "above", to: scene.outer)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        let records = scene.device.trace.records(.recognizerReceives)
        #expect(records.map(\.subject) == ["own", "above"])
        #expect(records.map { $0["view"] } == [.text("inner"), .text("outer")])
        #expect(records.map { $0["own"] } == [.flag(true), .flag(false)])
        #expect(records.allSatisfy { $0["finger"] == .number(1) })
        finger.up()
    }

    @Test(
        "one that is switched off, or refuses, names it with the view that was hit (G-2.8, G-2.28)")
    func refuses() {
        final class Deaf: UITapGestureRecognizer {
            override func shouldReceive(_ event: UIEvent) -> Bool { false }
        }
        let answers = Answers()
        answers.receive = { _, _ in false }
        let off = scene.add(UITapGestureRecognizer(), named: "off", to: scene.outer)
        let deaf = scene.add(Deaf(), named: "deaf", to: scene.outer)
        let asked = scene.add(UITapGestureRecognizer(), named: "asked", to: scene.outer)
        off.isEnabled = false
        asked.delegate = answers
        scene.device.tap(at: scene.inside)
        #expect(scene.device.explain(off).chain.map(\.code) == [.recognizerIsDisabled, .touchDown])
        #expect(scene.device.explain(off).chain.first?["finger"] == .number(1))
        for (recognizer, by, question) in [
            (deaf, "Deaf", "shouldReceive(event)"), (asked, "Answers", "shouldReceive(touch)"),
        ] {
            let chain = scene.device.explain(recognizer).chain
            #expect(chain.map(\.code) == [.recognizerRefusesTouch, .touchDown])
            #expect(chain.first?["by"] == .text(by))
            #expect(chain.first?["question"] == .text(question))
            #expect(chain.first?["hit"] == .text("inner"))
            #expect(chain.first?["finger"] == .number(1))
        }
        #expect(scene.listener.heard.isEmpty)
    }

    @Test("switched off while it is asked, a recognizer does not get the touch (G-2.28)")
    func offWhileAsked() {
        let answers = Answers()
        answers.receive = { recognizer, _ in
            recognizer.isEnabled = false
            return true
        }
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        tap.delegate = answers
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        #expect(tap.numberOfTouches == 0)
        #expect(last(.recognizerReceives) == nil)
        finger.up()
        #expect(scene.listener.heard.isEmpty)
        #expect(scene.inner.heard == ["began", "ended"])
    }

    @Test("what it went through on no view is forgotten when a finger lands (G-3.20)")
    func forgotten() {
        var held: UITouch?
        let own = scene.add(Scribe("own"), named: "own", to: scene.inner)
        own.does = { scribe, phase, touches in
            held = touches.first
            if phase == .ended { scribe.state = .ended }
        }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        scene.inner.removeGestureRecognizer(own)
        if let held { own.ignore(held, for: UIEvent()) }
        finger.up()
        scene.inner.addGestureRecognizer(own)
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["own ended"])
        #expect(scene.device.isAtRest)
    }

    @Test("that it gave a finger back is on record (G-2.13)")
    func givesBack() {
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        pan.maximumNumberOfTouches = 1
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        a.move(to: CGPoint(x: 180, y: 250))
        b.down(at: CGPoint(x: 100, y: 200))
        #expect(last(.recognizerIgnores)?.subject == "pan")
        #expect(last(.recognizerIgnores)?["finger"] == .number(2))
        b.up()
        a.up()
    }
}
