import Testing
import TouchEngine

@Suite("Gestures together")
struct GesturesTogetherTests {
    private let answers = Answers()

    @Test("a press that holds a dot keeps the page's pan from another finger (G-4.5)")
    func pressAgainstPan() {
        let scene = NestedScene()
        _ = scene.add(UILongPressGestureRecognizer(), named: "press", to: scene.inner)
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        a.hold(for: 0.6)
        b.down(at: CGPoint(x: 300, y: 450))
        b.move(to: CGPoint(x: 200, y: 450), over: 0.2)
        b.up()
        a.up()
        #expect(scene.listener.outline == ["press began", "press ended"])
        #expect(scene.device.explain(pan).chain.first?.code == .failedByExclusion)
    }

    @Test("a pan that begins first leaves the press no chance (G-4.1)")
    func panAgainstPress() {
        let scene = NestedScene()
        let press = scene.add(UILongPressGestureRecognizer(), named: "press", to: scene.inner)
        press.allowableMovement = 100
        _ = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 180, y: 250), over: 0.1)
        finger.hold(for: 1)
        finger.up()
        #expect(scene.listener.outline == ["pan began", "pan ended"])
        #expect(scene.device.explain(press).chain.first?.code == .failedByExclusion)
    }

    @Test("held, it is a press and no tap; let go, a tap and no press (G-4.1)")
    func tapAgainstPress() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        let press = scene.add(UILongPressGestureRecognizer(), named: "press", to: scene.inner)
        scene.device.tap(at: scene.inside)
        #expect(scene.device.explain(press).chain.first?.code == .failedByShortPress)
        scene.device.longPress(at: scene.inside)
        #expect(scene.device.explain(tap).chain.first?.code == .failedByExclusion)
        #expect(scene.listener.heard == ["tap ended", "press began", "press ended"])
        #expect(scene.device.isAtRest)
    }

    @Test("a double tap whose second tap is held becomes a tap and a hold (G-4.1)")
    func doubleTapAndHold() {
        let scene = NestedScene()
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        _ = scene.add(double, named: "double", to: scene.inner)
        let hold = UILongPressGestureRecognizer()
        hold.numberOfTapsRequired = 1
        _ = scene.add(hold, named: "hold", to: scene.inner)
        scene.device.tapAndPress(at: scene.inside)
        #expect(scene.listener.heard == ["hold began", "hold ended"])
        scene.device.settle()
        scene.device.doubleTap(at: scene.inside)
        scene.device.settle()
        #expect(scene.listener.heard == ["hold began", "hold ended", "double ended"])
        #expect(scene.device.isAtRest)
    }

    @Test(
        "pinch and rotation exclude each other, and run together if a delegate says so (G-4.1, G-4.7)"
    )
    func pinchAndRotation() {
        for isShared in [false, true] {
            let scene = NestedScene()
            let pinch = scene.add(UIPinchGestureRecognizer(), named: "pinch", to: scene.inner)
            let turn = scene.add(UIRotationGestureRecognizer(), named: "turn", to: scene.inner)
            answers.together = { _, _ in isShared }
            turn.delegate = answers
            let (a, b) = (scene.device.finger(), scene.device.finger())
            a.down(at: CGPoint(x: 100, y: 250))
            b.down(at: CGPoint(x: 200, y: 250))
            b.move(to: CGPoint(x: 220, y: 300), over: 0.2)
            if isShared { #expect(pinch.scale > 1.2 && turn.rotation > 0.3) }
            b.up()
            a.up()
            let began = scene.listener.heard.filter { $0.hasSuffix("began") }
            #expect(began.count == (isShared ? 2 : 1))
            #expect(scene.device.isAtRest)
        }
    }

    @Test("a swipe before a pan: the pan waits, and starts late when the swipe gives up (G-5.17)")
    func swipeBeforePan() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let swipe = scene.add(UISwipeGestureRecognizer(), named: "swipe", to: scene.inner)
        pan.require(toFail: swipe)
        scene.device.swipe(.right, from: scene.inside)
        #expect(scene.listener.heard == ["swipe ended"])
        #expect(scene.device.explain(pan).chain.first?.code == .failedByRequirement)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 170, y: 250), over: 0.3)
        #expect(scene.listener.heard.count == 1)
        scene.device.advance(by: 0.21)
        #expect(scene.listener.heard.last == "pan began")
        finger.up()
        #expect(scene.listener.outline == ["swipe ended", "pan began", "pan ended"])
    }

    @Test("without the requirement, the pan's begin ends the swipe's hopes (G-4.1)")
    func swipeAgainstPan() {
        let scene = NestedScene()
        let swipe = scene.add(UISwipeGestureRecognizer(), named: "swipe", to: scene.inner)
        _ = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
        scene.device.swipe(.right, from: scene.inside)
        #expect(scene.listener.outline == ["pan began", "pan ended"])
        #expect(scene.device.explain(swipe).chain.first?.code == .failedByExclusion)
    }

    @Test(
        "a one-finger pan inside beats a two-finger pan outside, and leaves it two fingers beside (G-4.5)"
    )
    func twoFingerPanOutside() {
        let scene = NestedScene()
        let inner = scene.add(UIPanGestureRecognizer(), named: "inner", to: scene.inner)
        inner.maximumNumberOfTouches = 1
        let outer = scene.add(UIPanGestureRecognizer(), named: "outer", to: scene.outer)
        outer.minimumNumberOfTouches = 2
        scene.dragInside()
        #expect(scene.listener.outline == ["inner began", "inner ended"])
        scene.listener.heard = []
        scene.device.twoFingerDrag(
            from: CGPoint(x: 320, y: 300), to: CGPoint(x: 320, y: 380), over: 0.2)
        #expect(scene.listener.outline == ["outer began", "outer ended"])
        scene.listener.heard = []
        scene.device.twoFingerDrag(
            from: scene.inside, to: CGPoint(x: 150, y: 330), spread: 60, over: 0.2)
        #expect(scene.listener.outline == ["outer began", "outer ended"])
        #expect(scene.device.explain(inner).chain.first?.code == .failedByTouchCount)
        #expect(scene.device.isAtRest)
    }

    @Test("a yes to every simultaneity lets a pan drag what a press was meant to hold (G-9.8)")
    func yesToAll() {
        let scene = NestedScene()
        let press = scene.add(UILongPressGestureRecognizer(), named: "press", to: scene.inner)
        _ = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
        answers.together = { _, _ in true }
        press.delegate = answers
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 200, y: 250), over: 0.1)
        finger.up()
        #expect(
            Set(scene.listener.outline) == ["press began", "pan began", "press ended", "pan ended"])
    }

    @Test("a view that counts on touchesEnded waits in vain once a pan above it begins (G-9.10)")
    func noEnd() {
        let scene = NestedScene()
        _ = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
        scene.dragInside()
        #expect(scene.inner.heard.filter { $0 == "ended" }.isEmpty)
        #expect(scene.inner.heard.last == "cancelled")
    }

    @Test(
        "a press that begins takes the touch from its view with the finger still down (G-9.13, G-2.14)"
    )
    func pressCancels() {
        let scene = NestedScene()
        _ = scene.add(UILongPressGestureRecognizer(), named: "press", to: scene.inner)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.hold(for: 0.5)
        #expect(scene.inner.heard == ["began", "cancelled"])
        finger.up()
    }

    @Test(
        "a press's action that takes its recognizer off the view ends in order", .tags(.apparatus))
    func removedInAction() {
        final class Remover {
            func remove(_ recognizer: UIGestureRecognizer) {
                recognizer.view?.removeGestureRecognizer(recognizer)
            }
        }
        let (scene, remover) = (NestedScene(), Remover())
        for recognizer in [
            UILongPressGestureRecognizer(), UISwipeGestureRecognizer(), UIPinchGestureRecognizer(),
            UIRotationGestureRecognizer(),
        ] {
            recognizer.addTarget(remover, action: Selector("remove(_:)", Remover.remove))
            scene.inner.addGestureRecognizer(recognizer)
        }
        scene.device.longPress(at: scene.inside)
        scene.device.swipe(.right, from: scene.inside)
        scene.device.pinch(at: scene.inside, from: 80, to: 160, over: 0.2)
        scene.device.rotate(at: scene.inside, to: 1, over: 0.2)
        scene.device.settle()
        #expect(scene.inner.gestureRecognizers == nil)
        #expect(scene.device.isAtRest)
    }
}
