import Testing
import TouchEngine

/// Three that are reset together: what is undecided joins what is done, as both waited for one that has failed.
private struct JoinedScene {
    let scene = NestedScene()
    let own = Scribe("own")
    let undecided = Scribe("undecided")
    let finger: Finger

    init() {
        let key = scene.add(Scribe("key"), named: "key", to: scene.inner)
        _ = scene.add(own, named: "own", to: scene.inner)
        _ = scene.add(undecided, named: "undecided", to: scene.beside)
        own.require(toFail: key)
        undecided.require(toFail: key)
        finger = scene.device.finger()
        finger.down(at: scene.inside)
        scene.device.finger().down(at: CGPoint(x: 100, y: 600))
        key.state = .failed
    }
}

@Suite("Recognizers that are done, and not reset yet")
struct DoneNotResetTests {
    @Test(
        "from its end no step leads on, whichever is tried (G-3.3)",
        arguments: [UIGestureRecognizer.State.failed, .ended, .cancelled])
    func noStep(end: UIGestureRecognizer.State) {
        let joined = JoinedScene()
        let (scene, own) = (joined.scene, joined.own)
        if end == .cancelled { own.state = .began }
        own.state = end
        #expect(own.state == end)
        let heard = scene.listener.heard
        let steps: [UIGestureRecognizer.State] = [
            .began, .changed, .ended, .cancelled, .failed, .possible,
        ]
        for next in steps { own.state = next }
        #expect(own.state == end)
        #expect(scene.listener.heard == heard)
        let reports = scene.device.trace.records(.misuseIllegalState)
        #expect(reports.map { $0["from"] } == Array(repeating: .text("\(end)"), count: 6))
        #expect(reports.allSatisfy { $0["ends"] == .flag(false) })
        #expect(!own.log.lines.contains("own reset"))
        joined.undecided.state = .failed
        #expect(own.log.lines.last == "own reset")
        #expect(scene.device.isAtRest)
    }

    @Test("one that has ended keeps nobody out any more who begins later (G-4.1, G-4.5)")
    func excludesNobody() {
        let joined = JoinedScene()
        let (scene, own, finger) = (joined.scene, joined.own, joined.finger)
        _ = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
        own.state = .ended
        #expect(scene.listener.heard == ["own ended"])
        finger.up()
        finger.down(at: scene.inside)
        #expect(own.numberOfTouches == 0)
        finger.move(to: CGPoint(x: 200, y: 250))
        #expect(scene.listener.heard == ["own ended", "pan began"])
        finger.up()
        joined.undecided.state = .failed
        #expect(scene.device.isAtRest)
    }

    @Test("switched off, it is reset alone, and takes new fingers at once (G-2.29)")
    func switchedOff() {
        let joined = JoinedScene()
        let own = joined.own
        own.state = .ended
        own.isEnabled = false
        #expect(own.log.lines.last == "own reset")
        own.isEnabled = true
        joined.finger.up()
        joined.finger.down(at: joined.scene.inside)
        #expect(own.numberOfTouches == 1)
        own.state = .failed
        joined.undecided.state = .failed
        joined.finger.up()
    }

    @Test("its state is in the words of UIKit, whichever it is in (G-8.10)")
    func described() {
        var words: [String] = []
        for steps in [
            [UIGestureRecognizer.State.began, .changed, .ended], [.began, .cancelled], [.failed],
        ] {
            let joined = JoinedScene()
            let own = joined.own
            for state in steps {
                own.state = state
                let text = own.description.split(separator: ";").dropFirst().first
                words.append(text.map { String($0) } ?? "")
            }
            joined.undecided.state = .failed
        }
        #expect(
            words
                == ["Began", "Changed", "Ended", "Began", "Cancelled", "Failed"].map {
                    " state = \($0)"
                })
    }

    @Test("what it is told of an attempt that is over is the last place of its finger (G-7.45)")
    func lastPlace() {
        let scene = NestedScene()
        let own = scene.add(Scribe("own"), named: "own", to: scene.inner)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: CGPoint(x: 100, y: 200))
        b.down(at: CGPoint(x: 200, y: 300))
        b.move(to: CGPoint(x: 220, y: 300))
        #expect(own.location(in: nil) == CGPoint(x: 160, y: 250))
        b.up()
        #expect(own.location(in: nil) == CGPoint(x: 100, y: 200))
        a.move(to: CGPoint(x: 110, y: 210))
        a.up()
        #expect(own.numberOfTouches == 0)
        #expect(own.location(in: scene.inner) == CGPoint(x: 60, y: 60))
    }
}
