import Testing
import TouchEngine

@Suite("Pans and taps")
struct PanAndTapTests {
    /// Drags in steps of some points, one a frame, and returns the translation at each action.
    private func translations(step: CGFloat, steps: Int) -> [CGFloat] {
        final class Meter {
            var values: [CGFloat] = []
            func measure(_ pan: UIPanGestureRecognizer) {
                values.append(pan.translation(in: nil).x)
            }
        }
        let scene = NestedScene()
        let meter = Meter()
        scene.inner.addGestureRecognizer(
            UIPanGestureRecognizer(
                target: meter, action: Selector("measure(_:)", Meter.measure)))
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        for index in 1...steps {
            scene.device.advance(by: 0.008)
            finger.move(to: CGPoint(x: scene.inside.x + step * CGFloat(index), y: scene.inside.y))
        }
        return meter.values
    }

    @Test(
        "the slop of 10 pt is inclusive and taken out of the translation (M-1, G-7.6, model: panSlop)"
    )
    func slop() {
        #expect(translations(step: 5, steps: 4) == [0, 5, 10])
        #expect(translations(step: 3, steps: 5) == [2, 5])
        #expect(translations(step: -5, steps: 3) == [0, -5])
        #expect(translations(step: 9.99, steps: 1).isEmpty)
    }

    @Test("a steady finger's velocity is its pace, and a rest does not change it (M-4, M-5, G-7.8)")
    func velocity() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        for index in 1...10 {
            scene.device.advance(by: 0.008)
            finger.move(to: CGPoint(x: 150 + 6 * CGFloat(index), y: 250))
        }
        #expect(abs(pan.velocity(in: nil).x - 750) < 0.001)
        scene.device.advance(by: 0.3)
        #expect(abs(pan.velocity(in: scene.inner).x - 750) < 0.001)
    }

    @Test("setTranslation counts on from there and forgets the velocity (S-A3.3)")
    func setTranslation() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 200, y: 250), over: 0.1)
        pan.setTranslation(.zero, in: scene.inner)
        #expect(pan.velocity(in: nil) == .zero)
        finger.move(to: CGPoint(x: 207, y: 250), over: 0.1)
        #expect(abs(pan.translation(in: scene.inner).x - 7) < 0.001)
    }

    @Test("a finger that joins or leaves makes no jump; the pan ends with the last (G-7.10)")
    func joiningFinger() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        a.move(to: CGPoint(x: 200, y: 250), over: 0.1)
        let before = pan.translation(in: nil)
        b.down(at: CGPoint(x: 100, y: 200))
        #expect(pan.translation(in: nil) == before)
        a.up()
        #expect(pan.translation(in: nil) == before)
        #expect(scene.listener.outline == ["pan began"])
        b.up()
        #expect(scene.listener.outline == ["pan began", "pan ended"])
    }

    @Test("a pan for two waits for the second finger (G-7.10)")
    func twoFingerPan() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        pan.minimumNumberOfTouches = 2
        scene.device.drag(from: scene.inside, to: CGPoint(x: 220, y: 250), over: 0.1)
        #expect(scene.listener.heard.isEmpty)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        b.down(at: CGPoint(x: 120, y: 250))
        Finger.move(
            [(a, CGPoint(x: 150, y: 280)), (b, CGPoint(x: 120, y: 280))], over: 0.1)
        #expect(scene.listener.heard.first == "pan began")
        a.up()
        b.up()
    }

    @Test(
        "a tap allows 45 pt and no more, and remembers where it began (G-7.20, G-7.27, model: tapMovement)"
    )
    func tapMovement() {
        let scene = NestedScene()
        final class Place {
            var point: CGPoint?
            func note(_ tap: UITapGestureRecognizer) { point = tap.location(in: nil) }
        }
        let place = Place()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        tap.addTarget(place, action: Selector("note(_:)", Place.note))
        scene.device.drag(from: scene.inside, to: CGPoint(x: 195, y: 250), over: 0.1)
        #expect(scene.listener.heard == ["tap ended"] && place.point == scene.inside)
        scene.device.drag(from: scene.inside, to: CGPoint(x: 195.01, y: 250), over: 0.1)
        #expect(scene.listener.heard.count == 1)
        #expect(scene.device.explain(tap).chain.first?["limit"] == .number(45))
    }

    @Test(
        "a tap held too long fails, and so does one with a finger too many (G-7.18, model: tapHoldLimit)"
    )
    func tapLimits() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        scene.device.tap(at: scene.inside, holding: 1.6)
        #expect(scene.device.explain(tap).chain.first?.code == .failedByHolding)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        b.down(at: CGPoint(x: 120, y: 250))
        a.up()
        b.up()
        #expect(scene.listener.heard.isEmpty)
        #expect(scene.device.explain(tap).chain.first?.code == .failedByTouchCount)
    }

    @Test(
        "three taps make a triple tap, with pauses inside the interval only (G-7.18, model: tapInterval)"
    )
    func tripleTap() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        tap.numberOfTapsRequired = 3
        for pause in [0.2, 0.2, 0.4] {
            scene.device.tap(at: scene.inside, holding: 0.05)
            scene.device.advance(by: pause)
        }
        #expect(scene.listener.heard == ["tap ended"])
        for pause in [0.2, 0.4, 0.4] {
            scene.device.tap(at: scene.inside, holding: 0.05)
            scene.device.advance(by: pause)
        }
        scene.device.settle()
        #expect(scene.listener.heard == ["tap ended"])
    }

    @Test(
        "an edge pan takes what starts at its own edge and goes inward (G-7.42)",
        arguments: [
            (UIRectEdge.left, CGPoint(x: 3, y: 400), CGPoint(x: 90, y: 400)),
            (.right, CGPoint(x: 390, y: 400), CGPoint(x: 300, y: 400)),
            (.top, CGPoint(x: 200, y: 3), CGPoint(x: 200, y: 90)),
            (.bottom, CGPoint(x: 200, y: 849), CGPoint(x: 200, y: 760)),
        ])
    func edgePan(edge: UIRectEdge, from: CGPoint, to: CGPoint) {
        for edges in [UIRectEdge.left, .right, .top, .bottom] {
            let device = Device()
            let listener = Listener()
            let pan = UIScreenEdgePanGestureRecognizer()
            pan.edges = edges
            listener.listen(to: pan, as: "edge")
            device.window.addGestureRecognizer(pan)
            device.drag(from: from, to: to, over: 0.2)
            #expect(listener.heard.isEmpty == (edges != edge))
        }
    }
}
