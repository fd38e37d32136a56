import Testing
import TouchEngine

@Suite("Odd moments of a turn")
struct TurnEdgeTests {
    /// A target that runs a closure.
    private final class Doing {
        var run: (UIGestureRecognizer) -> Void = { _ in }
        func act(_ recognizer: UIGestureRecognizer) { run(recognizer) }
        static var action: Selector { Selector("act(_:)", Doing.act) }
    }

    /// A view that counts its layouts, and writes down that it was asked about a recognizer.
    private final class Counting: UIView {
        var layouts = 0
        var asked: () -> Void = {}
        override func layoutSubviews() { layouts += 1 }
        override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool {
            asked()
            return true
        }
    }

    private let scene = NestedScene()
    private let log = CallLog()

    private func scribe(
        _ name: String, on view: UIView,
        _ does: @escaping (Scribe, UITouch.Phase, Set<UITouch>) -> Void = { _, _, _ in }
    ) -> Scribe {
        let scribe = scene.add(Scribe(name, log: log), named: name, to: view)
        scribe.does = does
        return scribe
    }

    @Test("one that fired keeps out who claims in its action, and the next moment nobody (G-4.1)")
    func claimedInAction() {
        let (late, doing) = (scribe("late", on: scene.outer), Doing())
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        tap.addTarget(doing, action: Doing.action)
        doing.run = { _ in late.state = .ended }
        let answers = Answers()
        answers.receive = { _, _ in false }
        late.delegate = answers
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["tap ended"])
        let why = scene.device.explain(late).chain.first
        #expect(why?.code == .failedByExclusion && why?["by"] == .text("tap"))
        late.state = .ended
        #expect(scene.listener.heard == ["tap ended", "late ended"])
    }

    @Test("on views side by side, the one whose finger landed first hears first (U-2)")
    func sideBySide() {
        _ = scribe("outer", on: scene.outer)
        _ = scribe("beside", on: scene.beside)
        let (first, second) = (scene.device.finger(), scene.device.finger())
        first.down(at: CGPoint(x: 100, y: 600))
        second.down(at: scene.inside)
        log.lines = []
        Finger.move([(second, CGPoint(x: 200, y: 250)), (first, CGPoint(x: 200, y: 600))], over: 0)
        #expect(log.lines == ["beside moved", "outer moved"])
    }

    @Test("one that has been taken off its view acts after all the others", .tags(.apparatus))
    func takenOff() {
        let remover = scribe("remover", on: scene.inner)
        let gone = scribe("gone", on: scene.inner, Scribe.drags)
        let window = scribe("window", on: scene.device.window, Scribe.drags)
        let answers = Answers()
        answers.together = { _, _ in true }
        for one in [remover, gone, window] { one.delegate = answers }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 160, y: 250))
        remover.does = { _, _, _ in gone.view?.removeGestureRecognizer(gone) }
        finger.move(to: CGPoint(x: 170, y: 250))
        #expect(
            scene.listener.heard == [
                "gone began", "window began", "window changed", "gone cancelled",
            ])
    }

    @Test("one that is added as the finger lifts has missed no finger (G-2.1)")
    func addedAtTheLift() {
        let (late, doing) = (UITapGestureRecognizer(), Doing())
        late.name = "late"
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        tap.addTarget(doing, action: Doing.action)
        doing.run = { [outer = scene.outer] _ in outer.addGestureRecognizer(late) }
        scene.device.tap(at: scene.inside)
        #expect(late.view === scene.outer)
        #expect(!scene.device.story(of: "late").contains(.recognizerTooLate))
    }

    @Test("while the window itself is animated a finger hits nothing, and that is why (G-1.11)")
    func animatedWindow() {
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        UIView.animate(withDuration: 1) { scene.device.window.alpha = 0.5 }
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard.isEmpty)
        #expect(scene.device.explain(tap).chain.map(\.code) == [.viewAnimating, .touchMissed])
    }

    @Test("one that began without a finger hears those that land on it later (G-3.3, G-2.1)")
    func beganAlone() {
        let own = scribe("own", on: scene.inner)
        own.state = .began
        #expect(scene.listener.heard == ["own began"])
        scene.device.finger().down(at: scene.inside)
        #expect(log.lines == ["own began"])
        #expect(own.numberOfTouches == 1)
    }

    @Test("a step that changes nothing lays nothing out", .tags(.apparatus))
    func noTurn() {
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let own = scribe("own", on: scene.inner)
        scene.inner.addSubview(view)
        own.state = .possible
        #expect(view.layouts == 0)
        scene.device.advance(by: 0)
        view.setNeedsLayout()
        own.state = .possible
        #expect(view.layouts == 1)
        own.state = .failed
        #expect(view.layouts == 2)
    }

    @Test("one switched off as it is asked about a finger does not get it (G-2.7, G-2.28)")
    func switchedOffAsAsked() {
        let own = scribe("own", on: scene.inner)
        let answers = Answers()
        answers.receive = { recognizer, _ in
            recognizer.isEnabled = false
            return true
        }
        own.delegate = answers
        scene.device.finger().down(at: scene.inside)
        #expect(own.numberOfTouches == 0 && log.lines.isEmpty)
        #expect(!scene.device.story(of: "own").contains(.recognizerReceives))
    }

    @Test("each view that was hit is asked once, in the order of the fingers (G-6.2)")
    func viewsAsked() {
        for (x, name) in [(0.0, "left"), (200, "right")] {
            let view = Counting(frame: CGRect(x: x, y: 0, width: 150, height: 300))
            view.asked = { [log] in log.lines.append(name) }
            scene.outer.addSubview(view)
        }
        let own = scribe("own", on: scene.outer)
        for x in [10.0, 210, 20] { scene.device.finger().down(at: CGPoint(x: x, y: 150)) }
        log.lines = []
        own.state = .began
        #expect(log.lines == ["left", "right"])
        #expect(own.numberOfTouches == 3)
    }

    @Test("a later finger is heard of by its view, too, unless the gesture takes it (G-2.16)")
    func laterFinger() {
        for cancels in [true, false] {
            let scene = NestedScene()
            scene.inner.isMultipleTouchEnabled = true
            let own = scene.add(Scribe("own"), named: "own", to: scene.inner)
            own.cancelsTouchesInView = cancels
            scene.device.finger().down(at: scene.inside)
            own.state = .began
            scene.device.finger().down(at: CGPoint(x: 200, y: 250))
            #expect(scene.inner.heard == (cancels ? ["began", "cancelled"] : ["began", "began"]))
        }
    }
}
