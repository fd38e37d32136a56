import Testing
import TouchEngine

@Suite("Failure requirements")
struct FailureRequirementTests {
    @Test("single and double tap without a requirement both fire, single first (G-4.13, G-4.14)")
    func tapsWithoutRequirement() {
        for isDoubleFirst in [true, false] {
            let scene = NestedScene()
            let taps = isDoubleFirst ? [2, 1] : [1, 2]
            for count in taps {
                let tap = UITapGestureRecognizer()
                tap.numberOfTapsRequired = count
                _ = scene.add(tap, named: count == 1 ? "single" : "double", to: scene.inner)
            }
            scene.device.doubleTap(at: scene.inside)
            scene.device.settle()
            #expect(scene.listener.heard == ["single ended", "double ended"])
        }
    }

    @Test(
        "with one, the single tap waits and fires when the double's time is up (G-5.10, model: tapInterval)"
    )
    func singleWaitsForDouble() {
        let scene = NestedScene()
        _ = scene.addWaitingTaps()
        scene.device.tap(at: scene.inside, holding: 0.1)
        #expect(scene.listener.heard.isEmpty)
        scene.device.advance(by: 0.34)
        #expect(scene.listener.heard.isEmpty)
        scene.device.advance(by: 0.02)
        #expect(scene.listener.heard == ["single ended"])
    }

    @Test("with one, a double tap fires alone (G-5.1)")
    func doubleFiresAlone() {
        let scene = NestedScene()
        let (single, _) = scene.addWaitingTaps()
        scene.device.doubleTap(at: scene.inside)
        scene.device.settle()
        #expect(scene.listener.heard == ["double ended"])
        #expect(scene.device.explain(single).chain.first?.code == .failedByRequirement)
    }

