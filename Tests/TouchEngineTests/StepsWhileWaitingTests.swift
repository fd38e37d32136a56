import Testing
import TouchEngine

@Suite("Steps that one takes while it waits")
struct StepsWhileWaitingTests {
    private let scene = NestedScene()

    private var misuse: [TraceRecord] { scene.device.trace.records(.misuseIllegalState) }

    @Test("while it waits, to begin again is to change, unless it has ended already (G-3.13)")
    func beginsWhileWaiting() {
        let slow = scene.scribe("slow") { _, _, _ in }
        let own = scene.scribe { scribe, phase, _ in if phase == .moved { scribe.state = .began } }
        own.require(toFail: slow)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 160, y: 250))
        finger.move(to: CGPoint(x: 170, y: 250))
        #expect(own.state == .possible && misuse.isEmpty)
        slow.state = .failed
        #expect(own.state == .changed)
        #expect(scene.listener.heard == ["own began"])
        own.state = .ended
        finger.up()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 160, y: 250))
        own.state = .ended
        own.state = .began
        #expect(misuse.count == 1)
        #expect(misuse.last?["from"] == .text("ended"))
        slow.state = .failed
        #expect(scene.listener.heard == ["own began", "own ended", "own began", "own ended"])
        finger.up()
        #expect(scene.device.isAtRest)
    }

    @Test(
        "what a pan that waited has moved is told with the time at which it was ready (G-3.13)",
        arguments: [true, false])
    func toldWithItsTime(waits: Bool) throws {
        let slow = scene.scribe("slow") { _, _, _ in }
        let pan = UIPanGestureRecognizer()
        slow.view?.addGestureRecognizer(pan)
        if waits { pan.require(toFail: slow) } else { slow.isEnabled = false }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: scene.inside.x + 20, y: scene.inside.y))
        let ready = scene.device.now
        scene.device.advance(by: 0.5)
        finger.move(to: CGPoint(x: scene.inside.x + 90, y: scene.inside.y))
        slow.state = .failed
        let began = try #require(scene.device.trace.records(.recognizerBegan).first)
        #expect(began["dx"] == .number(20) && began["waited"] == .flag(waits))
        #expect(began["ready"] == .number(ready) && (began.time > ready) == waits)
    }

    @Test("one that fails while it waits reads as failed until it is reset (G-3.14, G-3.21)")
    func failsWhileWaiting() {
        let slow = scene.scribe("slow") { _, _, _ in }
        let own = scene.scribe()
        own.require(toFail: slow)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 160, y: 250))
        #expect(own.state == .possible)
        own.state = .cancelled
        #expect(own.state == .failed)
        slow.state = .failed
        #expect(own.state == .possible)
        #expect(scene.listener.heard.isEmpty)
        finger.up()
    }

    @Test("while it waits it may change and end as it likes (G-3.13, G-3.3)")
    func changesWhileWaiting() {
        let slow = scene.scribe("slow") { _, _, _ in }
        let own = scene.scribe { _, _, _ in }
        own.require(toFail: slow)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        for state in [UIGestureRecognizer.State.began, .changed, .changed] { own.state = state }
        #expect(misuse.isEmpty && scene.listener.heard.isEmpty)
        slow.state = .failed
        own.state = .changed
        #expect(scene.listener.heard == ["own began", "own changed"])
        own.state = .ended
        finger.up()
    }
}
