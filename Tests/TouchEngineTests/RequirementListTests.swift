import Testing
import TouchEngine

@Suite("Whom one waits for, and in which order")
struct RequirementListTests {
    private let scene = NestedScene()
    private let finger: Finger

    init() { finger = scene.device.finger() }

    private func pan(_ name: String = "pan", on view: UIView? = nil) -> UIPanGestureRecognizer {
        scene.add(UIPanGestureRecognizer(), named: name, to: view ?? scene.inner)
    }

    private func tap(_ name: String, on view: UIView? = nil) -> UITapGestureRecognizer {
        scene.add(UITapGestureRecognizer(), named: name, to: view ?? scene.inner)
    }

    /// Puts the finger down and makes it a pan, in a tap's allowance.
    private func begin() {
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 180, y: 250), over: 0.1)
    }

    /// Goes on, out of every tap's allowance.
    private func goOn() { finger.move(to: CGPoint(x: 240, y: 250), over: 0.1) }

    private func names(_ code: TraceCode) -> [TraceValue?] {
        scene.device.trace.records(code).map { $0["for"] }
    }

    @Test("all that it waits for are told, in the order in which they joined (G-5.1)")
    func order() {
        let (pan, near, other) = (pan(), tap("near"), tap("other"))
        pan.require(toFail: other)
        pan.require(toFail: near)
        begin()
        #expect(names(.recognizerWaits) == [.list(["near", "other"])])
        goOn()
        #expect(names(.recognizerReleased) == [.list(["near", "other"])])
        #expect(scene.listener.outline == ["pan began"])
    }

    @Test("what is declared before it claims is told once (G-5.1)")
    func declaredEarly() {
        let (pan, near) = (pan(), tap("near"))
        finger.down(at: scene.inside)
        pan.require(toFail: near)
        finger.move(to: CGPoint(x: 180, y: 250), over: 0.1)
        #expect(names(.recognizerWaits) == [.list(["near"])])
    }

    @Test("what is declared while it waits holds at once, and is told once (G-5.1)")
    func declaredLate() {
        let (pan, near, last) = (pan(), tap("near"), tap("last"))
        pan.require(toFail: near)
        begin()
        pan.require(toFail: last)
        pan.require(toFail: last)
        pan.require(toFail: near)
        goOn()
        #expect(names(.recognizerReleased) == [.list(["near", "last"])])
    }

    @Test("of those that are switched off it waits for none any more (G-5.1, G-2.29)")
    func switchedOff() {
        let (pan, near, last) = (pan(), tap("near"), tap("last"))
        pan.require(toFail: near)
        begin()
        pan.require(toFail: last)
        near.isEnabled = false
        #expect(names(.recognizerWaits) == [.list(["near"]), .list(["last"])])
        #expect(scene.listener.heard.isEmpty)
        last.isEnabled = false
        #expect(names(.recognizerReleased) == [.list(["last"])])
        #expect(scene.listener.outline == ["pan began"])
    }

    @Test("one that gets its finger after that counts once as well (G-5.1, G-5.12)")
    func touchedLater() {
        let (pan, near, far) = (pan(), tap("near"), tap("far", on: scene.beside))
        pan.require(toFail: near)
        begin()
        pan.require(toFail: far)
        scene.device.finger().down(at: CGPoint(x: 100, y: 600))
        goOn()
        #expect(names(.recognizerWaits) == [.list(["near"]), .list(["far"])])
    }

    @Test("about the last that it knows it is not asked again when another joins (G-5.3)")
    func askedOnce() {
        let (pan, near, far) = (pan(), tap("near"), tap("far", on: scene.beside))
        let answers = Answers()
        var asked: [UIGestureRecognizer] = []
        answers.waits = { _, other in
            asked.append(other)
            return true
        }
        pan.delegate = answers
        begin()
        #expect(asked == [near])
        let second = scene.device.finger()
        second.down(at: CGPoint(x: 100, y: 600))
        second.move(to: CGPoint(x: 300, y: 600), over: 0.1)
        #expect(asked == [near, far])
    }

    @Test("nobody is asked whether it waits for itself (G-5.4)")
    func itself() {
        let pan = pan()
        let answers = Answers()
        var count = 0
        answers.waits = { _, _ in
            count += 1
            return true
        }
        answers.isAwaited = answers.waits
        pan.delegate = answers
        begin()
        #expect(scene.listener.outline == ["pan began"])
        #expect(count == 0)
    }

    @Test("of several that act already the first to join is named as the reason (G-5.1)")
    func reason() {
        let answers = Answers()
        answers.together = { _, _ in true }
        let late = Scribe("late")
        answers.waits = { dependent, _ in dependent === late }
        for recognizer in [pan("first"), pan("second")] { recognizer.delegate = answers }
        scene.add(late, named: "late", to: scene.inner).delegate = answers
        begin()
        late.state = .ended
        let why = scene.device.explain(late).chain.first
        #expect(why?.code == .failedByRequirement)
        #expect(why?["by"] == .text("first"))
    }

    @Test("delegates that make two wait for each other are found out as well (U-3, G-5.4)")
    func ringOfDelegates() {
        let (a, b) = (pan("a"), pan("b", on: scene.outer))
        let answers = Answers()
        answers.waits = { _, _ in true }
        a.delegate = answers
        b.delegate = answers
        begin()
        goOn()
        #expect(scene.device.trace.records(.misuseRequirementCycle).count == 1)
        #expect(scene.listener.outline == ["b began"])
    }

    @Test("three that wait in a ring are reported once, and one of them acts (U-3)")
    func ringOfThree() {
        let (a, b) = (pan("a"), pan("b", on: scene.outer))
        let c = pan("c", on: scene.device.window)
        a.require(toFail: b)
        b.require(toFail: c)
        c.require(toFail: a)
        begin()
        goOn()
        let misuse = scene.device.trace.records(.misuseRequirementCycle)
        #expect(misuse.map(\.subject) == ["c"])
        #expect(misuse.first?["with"] == .text("a"))
        #expect(scene.listener.outline == ["c began"])
    }

    @Test("of several that keep it from its reset the first to join is named (G-3.21)")
    func partner() {
        let log = CallLog()
        let scribes = ["done", "first", "second"].map {
            scene.add(Scribe($0, log: log), named: $0, to: scene.inner)
        }
        for one in scribes.dropFirst().reversed() { scribes.first?.require(toFail: one) }
        finger.down(at: scene.inside)
        scribes.first?.state = .failed
        #expect(log.lines.allSatisfy { $0.hasSuffix("began") })
        let second = scene.device.finger()
        second.down(at: CGPoint(x: 120, y: 220))
        let record = scene.device.trace.records(.recognizerNotReset).last
        #expect(record?.subject == "done" && record?["by"] == .text("first"))
        #expect(record?["joined"] == .flag(true) && record?["finger"] == .number(2))
        for one in scribes.dropFirst() { one.state = .failed }
        #expect(log.lines.filter { $0.hasSuffix("reset") }.count == 3)
    }
}