    @Test("the two are reset together, so the next taps start afresh (G-3.21)")
    func resetTogether() {
        let scene = NestedScene()
        _ = scene.addWaitingTaps()
        for _ in 0..<2 {
            scene.device.tap(at: scene.inside)
            scene.device.settle()
            scene.device.doubleTap(at: scene.inside)
            scene.device.settle()
        }
        #expect(
            scene.listener.heard == [
                "single ended", "double ended", "single ended", "double ended",
            ])
    }

    @Test("the view hears the lift only when the double tap gives up (G-2.25)")
    func delayedLift() {
        let scene = NestedScene()
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        _ = scene.add(double, named: "double", to: scene.inner)
        scene.device.tap(at: scene.inside)
        #expect(scene.inner.heard == ["began"])
        scene.device.settle()
        #expect(scene.inner.heard == ["began", "ended"])
    }

    @Test(
        "a pan that waits for a tap is silent when the tap fires inside its allowance (G-3.17, G-4.17)"
    )
    func panWaitsForTap() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        pan.require(toFail: tap)
        scene.device.drag(from: scene.inside, to: CGPoint(x: 180, y: 250), over: 0.2)
        #expect(scene.listener.heard == ["tap ended"])
        #expect(scene.device.explain(pan).chain.first?.code == .failedByRequirement)
    }

    @Test(
        "released late, it starts with began although it has long been moving (G-3.14, G-3.15, G-5.16)"
    )
    func lateBegin() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        pan.require(toFail: tap)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 190, y: 250), over: 0.1)
        #expect(scene.listener.heard.isEmpty)
        #expect(pan.state == .possible)
        finger.move(to: CGPoint(x: 230, y: 250), over: 0.1)
        #expect(scene.listener.heard.first == "pan began")
        finger.up()
        #expect(scene.listener.heard.last == "pan ended")
    }

    @Test("a subclass that sets began again while it waits has not begun twice (G-3.13)")
    func beganAgainWhileWaiting() {
        final class Eager: UIGestureRecognizer {
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                state = state == .possible ? .began : .changed
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                state = .ended
            }
        }
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        let eager = scene.add(Eager(), named: "eager", to: scene.inner)
        eager.require(toFail: tap)
        scene.device.drag(from: scene.inside, to: CGPoint(x: 230, y: 250), over: 0.2)
        #expect(scene.listener.outline == ["eager began", "eager ended"])
        #expect(scene.device.trace.records(.misuseIllegalState).isEmpty)
    }

    @Test(
        "either delegate can ask for the wait, with either method (G-5.4)",
        arguments: ["waits", "isAwaited"])
    func dynamicRequirements(_ method: String) {
        let scene = NestedScene()
        let single = scene.add(UITapGestureRecognizer(), named: "single", to: scene.inner)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        _ = scene.add(double, named: "double", to: scene.outer)
        let answers = Answers()
        if method == "waits" {
            answers.waits = { _, other in other === double }
            single.delegate = answers
        } else {
            answers.isAwaited = { _, other in other === single }
            double.delegate = answers
        }
        scene.device.doubleTap(at: scene.inside)
        scene.device.settle()
        #expect(scene.listener.heard == ["double ended"])
    }

    @Test("a recognizer refused by shouldBegin counts as failed (G-5.8)")
    func refusedCountsAsFailed() {
        let scene = NestedScene()
        let required = scene.add(UIPanGestureRecognizer(), named: "required", to: scene.inner)
        let waiting = scene.add(UIPanGestureRecognizer(), named: "waiting", to: scene.outer)
        waiting.require(toFail: required)
        let answers = Answers()
        answers.begin = { _ in false }
        required.delegate = answers
        scene.device.drag(from: scene.inside, to: CGPoint(x: 230, y: 250), over: 0.2)
        #expect(scene.listener.outline == ["waiting began", "waiting ended"])
    }

    @Test("one that claims while what it requires is acting fails, even if both might act (G-5.1)")
    func requiredIsActingAlready() {
        let scene = NestedScene()
        let acting = scene.add(UIPanGestureRecognizer(), named: "acting", to: scene.inner)
        let late = scene.add(UIPanGestureRecognizer(), named: "late", to: scene.inner)
        late.minimumNumberOfTouches = 2
        late.require(toFail: acting)
        let answers = Answers()
        answers.together = { _, _ in true }
        late.delegate = answers
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        a.move(to: CGPoint(x: 190, y: 250), over: 0.1)
        b.down(at: CGPoint(x: 120, y: 220))
        Finger.move([(a, CGPoint(x: 230, y: 250)), (b, CGPoint(x: 160, y: 220))], over: 0.1)
        #expect(scene.device.explain(late).chain.first?.code == .failedByRequirement)
        a.up()
        b.up()
        #expect(scene.listener.outline == ["acting began", "acting ended"])
    }

    @Test("one that never got the touch holds nobody back", .tags(.apparatus))
    func absentRequirement() {
        let scene = NestedScene()
        let absent = scene.add(UIPanGestureRecognizer(), named: "absent", to: scene.beside)
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        pan.require(toFail: absent)
        scene.device.drag(from: scene.inside, to: CGPoint(x: 230, y: 250), over: 0.2)
        #expect(scene.listener.outline == ["pan began", "pan ended"])
    }

    @Test("two that wait for each other are reported, and do not hang (U-3)")
    func cycle() {
        let scene = NestedScene()
        let a = scene.add(UIPanGestureRecognizer(), named: "a", to: scene.inner)
        let b = scene.add(UIPanGestureRecognizer(), named: "b", to: scene.outer)
        a.require(toFail: b)
        b.require(toFail: a)
        scene.device.drag(from: scene.inside, to: CGPoint(x: 230, y: 250), over: 0.2)
        #expect(scene.device.trace.records(.misuseRequirementCycle).count == 1)
        #expect(scene.listener.outline.count == 2)
    }

    @Test(
        "with the stock delegate a page's pan waits for the swipe back; without it, it wins (N-C3.2)"
    )
    func stockDelegateMakesOthersWait() throws {
        for isStock in [true, false] {
            let scene = MailScene()
            let listener = Listener()
            let pan = UIPanGestureRecognizer()
            listener.listen(to: pan, as: "page pan")
            scene.message.view.addGestureRecognizer(pan)
            let answers = Answers()
            if !isStock { try #require(scene.pop).delegate = answers }
            scene.swipeBack()
            scene.device.settle()
            #expect(scene.stack.count == (isStock ? 1 : 2))
            #expect(listener.heard.isEmpty == isStock)
        }
    }

    @Test("a delegate is asked once an attempt, and may answer otherwise the next time (G-5.3)")
    func askedOnceAnAttempt() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        let answers = Answers()
        var asked: [UIGestureRecognizer] = []
        var waits = true
        answers.waits = { _, other in
            asked.append(other)
            return waits
        }
        pan.delegate = answers
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 180, y: 250), over: 0.2)
        #expect(asked == [tap])
        #expect(scene.listener.heard.isEmpty, "it waits for the tap")
        finger.move(to: CGPoint(x: 240, y: 250), over: 0.2)
        finger.up()
        #expect(asked == [tap])
        #expect(scene.listener.outline == ["pan began", "pan ended"])
        waits = false
        scene.device.settle()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 165, y: 250), over: 0.2)
        #expect(asked == [tap, tap])
        #expect(scene.listener.outline.last == "pan began", "this time it does not wait")
        finger.up()
    }

    @Test("it joins recognizers of different branches too (G-5.12)", arguments: [true, false])
    func acrossBranches(tapIsMade: Bool) {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.beside)
        pan.require(toFail: tap)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        b.down(at: CGPoint(x: 200, y: 600))
        a.down(at: scene.inside)
        a.move(to: CGPoint(x: 220, y: 250), over: 0.2)
        #expect(scene.listener.heard.isEmpty)
        if !tapIsMade { b.move(to: CGPoint(x: 300, y: 600), over: 0.1) }
        b.up()
        a.up()
        scene.device.settle()
        #expect(
            scene.listener.outline == (tapIsMade ? ["tap ended"] : ["pan began", "pan ended"]))
    }

    @Test("one that waits also waits for what gets its first touch meanwhile (G-5.1, G-5.12)")
    func lateComer() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let near = scene.add(UITapGestureRecognizer(), named: "near", to: scene.inner)
        let far = scene.add(UITapGestureRecognizer(), named: "far", to: scene.beside)
        pan.require(toFail: near)
        pan.require(toFail: far)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        a.move(to: CGPoint(x: 180, y: 250), over: 0.1)
        b.down(at: CGPoint(x: 200, y: 600))
        a.move(to: CGPoint(x: 240, y: 250), over: 0.1)
        #expect(scene.listener.heard.isEmpty, "the near tap has failed, the far one has not")
        #expect(scene.device.explain(pan).outcome == .waiting)
        #expect(scene.device.explain(pan).chain.first?["for"] == .list(["far"]))
        b.move(to: CGPoint(x: 300, y: 600), over: 0.1)
        #expect(scene.listener.outline == ["pan began"])
    }
}
