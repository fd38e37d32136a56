import Testing
import TouchEngine

@Suite("Callbacks that change things")
struct MischiefTests {
    /// A view that does something when it first hears of a finger.
    private final class Reacting: UIView {
        var react: () -> Void = {}
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { react() }
    }

    /// A target that runs a closure.
    private final class Doing {
        var run: (UIGestureRecognizer) -> Void = { _ in }
        func act(_ recognizer: UIGestureRecognizer) { run(recognizer) }
        static var action: Selector { Selector("act(_:)", Doing.act) }
    }

    @Test("a recognizer switched off by its own shouldBegin does not begin (G-2.28)")
    func disabledInShouldBegin() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let answers = Answers()
        answers.begin = { recognizer in
            recognizer.isEnabled = false
            return true
        }
        pan.delegate = answers
        scene.dragInside()
        #expect(scene.listener.heard.isEmpty)
        #expect(scene.device.explain(pan).chain.first?.code == .failedByDisabling)
        #expect(scene.device.isAtRest)
    }

    @Test("one taken off its view by its own shouldBegin does not begin", .tags(.apparatus))
    func removedInShouldBegin() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let answers = Answers()
        answers.begin = { recognizer in
            recognizer.view?.removeGestureRecognizer(recognizer)
            return true
        }
        pan.delegate = answers
        scene.dragInside()
        #expect(scene.listener.heard.isEmpty)
        #expect(scene.device.isAtRest)
    }

    @Test("a no counts also when it is given after asking super (G-6.1, G-6.7)")
    func noAfterSuper() {
        final class Careful: UIView {
            override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool {
                super.gestureRecognizerShouldBegin(g) && false
            }
        }
        let scene = NestedScene()
        let view = Careful(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scene.inner.addSubview(view)
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        scene.dragInside()
        #expect(scene.listener.heard.isEmpty)
        #expect(scene.device.explain(pan).chain.first?.code == .failedByShouldBegin)
    }

    @Test(
        "a recognizer switched off while views are told still says that it was cancelled (G-2.28)")
    func disabledByView() {
        let scene = NestedScene()
        let reacting = Reacting(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        scene.outer.addSubview(reacting)
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        reacting.react = { pan.isEnabled = false }
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        a.move(to: CGPoint(x: 180, y: 250), over: 0.1)
        b.down(at: CGPoint(x: 20, y: 220))
        #expect(scene.listener.outline == ["pan began", "pan cancelled"])
        let codes = scene.device.explain(pan).chain.map(\.code)
        #expect(codes.prefix(2) == [.recognizerAction, .recognizerCancelledDisabled])
        a.up()
        b.up()
        #expect(scene.device.isAtRest)
    }

    @Test("a pan says where its finger was when it was switched off (G-7.16)")
    func placeOnCancel() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let doing = Doing()
        var last = CGPoint.zero
        doing.run = { last = $0.location(in: nil) }
        pan.addTarget(doing, action: Doing.action)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 180, y: 250), over: 0.1)
        pan.isEnabled = false
        #expect(pan.isEnabled == false)
        #expect(scene.listener.outline == ["pan began", "pan cancelled"])
        #expect(last == CGPoint(x: 180, y: 250))
    }

    @Test("an action that sets changed again does not hang the turn", .tags(.apparatus))
    func changedInsideAction() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let doing = Doing()
        doing.run = { if $0.state == .began || $0.state == .changed { $0.state = .changed } }
        pan.addTarget(doing, action: Doing.action)
        scene.dragInside()
        #expect(scene.listener.outline == ["pan began", "pan ended"])
    }

    @Test(
        "a finger that lands or is taken away inside an action is heard after the turn",
        .tags(.apparatus))
    func eventInsideAction() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let doing = Doing()
        let device = scene.device
        doing.run = { if $0.state == .began { device.cancelTouches() } }
        pan.addTarget(doing, action: Doing.action)
        scene.dragInside()
        #expect(scene.listener.heard == ["pan began", "pan cancelled"])
        #expect(scene.inner.heard == ["began", "moved", "cancelled"])
        #expect(scene.device.isAtRest)
    }

    @Test("time does not run back when an action lets it pass", .tags(.apparatus))
    func timeInsideAction() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        let doing = Doing()
        let device = scene.device
        tap.addTarget(doing, action: Doing.action)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        tap.require(toFail: double)
        scene.inner.addGestureRecognizer(double)
        doing.run = { _ in device.advance(by: 5) }
        device.tap(at: scene.inside)
        device.advance(by: 1)
        #expect(device.now >= 5)
        let times = device.trace.records.map(\.time)
        #expect(times == times.sorted())
    }

    @Test("a view that nobody keeps may hear the end of its touch all the same (G-2.38)")
    func viewRemoved() {
        let scene = NestedScene()
        scene.device.parameters.choices.windowLeaving = .keepsTouch
        let finger = scene.device.finger()
        var log: [String] = []
        do {
            let view = LoggedView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            scene.inner.addSubview(view)
            finger.down(at: scene.inside)
            view.removeFromSuperview()
            view.ended = { log = $0 }
        }
        finger.up()
        #expect(log == ["began", "ended"])
    }

    @Test(
        "a recognizer moved to another view in mid-gesture is cancelled, and works there (G-2.32)")
    func moved() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 180, y: 250), over: 0.1)
        scene.beside.addGestureRecognizer(pan)
        finger.move(to: CGPoint(x: 200, y: 250), over: 0.1)
        finger.up()
        #expect(scene.listener.outline == ["pan began", "pan cancelled"])
        scene.device.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 200, y: 600), over: 0.1)
        #expect(
            scene.listener.outline == ["pan began", "pan cancelled", "pan began", "pan ended"])
    }

    @Test(
        "a recognizer that moves up while it is asked about a finger is not asked again (G-2.1, G-2.7)"
    )
    func movedWhileAsked() {
        final class Mover: NSObject, UIGestureRecognizerDelegate {
            weak var target: UIView?
            var asked = 0
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
            ) -> Bool {
                asked += 1
                target?.addGestureRecognizer(gestureRecognizer)
                return true
            }
        }
        let scene = NestedScene()
        let mover = Mover()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        tap.delegate = mover
        mover.target = scene.device.window
        scene.device.tap(at: scene.inside)
        #expect(mover.asked == 1)
        #expect(scene.listener.heard.isEmpty)
        #expect(scene.device.explain(tap).chain.first?.code == .recognizerTooLate)
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["tap ended"])
    }

    @Test(
        "a recognizer that is attached again by one who hears of the move is attached once (G-2.32)",
        arguments: [true, false])
    func movedWhileMoved(elsewhere: Bool) {
        final class Idle: UIGestureRecognizer {}
        let scene = NestedScene()
        let holder = scene.add(Idle(), named: "holder", to: scene.outer)
        holder.delaysTouchesBegan = true
        let other: UIView = elsewhere ? scene.beside : scene.inner
        scene.inner.began = { other.addGestureRecognizer(holder) }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        scene.inner.addGestureRecognizer(holder)
        #expect(scene.inner.heard == ["began"])
        #expect(holder.view === scene.inner)
        #expect(scene.inner.gestureRecognizers?.filter { $0 === holder }.count == 1)
        #expect(scene.beside.gestureRecognizers?.contains(holder) != true)
        finger.up()
    }

    @Test("a finger that lifts while its view loses the touch has lifted (G-2.15)")
    func liftWhileCancelled() {
        final class Letting: UIView {
            var finger: Finger?
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                #expect(touches.first?.phase == .cancelled)
                finger?.up()
                finger = nil
            }
        }
        let scene = NestedScene()
        let view = Letting(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scene.inner.addSubview(view)
        _ = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let finger = scene.device.finger()
        view.finger = finger
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 200, y: 250))
        #expect(scene.listener.outline == ["pan began", "pan ended"])
        #expect(scene.device.isAtRest)
    }
}
