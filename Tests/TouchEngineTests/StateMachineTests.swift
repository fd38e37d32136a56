import Testing
import TouchEngine

@Suite("The state machine")
struct StateMachineTests {
    private let scene = NestedScene()

    private func scribe(
        _ name: String, _ does: @escaping (Scribe, UITouch.Phase, Set<UITouch>) -> Void
    ) -> Scribe {
        let scribe = scene.add(Scribe(name), named: name, to: scene.inner)
        scribe.does = does
        return scribe
    }

    @Test(
        "one that recognised or was cancelled hears no more of the finger that is down (G-2.12)",
        arguments: [UIGestureRecognizer.State.ended, .cancelled])
    func hearsNoMore(end: UIGestureRecognizer.State) {
        let own = scribe("own") { scribe, phase, _ in
            guard phase == .moved else { return }
            if end == .cancelled { scribe.state = .began }
            scribe.state = end
        }
        scene.dragInside()
        #expect(own.log.lines == ["own began", "own moved", "own reset"])
    }

    @Test(
        "one that another's callback ends hears no more of the very event (G-2.12)",
        arguments: [UIGestureRecognizer.State.failed, .ended], [UITouch.Phase.moved, .ended])
    func endedByAnother(end: UIGestureRecognizer.State, at last: UITouch.Phase) {
        let log = CallLog()
        let pair = ["one", "two"].map {
            scene.add(Scribe($0, log: log), named: $0, to: scene.inner)
        }
        for scribe in pair {
            let other = pair.first { $0 !== scribe }
            scribe.does = { _, phase, _ in if phase == last { other?.state = end } }
        }
        scene.dragInside()
        let hearers = Set(log.lines.filter { $0.hasSuffix(" \(last)") })
        #expect(hearers.count == 1, "whoever hears it first keeps it from the other")
    }

    @Test("one that never decides holds up the view and whoever waits for it (G-3.4)")
    func neverDecides() {
        for decides in [false, true] {
            let scene = NestedScene()
            let idle = scene.add(Scribe("idle"), named: "idle", to: scene.outer)
            idle.delaysTouchesBegan = true
            idle.does = { scribe, phase, _ in
                if decides, phase == .ended { scribe.state = .failed }
            }
            let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
            tap.cancelsTouchesInView = false
            tap.require(toFail: idle)
            scene.device.tap(at: scene.inside)
            scene.device.settle()
            #expect(scene.listener.heard == (decides ? ["tap ended"] : []))
            #expect(scene.inner.heard.first == (decides ? "began" : nil))
        }
    }

    @Test("one that never decides leaves a view without the end of its touch (G-3.4)")
    func withholdsTheLift() {
        let own = scribe("own") { _, _, _ in }
        scene.device.tap(at: scene.inside)
        scene.device.settle()
        #expect(scene.inner.heard == ["began"])
        own.state = .failed
        #expect(scene.inner.heard == ["began", "ended"])
    }

    @Test(
        "being cancelled is told if the beginning was: by a call, or by switching it off (G-3.10)",
        arguments: [true, false])
    func cancelledIsSent(isCall: Bool) {
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let late = scene.add(UIPanGestureRecognizer(), named: "late", to: scene.beside)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        scene.device.finger().down(at: CGPoint(x: 150, y: 600))
        finger.move(to: CGPoint(x: 200, y: 250), over: 0.1)
        if isCall {
            scene.device.cancelTouches()
        } else {
            pan.isEnabled = false
            late.isEnabled = false
        }
        #expect(scene.listener.outline == ["pan began", "pan cancelled"])
        #expect(pan.state == .possible && scene.device.isAtRest)
    }

    @Test("cancelled while it was held back, it tells nobody, for nobody knew (G-3.10)")
    func cancelledWhileWaiting() {
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let idle = scene.add(Scribe("idle"), named: "idle", to: scene.outer)
        pan.require(toFail: idle)
        idle.does = { scribe, phase, _ in if phase == .cancelled { scribe.state = .failed } }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 200, y: 250), over: 0.1)
        #expect(scene.device.explain(pan).outcome == .waiting)
        scene.device.cancelTouches()
        #expect(scene.listener.heard.isEmpty)
        #expect(scene.device.isAtRest)
    }

    @Test(
        "the engine's own say changed with each move, one of yours only when it sets it (U-1, G-3.11)"
    )
    func repeatedChanged() {
        let answers = Answers()
        answers.together = { _, _ in true }
        let once = scribe("once") { scribe, phase, _ in
            if phase == .moved, scribe.state == .possible { scribe.state = .began }
            if phase == .ended { scribe.state = .ended }
        }
        once.delegate = answers
        _ = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        for step in 1...5 { finger.move(to: CGPoint(x: 150 + 10 * step, y: 250)) }
        finger.up()
        let heard = scene.listener.heard
        #expect(heard.filter { $0.hasPrefix("once") } == ["once began", "once ended"])
        #expect(
            heard.filter { $0.hasPrefix("pan") }
                == ["pan began"] + Array(repeating: "pan changed", count: 4) + ["pan ended"])
    }

    @Test("changed set twice for one event is sent twice (G-3.11)")
    func changedTwice() {
        _ = scribe("own") { scribe, phase, _ in
            if phase == .began { scribe.state = .began }
            if phase == .moved { (scribe.state, scribe.state) = (.changed, .changed) }
            if phase == .ended { scribe.state = .ended }
        }
        scene.device.drag(from: scene.inside, to: CGPoint(x: 200, y: 250), over: 0)
        #expect(
            scene.listener.heard == ["own began", "own changed", "own changed", "own ended"])
    }

    @Test("a tap is never cancelled, nor begun: a call in mid-tap fails it (G-3.2)")
    func discreteIsNeverCancelled() {
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        scene.device.finger().down(at: scene.inside)
        scene.device.cancelTouches()
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["tap ended"])
        let lane = scene.device.trace.lanes.first { $0.name == "tap" }
        #expect(
            lane?.spans.map(\.state) == [.possible, .failed, .idle, .possible, .ended, .idle])
        #expect(tap.state == .possible)
    }
}
