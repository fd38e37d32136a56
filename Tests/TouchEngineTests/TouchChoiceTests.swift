import Testing
import TouchEngine

@Suite("Who gets a touch, and who wins it, as other sources have it")
struct TouchChoiceTests {
    private let scene = NestedScene()

    private func edit(_ change: (inout ModelChoices) -> Void) {
        change(&scene.device.parameters.choices)
    }

    @Test("a touch that was held back is delivered after all where nothing is cancelled (G-2.22)")
    func heldBack() {
        edit { $0.heldBackTouch = .isDelivered }
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.outer)
        tap.delaysTouchesBegan = true
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["tap ended"] && scene.inner.heard.isEmpty)
        tap.cancelsTouchesInView = false
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 152, y: 250))
        #expect(scene.inner.heard.isEmpty)
        finger.up()
        #expect(scene.inner.heard == ["began", "moved", "ended"])
        #expect(scene.inner.places.first == CGPoint(x: 100, y: 100))
    }

    @Test("so is a button (G-2.22)")
    func heldBackButton() {
        let scene = ButtonScene()
        scene.device.parameters.choices.heldBackTouch = .isDelivered
        let tap = scene.add(UITapGestureRecognizer())
        (tap.cancelsTouchesInView, tap.delaysTouchesBegan) = (false, true)
        scene.device.press(.select)
        #expect(scene.listener.heard == ["own ended"])
        #expect(scene.remote.heard == ["select began", "select ended"])
        tap.cancelsTouchesInView = true
        scene.device.press(.select)
        #expect(scene.remote.heard.count == 2)
    }

    @Test("a view that leaves its window loses its touch, once and for all (G-2.38)")
    func leavesWindow() {
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        scene.outer.removeFromSuperview()
        #expect(scene.inner.heard == ["began", "cancelled"])
        let record = scene.device.trace.records(.viewLeftWindow).last
        #expect(record?.subject == "inner" && record?.rule == "G-2.38")
        scene.device.window.addSubview(scene.outer)
        finger.move(to: CGPoint(x: 160, y: 250))
        finger.up()
        #expect(scene.inner.heard == ["began", "cancelled"])
        scene.inner.began = { [inner = scene.inner] in inner.removeFromSuperview() }
        scene.inner.heard = []
        scene.device.tap(at: scene.inside)
        #expect(scene.inner.heard == ["began", "cancelled"])
    }

    @Test(
        "put into a view that is on no screen, it loses it too; moved on one, it keeps it (G-2.38)")
    func movesAway() {
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        scene.beside.addSubview(scene.inner)
        finger.move(to: CGPoint(x: 160, y: 250))
        #expect(scene.inner.heard == ["began", "moved"])
        UIView().addSubview(scene.inner)
        #expect(scene.inner.heard == ["began", "moved", "cancelled"])
        #expect(scene.device.trace.records(.viewLeftWindow).count == 1)
        finger.up()
    }

    @Test(
        "a touch that is still held back is never heard of then; a control hears the end (G-2.38)")
    func heldBackAndRemoved() {
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.outer)
        (tap.delaysTouchesBegan, tap.numberOfTapsRequired) = (true, 2)
        scene.device.tap(at: scene.inside)
        scene.inner.removeFromSuperview()
        scene.device.settle()
        #expect(scene.inner.heard.isEmpty)
        #expect(scene.device.trace.records(.viewLeftWindow).isEmpty)
        let button = ControlScene.button()
        let finger = button.device.finger()
        finger.down(at: button.middle)
        button.control.removeFromSuperview()
        finger.up()
        #expect(button.log.heard == ["down", "cancel"])
    }

    @Test("in the other order, the window hears of a touch first (U-2)")
    func reversed() {
        edit { $0.deliveryOrder = .reversed }
        let log = CallLog()
        for (name, view) in [
            ("window", scene.device.window), ("outer", scene.outer), ("inner 1", scene.inner),
            ("inner 2", scene.inner),
        ] as [(String, UIView)] {
            _ = scene.add(Scribe(name, log: log), named: name, to: view)
        }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 200, y: 250))
        let order = ["window", "outer", "inner 2", "inner 1"]
        #expect(log.lines == order.map { "\($0) began" } + order.map { "\($0) moved" })
    }

    @Test("a view of alpha 0.01 can be touched by the letter, and none under it (U-4, G-1.2)")
    func faint() {
        edit { $0.faintView = .isTouched }
        scene.inner.alpha = 0.01
        #expect(scene.device.window.hitTest(scene.inside, with: nil) === scene.inner)
        scene.inner.alpha = 0.0099
        #expect(scene.device.window.hitTest(scene.inside, with: nil) === scene.outer)
    }

    @Test("of two long presses the last added wins if both are judged together (U-26, G-4.2)")
    func longPresses() {
        edit { $0.longPressWinner = .lastAdded }
        let first = scene.add(UILongPressGestureRecognizer(), named: "first", to: scene.inner)
        _ = scene.add(UILongPressGestureRecognizer(), named: "last", to: scene.inner)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.hold(for: 0.6)
        #expect(scene.listener.heard == ["last began"])
        finger.up()
        #expect(scene.device.explain(first).chain.first?.code == .failedByExclusion)
        first.minimumPressDuration = 0.4
        scene.listener.heard = []
        scene.device.longPress(at: scene.inside)
        #expect(scene.listener.outline == ["first began", "first ended"])
    }

    @Test("requirements in a circle wait for ever, and it is reported (U-3)")
    func circle() {
        edit { $0.requirementCircle = .waitsForEver }
        let a = scene.add(UIPanGestureRecognizer(), named: "a", to: scene.inner)
        let b = scene.add(UIPanGestureRecognizer(), named: "b", to: scene.outer)
        a.require(toFail: b)
        b.require(toFail: a)
        for _ in 0..<2 { scene.dragInside() }
        #expect(scene.listener.heard.isEmpty)
        for pan in [a, b] { #expect(scene.device.explain(pan).outcome == .waiting) }
        let misuse = scene.device.trace.records(.misuseRequirementCycle)
        #expect(misuse.count == 1 && misuse.first?["dropped"] == .flag(false))
        #expect(!scene.device.isAtRest)
    }
}
