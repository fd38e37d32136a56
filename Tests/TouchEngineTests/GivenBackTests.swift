import Testing
import TouchEngine

/// A pan that gives back fingers that land on the right, after it has taken them in.
private final class LeftPan: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches where touch.location(in: nil).x > 200 { ignore(touch, for: event) }
    }
}

/// The same of a pinch.
private final class LeftPinch: UIPinchGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches where touch.location(in: nil).x > 200 { ignore(touch, for: event) }
    }
}

/// The same of a rotation.
private final class LeftRotation: UIRotationGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches where touch.location(in: nil).x > 200 { ignore(touch, for: event) }
    }
}

/// The same of a tap.
private final class LeftTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches where touch.location(in: nil).x > 200 { ignore(touch, for: event) }
    }
}

/// The same of a long press.
private final class LeftPress: UILongPressGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches where touch.location(in: nil).x > 200 { ignore(touch, for: event) }
    }
}

/// The same of a swipe.
private final class LeftSwipe: UISwipeGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches where touch.location(in: nil).x > 200 { ignore(touch, for: event) }
    }
}

/// A recognizer that changes more often in one event than anybody has reason to.
private final class Runaway: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for _ in 0..<20 { state = .changed }
        state = .ended
    }
}

/// A view that keeps a log of the buttons it hears of.
private final class Remote: UIView {
    var heard: [String] = []

    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard.append("began")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard.append("ended")
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard.append("cancelled")
    }
}

/// A target that switches its recognizer off and on again.
private final class Toggler {
    func act(_ recognizer: UIGestureRecognizer) {
        recognizer.isEnabled = false
        recognizer.isEnabled = true
    }
}

@Suite("Given back, switched off, run away")
struct GivenBackTests {
    @Test("a pan does not wait for the lift of a finger it has given back (G-2.13, G-7.10)")
    func panEnds() {
        let scene = NestedScene()
        _ = scene.add(LeftPan(), named: "pan", to: scene.outer)
        let (one, other) = (scene.device.finger(), scene.device.finger())
        one.down(at: CGPoint(x: 100, y: 200))
        one.move(to: CGPoint(x: 150, y: 200), over: 0.1)
        other.down(at: CGPoint(x: 250, y: 200))
        one.up()
        #expect(scene.listener.outline == ["pan began", "pan ended"])
        other.up()
        scene.device.settle()
        #expect(scene.device.isAtRest)
    }

    @Test(
        "one for two fingers that gives one back has one, and fails as soon as that lifts (G-2.13)",
        arguments: 0..<5)
    func tooFew(kind: Int) {
        let scene = NestedScene()
        let (tap, press, swipe) = (LeftTap(), LeftPress(), LeftSwipe())
        tap.numberOfTouchesRequired = 2
        press.numberOfTouchesRequired = 2
        swipe.numberOfTouchesRequired = 2
        let all = [tap, press, swipe, LeftPinch(), LeftRotation()]
        _ = scene.add(all[kind], named: "own", to: scene.outer)
        let (one, other) = (scene.device.finger(), scene.device.finger())
        one.down(at: CGPoint(x: 100, y: 200))
        other.down(at: CGPoint(x: 250, y: 200))
        one.hold(for: kind == 1 ? 0.6 : 0.05)
        one.up()
        #expect(scene.device.isAtRest)
        #expect(scene.listener.heard == [])
        other.up()
    }

    @Test("switched off and on, one takes new touches although another is undecided (G-2.29)")
    func toggledAlone() {
        let scene = NestedScene()
        let (single, _) = scene.addWaitingTaps()
        let (one, other) = (scene.device.finger(), scene.device.finger())
        one.down(at: scene.inside)
        single.isEnabled = false
        single.isEnabled = true
        other.down(at: scene.inside)
        other.up()
        one.up()
        scene.device.settle()
        #expect(scene.listener.heard == ["single ended"])
        #expect(scene.device.isAtRest)
    }

    @Test("switched off and on in its own action, a tap has taken its button (G-2.14)")
    func pressTaken() {
        let scene = NestedScene()
        let remote = Remote(frame: scene.inner.bounds)
        scene.inner.addSubview(remote)
        let tap = UITapGestureRecognizer()
        let toggler = Toggler()
        tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        tap.addTarget(toggler, action: Selector("act(_:)", Toggler.act))
        remote.addGestureRecognizer(tap)
        remote.becomeFirstResponder()
        scene.device.press(.select)
        #expect(remote.heard == ["began", "cancelled"])
    }

    @Test("one that changes twenty times in an event still tells its end (G-3.9)")
    func runaway() {
        let scene = NestedScene()
        _ = scene.add(Runaway(), named: "own", to: scene.inner)
        scene.dragInside()
        #expect(scene.listener.outline == ["own began", "own ended"])
    }
}
