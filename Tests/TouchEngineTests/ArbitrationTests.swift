import Testing
import TouchEngine

@Suite("Arbitration")
struct ArbitrationTests {
    @Test("two pans on one finger: the deeper one wins, the other fails (G-4.2, G-4.18)")
    func deeperPanWins() {
        let scene = NestedScene()
        let outer = scene.add(UIPanGestureRecognizer(), named: "outer pan", to: scene.outer)
        _ = scene.add(UIPanGestureRecognizer(), named: "inner pan", to: scene.inner)
        scene.dragInside()
        #expect(scene.listener.outline == ["inner pan began", "inner pan ended"])
        let why = scene.device.explain(outer)
        #expect(why.outcome == .silent)
        #expect(why.chain.first?.code == .failedByExclusion)
        #expect(why.chain.first?["by"] == .text("inner pan"))
    }

    @Test("on one view the last added wins (G-4.2)")
    func lastAddedWins() {
        let scene = NestedScene()
        _ = scene.add(UIPanGestureRecognizer(), named: "first", to: scene.inner)
        _ = scene.add(UIPanGestureRecognizer(), named: "second", to: scene.inner)
        scene.dragInside()
        #expect(scene.listener.outline == ["second began", "second ended"])
    }

    @Test("a yes from either delegate lets both go on; a no from the other decides nothing (G-4.7)")
    func simultaneous() {
        let scene = NestedScene()
        let outer = scene.add(UIPanGestureRecognizer(), named: "outer pan", to: scene.outer)
        let inner = scene.add(UIPanGestureRecognizer(), named: "inner pan", to: scene.inner)
        let (yes, no) = (Answers(), Answers())
        yes.together = { _, _ in true }
        outer.delegate = yes
        inner.delegate = no
        scene.dragInside()
        #expect(
            scene.listener.outline == [
                "inner pan began", "outer pan began", "inner pan ended", "outer pan ended",
            ])
    }

    @Test("recognizers in sibling views know nothing of each other (G-4.4)")
    func siblings() {
        let scene = NestedScene()
        _ = scene.add(UIPanGestureRecognizer(), named: "inner pan", to: scene.inner)
        _ = scene.add(UIPanGestureRecognizer(), named: "beside pan", to: scene.beside)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        b.down(at: CGPoint(x: 200, y: 600))
        Finger.move(
            [(a, CGPoint(x: 200, y: 250)), (b, CGPoint(x: 250, y: 600))], over: 0.2)
        a.up()
        b.up()
        #expect(scene.listener.outline.contains("inner pan began"))
        #expect(scene.listener.outline.contains("beside pan began"))
    }

    @Test("one that acts keeps a related one out, also when another finger makes it (G-4.5)")
    func otherFingerIsExcludedToo() {
        let scene = NestedScene()
        _ = scene.add(UIPanGestureRecognizer(), named: "outer pan", to: scene.outer)
        let inner = scene.add(UIPanGestureRecognizer(), named: "inner pan", to: scene.inner)
        inner.maximumNumberOfTouches = 1
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        a.move(to: CGPoint(x: 200, y: 250), over: 0.2)
        b.down(at: CGPoint(x: 300, y: 450))
        b.move(to: CGPoint(x: 350, y: 450), over: 0.2)
        b.up()
        a.up()
        #expect(scene.listener.outline == ["inner pan began", "inner pan ended"])
    }

    @Test("a pan's begin fails a tap that would have tolerated the movement (G-4.1, G-4.16)")
    func panFailsTap() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        _ = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
        scene.dragInside(by: 20)
        #expect(scene.listener.outline == ["pan began", "pan ended"])
        #expect(scene.device.explain(tap).chain.first?.code == .failedByExclusion)
    }

    @Test(
        "shouldBegin false fails the recognizer for this attempt, and it is not asked again (G-3.6, G-6.7)"
    )
    func shouldBeginIsAskedOnce() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let answers = Answers()
        var states: [UIGestureRecognizer.State] = []
        answers.begin = { recognizer in
            states.append(recognizer.state)
            return false
        }
        pan.delegate = answers
        scene.dragInside()
        #expect(states == [.possible])
        #expect(scene.listener.heard.isEmpty)
        scene.dragInside()
        #expect(states.count == 2, "the next attempt is asked anew")
    }

    @Test("the touched view may veto too, unless the recognizer cancels nothing (G-6.2)")
    func viewVeto() {
        final class Veto: UIView {
            override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { false }
        }
        let scene = NestedScene()
        let veto = Veto(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scene.inner.addSubview(veto)
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
        scene.dragInside()
        #expect(scene.listener.heard.isEmpty)
        pan.cancelsTouchesInView = false
        scene.dragInside()
        #expect(scene.listener.outline == ["pan began", "pan ended"])
    }

    @Test("shouldReceive false keeps the touch away without failing the recognizer (G-2.8)")
    func shouldReceive() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
        let answers = Answers()
        answers.receive = { _, touch in touch.view === scene.outer }
        pan.delegate = answers
        scene.dragInside()
        #expect(scene.listener.heard.isEmpty)
        let why = scene.device.explain(pan)
        #expect(why.outcome == .untouched)
        #expect(why.chain.first?.code == .recognizerRefusesTouch)
        scene.device.drag(from: CGPoint(x: 300, y: 450), to: CGPoint(x: 300, y: 380), over: 0.2)
        #expect(scene.listener.outline == ["pan began", "pan ended"])
    }

    @Test("the event is asked about once a sequence, each touch when it lands (G-2.7)")
    func orderOfReceiving() {
        final class Asked: NSObject, UIGestureRecognizerDelegate {
            var questions: [String] = []
            var answer = true
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
            ) -> Bool {
                questions.append("event")
                return answer
            }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
            ) -> Bool {
                questions.append("touch")
                return true
            }
        }
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let asked = Asked()
        pan.delegate = asked
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        b.down(at: CGPoint(x: 120, y: 250))
        #expect(asked.questions == ["event", "touch", "touch"])
        a.up()
        b.up()
        asked.answer = false
        scene.dragInside()
        #expect(asked.questions.suffix(1) == ["event"])
        #expect(scene.listener.heard.isEmpty)
    }

    @Test("a recognizer beside the touch is told why it saw nothing (G-2.1)")
    func elsewhere() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.beside)
        scene.dragInside()
        let why = scene.device.explain(pan)
        #expect(why.outcome == .untouched)
        #expect(why.chain.first?["hit"] == .text("inner"))
    }

    @Test("canPrevent and canBePrevented each spare the other (G-4.9)", arguments: [true, false])
    func subclassHooks(prevents: Bool) {
        final class Gentle: UIPanGestureRecognizer {
            override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
        }
        final class Stubborn: UIPanGestureRecognizer {
            override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
        }
        let scene = NestedScene()
        _ = scene.add(
            prevents ? UIPanGestureRecognizer() : Gentle(), named: "inner", to: scene.inner)
        _ = scene.add(
            prevents ? Stubborn() : UIPanGestureRecognizer(), named: "outer", to: scene.outer)
        scene.dragInside()
        #expect(scene.listener.outline.contains("inner began"))
        #expect(scene.listener.outline.contains("outer began"))
    }

    @Test("a step that UIKit does not allow is reported and ignored (G-3.3)")
    func illegalStep() {
        final class Odd: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                state = .changed
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                state = .failed
            }
        }
        let scene = NestedScene()
        let odd = scene.add(Odd(), named: "odd", to: scene.inner)
        scene.device.tap(at: scene.inside)
        #expect(scene.device.story(of: "odd").contains(.misuseIllegalState))
        #expect(odd.state == .possible)
    }

    @Test("a recognizer that stays possible after its last touch is reported (G-9.7)")
    func staysPossible() {
        final class Idle: UIGestureRecognizer {}
        let scene = NestedScene()
        _ = scene.add(Idle(), named: "idle", to: scene.inner)
        scene.device.tap(at: scene.inside)
        #expect(scene.device.story(of: "idle").contains(.misuseStillPossible))
    }

    @Test(
        "the question is put again when the second one ends, and its answer counts then (G-4.6)",
        arguments: [true, false])
    func askedAgain(stays: Bool) {
        let scene = NestedScene()
        _ = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        let answers = Answers()
        var allows = true
        var asked = 0
        answers.together = { _, _ in
            asked += 1
            return allows
        }
        tap.delegate = answers
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 170, y: 250), over: 0.1)
        let askedAtBegin = asked
        #expect(askedAtBegin > 0)
        allows = stays
        finger.up()
        #expect(asked > askedAtBegin)
        #expect(
            scene.listener.outline
                == (stays
                    ? ["pan began", "tap ended", "pan ended"] : ["pan began", "pan ended"]))
    }

    @Test(
        "what cannot be hit hears of nothing: outside its parent, or in a view switched off (G-9.12)"
    )
    func unhittable() {
        let scene = NestedScene()
        let inner = scene.add(UITapGestureRecognizer(), named: "inner", to: scene.inner)
        scene.inner.frame.origin.x = 300
        scene.device.tap(at: CGPoint(x: 350, y: 250))
        #expect(scene.listener.heard == ["inner ended"])
        scene.outer.frame.size.width = 320
        scene.device.tap(at: CGPoint(x: 350, y: 250))
        #expect(scene.listener.heard == ["inner ended"])
        #expect(scene.device.explain(inner).chain.first?.code == .recognizerOutside)
        scene.outer.isUserInteractionEnabled = false
        scene.device.tap(at: CGPoint(x: 310, y: 250))
        #expect(scene.listener.heard == ["inner ended"])
        #expect(scene.device.explain(inner).chain.first?.code == .recognizerViewDisabled)
    }
}
