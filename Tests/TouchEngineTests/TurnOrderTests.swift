import Testing
import TouchEngine

@Suite("The order of a turn")
struct TurnOrderTests {
    /// A target that writes into the log that recognizers and views share.
    private final class Actor {
        let log: CallLog
        var does: (UIGestureRecognizer) -> Void = { _ in }

        init(_ log: CallLog) { self.log = log }

        func act(_ recognizer: UIGestureRecognizer) {
            log.lines.append("\(recognizer.name ?? "") acts")
            does(recognizer)
        }
    }

    private let scene = NestedScene()
    private let log = CallLog()

    private func scribe(_ name: String, on view: UIView) -> Scribe {
        let scribe = Scribe(name, log: log)
        view.addGestureRecognizer(scribe)
        return scribe
    }

    @Test("recognizers hear a touch first, then arbitration, then actions, then views (G-2.3)")
    func order() {
        let view = ScribeView(frame: scene.inner.bounds)
        view.log = log
        scene.inner.addSubview(view)
        let (actor, answers) = (Actor(log), Answers())
        answers.together = { [log] _, _ in
            log.lines.append("both?")
            return true
        }
        for (name, place) in [("leaf", view as UIView), ("top", scene.device.window)] {
            let scribe = scribe(name, on: place)
            scribe.does = Scribe.drags
            scribe.delegate = answers
            scribe.addTarget(actor, action: Selector("act(_:)", Actor.act))
        }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        #expect(log.lines == ["leaf began", "top began", "view began"])
        log.lines = []
        finger.move(to: CGPoint(x: 200, y: 250))
        #expect(log.lines.prefix(2) == ["leaf moved", "top moved"])
        let questions = log.lines.dropFirst(2).prefix { $0 == "both?" }
        #expect(!questions.isEmpty)
        #expect(
            log.lines.dropFirst(2 + questions.count) == [
                "leaf acts", "top acts", "view cancelled",
            ])
        log.lines = []
        finger.up()
        let ends = ["leaf ended", "top ended", "leaf acts", "top acts", "leaf reset", "top reset"]
        #expect(log.lines == ends)
    }

    @Test(
        "an action goes out in the very event that recognised, before any time has passed (G-3.25)")
    func sameEvent() {
        let (actor, time) = (Actor(log), scene.device.now)
        let tap = UITapGestureRecognizer(target: actor, action: Selector("act(_:)", Actor.act))
        tap.name = "tap"
        scene.inner.addGestureRecognizer(tap)
        let view = scene.inner
        var heard: [[String]] = []
        actor.does = { _ in heard.append(view.heard) }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.up()
        #expect(heard == [["began"]])
        #expect(view.heard == ["began", "cancelled"])
        #expect(scene.device.now == time)
    }

    @Test("whoever loses has failed before the winner's action is sent (G-3.8, G-8.5)")
    func losersFailFirst() {
        let actor = Actor(log)
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        let pan = UIPanGestureRecognizer(target: actor, action: Selector("act(_:)", Actor.act))
        scene.outer.addGestureRecognizer(pan)
        var states: [UIGestureRecognizer.State] = []
        actor.does = { _ in states.append(tap.state) }
        scene.dragInside()
        #expect(states.first == .failed)
    }

    @Test("a touch lists its recognizers from the hit view up, on each as they were added (G-2.5)")
    func recognizersOfATouch() {
        let names = ["inner 1", "inner 2", "outer", "window"]
        var seen: [[String]] = []
        let places = [scene.inner, scene.inner, scene.outer, scene.device.window]
        for (name, place) in zip(names, places).reversed() where name != "inner 2" {
            scribe(name, on: place).does = { _, _, touches in
                seen.append(touches.first?.gestureRecognizers?.map { $0.name ?? "" } ?? [])
            }
        }
        _ = scribe("inner 2", on: scene.inner)
        _ = scribe("beside", on: scene.beside)
        scene.device.finger().down(at: scene.inside)
        #expect(seen == [names, names, names])
    }

    @Test("a touch is heard from the hit view up, on each view as they were added (U-2)")
    func orderOfHearing() {
        _ = scribe("window", on: scene.device.window)
        _ = scribe("outer", on: scene.outer)
        _ = scribe("inner 1", on: scene.inner)
        _ = scribe("inner 2", on: scene.inner)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 200, y: 250))
        let order = ["inner 1", "inner 2", "outer", "window"]
        #expect(log.lines == order.map { "\($0) began" } + order.map { "\($0) moved" })
    }

    @Test("one that was reset meanwhile hears the next finger in its old place (U-2)")
    func orderAfterAReset() {
        _ = scribe("window", on: scene.device.window)
        _ = scribe("inner 2", on: scene.inner)
        scribe("leaf", on: scene.inner).does = { scribe, phase, _ in
            if phase == .moved { scribe.state = .failed }
        }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 200, y: 250))
        log.lines = []
        scene.device.finger().down(at: CGPoint(x: 100, y: 200))
        #expect(log.lines == ["inner 2 began", "leaf began", "window began"])
    }

    @Test("when views move under a finger, their recognizers hear in the new order (U-2)")
    func orderAfterMovingViews() {
        _ = scribe("outer", on: scene.outer)
        _ = scribe("inner", on: scene.inner)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        scene.device.window.addSubview(scene.inner)
        scene.beside.addSubview(scene.outer)
        log.lines = []
        finger.move(to: CGPoint(x: 152, y: 250))
        #expect(log.lines == ["outer moved", "inner moved"])
        finger.up()
    }
}
