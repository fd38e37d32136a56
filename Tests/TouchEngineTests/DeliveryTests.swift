import Testing
import TouchEngine

@Suite("What views hear")
struct DeliveryTests {
    @Test("the deepest, front-most view that can be touched is hit (G-1.1, G-1.2)")
    func hitTest() {
        let scene = NestedScene()
        let front = UIView(frame: scene.inner.frame)
        scene.outer.addSubview(front)
        let hit = { scene.device.window.hitTest(scene.inside, with: nil) }
        #expect(hit() === front)
        front.isUserInteractionEnabled = false
        #expect(hit() === scene.inner)
        scene.inner.isHidden = true
        #expect(hit() === scene.outer)
        scene.outer.alpha = 0.009
        #expect(hit() === scene.device.window)
        scene.outer.alpha = 0.011
        #expect(hit() === scene.outer)
    }

    @Test("a subview outside its superview's bounds is drawn but not hit (G-1.4)")
    func outsideBounds() {
        let scene = NestedScene()
        scene.inner.frame.origin = CGPoint(x: 50, y: 390)
        let point = CGPoint(x: 100, y: 520)
        #expect(scene.inner.convert(scene.inner.bounds, to: nil).contains(point))
        #expect(scene.device.window.hitTest(point, with: nil) === scene.beside)
    }

