import Testing
import TouchEngine

@Suite("Actions and states, as other sources have them")
struct ActionChoiceTests {
    private let scene = NestedScene()

    private func edit(_ change: (inout ModelChoices) -> Void) {
        change(&scene.device.parameters.choices)
    }

    @Test("a view hears before the action, or after it, that its touch is cancelled (G-2.19)")
    func cancelledFirst() {
        for order in ModelChoices.ActionOrder.allCases {
            let scene = NestedScene()
            scene.device.parameters.choices.actionOrder = order
            let view = scene.inner
            var seen: [[String]] = []
            let target = Meddler { _ in seen.append(view.heard) }
            let tap = UITapGestureRecognizer(
                target: target, action: Selector("act(_:)", Meddler.act))
            scene.outer.addGestureRecognizer(tap)
            scene.device.tap(at: scene.inside)
            #expect(
                seen == [order == .beforeCancelling ? ["began"] : ["began", "cancelled"]])
            #expect(view.heard == ["began", "cancelled"])
        }
    }

    @Test("so does a responder hear of its button, before or after the action (G-2.19)")
    func cancelledButton() {
        for order in ModelChoices.ActionOrder.allCases {
            let scene = ButtonScene()
            scene.device.parameters.choices.actionOrder = order
            let (log, remote) = (CallLog(), scene.remote)
            let target = Meddler { _ in log.lines = remote.heard }
            scene.add(UITapGestureRecognizer())
                .addTarget(target, action: Selector("act(_:)", Meddler.act))
            scene.device.press(.select)
            let isFirst = order == .beforeCancelling
            #expect(log.lines == ["select began"] + (isFirst ? [] : ["select cancelled"]))
            #expect(remote.heard == ["select began", "select cancelled"])
        }
    }

    @Test("other touches hear of the event once, after the action (G-2.19)")
    func othersHearOnce() {
        edit { $0.actionOrder = .afterCancelling }
        _ = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let (one, other) = (scene.device.finger(), scene.device.finger())
        one.down(at: scene.inside)
        other.down(at: CGPoint(x: 150, y: 600))
        Finger.move(
            [(one, CGPoint(x: 180, y: 250)), (other, CGPoint(x: 180, y: 600))], over: 0)
        #expect(scene.inner.heard == ["began", "cancelled"])
        #expect(scene.beside.heard == ["began", "moved"])
        #expect(scene.listener.heard == ["pan began"])
    }

    @Test("at the next turn of the run loop, an action finds the views told already (G-3.25)")
    func nextTurn() {
        edit { $0.actionTime = .nextTurn }
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 180, y: 250))
        #expect(scene.listener.heard.isEmpty && pan.state == .began)
        #expect(scene.inner.heard == ["began", "cancelled"])
        finger.move(to: CGPoint(x: 190, y: 250))
        #expect(scene.listener.heard == ["pan began"])
        finger.up()
        #expect(scene.listener.heard == ["pan began", "pan changed"])
        scene.device.advance(by: 0)
        #expect(scene.listener.heard == ["pan began", "pan changed", "pan ended"])
        #expect(pan.state == .possible && scene.device.isAtRest)
    }

    @Test("one that is switched off meanwhile acts no more, and all are reset (G-3.25)")
    func switchedOffMeanwhile() {
        edit { $0.actionTime = .nextTurn }
        _ = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 230, y: 250))
        #expect(pan.state == .began && scene.listener.heard.isEmpty)
        pan.isEnabled = false
        finger.up()
        scene.device.settle()
        #expect(scene.listener.heard.isEmpty && scene.device.isAtRest)
    }

    @Test("an action that sets changed itself does not go on for ever (G-3.25)")
    func changesItself() {
        edit { $0.actionTime = .nextTurn }
        let target = Meddler { if $0.state != .ended { $0.state = .changed } }
        let pan = UIPanGestureRecognizer(target: target, action: Selector("act(_:)", Meddler.act))
        scene.inner.addGestureRecognizer(pan)
        scene.dragInside()
        #expect(target.count > 2 && target.count < 100)
        #expect(scene.device.isAtRest)
    }

    @Test("a scroll view follows its finger one turn later (G-3.25)")
    func scrollsLater() {
        let scene = ScrollScene()
        scene.device.parameters.choices.actionTime = .nextTurn
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 600))
        finger.move(to: CGPoint(x: 200, y: 580))
        finger.move(to: CGPoint(x: 200, y: 560))
        #expect(scene.scroll.contentOffset.y == 10)
        scene.device.advance(by: 0)
        #expect(scene.scroll.contentOffset.y == 30)
        finger.up()
        scene.device.settle()
        #expect(!scene.scroll.isDragging && scene.device.isAtRest)
    }

    @Test("a cancellation sends no action, but UIKit's own parts come to rest (G-3.10)")
    func cancellationUnsent() {
        edit { $0.cancelledAction = .notSent }
        _ = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        scene.device.finger().down(at: scene.inside)
        scene.device.cancelTouches()
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 200, y: 250), over: 0.1)
        scene.device.cancelTouches()
        #expect(scene.listener.outline == ["pan began"])
        #expect(scene.device.isAtRest)
        let list = ScrollScene()
        list.device.parameters.choices.cancelledAction = .notSent
        let other = list.device.finger()
        other.down(at: CGPoint(x: 200, y: 600))
        other.move(to: CGPoint(x: 200, y: 500), over: 0.1)
        list.device.cancelTouches()
        #expect(list.log.heard.last == "didEndDragging(false)" && !list.scroll.isDragging)
        let mail = MailScene()
        mail.device.parameters.choices.cancelledAction = .notSent
        let thumb = mail.device.finger()
        thumb.down(at: CGPoint(x: 2, y: 400))
        thumb.move(to: CGPoint(x: 200, y: 400), over: 0.1)
        mail.device.cancelTouches()
        mail.device.settle()
        #expect(mail.stack == ["Inbox", "Message"])
        #expect(mail.navigation.transitionCoordinator == nil)
    }

    @Test("one that is changed acts at every move, whether its code says so or not (U-1)")
    func changedByItself() {
        edit { $0.repeatedChange = .withEachEvent }
        let answers = Answers()
        answers.together = { _, _ in true }
        let once = scene.scribe("once") { scribe, phase, _ in
            if phase == .moved, scribe.state == .possible { scribe.state = .began }
            if phase == .ended { scribe.state = .ended }
        }
        once.delegate = answers
        _ = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let (finger, other) = (scene.device.finger(), scene.device.finger())
        finger.down(at: scene.inside)
        for step in 1...3 { finger.move(to: CGPoint(x: 150 + 10 * step, y: 250)) }
        other.down(at: CGPoint(x: 150, y: 600))
        other.move(to: CGPoint(x: 160, y: 600))
        finger.up()
        for name in ["once", "pan"] {
            let states = scene.listener.heard.filter { $0.hasPrefix(name) }
            #expect(states == ["began", "changed", "changed", "ended"].map { "\(name) \($0)" })
        }
    }

    @Test("one that waits shows the states it goes through, and acts no sooner (G-3.14)")
    func showsItsState() {
        edit { $0.stateWhileWaiting = .ownState }
        let slow = scene.scribe("slow") { _, _, _ in }
        let own = scene.scribe()
        own.require(toFail: slow)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        #expect(own.state == .possible)
        finger.move(to: CGPoint(x: 160, y: 250))
        #expect(own.state == .began)
        finger.move(to: CGPoint(x: 170, y: 250))
        #expect(own.state == .changed && scene.listener.heard.isEmpty)
        own.state = .began
        let misuse = scene.device.trace.records(.misuseIllegalState)
        #expect(misuse.last?["from"] == .text("changed"))
        finger.up()
        #expect(own.state == .ended)
        #expect(scene.device.explain(own).outcome == .waiting)
        slow.state = .failed
        #expect(scene.listener.heard == ["own began", "own ended"])
        #expect(own.state == .possible)
    }
}
