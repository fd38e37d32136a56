import Testing
import TouchEngine

@Suite("Exclusive touch")
struct ExclusiveTouchTests {
    private let scene = NestedScene()
    private let beside = CGPoint(x: 150, y: 600)

    @Test("no view is exclusive unless told so, and then fingers do not mind each other (G-1.13)")
    func plain() {
        #expect(!UIView().isExclusiveTouch)
        press(at: scene.inside) { scene.device.tap(at: beside) }
        #expect(scene.inner.heard == ["began", "ended"])
        #expect(scene.beside.heard == ["began", "ended"])
    }

    @Test("while an exclusive view has a finger, no other view hears of another (G-1.13)")
    func keepsOthersOut() {
        scene.inner.isExclusiveTouch = true
        press(at: scene.inside) {
            scene.device.drag(from: beside, to: CGPoint(x: 250, y: 600), over: 0.1)
            scene.device.tap(at: CGPoint(x: 300, y: 450))
        }
        #expect(scene.inner.heard == ["began", "ended"])
        #expect(scene.beside.heard.isEmpty && scene.outer.heard.isEmpty)
        let barred = scene.device.trace.records(.viewTouchBarred)
        #expect(barred.map(\.subject) == ["beside", "outer"])
        #expect(barred.allSatisfy { $0["by"] == .text("inner") && $0["finger"] == .number(2) })
        #expect(barred.allSatisfy { $0["exclusive"] == .flag(true) })
    }

    @Test("an exclusive view takes no finger while another view has one (G-1.13)")
    func isKeptOut() {
        scene.inner.isExclusiveTouch = true
        press(at: beside) { scene.device.tap(at: scene.inside) }
        #expect(scene.inner.heard.isEmpty)
        #expect(scene.beside.heard == ["began", "ended"])
        #expect(scene.device.trace.records(.viewTouchBarred).first?["by"] == .text("beside"))
    }

    @Test("once its finger is up, or a recognizer has taken it, others hear again (G-1.13)")
    func release() {
        scene.inner.isExclusiveTouch = true
        scene.device.tap(at: scene.inside)
        scene.device.tap(at: beside)
        #expect(scene.beside.heard == ["began", "ended"])
        _ = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 200, y: 250), over: 0.1)
        scene.device.tap(at: beside)
        finger.up()
        #expect(scene.beside.heard == ["began", "ended", "began", "ended"])
    }

    @Test("a finger kept out is kept out to its end, though the view is let go before (G-1.13)")
    func keptOutToTheEnd() {
        scene.inner.isExclusiveTouch = true
        let (first, second) = (scene.device.finger(), scene.device.finger())
        first.down(at: scene.inside)
        second.down(at: beside)
        first.up()
        second.move(to: CGPoint(x: 250, y: 600), over: 0.1)
        second.up()
        #expect(scene.beside.heard.isEmpty)
        #expect(scene.inner.heard == ["began", "ended"])
    }

    @Test("a touch withheld until the exclusive view's finger lifts is free to arrive (G-1.13)")
    func releasedWithTheLift() {
        scene.inner.isExclusiveTouch = true
        let holder = scene.add(Scribe("holder"), named: "holder", to: scene.beside)
        holder.delaysTouchesBegan = true
        let own = scene.add(Scribe("own"), named: "own", to: scene.inner)
        own.does = { scribe, phase, _ in
            guard phase == .ended else { return }
            scribe.state = .failed
            holder.state = .failed
        }
        scene.device.finger().down(at: beside)
        scene.device.tap(at: scene.inside)
        #expect(scene.inner.heard == ["began", "ended"])
        #expect(scene.beside.heard == ["began"])
    }

    @Test("of two fingers kept back together, the exclusive view hears the first (G-1.13)")
    func keptBackTogether() {
        scene.inner.isExclusiveTouch = true
        let holder = scene.add(Scribe("holder"), named: "holder", to: scene.device.window)
        holder.delaysTouchesBegan = true
        let (first, second) = (scene.device.finger(), scene.device.finger())
        first.down(at: scene.inside)
        second.down(at: beside)
        scene.device.advance(by: 0.1)
        first.up()
        holder.state = .failed
        #expect(scene.inner.heard == ["began", "ended"])
        #expect(scene.beside.heard.isEmpty)
        second.up()
        #expect(scene.beside.heard.isEmpty)
    }

    @Test("recognizers hear the fingers that views do not (G-1.13)")
    func recognizers() {
        scene.inner.isExclusiveTouch = true
        _ = scene.add(UITapGestureRecognizer(), named: "beside", to: scene.beside)
        press(at: scene.inside) { scene.device.tap(at: beside) }
        #expect(scene.listener.heard == ["beside ended"])
        #expect(scene.beside.heard.isEmpty)
    }

    @Test("to a second finger of its own an exclusive view is open (G-1.13)")
    func ownFingers() {
        scene.inner.isExclusiveTouch = true
        scene.inner.isMultipleTouchEnabled = true
        press(at: scene.inside) { scene.device.tap(at: CGPoint(x: 100, y: 200)) }
        #expect(scene.inner.heard == ["began", "began", "ended", "ended"])
    }

    private func press(at point: CGPoint, _ meanwhile: () -> Void) {
        let finger = scene.device.finger()
        finger.down(at: point)
        meanwhile()
        finger.up()
    }
}
