import Testing
import TouchEngine

@Suite("Exclusive touch among fingers that were kept back together")
struct KeptBackExclusiveTests {
    private let scene = NestedScene()
    private let holder = Scribe("holder")
    private let beside = CGPoint(x: 150, y: 600)

    init() {
        _ = scene.add(holder, named: "holder", to: scene.device.window)
        holder.delaysTouchesBegan = true
    }

    /// Two fingers, of which the first lifts some time after the second has landed, or before it; then both are told.
    private func tell(first: CGPoint, second: CGPoint, liftsAfter time: Double) {
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: first)
        scene.device.advance(by: 0.5)
        if time <= 0 {
            a.up()
            scene.device.advance(by: -time)
            b.down(at: second)
        } else {
            b.down(at: second)
            scene.device.advance(by: time)
            a.up()
        }
        holder.state = .failed
        b.up()
    }

    @Test("either view keeps the other's later finger out, if the two were down at once (G-1.13)")
    func either() {
        for isFirst in [true, false] {
            let scene = KeptBackExclusiveTests()
            (isFirst ? scene.scene.inner : scene.scene.beside).isExclusiveTouch = true
            scene.tell(first: scene.scene.inside, second: beside, liftsAfter: 0.25)
            #expect(scene.scene.inner.heard == ["began", "ended"])
            #expect(scene.scene.beside.heard.isEmpty)
            let barred = scene.scene.device.trace.records(.viewTouchBarred).last
            #expect(barred?.subject == "beside")
            #expect(barred?["by"] == .text("inner"))
            #expect(barred?["exclusive"] == .flag(true))
            #expect(barred?.rule == "G-1.13")
        }
    }

    @Test("where neither is exclusive both are told (G-1.13)")
    func neither() {
        tell(first: scene.inside, second: beside, liftsAfter: 0.25)
        #expect(scene.inner.heard == ["began", "ended"])
        #expect(scene.beside.heard == ["began", "ended"])
    }

    @Test("a finger that was up when the other landed keeps nothing out (G-1.13)")
    func oneAfterTheOther() {
        for time in [0, -0.25] {
            let scene = KeptBackExclusiveTests()
            scene.scene.inner.isExclusiveTouch = true
            scene.tell(first: scene.scene.inside, second: beside, liftsAfter: time)
            #expect(scene.scene.inner.heard == ["began", "ended"])
            #expect(scene.scene.beside.heard == ["began", "ended"])
        }
    }

    @Test("two of one exclusive view are told, if it takes two (G-1.13)")
    func ownTwo() {
        scene.inner.isExclusiveTouch = true
        scene.inner.isMultipleTouchEnabled = true
        tell(first: scene.inside, second: CGPoint(x: 100, y: 200), liftsAfter: 0.25)
        #expect(scene.inner.heard.filter { $0 == "ended" }.count == 2)
        #expect(scene.inner.places.count == 4)
    }
}

@Suite("Touches that more than one recognizer takes")
struct TouchTakenTests {
    @Test("given back by one, it stays taken by another that acts and cancels (G-2.13, G-2.14)")
    func stillTaken() {
        for (acts, cancels) in [(true, true), (true, false), (false, true)] {
            let scene = NestedScene()
            let other = scene.add(Scribe("other"), named: "other", to: scene.inner)
            let own = scene.add(Scribe("own"), named: "own", to: scene.inner)
            other.cancelsTouchesInView = cancels
            let answers = Answers()
            answers.together = { _, _ in true }
            own.delegate = answers
            var held: UITouch?
            own.does = { own, phase, touches in
                held = touches.first
                if phase == .began { own.state = .began }
            }
            if acts {
                other.does = { other, phase, _ in if phase == .began { other.state = .began } }
            }
            let meddler = Meddler { [own] recognizer in
                guard recognizer.state == .began, let held else { return }
                own.ignore(held, for: UIEvent())
            }
            own.addTarget(meddler, action: Selector("act(_:)", Meddler.act))
            let finger = scene.device.finger()
            finger.down(at: scene.inside)
            #expect(scene.inner.heard == (acts && cancels ? [] : ["began"]))
            own.state = .ended
            other.state = acts ? .ended : .failed
            finger.up()
            #expect(scene.inner.heard == (acts && cancels ? [] : ["began", "ended"]))
            #expect(scene.device.isAtRest)
        }
    }

    @Test("the first that acts is named, and takes only what it receives (G-2.14)")
    func first() {
        let scene = NestedScene()
        scene.inner.isMultipleTouchEnabled = true
        let answers = Answers()
        answers.together = { _, _ in true }
        let (late, early) = (Scribe("late"), Scribe("early"))
        for one in [late, early] {
            _ = scene.add(one, named: one === late ? "late" : "early", to: scene.inner)
            one.delegate = answers
            one.does = { one, phase, _ in if phase == .moved { one.state = .began } }
        }
        let (a, b) = (scene.device.finger(), scene.device.finger())
        b.down(at: CGPoint(x: 100, y: 600))
        a.down(at: scene.inside)
        a.move(to: CGPoint(x: 160, y: 250))
        #expect(scene.listener.heard == ["early began", "late began"])
        let records = scene.device.trace.records(.viewTouchesCancelled)
        #expect(records.map { $0["by"] } == [.text("early")])
        b.up()
        #expect(scene.beside.heard == ["began", "ended"])
        early.state = .ended
        late.state = .ended
        a.up()
        #expect(scene.inner.heard == ["began", "cancelled"])
    }

    @Test("told once, a touch is not discarded by one that delays only now (G-2.20, G-2.16)")
    func delaysLater() {
        let scene = NestedScene()
        let press = scene.add(UILongPressGestureRecognizer(), named: "press", to: scene.inner)
        press.cancelsTouchesInView = false
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        press.delaysTouchesBegan = true
        finger.hold(for: 0.6)
        finger.up()
        #expect(scene.listener.heard == ["press began", "press ended"])
        #expect(scene.inner.heard == ["began", "ended"])
    }
}
