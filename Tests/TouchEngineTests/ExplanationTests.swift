import Testing
import TouchEngine

@Suite("Explanations")
struct ExplanationTests {
    @Test("a recognizer under a resting finger has seen it and is silent so far", .tags(.apparatus))
    func resting() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        scene.device.drag(from: scene.inside, to: CGPoint(x: 240, y: 250), over: 0.1)
        #expect(scene.device.explain(pan).outcome == .fired)
        scene.device.finger().down(at: scene.inside)
        let why = scene.device.explain(pan)
        #expect(why.outcome == .silent)
        #expect(why.chain.map(\.code) == [.recognizerReceives])
    }

    @Test(
        "one that acted and was cut short is cancelled, and before any finger none was offered",
        .tags(.apparatus))
    func cancelled() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        #expect(scene.device.explain(pan).outcome == .unoffered)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 240, y: 250), over: 0.1)
        scene.device.cancelTouches()
        let why = scene.device.explain(pan)
        #expect(why.outcome == .cancelled)
        #expect(
            why.chain.map(\.code) == [.recognizerAction, .recognizerCancelled, .touchCancelled])
    }

    @Test(
        "one that waited was let go by the last failure of those it waited for", .tags(.apparatus))
    func released() {
        let scene = NestedScene()
        let (single, _) = scene.addWaitingTaps()
        scene.device.tap(at: scene.inside)
        scene.device.settle()
        let why = scene.device.explain(single)
        #expect(why.outcome == .fired)
        let release = why.chain.first { $0.code == .recognizerReleased }
        #expect(release?["for"] == .list(["double"]))
        #expect(release?.cause.map { scene.device.trace.records[$0].code } == .failedByInterval)
    }

    @Test("one that waits is not forgotten when a finger lands elsewhere", .tags(.apparatus))
    func waiting() {
        let scene = NestedScene()
        let (single, _) = scene.addWaitingTaps()
        scene.device.tap(at: scene.inside)
        scene.device.finger().down(at: CGPoint(x: 200, y: 600))
        #expect(scene.device.explain(single).outcome == .waiting)
    }

    @Test(
        "a second finger that is refused takes nothing from one that has fired", .tags(.apparatus))
    func refusedSecondFinger() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let answers = Answers()
        pan.delegate = answers
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        a.move(to: CGPoint(x: 200, y: 250), over: 0.1)
        answers.receive = { _, _ in false }
        b.down(at: CGPoint(x: 100, y: 200))
        #expect(scene.device.explain(pan).outcome == .fired)
    }

    @Test("a finger that hits nothing is why nobody saw it (G-1.1)")
    func missed() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        scene.device.tap(at: CGPoint(x: 500, y: 250))
        let why = scene.device.explain(pan)
        #expect(why.outcome == .untouched)
        #expect(why.chain.map(\.code) == [.touchMissed])
    }

    @Test("one that never decides is explained by the report of that (G-9.7)")
    func undecided() {
        final class Idle: UIGestureRecognizer {}
        let scene = NestedScene()
        let idle = scene.add(Idle(), named: "idle", to: scene.inner)
        scene.device.tap(at: scene.inside)
        #expect(
            scene.device.explain(idle).chain.map(\.code) == [
                .misuseStillPossible, .recognizerReceives,
            ])
    }

    @Test("no record names a later one as its cause, so every chain ends", .tags(.apparatus))
    func chainsEnd() {
        let scene = MailScene()
        scene.navigation.isNavigationBarHidden = true
        scene.swipeBack()
        scene.navigation.isNavigationBarHidden = false
        scene.swipeBack()
        scene.device.settle()
        for record in scene.device.trace.records {
            if let cause = record.cause { #expect(cause < record.index) }
        }
    }
}