    @Test("bounds take their near edges in and leave their far edges out (G-1.5)")
    func edges() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.point(inside: CGPoint(x: 0, y: 0), with: nil))
        #expect(!view.point(inside: CGPoint(x: 10, y: 5), with: nil))
    }

    @Test(
        "points convert through transforms and scrolled bounds, there and back", .tags(.apparatus))
    func conversion() {
        let scene = NestedScene()
        scene.outer.bounds.origin = CGPoint(x: 0, y: 30)
        scene.inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(scene.inner.convert(CGPoint(x: 100, y: 100), to: nil) == CGPoint(x: 150, y: 220))
        let there = scene.inner.convert(CGPoint(x: 13, y: 57), to: scene.beside)
        #expect(scene.inner.convert(there, from: scene.beside) == CGPoint(x: 13, y: 57))
        #expect(scene.inner.frame == CGRect(x: -50, y: -50, width: 400, height: 400))
    }

    @Test("a touch keeps its view, wherever the finger goes (G-1.8)")
    func touchKeepsItsView() {
        let scene = NestedScene()
        scene.device.drag(from: scene.inside, to: CGPoint(x: 150, y: 700), over: 0.1)
        #expect(scene.inner.heard.first == "began" && scene.inner.heard.last == "ended")
        #expect(scene.beside.heard.isEmpty)
    }

    @Test("recognition cancels the touch in its view, after the action (G-2.14, G-2.18, G-2.19)")
    func cancelAfterAction() {
        let scene = NestedScene()
        final class Order {
            var lines: [String] = []
            let view: LoggedView
            init(_ view: LoggedView) { self.view = view }
            func acted() { lines.append(view.heard.joined(separator: " ")) }
        }
        let order = Order(scene.inner)
        let tap = UITapGestureRecognizer(target: order, action: Selector("acted", Order.acted))
        scene.outer.addGestureRecognizer(tap)
        scene.device.tap(at: scene.inside)
        #expect(order.lines == ["began"])
        #expect(scene.inner.heard == ["began", "cancelled"])
    }

    @Test("with cancelsTouchesInView false both hear it (G-2.16)")
    func noCancel() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.outer)
        tap.cancelsTouchesInView = false
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["tap ended"])
        #expect(scene.inner.heard == ["began", "ended"])
    }

    @Test(
        "a withheld touch is discarded on success: the view hears nothing at all (G-2.20, G-2.22)")
    func withheldAndDiscarded() {
        for cancels in [true, false] {
            let scene = NestedScene()
            let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.outer)
            tap.delaysTouchesBegan = true
            tap.cancelsTouchesInView = cancels
            scene.device.tap(at: scene.inside)
            #expect(scene.inner.heard.isEmpty, "cancelsTouchesInView \(cancels) (G-2.22)")
        }
    }

    @Test("on failure it is told where the finger landed, then one jump to where it is (G-2.21)")
    func withheldAndReleased() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.outer)
        tap.delaysTouchesBegan = true
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 190, y: 250), over: 0.1)
        #expect(scene.inner.heard.isEmpty)
        finger.move(to: CGPoint(x: 200, y: 250))
        #expect(scene.inner.heard == ["began", "moved"])
        #expect(scene.inner.places == [CGPoint(x: 100, y: 100), CGPoint(x: 150, y: 100)])
    }

    @Test("a view hears one finger unless it asks for more; recognizers get every finger (G-1.12)")
    func multipleTouch() {
        for isMultiple in [false, true] {
            let scene = NestedScene()
            scene.inner.isMultipleTouchEnabled = isMultiple
            let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
            tap.numberOfTouchesRequired = 2
            tap.cancelsTouchesInView = false
            let (a, b) = (scene.device.finger(), scene.device.finger())
            a.down(at: scene.inside)
            b.down(at: CGPoint(x: 180, y: 250))
            a.up()
            b.up()
            #expect(scene.listener.heard == ["tap ended"])
            #expect(scene.inner.heard.filter { $0 == "began" }.count == (isMultiple ? 2 : 1))
        }
    }

    @Test("an interrupted touch is cancelled in its view and fails what was possible (G-2.33)")
    func interrupted() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        scene.device.cancelTouches()
        finger.up()
        #expect(scene.inner.heard == ["began", "cancelled"])
        #expect(scene.device.explain(tap).chain.first?.code == .failedByCancelledTouch)
    }

    @Test(
        "disabling in mid-touch fails what has not begun; enabled again it takes new touches (G-2.29)"
    )
    func toggled() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        pan.isEnabled = false
        pan.isEnabled = true
        finger.move(to: CGPoint(x: 230, y: 250), over: 0.2)
        #expect(scene.listener.heard.isEmpty)
        let second = scene.device.finger()
        second.down(at: CGPoint(x: 120, y: 220))
        second.move(to: CGPoint(x: 120, y: 290), over: 0.2)
        #expect(scene.listener.heard.first == "pan began")
    }

    @Test("a target is not retained, and a pair is added once (G-8.1, G-8.2)")
    func targets() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        scene.listener.listen(to: tap, as: "tap")
        weak var gone: Listener?
        do {
            let target = Listener()
            gone = target
            tap.addTarget(target, action: Selector("acted(_:)", Listener.acted))
        }
        #expect(gone == nil)
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["tap ended"])
        tap.removeTarget(nil, action: nil)
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["tap ended"])
    }

    @Test("fingers that do one thing at one moment come to their view in one call (G-2.11, G-2.14)")
    func oneCall() {
        let scene = NestedScene()
        scene.inner.isMultipleTouchEnabled = true
        let pinch = scene.add(UIPinchGestureRecognizer(), named: "pinch", to: scene.inner)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        b.down(at: CGPoint(x: 200, y: 250))
        Finger.move([(a, CGPoint(x: 148, y: 250)), (b, CGPoint(x: 202, y: 250))], over: 0)
        #expect(scene.inner.heard == ["began", "began", "moved"])
        #expect(scene.inner.places.count == 4)
        Finger.move([(a, CGPoint(x: 100, y: 250)), (b, CGPoint(x: 245, y: 250))], over: 0)
        #expect(pinch.numberOfTouches == 2)
        #expect(scene.inner.heard == ["began", "began", "moved", "cancelled"])
        #expect(scene.inner.places.count == 6)
        a.up()
        b.up()
        #expect(scene.inner.heard.count == 4)
    }
}
