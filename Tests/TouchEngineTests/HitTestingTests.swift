import Testing
import TouchEngine

@Suite("Hit testing")
struct HitTestingTests {
    /// A view that lets through what would hit itself.
    private final class PassThrough: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === self ? nil : hit
        }
    }

    @Test("a view that answers nil for itself lets touches through, and sees none (G-1.6)")
    func passThrough() {
        let scene = NestedScene()
        let overlay = PassThrough(frame: scene.device.window.bounds)
        let button = LoggedView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        overlay.addSubview(button)
        scene.device.window.addSubview(overlay)
        _ = scene.add(UITapGestureRecognizer(), named: "over", to: overlay)
        _ = scene.add(UITapGestureRecognizer(), named: "under", to: scene.inner)
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["under ended"])
        scene.device.tap(at: CGPoint(x: 30, y: 30))
        #expect(scene.listener.heard == ["under ended", "over ended"])
        #expect(button.heard == ["began", "cancelled"])
    }

    @Test(
        "a label and an image view take no touch until interaction is enabled (G-1.10)",
        arguments: [false, true])
    func labelsAndImages(isLabel: Bool) {
        let scene = NestedScene()
        let view: UIView = isLabel ? UILabel() : UIImageView(frame: .zero)
        view.frame = scene.inner.bounds
        scene.inner.addSubview(view)
        _ = scene.add(UITapGestureRecognizer(), named: "tap", to: view)
        #expect(!view.isUserInteractionEnabled)
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard.isEmpty)
        #expect(scene.inner.heard == ["began", "ended"])
        view.isUserInteractionEnabled = true
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["tap ended"])
    }

    @Test("an alpha of exactly 0.01 cannot be touched, a little more can (U-4, G-1.2)")
    func leastAlpha() {
        let scene = NestedScene()
        scene.inner.alpha = 0.01
        #expect(scene.device.window.hitTest(scene.inside, with: nil) === scene.outer)
        scene.inner.alpha = 0.010001
        #expect(scene.device.window.hitTest(scene.inside, with: nil) === scene.inner)
    }

    @Test("asked whether to receive a touch, the delegate finds the hit view in it (G-2.9)")
    func hitIsKnown() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.outer)
        let answers = Answers()
        tap.delegate = answers
        var windows: [UIWindow?] = []
        answers.receive = { _, touch in
            windows.append(touch.window)
            return touch.view !== scene.inner
        }
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard.isEmpty)
        scene.device.tap(at: CGPoint(x: 300, y: 450))
        #expect(scene.listener.heard == ["tap ended"])
        #expect(windows.allSatisfy { $0 === scene.device.window } && windows.count == 2)
    }
}
