import Testing
import TouchEngine

@Suite("Requirements that come late")
struct LateRequirementTests {
    /// A pan that waits for a double tap while nothing touches its other requirement, a long press.
    private struct WaitingScene {
        let scene = NestedScene()
        let pan: UIPanGestureRecognizer
        let double: UITapGestureRecognizer
        let press: UILongPressGestureRecognizer
        let finger: Finger

        init() {
            pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.device.window)
            double = scene.add(UITapGestureRecognizer(), named: "double", to: scene.inner)
            press = scene.add(UILongPressGestureRecognizer(), named: "press", to: scene.beside)
            double.numberOfTapsRequired = 2
            pan.require(toFail: double)
            finger = scene.device.finger()
            finger.down(at: scene.inside)
            finger.move(to: CGPoint(x: 170, y: 250), over: 0.1)
        }

        /// Puts a second finger on the long press, and lets the double tap fail.
        func touchThePress() -> Finger {
            let second = scene.device.finger()
            second.down(at: CGPoint(x: 100, y: 600))
            finger.move(to: CGPoint(x: 350, y: 250), over: 0.1)
            return second
        }
    }

    @Test("one that waits waits for a requirement that is only touched meanwhile, too (G-5.1)")
    func touchedLate() {
        let waiting = WaitingScene()
        waiting.pan.require(toFail: waiting.press)
        let second = waiting.touchThePress()
        #expect(waiting.scene.listener.heard.isEmpty)
        second.up()
        #expect(waiting.scene.listener.outline == ["pan began"])
        waiting.finger.up()
        #expect(waiting.scene.device.isAtRest)
    }

    @Test("said of one that has been asked about already, it holds at once (G-5.1)")
    func saidOfAnOldOne() {
        let waiting = WaitingScene()
        let scene = waiting.scene
        let hold = scene.add(UITapGestureRecognizer(), named: "hold", to: scene.beside)
        waiting.finger.up()
        scene.device.settle()
        let second = scene.device.finger()
        second.down(at: CGPoint(x: 100, y: 600))
        waiting.finger.down(at: scene.inside)
        waiting.finger.move(to: CGPoint(x: 170, y: 250), over: 0.1)
        #expect(scene.device.explain(waiting.pan).outcome == .waiting)
        waiting.pan.require(toFail: hold)
        let heard = scene.listener.heard
        waiting.finger.move(to: CGPoint(x: 350, y: 250), over: 0.1)
        #expect(scene.listener.heard == heard, "the double tap has failed, the tap has not")
        let wait = scene.device.explain(waiting.pan).chain.first { $0.code == .recognizerWaits }
        #expect(wait?["for"] == .list(["hold"]))
        second.up()
        waiting.finger.up()
    }

    @Test("an answer about an attempt that was broken off does not count in the next one (G-5.3)")
    func askedAnew() {
        final class Fickle: NSObject, UIGestureRecognizerDelegate {
            var answers: [Bool] = []
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool {
                guard otherGestureRecognizer.name == "press" else { return false }
                answers.append(answers.isEmpty)
                return answers.count == 1
            }
        }
        let scene = NestedScene()
        let fickle = Fickle()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let double = scene.add(UITapGestureRecognizer(), named: "double", to: scene.inner)
        let press = scene.add(UILongPressGestureRecognizer(), named: "press", to: scene.inner)
        scene.inner.isMultipleTouchEnabled = true
        press.name = "press"
        press.minimumPressDuration = 10
        press.allowableMovement = 500
        double.numberOfTapsRequired = 2
        double.numberOfTouchesRequired = 2
        pan.delegate = fickle
        pan.require(toFail: double)
        let (first, second) = (scene.device.finger(), scene.device.finger())
        first.down(at: scene.inside)
        first.move(to: CGPoint(x: 150, y: 270), over: 0)
        #expect(scene.device.explain(pan).outcome == .waiting)
        press.isEnabled = false
        press.isEnabled = true
        second.down(at: CGPoint(x: 220, y: 250))
        first.move(to: CGPoint(x: 150, y: 350), over: 0)
        #expect(fickle.answers == [true, false])
        #expect(scene.listener.outline == ["pan began"])
    }

    @Test("one that waits waits for a requirement that is only said meanwhile, too (G-5.1)")
    func saidLate() {
        let waiting = WaitingScene()
        let second = waiting.scene.device.finger()
        second.down(at: CGPoint(x: 100, y: 600))
        waiting.pan.require(toFail: waiting.press)
        waiting.finger.move(to: CGPoint(x: 350, y: 250), over: 0.1)
        #expect(waiting.scene.listener.heard.isEmpty)
        second.up()
        #expect(waiting.scene.listener.outline == ["pan began"])
        waiting.finger.up()
        #expect(waiting.scene.device.isAtRest)
    }

    @Test("one that must wait for a pan fails for that, though it has claimed nothing yet (G-5.1)")
    func failsUnclaimed() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let both = Answers()
        both.together = { _, _ in true }
        pan.delegate = both
        tap.require(toFail: pan)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 165, y: 250), over: 0.1)
        #expect(scene.device.explain(tap).chain.first?.code == .failedByRequirement)
        finger.up()
        #expect(scene.listener.outline == ["pan began", "pan ended"])
    }

    @Test("the lane of a pan that moved while it waited shows began, then changed (G-3.15)")
    func laneAfterWaiting() throws {
        let waiting = WaitingScene()
        waiting.finger.move(to: CGPoint(x: 200, y: 250), over: 0.1)
        waiting.scene.device.advance(by: 1)
        waiting.finger.move(to: CGPoint(x: 230, y: 250), over: 0.1)
        waiting.finger.up()
        let lane = try #require(
            waiting.scene.device.trace.lanes.first { $0.name == "pan" })
        #expect(
            lane.spans.map(\.state) == [.possible, .waiting, .began, .changed, .ended, .idle])
    }
}
