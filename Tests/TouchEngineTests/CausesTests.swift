import Testing
import TouchEngine

@Suite("What led to an end")
struct CausesTests {
    /// A delegate that has a say in nothing but whether both may go on, and says no.
    private final class Strict: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { false }
    }

    /// A delegate that has a say in nothing.
    private final class Mute: NSObject, UIGestureRecognizerDelegate {}

    private let scene = NestedScene()

    private func pans() -> (winner: UIPanGestureRecognizer, loser: UIPanGestureRecognizer) {
        (
            scene.add(UIPanGestureRecognizer(), named: "winner", to: scene.inner),
            scene.add(UIPanGestureRecognizer(), named: "loser", to: scene.outer)
        )
    }

    private func expectLoss(of loser: UIGestureRecognizer, asked: Bool, refusers: [String]) {
        scene.dragInside()
        let why = scene.device.explain(loser)
        #expect(why.outcome == .silent)
        #expect(why.chain.prefix(2).map(\.code) == [.failedByExclusion, .recognizerBegan])
        #expect(why.chain.dropFirst().first?.subject == "winner")
        let loss = why.chain.first
        #expect(loss?["by"] == .text("winner"))
        #expect(loss?["asked"] == .flag(asked))
        #expect(loss?["refusers"] == .list(refusers))
    }

    @Test("excluded where nobody has a say: nobody was asked (G-4.1, G-8.8)")
    func nobodyAsked() {
        let (winner, loser) = pans()
        let mute = Mute()
        winner.delegate = mute
        expectLoss(of: loser, asked: false, refusers: [])
    }

    @Test(
        "excluded although one delegate was asked: it is named, whosever it is (G-4.1, G-4.7)",
        arguments: [true, false])
    func oneRefused(isWinners: Bool) {
        let (winner, loser) = pans()
        let strict = Strict()
        (isWinners ? winner : loser).delegate = strict
        expectLoss(of: loser, asked: true, refusers: ["Strict"])
    }

    @Test("excluded by two delegates, both are named; the same for both, once (G-4.7)")
    func twoRefused() {
        let (winner, loser) = pans()
        let (strict, answers) = (Strict(), Answers())
        winner.delegate = strict
        loser.delegate = answers
        expectLoss(of: loser, asked: true, refusers: ["Strict", "Answers"])
        loser.delegate = strict
        expectLoss(of: loser, asked: true, refusers: ["Strict"])
    }

    @Test("what failed because a call took the finger away says so, and which finger (G-2.33)")
    func failedByACall() {
        let (_, pan) = pans()
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 153, y: 250))
        scene.device.cancelTouches()
        let why = scene.device.explain(pan)
        #expect(why.chain.map(\.code) == [.failedByCancelledTouch, .touchCancelled])
        #expect(why.chain.last?["finger"] == .number(1))
        #expect(why.chain.last?["x"] == .number(153) && why.chain.last?["y"] == .number(250))
    }

    @Test("so does what was cancelled in mid-gesture (G-2.33)")
    func cancelledByACall() throws {
        _ = pans()
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 200, y: 250), over: 0.1)
        scene.device.cancelTouches()
        let record = try #require(scene.device.trace.records(.recognizerCancelled).first)
        #expect(record.subject == "winner")
        #expect(record["from"] == .text("changed"))
        let cause = scene.device.trace.records[try #require(record.cause)]
        #expect(cause.code == .touchCancelled && cause.cause == nil)
        #expect(cause["finger"] == .number(1) && cause["x"] == .number(200))
    }

    @Test("of several fingers taken at once, each recognizer names its own (G-2.33)")
    func eachItsOwnFinger() {
        let inner = scene.add(UITapGestureRecognizer(), named: "inner", to: scene.inner)
        let beside = scene.add(UITapGestureRecognizer(), named: "beside", to: scene.beside)
        scene.device.finger().down(at: scene.inside)
        scene.device.finger().down(at: CGPoint(x: 150, y: 600))
        scene.device.cancelTouches()
        for (tap, finger) in [(inner, 1.0), (beside, 2.0)] {
            let root = scene.device.explain(tap).chain.last
            #expect(root?.code == .touchCancelled && root?["finger"] == .number(finger))
        }
    }

    @Test("a button that is taken away is named like a finger (G-2.33)")
    func button() {
        final class Caller: UIView {
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                call()
            }
            var call: () -> Void = {}
        }
        let device = scene.device
        let caller = Caller()
        caller.call = { device.cancelTouches() }
        scene.inner.addSubview(caller)
        caller.becomeFirstResponder()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.outer)
        tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        device.press(.select)
        #expect(
            device.explain(tap).chain.map(\.code) == [.failedByCancelledTouch, .pressCancelled])
    }

    @Test("one held back, and so not begun for anybody, fails for the same reason (G-2.33, G-3.13)")
    func heldBack() {
        let (pan, idle) = pans()
        pan.require(toFail: idle)
        idle.minimumNumberOfTouches = 2
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 200, y: 250), over: 0.1)
        #expect(scene.device.explain(pan).outcome == .waiting)
        scene.device.cancelTouches()
        #expect(
            scene.device.explain(pan).chain.map(\.code) == [
                .failedByCancelledTouch, .touchCancelled,
            ])
    }

    @Test("one that cancels itself later has not been called away (G-3.3)")
    func cancelsItself() throws {
        let own = scene.add(Scribe("own"), named: "own", to: scene.inner)
        scene.device.finger().down(at: scene.inside)
        own.does = Scribe.drags
        scene.device.cancelTouches()
        own.does = { scribe, phase, _ in
            if phase == .began { scribe.state = .began }
            if phase == .ended { scribe.state = .cancelled }
        }
        scene.device.tap(at: scene.inside)
        let record = try #require(scene.device.trace.records(.cancelledByItself).last)
        var codes: [TraceCode] = []
        var next = record.cause
        while let index = next {
            codes.append(scene.device.trace.records[index].code)
            next = scene.device.trace.records[index].cause
        }
        #expect(codes == [.beganByItself, .recognizerReceives])
    }

    @Test("one that was switched off says so, not that a call came (G-2.28)")
    func switchedOff() throws {
        let (pan, _) = pans()
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 200, y: 250), over: 0.1)
        pan.isEnabled = false
        let record = try #require(
            scene.device.trace.records(.recognizerCancelledDisabled).first)
        #expect(record["from"] == .text("changed"))
        #expect(record.cause.map { scene.device.trace.records[$0].code } == .recognizerBegan)
    }
}
