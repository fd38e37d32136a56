import Testing
import TouchEngine

/// A delegate that implements nothing.
private final class Silent: NSObject, UIGestureRecognizerDelegate {}

/// A view that counts how often it is asked, and says no if it is told to.
private final class Asked: UIView {
    var log = CallLog()
    var says = true

    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        log.lines.append(accessibilityIdentifier ?? "?")
        return says
    }
}

@Suite("What is on record of questions and answers")
struct AnswerRecordTests {
    private let scene = NestedScene()

    private func records(_ code: TraceCode) -> [TraceRecord] { scene.device.trace.records(code) }

    @Test("a delegate that implements nothing is asked nothing, and nothing is recorded (G-8.8)")
    func silent() {
        let silent = Silent()
        for (name, view) in [("outer", scene.outer), ("inner", scene.inner)] {
            let pan = scene.add(UIPanGestureRecognizer(), named: name, to: view)
            pan.delegate = silent
            pan.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        }
        scene.dragInside()
        #expect(scene.listener.outline == ["inner began", "inner ended"])
        for code in [
            TraceCode.delegateShouldBegin, .delegateSimultaneous, .delegateRequiresFailure,
            .recognizerRefusesTouch, .recognizerRefusesPress,
        ] {
            #expect(records(code).isEmpty)
        }
        let failure = records(.failedByExclusion).last
        #expect(failure?["asked"] == .flag(false))
        #expect(failure?["refusers"] == .list([]))
        let (device, listener) = (Device(), Listener())
        let tap = UITapGestureRecognizer()
        tap.delegate = silent
        tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        listener.listen(to: tap, as: "tap", on: device.window)
        device.press(.select)
        #expect(listener.heard == ["tap ended"])
    }

    @Test("an answer about beginning says who gave it, and leads on to what came of it (G-3.6)")
    func shouldBegin() throws {
        let answers = Answers()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        pan.delegate = answers
        for answer in [true, false] {
            answers.begin = { _ in answer }
            scene.dragInside()
            let record = try #require(records(.delegateShouldBegin).last)
            #expect(record.subject == "pan")
            #expect(record["by"] == .text("Answers"))
            #expect(record["role"] == .text("delegate"))
            #expect(record["answer"] == .flag(answer))
            #expect(record.rule == "G-3.6")
            let result = try #require(
                records(answer ? .recognizerBegan : .failedByShouldBegin).last)
            #expect(result.cause == record.index)
            if !answer { #expect(result["by"] == .text("Answers")) }
        }
        #expect(scene.listener.outline == ["pan began", "pan ended"])
    }

    @Test("each view that is touched is asked once, in the order of the fingers (G-6.2)")
    func views() throws {
        let log = CallLog()
        let views = ["left", "right"].map { name in
            let view = Asked(
                frame: CGRect(x: name == "left" ? 0 : 100, y: 0, width: 90, height: 90))
            (view.accessibilityIdentifier, view.log) = (name, log)
            scene.inner.addSubview(view)
            return view
        }
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
        let fingers = (0..<3).map { _ in scene.device.finger() }
        for (finger, x) in zip(fingers, [160.0, 60, 180]) {
            finger.down(at: CGPoint(x: x, y: 160))
        }
        Finger.move(fingers.map { ($0, CGPoint(x: 200, y: 240)) }, over: 0.1)
        #expect(log.lines == ["right", "left"])
        #expect(scene.listener.heard.first == "pan began")
        for finger in fingers { finger.up() }
        views.first?.says = false
        scene.device.drag(from: CGPoint(x: 60, y: 160), to: CGPoint(x: 60, y: 240), over: 0.1)
        let record = try #require(records(.delegateShouldBegin).last)
        #expect(record["by"] == .text("left"))
        #expect(record["role"] == .text("view"))
        #expect(record.rule == "G-6.2")
        #expect(scene.device.explain(pan).chain.first?.code == .failedByShouldBegin)
    }

    @Test("who was asked to go together, about whom, and the answer (G-4.7)")
    func together() throws {
        let answers = Answers()
        let outer = scene.add(UIPanGestureRecognizer(), named: "outer pan", to: scene.outer)
        _ = scene.add(UIPanGestureRecognizer(), named: "inner pan", to: scene.inner)
        outer.delegate = answers
        for answer in [true, false] {
            answers.together = { _, _ in answer }
            scene.dragInside()
            let record = try #require(records(.delegateSimultaneous).last)
            #expect(record.subject == "outer pan")
            #expect(record["by"] == .text("Answers"))
            #expect(record["with"] == .text("inner pan"))
            #expect(record["answer"] == .flag(answer))
        }
        #expect(records(.failedByExclusion).last?["refusers"] == .list(["Answers"]))
    }

    @Test("who was asked about a requirement, either way, and the answer (G-5.4)")
    func requirement() throws {
        for isWaiter in [true, false] {
            for answer in [true, false] {
                let scene = NestedScene()
                let answers = Answers()
                let other = scene.add(Scribe("other"), named: "other", to: scene.inner)
                let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
                if isWaiter {
                    answers.waits = { _, _ in answer }
                    tap.delegate = answers
                } else {
                    answers.isAwaited = { _, _ in answer }
                    other.delegate = answers
                }
                scene.device.tap(at: scene.inside)
                #expect(scene.listener.heard == (answer ? [] : ["tap ended"]))
                let records = scene.device.trace.records(.delegateRequiresFailure)
                let record = try #require(records.last { $0.subject == "tap" })
                #expect(record["by"] == .text("Answers"))
                #expect(record["of"] == .text("other"))
                #expect(record["answer"] == .flag(answer))
                other.state = .failed
                #expect(scene.listener.heard == ["tap ended"])
            }
        }
    }

    @Test("whoever it must wait for is listed once, in the order they came (G-5.1)")
    func waitsFor() throws {
        let others = ["a", "b", "c"].map {
            scene.add(Scribe($0), named: $0, to: scene.inner)
        }
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        for other in others.dropLast().reversed() { tap.require(toFail: other) }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        if let first = others.first { tap.require(toFail: first) }
        finger.up()
        #expect(records(.recognizerWaits).last?["for"] == .list(["a", "b"]))
        for _ in 0..<2 { if let last = others.last { tap.require(toFail: last) } }
        for other in others { other.state = .failed }
        #expect(records(.recognizerReleased).last?["for"] == .list(["a", "b", "c"]))
        let failure = try #require(records(.failedByItself).last)
        #expect(failure.subject == "c")
        #expect(records(.recognizerReleased).last?.cause == failure.index)
        #expect(scene.listener.heard == ["tap ended"])
    }

    @Test("it is asked about whom it knows already no more when another joins (G-5.3)")
    func askedOnce() {
        let answers = Answers()
        var asked: [String] = []
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        let slow = scene.add(Scribe("slow"), named: "slow", to: scene.inner)
        let late = scene.add(Scribe("late"), named: "late", to: scene.beside)
        answers.waits = { _, other in
            asked.append(other.name ?? "?")
            return true
        }
        tap.delegate = answers
        scene.device.tap(at: scene.inside)
        #expect(asked == ["slow"])
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 100, y: 600))
        late.state = .began
        late.state = .ended
        slow.state = .failed
        #expect(asked == ["slow", "late"])
        finger.up()
    }
}
