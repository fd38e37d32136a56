import Testing
import TouchEngine

@Suite("Resets, and what comes after")
struct ResetTests {
    private let scene = NestedScene()

    private func scribe(
        _ name: String, _ does: @escaping (Scribe, UITouch.Phase, Set<UITouch>) -> Void
    ) -> Scribe {
        let scribe = scene.add(Scribe(name), named: name, to: scene.inner)
        scribe.does = does
        return scribe
    }

    @Test("reset at once, with the finger down, it is possible again and open to the next (G-3.22)")
    func resetsEarly() {
        let own = scribe("own") { scribe, phase, _ in
            if phase == .moved { scribe.state = .ended }
        }
        let (one, two) = (scene.device.finger(), scene.device.finger())
        one.down(at: scene.inside)
        one.move(to: CGPoint(x: 160, y: 250))
        #expect(own.log.lines.last == "own reset")
        #expect(own.state == .possible && own.numberOfTouches == 0)
        two.down(at: CGPoint(x: 100, y: 200))
        two.move(to: CGPoint(x: 110, y: 200))
        #expect(scene.listener.heard == ["own ended", "own ended"])
        one.up()
        two.up()
        #expect(scene.device.isAtRest)
    }

    @Test("after its reset the fingers it had are nothing to it, whatever they do (G-3.20)")
    func oldFingers() {
        let own = scribe("own") { scribe, phase, _ in
            if phase == .moved { scribe.state = .failed }
        }
        let (one, two) = (scene.device.finger(), scene.device.finger())
        one.down(at: scene.inside)
        one.move(to: CGPoint(x: 160, y: 250))
        own.log.lines = []
        two.down(at: CGPoint(x: 100, y: 200))
        #expect(own.log.lines == ["own began"])
        #expect(own.numberOfTouches == 1)
        one.move(to: CGPoint(x: 200, y: 250), over: 0.1)
        one.up()
        #expect(own.log.lines == ["own began"])
        #expect(own.location(in: nil) == CGPoint(x: 100, y: 200))
    }

    @Test("after the reset what it waits for must fail anew (G-3.20)")
    func requirementsAnew() {
        let (single, double) = scene.addWaitingTaps()
        scene.device.tap(at: scene.inside)
        scene.device.settle()
        #expect(scene.listener.heard == ["single ended"])
        scene.device.tap(at: scene.inside)
        #expect(scene.device.explain(single).outcome == .waiting)
        scene.device.settle()
        #expect(scene.listener.heard == ["single ended", "single ended"])
        scene.device.doubleTap(at: scene.inside)
        #expect(scene.listener.heard.last == "double ended")
        #expect(scene.listener.heard.count == 3)
        #expect(double.state == .possible)
    }

    @Test("whom it waits for by a delegate is asked once in each attempt, and may change (G-5.3)")
    func askedAnew() {
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        let own = scribe("own") { _, _, _ in }
        let answers = Answers()
        tap.delegate = answers
        var (asked, waits) = (0, true)
        answers.waits = { _, other in
            asked += other === own ? 1 : 0
            return waits
        }
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard.isEmpty && asked == 1)
        own.state = .failed
        #expect(scene.listener.heard == ["tap ended"] && asked == 1)
        waits = false
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["tap ended", "tap ended"] && asked == 2)
    }
}
