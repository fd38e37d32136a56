import Testing
import TouchEngine

/// A recognizer that claims at its first move, and cannot keep out those that it spares.
private final class Shy: UIGestureRecognizer {
    var step = UIGestureRecognizer.State.ended
    var spares: [UIGestureRecognizer] = []
    private(set) var asked: [UIGestureRecognizer] = []

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = step }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        asked.append(other)
        return !spares.contains(other)
    }
}

@Suite("Claims of one moment")
struct RivalClaimTests {
    private let scene = NestedScene()

    private func shy(
        _ name: String, on view: UIView, _ step: UIGestureRecognizer.State = .ended
    ) -> Shy {
        let shy = scene.add(Shy(), named: name, to: view)
        shy.step = step
        return shy
    }

    /// Puts a finger on the inner view and moves it, and one beside it if that is asked for, in one event.
    private func claim(withBeside isTwo: Bool = false) {
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        guard isTwo else { return a.move(to: CGPoint(x: 160, y: 250)) }
        b.down(at: CGPoint(x: 100, y: 600))
        Finger.move([(a, CGPoint(x: 160, y: 250)), (b, CGPoint(x: 110, y: 600))], over: 0)
    }

    @Test("one that steps aside for another goes after it, and is kept out by it (G-4.14)")
    func stepsAside() {
        let weak = shy("weak", on: scene.inner)
        weak.spares = [shy("strong", on: scene.outer)]
        claim()
        #expect(scene.listener.heard == ["strong ended"])
    }

    @Test("one that steps aside for a continuous one goes first, and both act (G-4.14)")
    func besideContinuous() {
        let weak = shy("weak", on: scene.inner)
        weak.spares = [shy("drag", on: scene.outer, .began)]
        claim()
        #expect(scene.listener.heard == ["weak ended", "drag began"])
    }

    @Test("a continuous one steps aside for nobody, and both act (G-4.14)")
    func continuous() {
        let drag = shy("drag", on: scene.inner, .began)
        drag.spares = [shy("strong", on: scene.outer)]
        claim()
        #expect(scene.listener.heard == ["drag began", "strong ended"])
    }

    @Test("one that could keep the other out steps aside for nobody (G-4.2, G-4.14)")
    func equals() {
        _ = shy("other", on: scene.inner)
        _ = shy("first", on: scene.inner)
        _ = shy("drag", on: scene.outer, .began)
        claim()
        #expect(scene.listener.heard == ["first ended"])
    }

    @Test("nor does one that the other lets act beside it (G-4.7, G-4.14)")
    func letBeside() {
        let strong = shy("strong", on: scene.inner)
        let weak = shy("weak", on: scene.inner)
        let last = shy("last", on: scene.outer)
        weak.spares = [strong]
        strong.spares = [last]
        let answers = Answers()
        answers.together = { _, other in other === weak }
        strong.delegate = answers
        claim()
        #expect(scene.listener.heard == ["weak ended", "strong ended"])
    }

    @Test("nor for one that waits, or has just failed (G-4.14, G-5.1)", arguments: [true, false])
    func waiting(isWaiting: Bool) {
        let beside = scene.add(Scribe("beside"), named: "beside", to: scene.beside)
        let weak = shy("weak", on: scene.inner)
        let strong = shy("strong", on: scene.inner)
        weak.spares = [strong]
        strong.require(toFail: beside)
        _ = shy("last", on: scene.outer)
        scene.device.finger().down(at: CGPoint(x: 100, y: 600))
        if !isWaiting { beside.state = .began }
        claim()
        let before = isWaiting ? [] : ["beside began"]
        #expect(scene.listener.heard == before + ["weak ended"])
        #expect(scene.device.story(of: "strong").contains(.recognizerWaits) == isWaiting)
    }

    @Test("nor for one on a view beside (G-4.4, G-4.14)")
    func unrelated() {
        let weak = shy("weak", on: scene.inner)
        weak.spares = [shy("strong", on: scene.beside)]
        let last = shy("last", on: scene.outer)
        claim(withBeside: true)
        #expect(scene.listener.heard == ["weak ended", "strong ended"])
        #expect(scene.device.explain(last).chain.first?.code == .failedByExclusion)
    }

    @Test("nobody is asked whether it keeps itself out (G-4.9)")
    func itself() {
        let alone = shy("alone", on: scene.inner)
        claim()
        #expect(scene.listener.heard == ["alone ended"])
        #expect(alone.asked.isEmpty)
    }

    @Test("of three that step aside in a ring the first goes, whoever else is there (G-4.2)")
    func ring() {
        let bystander = scene.add(Scribe("bystander"), named: "bystander", to: scene.inner)
        shy("waits", on: scene.inner).require(toFail: bystander)
        let third = shy("third", on: scene.outer)
        let second = shy("second", on: scene.outer)
        let first = shy("first", on: scene.outer)
        first.spares = [second]
        second.spares = [third]
        third.spares = [first]
        claim()
        #expect(scene.listener.heard == ["first ended", "second ended"])
        #expect(scene.device.explain(third).chain.first?["by"] == .text("first"))
    }

    @Test("of one that has failed at the same moment nobody is asked (G-4.7)")
    func failed() {
        let gone = scene.add(Scribe("gone"), named: "gone", to: scene.inner)
        gone.does = { scribe, phase, _ in if phase == .moved { scribe.state = .failed } }
        let winner = shy("winner", on: scene.inner)
        let answers = Answers()
        var asked: [UIGestureRecognizer] = []
        answers.together = { _, other in
            asked.append(other)
            return false
        }
        winner.delegate = answers
        claim()
        #expect(scene.listener.heard == ["winner ended"])
        #expect(asked.isEmpty && winner.asked.isEmpty)
    }
}
