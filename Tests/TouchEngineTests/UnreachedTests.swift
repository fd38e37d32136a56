import Testing
import TouchEngine

@Suite("Touches that never arrive")
struct UnreachedTests {
    private let scene = NestedScene()

    /// Why the recognizer on the inner view saw nothing of a tap on it: what the explanation names first.
    private func whyInner(
        tappedAt point: CGPoint? = nil, _ prepare: () -> Void = {}
    ) -> TraceRecord? {
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        prepare()
        scene.device.tap(at: point ?? scene.inside)
        let why = scene.device.explain(tap)
        #expect(scene.listener.heard.isEmpty)
        #expect(why.outcome == .untouched)
        #expect(why.chain.first?["finger"] == .number(1))
        #expect(why.chain.first?["view"] == .text("inner"))
        #expect(why.chain.dropFirst().map(\.code) == [.touchDown])
        return why.chain.first
    }

    @Test("a hidden view is why, be it its own or one above it (G-1.2)", arguments: [true, false])
    func hidden(isOwn: Bool) {
        let why = whyInner { (isOwn ? scene.inner : scene.outer).isHidden = true }
        #expect(why?.code == .recognizerHidden)
        #expect(why?["by"] == .text(isOwn ? "inner" : "outer"))
        #expect(why?["own"] == .flag(isOwn))
        #expect(why?["hit"] == .text(isOwn ? "outer" : "UIWindow"))
    }

    @Test(
        "a view not enabled for interaction is why (G-1.2, G-1.10)",
        arguments: [true, false])
    func disabled(isOwn: Bool) {
        let why = whyInner {
            (isOwn ? scene.inner : scene.outer).isUserInteractionEnabled = false
        }
        #expect(why?.code == .recognizerViewDisabled)
        #expect(why?["by"] == .text(isOwn ? "inner" : "outer"))
        #expect(why?["own"] == .flag(isOwn))
    }

    @Test(
        "a view no more than 0.01 opaque is why; above that the touch comes (G-1.2, U-4)",
        arguments: [true, false])
    func transparent(isOwn: Bool) {
        let view = isOwn ? scene.inner : scene.outer
        let why = whyInner { view.alpha = 0.01 }
        #expect(why?.code == .recognizerTransparent)
        #expect(why?["by"] == .text(isOwn ? "inner" : "outer"))
        #expect(why?["own"] == .flag(isOwn))
        view.alpha = 0.011
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["tap ended"])
    }

    @Test("of several reasons the outermost is named: mending an inner one would not help (G-1.2)")
    func outermost() {
        let why = whyInner {
            scene.inner.isHidden = true
            scene.outer.isUserInteractionEnabled = false
        }
        #expect(why?.code == .recognizerViewDisabled)
        #expect(why?["by"] == .text("outer"))
    }

    @Test("a view that sticks out of its superview is not reached where it does (G-1.4)")
    func outside() {
        let why = whyInner(tappedAt: CGPoint(x: 100, y: 550)) {
            scene.inner.frame.size.height = 500
        }
        #expect(why?.code == .recognizerOutside)
        #expect(why?["by"] == .text("outer"))
        #expect(why?["hit"] == .text("beside"))
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["tap ended"])
    }

    @Test("a view in front is why, and is named (G-1.1)")
    func covered() {
        let cover = UIView(frame: scene.outer.bounds)
        cover.accessibilityIdentifier = "cover"
        let why = whyInner { scene.outer.addSubview(cover) }
        #expect(why?.code == .recognizerCovered)
        #expect(why?["hit"] == .text("cover"))
    }

    @Test("a finger that was elsewhere is why, and where it was is named (G-2.1)")
    func elsewhere() {
        let why = whyInner(tappedAt: CGPoint(x: 300, y: 600))
        #expect(why?.code == .recognizerElsewhere)
        #expect(why?["hit"] == .text("beside"))
    }

    @Test("a recognizer that comes to a view with the finger down comes too late (G-2.1)")
    func tooLate() {
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        scene.device.advance(by: 0.25)
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
        let stray = scene.add(UIPanGestureRecognizer(), named: "stray", to: scene.beside)
        finger.move(to: CGPoint(x: 200, y: 250), over: 0.1)
        finger.up()
        #expect(scene.listener.heard.isEmpty)
        let why = scene.device.explain(pan)
        #expect(why.outcome == .untouched)
        #expect(why.chain.map(\.code) == [.recognizerTooLate])
        #expect(why.chain.first?["view"] == .text("outer"))
        #expect(why.chain.first?["finger"] == .number(1))
        #expect(why.chain.first?.time == 0.25)
        #expect(scene.device.explain(stray).chain.isEmpty)
        scene.dragInside()
        #expect(scene.listener.outline == ["pan began", "pan ended"])
    }

    @Test("one on no view of the window is detached: no touch can come (G-2.1)")
    func detached() {
        let loose = UITapGestureRecognizer()
        let onStray = UITapGestureRecognizer()
        let stray = UIView(frame: scene.inner.bounds)
        stray.addGestureRecognizer(onStray)
        scene.device.tap(at: scene.inside)
        for tap in [loose, onStray] {
            #expect(scene.device.explain(tap).outcome == .detached)
            #expect(scene.device.explain(tap).chain.isEmpty)
        }
        scene.inner.addSubview(stray)
        scene.device.tap(at: scene.inside)
        #expect(scene.device.explain(onStray).outcome == .fired)
        stray.removeFromSuperview()
        #expect(scene.device.explain(onStray).outcome == .fired)
    }

    @Test(
        "one that is done but not reset, for a partner is not, takes no new finger (G-3.21, G-3.26)"
    )
    func notReset() {
        let quick = scene.add(Scribe("quick"), named: "quick", to: scene.inner)
        let slow = scene.add(Scribe("slow"), named: "slow", to: scene.inner)
        quick.does = { scribe, phase, _ in if phase == .moved { scribe.state = .failed } }
        slow.does = { scribe, phase, _ in if phase == .ended { scribe.state = .failed } }
        slow.require(toFail: quick)
        let (one, two) = (scene.device.finger(), scene.device.finger())
        one.down(at: scene.inside)
        one.move(to: CGPoint(x: 160, y: 250))
        two.down(at: CGPoint(x: 100, y: 200))
        #expect(quick.log.lines == ["quick began", "quick moved"])
        let record = scene.device.trace.records(.recognizerNotReset).last
        #expect(record?.subject == "quick")
        #expect(record?["finger"] == .number(2))
        let cause = record?.cause.map { scene.device.trace.records[$0].code }
        #expect(cause == .failedByItself)
        #expect(record?["by"] == .text("slow"))
        // It failed with its own finger still down: that is why it did not fire.
        #expect(scene.device.explain(quick).chain.first?.code == .failedByItself)
        one.up()
        #expect(quick.log.lines.last == "quick reset" && slow.log.lines.last == "slow reset")
    }

    @Test("one that sleeps through a whole gesture did not fire because it was not reset (G-3.26)")
    func slept() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let press = UILongPressGestureRecognizer()
        press.name = "press"
        for recognizer in [double, press] { scene.inner.addGestureRecognizer(recognizer) }
        double.require(toFail: press)
        scene.device.tap(at: scene.inside)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.hold(for: 0.7)
        let explanation = scene.device.explain(press)
        #expect(explanation.outcome == .silent)
        #expect(explanation.chain.first?.code == .recognizerNotReset)
        #expect(explanation.chain.first?["by"] == .text("tap"))
        finger.up()
    }
}
