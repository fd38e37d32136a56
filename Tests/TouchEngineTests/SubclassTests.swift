import Testing
import TouchEngine

/// A recognizer of somebody's own: it counts to three moves, then begins, as UIKit's samples do.
private final class ThreeMoves: UIGestureRecognizer {
    var heard: [String] = []
    private var moves = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        heard.append("began \(touches.count)")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        heard.append("moved")
        moves += 1
        if moves == 3 { state = .began } else if moves > 3 { state = .changed }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        heard.append("ended")
        state = moves < 3 ? .failed : .ended
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        heard.append("cancelled")
        state = .cancelled
    }
    override func reset() {
        heard.append("reset")
        moves = 0
    }
}

@Suite("Recognizers of one's own")
struct SubclassTests {
    @Test("states have UIKit's raw values, and ended is recognized (G-3.1)")
    func rawValues() {
        let states: [UIGestureRecognizer.State] = [
            .possible, .began, .changed, .ended, .cancelled, .failed,
        ]
        #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(UIGestureRecognizer.State.recognized == .ended)
    }

    @Test(
        "a continuous one sets began, changed and ended; each set sends the action (G-3.3, G-3.11)")
    func continuous() {
        let scene = NestedScene()
        let own = scene.add(ThreeMoves(), named: "own", to: scene.inner)
        scene.device.drag(from: scene.inside, to: CGPoint(x: 200, y: 250), over: 0.1)
        #expect(
            scene.listener.heard == [
                "own began", "own changed", "own changed", "own changed", "own ended",
            ])
        #expect(own.heard.last == "reset")
        let why = scene.device.explain(own).chain.map(\.code)
        #expect(why.contains(.beganByItself))
    }

    @Test("began straight to ended is lawful (G-3.3)")
    func beganToEnded() {
        final class Brief: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                state = .began
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                state = .ended
            }
        }
        let scene = NestedScene()
        _ = scene.add(Brief(), named: "own", to: scene.inner)
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["own began", "own ended"])
        #expect(scene.device.trace.records(.misuseIllegalState).isEmpty)
    }

    @Test(
        "a discrete one goes from possible to ended or failed, and sends one action or none (G-3.2, G-3.9)"
    )
    func discrete() {
        final class Once: UIGestureRecognizer {
            var end = UIGestureRecognizer.State.recognized
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                state = end
            }
        }
        let scene = NestedScene()
        let own = scene.add(Once(), named: "own", to: scene.inner)
        scene.device.tap(at: scene.inside)
        #expect(scene.device.explain(own).chain.map(\.code).contains(.recognizedByItself))
        own.end = .failed
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["own ended"])
        #expect(scene.device.explain(own).chain.first?.code == .failedByItself)
        #expect(scene.device.isAtRest)
    }

    @Test("once failed it hears no more of the touch, but is reset (G-2.12, G-3.20)")
    func failedHearsNothing() {
        final class Quitter: UIGestureRecognizer {
            var heard: [String] = []
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                heard.append("moved")
                state = .failed
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                heard.append("ended")
            }
            override func reset() { heard.append("reset") }
        }
        let scene = NestedScene()
        let own = scene.add(Quitter(), named: "own", to: scene.inner)
        scene.dragInside()
        #expect(own.heard == ["moved", "reset"])
    }

    @Test(
        "a call goes to touchesCancelled; cancelled is sent if an action went out before (G-2.33, G-3.9, G-3.10)"
    )
    func cancelled() {
        for (distance, heard) in [(20.0, ["own began", "own cancelled"]), (0.0, [])] {
            let scene = NestedScene()
            let own = scene.add(ThreeMoves(), named: "own", to: scene.inner)
            let finger = scene.device.finger()
            finger.down(at: scene.inside)
            if distance > 0 { finger.move(to: CGPoint(x: 170, y: 250), over: 0.05) }
            scene.device.cancelTouches()
            #expect(own.heard.suffix(2) == ["cancelled", "reset"])
            #expect(scene.listener.heard == heard)
        }
    }

    @Test("shouldReceive(event) keeps a whole sequence away, and says by whom (G-10.2, G-2.7)")
    func shouldReceive() {
        final class Deaf: UIGestureRecognizer {
            var asked: [UIEvent.EventType] = []
            override func shouldReceive(_ event: UIEvent) -> Bool {
                asked.append(event.type)
                return false
            }
        }
        let scene = NestedScene()
        let own = scene.add(Deaf(), named: "own", to: scene.inner)
        scene.device.tap(at: scene.inside)
        #expect(own.asked == [.touches])
        #expect(scene.device.explain(own).chain.first?["question"] == .text("shouldReceive(event)"))
    }

    @Test("canPrevent and canBePrevented spare each other, from either side (G-4.9)")
    func prevention() {
        final class Mild: UIPanGestureRecognizer {
            var prevents = true
            var yields = true
            override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
            override func canBePrevented(by other: UIGestureRecognizer) -> Bool { yields }
        }
        for (prevents, yields, count) in [(true, true, 1), (false, true, 2), (true, false, 2)] {
            let scene = NestedScene()
            let inner = scene.add(Mild(), named: "inner", to: scene.inner)
            let outer = scene.add(Mild(), named: "outer", to: scene.outer)
            inner.prevents = prevents
            outer.yields = yields
            scene.dragInside()
            #expect(Set(scene.listener.heard.filter { $0.hasSuffix("began") }).count == count)
        }
    }

    @Test("a class says whom it waits for, or who waits for it (G-5.2, G-5.4)")
    func requirements() {
        final class Patient: UITapGestureRecognizer {
            override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
                other is UIPanGestureRecognizer
            }
        }
        final class Awaited: UIPanGestureRecognizer {
            override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
                other is UILongPressGestureRecognizer
            }
        }
        let scene = NestedScene()
        _ = scene.add(Patient(), named: "tap", to: scene.inner)
        let press = scene.add(UILongPressGestureRecognizer(), named: "press", to: scene.inner)
        _ = scene.add(Awaited(), named: "pan", to: scene.outer)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.hold(for: 0.6)
        #expect(scene.device.explain(press).outcome == .waiting)
        #expect(press.state == .possible)
        finger.up()
        #expect(scene.listener.heard == ["press began", "press ended"])
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard.last == "tap ended")
    }

    @Test("super in its touch methods hands the touch to nobody (G-2.34)")
    func superForwardsNothing() {
        final class Polite: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event)
                super.touchesMoved(touches, with: event)
                state = .failed
            }
        }
        let scene = NestedScene()
        _ = scene.add(Polite(), named: "own", to: scene.inner)
        scene.device.tap(at: scene.inside)
        #expect(scene.inner.heard == ["began", "ended"])
        #expect(scene.outer.heard.isEmpty)
    }

    @Test("one that never decides hangs who waits for it and the touch it delays (G-3.4, G-9.7)")
    func neverDecides() {
        final class Idle: UIGestureRecognizer {}
        let scene = NestedScene()
        let idle = scene.add(Idle(), named: "idle", to: scene.inner)
        idle.delaysTouchesBegan = true
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        tap.require(toFail: idle)
        scene.device.tap(at: scene.inside)
        scene.device.settle()
        #expect(scene.listener.heard.isEmpty && scene.inner.heard.isEmpty)
        #expect(scene.device.explain(tap).outcome == .waiting)
        #expect(scene.device.trace.records(.misuseStillPossible).count == 1)
        idle.state = .failed
        #expect(scene.listener.heard == ["tap ended"])
        #expect(scene.device.isAtRest)
    }

    @Test("one that begins with the touch robs all others (G-9.11)")
    func beginsTooEarly() {
        final class Greedy: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                state = .began
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                state = .ended
            }
        }
        let scene = NestedScene()
        _ = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        _ = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
        _ = scene.add(Greedy(), named: "greedy", to: scene.inner)
        scene.device.tap(at: scene.inside)
        scene.dragInside()
        #expect(
            scene.listener.heard == [
                "greedy began", "greedy ended", "greedy began", "greedy ended",
            ])
    }

    @Test("it is reset in the turn it ends in, with its finger still down (G-3.22, G-3.20)")
    func resetWithFingerDown() {
        let scene = NestedScene()
        let swipe = UISwipeGestureRecognizer()
        _ = scene.add(swipe, named: "swipe", to: scene.inner)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 250, y: 250), over: 0.1)
        #expect(scene.listener.heard == ["swipe ended"])
        #expect(scene.device.isAtRest && swipe.numberOfTouches == 0)
        finger.move(to: CGPoint(x: 390, y: 250), over: 0.1)
        finger.up()
        #expect(scene.listener.heard == ["swipe ended"])
    }

    @Test("requiring itself, or one on no view, holds nothing back", .tags(.apparatus))
    func oddRequirements() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        tap.require(toFail: tap)
        let stray = UIPanGestureRecognizer()
        tap.require(toFail: stray)
        tap.require(toFail: stray)
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["tap ended"])
        #expect(scene.device.isAtRest)
    }

    @Test(
        "the description has class, name, state, view, targets and both lists of requirements (G-8.10)"
    )
    func description() {
        let scene = NestedScene()
        let (single, double) = scene.addWaitingTaps()
        #expect(
            single.description
                == "<UITapGestureRecognizer (single); state = Possible; view = <LoggedView inner>; "
                + "target= <(action=acted(_:), target=<Listener>)>; "
                + "must-fail = {<UITapGestureRecognizer (double)>}>")
        #expect(
            "\(double)".hasSuffix("must-fail-for = {<UITapGestureRecognizer (single)>}>"))
        let bare = UIPanGestureRecognizer()
        (bare.isEnabled, bare.cancelsTouchesInView) = (false, false)
        (bare.delaysTouchesBegan, bare.delaysTouchesEnded) = (true, false)
        #expect(
            bare.debugDescription
                == "<UIPanGestureRecognizer; state = Possible; enabled = NO; "
                + "cancelsTouchesInView = NO; delaysTouchesBegan = YES; delaysTouchesEnded = NO>")
    }

    @Test("requirements found out in the attempt are in the description while it lasts (G-8.10)")
    func descriptionInAttempt() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        _ = scene.add(double, named: "double", to: scene.inner)
        let answers = Answers()
        answers.waits = { $0 === tap && $1 === double }
        tap.delegate = answers
        scene.device.tap(at: scene.inside)
        #expect(tap.description.contains("must-fail = {<UITapGestureRecognizer (double)>}"))
        #expect(double.description.contains("must-fail-for = {<UITapGestureRecognizer (tap)>}"))
        scene.device.settle()
        #expect(!tap.description.contains("must-fail"))
    }
}
