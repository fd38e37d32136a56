import Testing
import TouchEngine

@Suite("What a loser lacked, and who could have refused the winner")
struct ShortfallTests {
    private let scene = NestedScene()

    private func loss(of recognizer: UIGestureRecognizer) throws -> TraceRecord {
        let record = try #require(scene.device.explain(recognizer).chain.first)
        #expect(record.code == .failedByExclusion)
        return record
    }

    private func number(_ key: String, _ record: TraceRecord) -> Double {
        guard case .number(let number)? = record[key] else { return -1 }
        return number
    }

    @Test("a swipe that a pan kept out says how far the finger was, and how far it needs (G-4.1)")
    func swipe() throws {
        _ = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let swipe = scene.add(UISwipeGestureRecognizer(), named: "swipe", to: scene.outer)
        scene.dragInside()
        let record = try loss(of: swipe)
        #expect(record["lacksTravel"] == .flag(true) && record["anyDirection"] == .flag(true))
        #expect(number("had", record) >= 10 && number("had", record) < number("needs", record))
    }

    @Test("of a class of the program's own nobody knows which way it goes", .tags(.apparatus))
    func ownClass() throws {
        final class Sideways: UIPanGestureRecognizer {}
        _ = scene.add(Sideways(), named: "own", to: scene.inner)
        let swipe = scene.add(UISwipeGestureRecognizer(), named: "swipe", to: scene.outer)
        scene.dragInside()
        #expect(try loss(of: swipe)["anyDirection"] == .flag(false))
    }

    @Test("a pan that a press kept out says so too, unless its fingers are too few (G-4.1)")
    func pan() throws {
        _ = scene.add(UILongPressGestureRecognizer(), named: "press", to: scene.inner)
        let one = scene.add(UIPanGestureRecognizer(), named: "one", to: scene.outer)
        let two = scene.add(UIPanGestureRecognizer(), named: "two", to: scene.outer)
        two.minimumNumberOfTouches = 2
        scene.device.longPress(at: scene.inside)
        let record = try loss(of: one)
        #expect(record["lacksTravel"] == .flag(true) && record["anyDirection"] == .flag(false))
        #expect(record["had"] == .number(0) && record["needs"] == .number(10))
        #expect(try loss(of: two)["lacksTravel"] == .flag(false))
    }

    @Test("of a pinch and a rotation, the loser says what its fingers had done (G-4.1)")
    func twoFingers() throws {
        for isTurned in [false, true] {
            let scene = NestedScene()
            let pinch = scene.add(UIPinchGestureRecognizer(), named: "pinch", to: scene.inner)
            let turn = scene.add(UIRotationGestureRecognizer(), named: "turn", to: scene.inner)
            let (a, b) = (scene.device.finger(), scene.device.finger())
            a.down(at: CGPoint(x: 110, y: 250))
            b.down(at: CGPoint(x: 190, y: 250))
            b.move(to: CGPoint(x: isTurned ? 190 : 240, y: isTurned ? 300 : 252), over: 0.2)
            let loser: UIGestureRecognizer = isTurned ? pinch : turn
            let record = try #require(scene.device.explain(loser).chain.first)
            #expect(record.code == .failedByExclusion)
            #expect(record[isTurned ? "lacksSpread" : "lacksTurn"] == .flag(true))
            #expect(number("had", record) < number("needs", record))
            a.up()
            b.up()
        }
    }

    @Test("a scroll view's pan that could not have gone that way says no number (S-A2.3)")
    func axis() throws {
        let scene = ScrollScene()
        let pan = UIPanGestureRecognizer()
        scene.device.window.addGestureRecognizer(pan)
        scene.device.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), over: 0.2)
        let record = try #require(
            scene.device.explain(scene.scroll.panGestureRecognizer).chain.first)
        #expect(record["offAxis"] == .flag(true) && record["lacksTravel"] == .flag(false))
    }

    @Test("a scroll view's pan that begins at the end of its content says so (S-A2.3)")
    func atEnd() {
        for isUp in [true, false] {
            let scene = ScrollScene()
            scene.device.drag(
                from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: isUp ? 300 : 500), over: 0.2)
            let began = scene.device.trace.records(.recognizerBegan).first
            #expect(began?["atEnd"] == .flag(!isUp))
            #expect(began?["offset"] == (isUp ? nil : .number(0)))
        }
    }

    @Test("a touch that is taken is told with the delegate that did not refuse it (G-2.7)")
    func delegate() {
        let answers = Answers()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.outer)
        for isSet in [false, true] {
            tap.delegate = isSet ? answers : nil
            scene.device.tap(at: scene.inside)
            let note = scene.device.explain(tap).notes.first
            #expect(note?["delegated"] == .flag(isSet) && note?["drag"] == .flag(false))
            #expect(note?["delegate"] == .text(isSet ? "Answers" : ""))
            #expect(note?["viewDelegate"] == .flag(false))
            scene.device.settle()
        }
    }

    @Test("an end that code sets itself is told with the lift that it came with (G-3.3)")
    func atLift() {
        for isAtLift in [true, false] {
            let scene = NestedScene()
            let own = scene.add(Scribe("own"), named: "own", to: scene.inner)
            own.does = { scribe, phase, _ in
                if phase == (isAtLift ? .ended : .began) { scribe.state = .ended }
            }
            scene.device.tap(at: scene.inside)
            let record = scene.device.trace.records(.recognizedByItself).first
            #expect(record?["atLift"] == .flag(isAtLift))
        }
    }

    @Test("whose delegate makes one wait is told (G-5.4)")
    func theirs() {
        for isTheirs in [true, false] {
            let scene = NestedScene()
            let answers = Answers()
            let first = scene.add(UITapGestureRecognizer(), named: "first", to: scene.inner)
            first.numberOfTapsRequired = 2
            let second = scene.add(UITapGestureRecognizer(), named: "second", to: scene.inner)
            if isTheirs {
                answers.isAwaited = { _, _ in true }
                first.delegate = answers
            } else {
                answers.waits = { _, _ in true }
                second.delegate = answers
            }
            scene.device.tap(at: scene.inside)
            let record = scene.device.explain(second).chain.first
            #expect(record?["theirs"] == .flag(isTheirs))
            #expect(record?["continuous"] == .flag(false))
        }
    }

    @Test("a view in front is told from one around (G-1.1)")
    func inFront() {
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        let cover = UIView(frame: scene.inner.frame)
        scene.outer.addSubview(cover)
        scene.device.tap(at: scene.inside)
        #expect(scene.device.explain(tap).chain.first?["inFront"] == .flag(true))
    }
}
