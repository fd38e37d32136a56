import Testing
import TouchEngine

@Suite("Fingers on a scroll view's content")
struct ScrollContentTests {
    /// A scroll view whose subclass answers by closures.
    final class Asked: UIScrollView {
        var begins: (UIView) -> Bool = { _ in true }
        var cancels: ((UIView) -> Bool)?
        override func touchesShouldBegin(
            _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
        ) -> Bool { begins(view) }
        override func touchesShouldCancel(in view: UIView) -> Bool {
            cancels?(view) ?? super.touchesShouldCancel(in: view)
        }
    }

    private func scene<View: UIView>(_ content: View) -> (ScrollScene, Asked, View) {
        let asked = Asked()
        let scene = ScrollScene(asked)
        content.frame = CGRect(x: 50, y: 350, width: 300, height: 100)
        content.accessibilityIdentifier = "content"
        asked.addSubview(content)
        return (scene, asked, content)
    }
    private let middle = CGPoint(x: 200, y: 400)

    @Test(
        "held for 0.15 s the content hears of it, and a drag takes it away again (S-A5.1, S-A1.4, model: contentTouchDelay)"
    )
    func held() {
        let (scene, scroll, content) = scene(LoggedView())
        let finger = scene.device.finger()
        finger.down(at: middle)
        finger.hold(for: 0.149)
        #expect(content.heard.isEmpty)
        finger.hold(for: 0.002)
        #expect(content.heard == ["began"])
        finger.move(to: CGPoint(x: 200, y: 300), over: 0.1)
        #expect(content.heard.filter { $0 != "moved" } == ["began", "cancelled"])
        #expect(scroll.isDragging)
        finger.up()
    }

    @Test("of a fast drag the content hears nothing (S-A5.1)")
    func fastDrag() {
        let (scene, _, content) = scene(LoggedView())
        scene.device.drag(from: middle, to: CGPoint(x: 200, y: 300), over: 0.1)
        scene.device.settle()
        #expect(content.heard.isEmpty)
        #expect(scene.device.story(of: "content") == [.viewTouchWithheld, .viewTouchDiscarded])
        #expect(scene.device.trace.records(.viewTouchDiscarded).last?["by"] == .text("scroll pan"))
    }

    @Test("a fast tap is told at the lift, beginning and end (S-A5.1, G-7.49)")
    func fastTap() throws {
        let (scene, scroll, content) = scene(LoggedView())
        scene.device.tap(at: middle, holding: 0.05)
        #expect(content.heard == ["began", "ended"])
        let delay = try #require(scroll.gestureRecognizers?.first)
        #expect(scene.reasons(delay).first == .touchDelayLifted)
        #expect(scene.device.isAtRest)
    }

