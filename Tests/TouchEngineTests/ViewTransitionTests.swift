import Testing
import TouchEngine

@Suite("A transition between views")
struct ViewTransitionTests {
    private let scene = NestedScene()
    private let log = CallLog()
    private let next = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    private var place: CGPoint { scene.inner.convert(CGPoint(x: 5, y: 5), to: nil) }

    private func note(_ name: String) -> (Bool) -> Void {
        let (log, device) = (log, scene.device)
        return { log.lines.append("\(name) \($0) at \(device.now)") }
    }

    @Test("its changes come at once, and its completion when its time is over (N-D40)")
    func inside() {
        let scene = scene
        let next = next
        UIView.transition(
            with: scene.outer, duration: 0.4, options: .transitionCrossDissolve,
            animations: {
                scene.inner.removeFromSuperview()
                scene.outer.addSubview(next)
            }, completion: note("done"))
        #expect(scene.inner.superview == nil && next.superview === scene.outer)
        scene.device.advance(by: 0.39)
        #expect(log.lines.isEmpty)
        scene.device.settle()
        #expect(log.lines == ["done true at 0.4"])
    }

    @Test("what else changes in it is animated only if it says so (N-D40)")
    func content() {
        let scene = scene
        UIView.transition(with: scene.outer, duration: 1, animations: { scene.inner.alpha = 0 })
        #expect(scene.inner.layer.presentation()?.opacity == 0)
        scene.device.settle()
        UIView.transition(
            with: scene.outer, duration: 1, options: .allowAnimatedContent,
            animations: { scene.inner.alpha = 1 })
        #expect(scene.inner.layer.presentation()?.opacity == 0)
        scene.device.settle()
        #expect(scene.inner.layer.presentation()?.opacity == 1)
    }

    @Test("its view passes touches by meanwhile, unless it allows them (N-D40, G-1.11)")
    func touches() {
        let window = scene.device.window
        UIView.transition(with: scene.outer, duration: 1, animations: nil)
        #expect(window.hitTest(place, with: nil) === window)
        scene.device.settle()
        #expect(window.hitTest(place, with: nil) === scene.inner)
        UIView.transition(
            with: scene.outer, duration: 1, options: .allowUserInteraction, animations: nil)
        #expect(window.hitTest(place, with: nil) === scene.inner)
    }

    @Test("a view takes another's place in its superview (N-D41)")
    func exchange() {
        UIView.transition(
            from: scene.inner, to: next, duration: 0.2, completion: note("turned"))
        #expect(scene.inner.superview == nil && next.superview === scene.outer)
        scene.device.settle()
        #expect(log.lines == ["turned true at 0.2"])
    }

    @Test("with showHideTransitionViews both stay, one hidden and one shown (N-D41)")
    func showHide() {
        scene.outer.addSubview(next)
        next.isHidden = true
        UIView.transition(
            from: scene.inner, to: next, duration: 0.2,
            options: [.showHideTransitionViews, .transitionFlipFromLeft])
        #expect(scene.inner.superview === scene.outer && next.superview === scene.outer)
        #expect(scene.inner.isHidden && !next.isHidden)
    }

    @Test("one whose view leaves the window has not run to its end (N-D40, U-22)")
    func leaves() {
        UIView.transition(
            with: scene.outer, duration: 1, animations: nil, completion: note("left"))
        scene.device.advance(by: 0.5)
        scene.outer.removeFromSuperview()
        scene.device.settle()
        #expect(log.lines == ["left false at 0.5"])
    }

    @Test("without time, or a view to be in, it is over in the next turn or at once (N-D40, N-D41)")
    func nowhere() {
        UIView.transition(
            with: scene.outer, duration: 0, animations: nil, completion: note("no time"))
        scene.device.settle()
        UIView.transition(
            from: UIView(), to: next, duration: 1, completion: note("no superview"))
        #expect(log.lines == ["no time true at 0.0", "no superview true at 0.0"])
        #expect(next.superview == nil)
    }
}
