import Testing
import TouchEngine

@Suite("What a reset takes off the lists")
struct ResetListTests {
    private let scene = NestedScene()

    @Test("a touch lists no recognizer any more that has been reset (G-3.20, G-2.5)")
    func receivers() {
        var held: UITouch?
        let idle = scene.add(Scribe("idle"), named: "idle", to: scene.inner)
        idle.does = { _, _, touches in held = touches.first }
        _ = scene.add(UISwipeGestureRecognizer(), named: "swipe", to: scene.outer)
        let answers = Answers()
        answers.together = { _, _ in true }
        idle.delegate = answers
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        #expect(held?.gestureRecognizers?.map { $0.name ?? "?" } == ["idle", "swipe"])
        finger.move(to: CGPoint(x: 240, y: 250), over: 0.1)
        #expect(scene.listener.heard == ["swipe ended"])
        #expect(held?.gestureRecognizers?.map { $0.name ?? "?" } == ["idle"])
        finger.up()
        idle.state = .failed
        #expect(scene.device.isAtRest)
    }

    @Test("so does one that has lifted, while its view still waits for the lift (G-2.24)")
    func lifted() {
        var held: UITouch?
        let idle = scene.add(Scribe("idle"), named: "idle", to: scene.inner)
        idle.does = { _, _, touches in held = touches.first }
        let late = scene.add(Scribe("late"), named: "late", to: scene.outer)
        late.does = { _, _, _ in }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.up()
        #expect(held?.gestureRecognizers?.count == 2)
        late.state = .failed
        #expect(scene.inner.heard == ["began"])
        #expect(held?.gestureRecognizers?.map { $0.name ?? "?" } == ["idle"])
        idle.state = .failed
        #expect(scene.inner.heard == ["began", "ended"])
    }

    @Test("one that comes back is waited for anew, and that is on record (G-2.29, G-5.1)")
    func waitedForAnew() {
        let others = ["a", "b", "c"].map {
            scene.add(Scribe($0), named: $0, to: scene.inner)
        }
        let own = scene.add(Scribe("own"), named: "own", to: scene.inner)
        for other in others { own.require(toFail: other) }
        let (one, two) = (scene.device.finger(), scene.device.finger())
        one.down(at: scene.inside)
        own.state = .began
        let waits = { scene.device.trace.records(.recognizerWaits).map { $0["for"] } }
        #expect(waits() == [.list(["a", "b", "c"])])
        others.first?.isEnabled = false
        others.first?.isEnabled = true
        two.down(at: CGPoint(x: 100, y: 200))
        others.last?.state = .failed
        #expect(waits() == [.list(["a", "b", "c"]), .list(["b", "a"])])
        for other in others.dropLast() { other.state = .failed }
        #expect(scene.listener.heard == ["own began"])
        own.state = .ended
        one.up()
        two.up()
        #expect(scene.device.isAtRest)
    }
}