    @Test("a second finger waits its own moment (S-A5.1)")
    func secondFinger() {
        let (scene, _, content) = scene(LoggedView())
        content.isMultipleTouchEnabled = true
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: middle)
        a.hold(for: 0.2)
        b.down(at: CGPoint(x: 100, y: 400))
        #expect(content.heard == ["began"])
        b.hold(for: 0.16)
        #expect(content.heard == ["began", "began"])
        a.up()
        b.up()
        #expect(content.heard == ["began", "began", "ended"])
        #expect(scene.device.isAtRest)
    }

    @Test("without delaysContentTouches it hears at once, and is asked about at once (S-A5.2)")
    func withoutDelay() throws {
        let (scene, scroll, content) = scene(LoggedView())
        scroll.delaysContentTouches = false
        var asked: [String] = []
        scroll.begins = { view in
            asked.append(view.accessibilityIdentifier ?? "")
            return true
        }
        let finger = scene.device.finger()
        finger.down(at: middle)
        #expect(content.heard == ["began"] && asked == ["content"])
        let delay = try #require(scroll.gestureRecognizers?.first)
        #expect(scene.reasons(delay).first == .touchDelayNone)
        finger.move(to: CGPoint(x: 200, y: 300), over: 0.1)
        finger.up()
        #expect(content.heard.last == "cancelled")
    }

    @Test("content that touchesShouldBegin refuses hears nothing, the scroll view does (S-A5.4)")
    func shouldBegin() {
        let (scene, scroll, content) = scene(LoggedView())
        scroll.begins = { _ in false }
        let finger = scene.device.finger()
        finger.down(at: middle)
        finger.hold(for: 0.3)
        finger.move(to: CGPoint(x: 200, y: 300), over: 0.1)
        finger.up()
        #expect(content.heard.isEmpty)
        #expect(scroll.contentOffset.y > 80)
        #expect(scene.device.trace.records(.contentTouchRefused).count == 1)
    }

    @Test("of scroll views inside each other one that says no is enough (S-A5.4)")
    func shouldBeginOuter() {
        for refusing in ["outer", "inner", "none"] {
            let (scene, outer, inner) = scene(Asked())
            let content = LoggedView(frame: inner.bounds)
            inner.addSubview(content)
            outer.begins = { _ in refusing != "outer" }
            inner.begins = { _ in refusing != "inner" }
            let finger = scene.device.finger()
            finger.down(at: middle)
            finger.hold(for: 0.3)
            finger.up()
            #expect(content.heard == (refusing == "none" ? ["began", "ended"] : []))
            let refused = scene.device.trace.records(.contentTouchRefused)
            let expected = ["outer": ["scroll"], "inner": ["content"]][refusing] ?? []
            #expect(refused.map(\.subject) == expected)
        }
    }

    @Test("a scroll view is asked about what is in it, not about itself (S-A5.4)")
    func shouldBeginItself() {
        let (scene, outer, inner) = scene(Asked())
        var asked: [String] = []
        for (name, scroll) in [("outer", outer), ("inner", inner)] {
            scroll.begins = { view in
                asked.append("\(name) about \(view.accessibilityIdentifier ?? "")")
                return true
            }
        }
        let finger = scene.device.finger()
        finger.down(at: middle)
        finger.hold(for: 0.3)
        finger.up()
        #expect(asked == ["outer about content"])
        finger.down(at: CGPoint(x: 200, y: 700))
        finger.hold(for: 0.3)
        finger.up()
        #expect(asked == ["outer about content"])
    }

    @Test("once content has its touch, canCancelContentTouches = false makes the pan fail (S-A2.8)")
    func cannotCancel() {
        let (scene, scroll, content) = scene(LoggedView())
        scroll.canCancelContentTouches = false
        scroll.cancels = { _ in
            Issue.record("touchesShouldCancel is not asked then")
            return true
        }
        let finger = scene.device.finger()
        finger.down(at: middle)
        finger.hold(for: 0.2)
        finger.move(to: CGPoint(x: 200, y: 300), over: 0.1)
        finger.up()
        #expect(scroll.contentOffset == .zero)
        #expect(content.heard.filter { $0 != "moved" } == ["began", "ended"])
        #expect(scene.reasons(scroll.panGestureRecognizer).first == .contentKeepsTouches)
        scene.device.drag(from: middle, to: CGPoint(x: 200, y: 300), over: 0.1)
        #expect(scroll.contentOffset.y > 80)
    }

    @Test("a drag takes no touch from a control that has it, disabled or not (S-A5.5, U-13)")
    func control() {
        for isEnabled in [true, false] {
            let (scene, scroll, button) = scene(UIButton(type: .system))
            button.isEnabled = isEnabled
            let finger = scene.device.finger()
            finger.down(at: middle)
            finger.hold(for: 0.2)
            finger.move(to: CGPoint(x: 200, y: 300), over: 0.1)
            #expect(scroll.contentOffset == .zero)
            #expect(scene.reasons(scroll.panGestureRecognizer).first == .contentKeepsTouch)
            finger.up()
            scroll.cancels = { _ in true }
            finger.down(at: middle)
            finger.hold(for: 0.2)
            finger.move(to: CGPoint(x: 200, y: 300), over: 0.1)
            finger.up()
            #expect(scroll.contentOffset.y > 80)
        }
    }

    @Test("a fast drag from a button scrolls: the button has nothing yet (S-A5.1, S-A5.5)")
    func fastDragFromButton() {
        let (scene, scroll, button) = scene(UIButton(type: .system))
        let log = ControlLog()
        log.listen(to: button)
        scene.device.drag(from: middle, to: CGPoint(x: 200, y: 300), over: 0.1)
        #expect(scroll.contentOffset.y > 80 && log.heard.isEmpty)
    }

    @Test("with scrolling switched off nothing waits (S-A1.11, S-A5.2)")
    func switchedOff() {
        let (scene, scroll, content) = scene(LoggedView())
        scroll.isScrollEnabled = false
        scene.device.drag(from: middle, to: CGPoint(x: 200, y: 300), over: 0.1)
        #expect(content.heard.first == "began" && content.heard.last == "ended")
        #expect(scroll.contentOffset == .zero)
        #expect(scene.reasons(scroll.panGestureRecognizer).first == .scrollDisabled)
        scroll.setContentOffset(CGPoint(x: 0, y: 70), animated: false)
        #expect(scroll.contentOffset.y == 70)
    }
}
