import Testing
import TouchEngine

@Suite("Steps that a recognizer's own code takes")
struct OwnStepsTests {
    private let scene = NestedScene()

    private var misuse: [TraceRecord] { scene.device.trace.records(.misuseIllegalState) }

    @Test("possible is no step from possible, and from anywhere else it is misuse (G-3.3)")
    func possible() {
        let own = scene.scribe { scribe, phase, _ in
            if phase == .moved { scribe.state = .began }
            scribe.state = .possible
        }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        #expect(misuse.isEmpty)
        finger.move(to: CGPoint(x: 160, y: 250))
        #expect(misuse.count == 1)
        #expect(misuse.last?["from"] == .text("began"))
        #expect(misuse.last?["to"] == .text("possible"))
        #expect(misuse.last?["ends"] == .flag(false))
        #expect(misuse.last?["instead"] == .text(""))
        #expect(own.state == .began)
        own.state = .ended
        #expect(scene.listener.heard == ["own began", "own ended"])
        finger.up()
    }

    @Test("to begin twice is misuse, and changes nothing (G-3.3)")
    func beginsTwice() {
        let own = scene.scribe { scribe, phase, _ in if phase == .moved { scribe.state = .began } }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 160, y: 250))
        finger.move(to: CGPoint(x: 170, y: 250))
        #expect(misuse.count == 1)
        #expect(misuse.last?["from"] == .text("began"))
        #expect(misuse.last?["to"] == .text("began"))
        #expect(own.state == .began)
        own.state = .changed
        own.state = .began
        #expect(misuse.count == 2)
        #expect(misuse.last?["from"] == .text("changed"))
        own.state = .ended
        #expect(scene.listener.heard == ["own began", "own changed", "own ended"])
        finger.up()
    }

    @Test("another end than the lawful one is told beside it (G-3.3)")
    func ends() {
        let own = scene.scribe()
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 160, y: 250))
        own.state = .failed
        #expect(misuse.last?["ends"] == .flag(true))
        #expect(misuse.last?["instead"] == .text("cancelled"))
        #expect(scene.listener.heard == ["own began", "own cancelled"])
        finger.up()
    }

    @Test("what the system takes away, no code of the engine's misuses (G-2.33)")
    func systemEnds() {
        let kinds: [UIGestureRecognizer] = [
            UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
            UISwipeGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
        ]
        for kind in kinds { scene.inner.addGestureRecognizer(kind) }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        scene.device.cancelTouches()
        for kind in kinds {
            #expect(scene.device.explain(kind).chain.first?.code == .failedByCancelledTouch)
        }
        scene.device.finger().down(at: scene.inside)
        scene.device.advance(by: 0.6)
        scene.device.cancelTouches()
        #expect(misuse.isEmpty)
        #expect(scene.device.isAtRest)
    }

    @Test("it may begin and end without a finger, and is asked each time (G-3.6, G-3.11)")
    func withoutFinger() {
        let own = scene.scribe()
        let answers = Answers()
        var asked = 0
        answers.begin = { recognizer in
            asked += 1
            if asked == 1 { recognizer.isEnabled = false }
            return true
        }
        own.delegate = answers
        own.state = .began
        #expect(own.state == .possible)
        #expect(scene.device.isAtRest)
        own.isEnabled = true
        own.state = .began
        #expect(own.state == .began)
        own.state = .ended
        own.state = .recognized
        #expect(asked == 3)
        #expect(scene.listener.heard == ["own began", "own ended", "own ended"])
        #expect(own.log.lines == ["own reset", "own reset", "own reset"])
        #expect(scene.device.isAtRest)
    }

    @Test(
        "an action that sets changed is called again at the next thing that happens",
        .tags(.apparatus))
    func changedInAction() {
        let own = scene.scribe()
        let meddler = Meddler { if $0.state == .changed { $0.state = .changed } }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 160, y: 250))
        own.addTarget(meddler, action: Selector("act(_:)", Meddler.act))
        finger.move(to: CGPoint(x: 170, y: 250))
        #expect(meddler.count == 1)
        scene.device.tap(at: CGPoint(x: 100, y: 600))
        #expect(meddler.count > 1)
        finger.up()
        #expect(scene.listener.outline == ["own began", "own ended"])
    }

    @Test("a finger given back outside any event ends it at once (G-2.13)")
    func givesBackLater() {
        var held: (UITouch, Scribe)?
        let own = scene.scribe { scribe, _, touches in held = touches.first.map { ($0, scribe) } }
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        tap.require(toFail: own)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.up()
        #expect(scene.listener.heard.isEmpty)
        own.state = .failed
        #expect(scene.listener.heard == ["tap ended"])
        finger.down(at: scene.inside)
        if let (touch, own) = held { own.ignore(touch, for: UIEvent()) }
        #expect(scene.device.explain(own).chain.first?.code == .failedByGivingBack)
        #expect(own.log.lines.filter { $0 == "own reset" }.count == 1)
        finger.up()
        #expect(scene.listener.heard == ["tap ended", "tap ended"])
        #expect(scene.device.isAtRest)
    }
}
