import Testing
import TouchEngine

@Suite("Resets of what is joined, and reports of what never decides")
struct JoinedResetTests {
    private let scene = NestedScene()

    private func scribe(_ name: String, on view: UIView? = nil) -> Scribe {
        scene.add(Scribe(name), named: name, to: view ?? scene.inner)
    }

    @Test(
        "joined by a delegate's answer, the two are reset together as well (G-3.21, G-5.4)",
        arguments: [true, false])
    func byDelegate(isWaiter: Bool) {
        let (own, other, third) = (scribe("own"), scribe("other"), scribe("third"))
        let answers = Answers()
        answers.waits = { $1 === other }
        answers.isAwaited = { $0 === other && $1 === own }
        if isWaiter { own.delegate = answers } else { other.delegate = answers }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        own.state = .began
        third.state = .failed
        #expect(third.log.lines.last == "third reset")
        own.state = .cancelled
        #expect(own.state == .failed)
        #expect(!own.log.lines.contains("own reset"))
        other.state = .failed
        #expect(own.log.lines.last == "own reset")
        #expect(other.log.lines.last == "other reset")
        #expect(scene.device.isAtRest)
        finger.up()
    }

    @Test("joined through a third only, they part when that one is switched off (G-2.28, G-3.21)")
    func thirdSwitchedOff() {
        let (a, b, c) = (scribe("a"), scribe("b"), scribe("c"))
        for one in [a, c] { one.require(toFail: b) }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        a.state = .failed
        #expect(!a.log.lines.contains("a reset"))
        b.isEnabled = false
        #expect(a.log.lines.last == "a reset")
        #expect(!c.log.lines.contains("c reset"))
        c.state = .failed
        finger.up()
        #expect(scene.device.isAtRest)
    }

    @Test("of several that a recognizer is joined to, the first undecided one is named (G-3.21)")
    func notReset() {
        let quick = scribe("quick")
        for name in ["one", "other"] { scribe(name).require(toFail: quick) }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        quick.state = .failed
        finger.up()
        finger.down(at: scene.inside)
        let why = scene.device.explain(quick).chain.first
        #expect(why?.code == .recognizerNotReset)
        #expect(why?["by"] == .text("one"))
        #expect(why?["joined"] == .flag(true))
        #expect(why?["finger"] == .number(1))
        finger.up()
    }

    @Test("a finger that it misses takes nothing from one that has fired (G-3.21)")
    func hasFired() {
        let (key, own, other) = (scribe("key"), scribe("own"), scribe("other", on: scene.beside))
        for one in [own, other] { one.require(toFail: key) }
        let (finger, second) = (scene.device.finger(), scene.device.finger())
        finger.down(at: scene.inside)
        second.down(at: CGPoint(x: 100, y: 600))
        key.state = .failed
        own.state = .ended
        finger.up()
        finger.down(at: scene.inside)
        #expect(scene.device.trace.records(.recognizerNotReset).map(\.subject).contains("own"))
        #expect(scene.device.explain(own).outcome == .fired)
        finger.up()
        second.up()
    }

    @Test("it is reported with its last finger, and if it has not begun either (G-9.7)")
    func stillPossible() {
        let idle = scribe("idle")
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        b.down(at: CGPoint(x: 100, y: 200))
        a.up()
        #expect(scene.device.trace.records(.misuseStillPossible).isEmpty)
        b.up()
        #expect(scene.device.trace.records(.misuseStillPossible).map(\.subject) == ["idle"])
        idle.state = .failed
        #expect(
            scene.device.explain(idle).chain.map(\.code).prefix(2) == [
                .failedByItself, .misuseStillPossible,
            ])
        a.down(at: scene.inside)
        idle.state = .began
        a.up()
        #expect(scene.device.trace.records(.misuseStillPossible).count == 1)
        idle.state = .ended
        #expect(scene.listener.heard == ["idle began", "idle ended"])
    }

    @Test("nor while one of its buttons is down (G-9.7)")
    func buttonDown() {
        let buttons = ButtonScene()
        _ = buttons.add(ButtonOwn())
        let point = CGPoint(x: 10, y: 10)
        buttons.remote.hears = { [device = buttons.device] press in
            guard press.phase == .began else { return }
            let finger = device.finger()
            finger.down(at: point)
            finger.up()
        }
        buttons.device.press(.menu)
        #expect(buttons.device.trace.records(.misuseStillPossible).isEmpty)
        #expect(buttons.device.isAtRest)
    }

    @Test("a finger whose view never heard of it keeps nobody out (G-1.13)")
    func neverHeard() {
        scene.inner.isExclusiveTouch = true
        let (taker, holder) = (scribe("taker"), scribe("holder", on: scene.beside))
        for one in [taker, holder] { one.delaysTouchesBegan = true }
        let judge = scribe("judge", on: scene.device.window)
        let (a, b, c) = (scene.device.finger(), scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        b.down(at: CGPoint(x: 100, y: 600))
        scene.device.advance(by: 0.1)
        a.up()
        judge.does = { _, phase, _ in
            guard phase == .began else { return }
            taker.state = .ended
            holder.state = .failed
        }
        c.down(at: CGPoint(x: 300, y: 450))
        #expect(scene.inner.heard.isEmpty)
        #expect(scene.beside.heard == ["began"])
        b.up()
        c.up()
    }
}
