import Testing
import TouchEngine

@Suite("Recognizers and the responder chain")
struct TouchesInViewsTests {
    private let scene = NestedScene()

    @Test("a touch cancelled in its view lives on for every recognizer that has it (G-2.15)")
    func livesOn() {
        let answers = Answers()
        answers.together = { _, _ in true }
        _ = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let scribe = scene.add(Scribe("scribe"), named: "scribe", to: scene.outer)
        scribe.delegate = answers
        var phases: [UITouch.Phase] = []
        scribe.does = { scribe, phase, touches in
            phases += touches.map(\.phase)
            #expect(scribe.numberOfTouches == 1)
            if phase == .ended { scribe.state = .failed }
        }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        for x in [170, 190, 210] { finger.move(to: CGPoint(x: x, y: 250)) }
        finger.up()
        #expect(scene.inner.heard == ["began", "cancelled"])
        #expect(phases == [.began, .moved, .moved, .moved, .ended])
        #expect(scene.listener.outline == ["pan began", "pan ended"])
    }

    @Test("the view that loses a touch finds it cancelled (G-2.14)")
    func lostTouch() {
        final class Looker: UIView {
            var phases: [UITouch.Phase] = []
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                phases += touches.map(\.phase)
            }
        }
        let view = Looker(frame: scene.inner.bounds)
        scene.inner.addSubview(view)
        _ = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        scene.dragInside()
        #expect(view.phases == [.cancelled])
    }

    @Test("a lift withheld for a recognizer that then recognises becomes a cancellation (G-2.24)")
    func withheldLift() {
        let (single, double) = scene.addWaitingTaps()
        #expect(single.delaysTouchesEnded && double.delaysTouchesEnded)
        scene.device.tap(at: scene.inside)
        #expect(scene.inner.heard == ["began"])
        scene.device.tap(at: scene.inside)
        #expect(scene.inner.heard == ["began", "began", "cancelled"])
    }

    @Test("withheld for one that then fails, it is an end like any other (G-2.24)")
    func releasedLift() {
        let (single, _) = scene.addWaitingTaps()
        single.isEnabled = false
        scene.device.tap(at: scene.inside)
        #expect(scene.inner.heard == ["began"])
        scene.device.settle()
        #expect(scene.inner.heard == ["began", "ended"])
    }

    @Test("with delaysTouchesEnded false the view hears the lift at once (G-2.24)")
    func noDelay() {
        let (single, double) = scene.addWaitingTaps()
        single.delaysTouchesEnded = false
        double.delaysTouchesEnded = false
        scene.device.tap(at: scene.inside)
        #expect(scene.inner.heard == ["began", "ended"])
        scene.device.tap(at: scene.inside)
        #expect(scene.inner.heard == ["began", "ended", "began", "cancelled"])
    }

    @Test("a recognizer is no responder: super hands its touches to nobody (G-2.34)")
    func noForwarding() {
        final class Polite: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event)
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesMoved(touches, with: event)
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesEnded(touches, with: event)
                state = .failed
            }
        }
        let polite = scene.add(Polite(), named: "polite", to: scene.inner)
        _ = scene.add(Polite(), named: "above", to: scene.outer)
        #expect(!((polite as NSObject) is UIResponder))
        scene.device.drag(from: scene.inside, to: CGPoint(x: 155, y: 250), over: 0)
        #expect(scene.inner.heard == ["began", "moved", "ended"])
        #expect(scene.outer.heard.isEmpty)
        #expect(scene.listener.heard.isEmpty)
    }

    @Test("what a view does not handle goes up to the next that does, and no further (G-2.35)")
    func responderChain() {
        let plain = UIView(frame: scene.inner.bounds)
        scene.inner.addSubview(plain)
        scene.device.drag(from: scene.inside, to: CGPoint(x: 155, y: 250), over: 0)
        #expect(scene.inner.heard == ["began", "moved", "ended"])
        #expect(scene.outer.heard.isEmpty)
        _ = scene.add(UIPanGestureRecognizer(), named: "pan", to: plain)
        scene.dragInside()
        #expect(scene.inner.heard.suffix(2) == ["moved", "cancelled"])
        #expect(scene.outer.heard.isEmpty)
    }

    @Test("on the way up, a view's controller comes before its superview (G-2.35)")
    func controllerInTheChain() {
        final class Page: UIViewController {
            var heard = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                heard += 1
                if heard > 1 { super.touchesBegan(touches, with: event) }
            }
        }
        let page = Page()
        page.view.frame = scene.inner.bounds
        page.view.addSubview(UIView(frame: scene.inner.bounds))
        scene.inner.addSubview(page.view)
        scene.device.tap(at: scene.inside)
        #expect(page.heard == 1)
        #expect(scene.inner.heard == ["ended"])
        scene.device.tap(at: scene.inside)
        #expect(page.heard == 2)
        #expect(scene.inner.heard == ["ended", "began", "ended"])
    }

    @Test("a container's recognizer has the fingers of different subviews together (G-2.10)")
    func acrossSubviews() {
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.device.window)
        pan.minimumNumberOfTouches = 2
        let (one, two) = (scene.device.finger(), scene.device.finger())
        one.down(at: scene.inside)
        two.down(at: CGPoint(x: 150, y: 600))
        #expect(pan.numberOfTouches == 2)
        Finger.move(
            [(one, CGPoint(x: 200, y: 250)), (two, CGPoint(x: 200, y: 600))], over: 0.1)
        one.up()
        two.up()
        #expect(scene.listener.outline == ["pan began", "pan ended"])
        #expect(scene.inner.heard.last == "cancelled" && scene.beside.heard.last == "cancelled")
    }
}
