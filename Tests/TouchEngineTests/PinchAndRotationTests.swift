import Testing
import TouchEngine

/// The numbers that a pinch, or a rotation, had at each action.
private final class Gauge {
    var values: [CGFloat] = []
    var counts: [Int] = []

    func note(_ recognizer: UIGestureRecognizer) {
        if let pinch = recognizer as? UIPinchGestureRecognizer { values.append(pinch.scale) }
        if let turn = recognizer as? UIRotationGestureRecognizer { values.append(turn.rotation) }
        counts.append(recognizer.numberOfTouches)
    }

    func watch<R: UIGestureRecognizer>(_ recognizer: R, in scene: NestedScene) -> R {
        recognizer.addTarget(self, action: Selector("note(_:)", Gauge.note))
        return scene.add(
            recognizer, named: recognizer is UIPinchGestureRecognizer ? "pinch" : "turn",
            to: scene.inner)
    }
}

private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.001 }

private let model = ModelParameters()

/// The scale of fingers so far apart, when a pinch that began at 100 pt has opened, or closed, at first (M-32).
private func scale(_ span: CGFloat, opening: Bool = true) -> CGFloat {
    span / (100 + (opening ? model.pinchSlop : -model.pinchSlop))
}

@Suite("Pinches")
struct PinchTests {
    @Test("the scale is the fingers' distance over that at the start, less the slop (G-7.37, M-32)")
    func ofDistances() {
        let (scene, gauge) = (NestedScene(), Gauge())
        let pinch = gauge.watch(UIPinchGestureRecognizer(), in: scene)
        #expect(pinch.scale == 1)
        #expect(pinch.velocity == 0)
        scene.device.pinch(at: scene.inside, from: 100, to: 200, over: 0.2)
        #expect(scene.listener.outline == ["pinch began", "pinch ended"])
        #expect(isNear(gauge.values.last ?? 0, scale(200)))
        #expect(pinch.scale == 1)
        scene.device.pinch(at: scene.inside, from: 100, to: 50, angle: 1, over: 0.2)
        #expect(isNear(gauge.values.last ?? 0, scale(50, opening: false)))
        #expect(scene.device.isAtRest)
    }

    @Test("it begins at a change of 10 pt, and says how much there was (model: pinchThreshold)")
    func threshold() {
        let scene = NestedScene()
        let pinch = scene.add(UIPinchGestureRecognizer(), named: "pinch", to: scene.inner)
        scene.device.pinch(at: scene.inside, from: 100, to: 109, over: 0.1)
        #expect(scene.listener.heard.isEmpty)
        let why = scene.device.explain(pinch).chain.first
        #expect(why?.code == .failedByLittleSpread)
        #expect(why?["change"] == .number(9))
        #expect(why?["threshold"] == .number(10))
        scene.device.pinch(at: scene.inside, from: 100, to: 90, over: 0.1)
        #expect(scene.listener.outline == ["pinch began", "pinch ended"])
    }

    @Test(
        "one finger alone fails it at the lift, and two that move together never begin it (G-7.37)")
    func notAPinch() {
        let scene = NestedScene()
        let pinch = scene.add(UIPinchGestureRecognizer(), named: "pinch", to: scene.inner)
        scene.dragInside()
        #expect(scene.device.explain(pinch).chain.first?.code == .failedByTouchCount)
        scene.device.twoFingerDrag(from: scene.inside, to: CGPoint(x: 180, y: 300), over: 0.2)
        #expect(scene.device.explain(pinch).chain.first?.code == .failedByLittleSpread)
        #expect(scene.listener.heard.isEmpty)
    }

    @Test(
        "with one finger up it stays in changed, keeps its scale, and ends with the last (G-7.37)")
    func oneLifts() {
        let (scene, gauge) = (NestedScene(), Gauge())
        let pinch = gauge.watch(UIPinchGestureRecognizer(), in: scene)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: CGPoint(x: 100, y: 250))
        b.down(at: CGPoint(x: 200, y: 250))
        b.move(to: CGPoint(x: 240, y: 250), over: 0.1)
        b.up()
        #expect(pinch.numberOfTouches == 1)
        let count = scene.listener.heard.count
        a.move(to: CGPoint(x: 60, y: 250), over: 0.1)
        #expect(scene.listener.heard.count == count)
        #expect(isNear(pinch.scale, scale(140)))
        b.down(at: CGPoint(x: 110, y: 250))
        #expect(isNear(pinch.scale, scale(140)))
        b.move(to: CGPoint(x: 160, y: 250), over: 0.1)
        #expect(isNear(pinch.scale, scale(140) * 2))
        #expect(scene.listener.heard.count > count)
        a.up()
        b.up()
        #expect(scene.listener.outline == ["pinch began", "pinch ended"])
        #expect(gauge.counts.allSatisfy { $0 == 2 || $0 == 1 })
    }

    @Test("a third finger has no part in it: it is given back (G-2.13)")
    func thirdFinger() {
        let scene = NestedScene()
        let pinch = scene.add(UIPinchGestureRecognizer(), named: "pinch", to: scene.inner)
        let fingers = (0..<3).map { _ in scene.device.finger() }
        for (index, finger) in fingers.enumerated() {
            finger.down(at: CGPoint(x: 80 + 50 * Double(index), y: 250))
        }
        #expect(pinch.numberOfTouches == 2)
        fingers[2].move(to: CGPoint(x: 240, y: 340), over: 0.1)
        #expect(pinch.scale == 1)
        fingers[0].move(to: CGPoint(x: 60, y: 250), over: 0.1)
        #expect(isNear(pinch.scale, 70 / (50 + model.pinchSlop)))
        for finger in fingers { finger.up() }
        #expect(scene.listener.outline == ["pinch began", "pinch ended"])
        #expect(scene.device.isAtRest)
    }

    @Test("setting the scale counts on from there and forgets the velocity (G-7.41)")
    func setScale() {
        let scene = NestedScene()
        let pinch = scene.add(UIPinchGestureRecognizer(), named: "pinch", to: scene.inner)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: CGPoint(x: 100, y: 250))
        b.down(at: CGPoint(x: 200, y: 250))
        b.move(to: CGPoint(x: 240, y: 250), over: 0.2)
        #expect(abs(pinch.velocity - 200 / (100 + model.pinchSlop)) < 0.01)
        pinch.scale = 1
        #expect(pinch.velocity == 0)
        b.move(to: CGPoint(x: 310, y: 250), over: 0.1)
        #expect(isNear(pinch.scale, 1.5))
        scene.device.advance(by: 0.4)
        #expect(abs(pinch.velocity - 5) < 0.01)
    }

    @Test("fingers that land on one point scale by a finite number", .tags(.apparatus))
    func onOnePoint() {
        let scene = NestedScene()
        let pinch = scene.add(UIPinchGestureRecognizer(), named: "pinch", to: scene.inner)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        b.down(at: scene.inside)
        b.move(to: CGPoint(x: 200, y: 250), over: 0.1)
        #expect(pinch.scale == 50 / (1 + model.pinchSlop))
        pinch.scale = 0
        b.move(to: CGPoint(x: 150, y: 250), over: 0.1)
        #expect(pinch.scale == 0)
    }

    @Test("a jump in no time has no velocity of its own", .tags(.apparatus))
    func jump() {
        let scene = NestedScene()
        let pinch = scene.add(UIPinchGestureRecognizer(), named: "pinch", to: scene.inner)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: CGPoint(x: 100, y: 250))
        b.down(at: CGPoint(x: 200, y: 250))
        b.move(to: CGPoint(x: 240, y: 250))
        #expect(scene.listener.heard == ["pinch began"])
        #expect(pinch.velocity == 0)
        scene.device.advance(by: 0.1)
        b.move(to: CGPoint(x: 260, y: 250))
        #expect(isNear(pinch.velocity, (scale(160) - 1) / 0.1))
    }

    @Test("both taken away by a call: cancelled; one alone goes on (G-2.33)")
    func taken() {
        let scene = NestedScene()
        _ = scene.add(UIPinchGestureRecognizer(), named: "pinch", to: scene.inner)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: CGPoint(x: 100, y: 250))
        b.down(at: CGPoint(x: 200, y: 250))
        b.move(to: CGPoint(x: 240, y: 250), over: 0.1)
        scene.device.cancelTouches()
        #expect(scene.listener.outline == ["pinch began", "pinch cancelled"])
        #expect(scene.device.isAtRest)
    }

    @Test("a finger in each of two subviews pinches their container (G-2.10, G-2.14)")
    func acrossSubviews() {
        let scene = NestedScene()
        let left = LoggedView(frame: CGRect(x: 0, y: 0, width: 196, height: 300))
        let right = LoggedView(frame: CGRect(x: 196, y: 0, width: 197, height: 300))
        scene.beside.addSubview(left)
        scene.beside.addSubview(right)
        _ = scene.add(UIPinchGestureRecognizer(), named: "pinch", to: scene.beside)
        scene.device.pinch(at: CGPoint(x: 196, y: 650), from: 100, to: 200, over: 0.2)
        #expect(scene.listener.outline == ["pinch began", "pinch ended"])
        for view in [left, right] {
            #expect(view.heard.first == "began" && view.heard.last == "cancelled")
            #expect(view.heard.filter { $0 == "cancelled" }.count == 1)
        }
    }
}

@Suite("Rotations")
struct RotationTests {
    @Test("radians, clockwise, since both fingers had landed, less the slop (G-7.40, M-33)")
    func rotation() {
        for turn in [1.0, -1.0] {
            let (scene, gauge) = (NestedScene(), Gauge())
            let rotation = gauge.watch(UIRotationGestureRecognizer(), in: scene)
            scene.device.rotate(at: scene.inside, to: turn, over: 0.5)
            #expect(scene.listener.outline == ["turn began", "turn ended"])
            let slop = turn < 0 ? -model.rotationSlop : model.rotationSlop
            #expect(isNear(gauge.values.last ?? 0, turn - slop))
            #expect(rotation.rotation == 0 && rotation.velocity == 0)
        }
    }

    @Test("past half a turn and past a whole one it counts on (G-7.40)")
    func wholeTurns() {
        let (scene, gauge) = (NestedScene(), Gauge())
        _ = gauge.watch(UIRotationGestureRecognizer(), in: scene)
        scene.device.rotate(at: scene.inside, from: 3, to: 3 + 10, over: 1)
        #expect(isNear(gauge.values.last ?? 0, 10 - model.rotationSlop))
        scene.device.rotate(at: scene.inside, from: -3, to: -3 - 4, over: 1)
        #expect(isNear(gauge.values.last ?? 0, -4 + model.rotationSlop))
        let steps = zip(gauge.values, gauge.values.dropFirst())
        #expect(steps.filter { $0 - $1 > 1 }.count == 1)
    }

    @Test("it begins at 10°, and says how much there was (M-33, model: rotationThreshold)")
    func threshold() {
        let scene = NestedScene()
        let rotation = scene.add(UIRotationGestureRecognizer(), named: "turn", to: scene.inner)
        scene.device.rotate(at: scene.inside, to: model.rotationThreshold - 0.01, over: 0.2)
        #expect(scene.listener.heard.isEmpty)
        let why = scene.device.explain(rotation).chain.first
        #expect(why?.code == .failedByLittleTurn)
        #expect(why?["threshold"] == .number(Double(model.rotationThreshold)))
        scene.device.rotate(at: scene.inside, to: -model.rotationThreshold - 0.01, over: 0.2)
        #expect(scene.listener.outline == ["turn began", "turn ended"])
        scene.dragInside()
        #expect(scene.device.explain(rotation).chain.first?.code == .failedByTouchCount)
    }

    @Test("a finger that lifts and lands elsewhere makes no jump; it ends with the last (G-7.40)")
    func rejoining() {
        let scene = NestedScene()
        let rotation = scene.add(UIRotationGestureRecognizer(), named: "turn", to: scene.inner)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        b.down(at: CGPoint(x: 200, y: 250))
        b.move(to: CGPoint(x: 200, y: 300))
        #expect(isNear(rotation.rotation, .pi / 4 - model.rotationSlop))
        b.up()
        #expect(rotation.numberOfTouches == 1)
        #expect(isNear(rotation.rotation, .pi / 4 - model.rotationSlop))
        b.down(at: CGPoint(x: 100, y: 250))
        #expect(isNear(rotation.rotation, .pi / 4 - model.rotationSlop))
        b.move(to: CGPoint(x: 100, y: 200))
        #expect(isNear(rotation.rotation, .pi / 2 - model.rotationSlop))
        b.up()
        a.up()
        #expect(scene.listener.outline == ["turn began", "turn ended"])
    }

    @Test("setting the rotation counts on from there and forgets the velocity (G-7.40)")
    func setRotation() {
        let scene = NestedScene()
        let rotation = scene.add(UIRotationGestureRecognizer(), named: "turn", to: scene.inner)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        b.down(at: CGPoint(x: 200, y: 250))
        scene.device.advance(by: 0.1)
        b.move(to: CGPoint(x: 200, y: 300))
        #expect(isNear(rotation.velocity, CGFloat.pi * 2.5))
        rotation.rotation = 0
        #expect(rotation.velocity == 0)
        b.move(to: CGPoint(x: 150, y: 300))
        #expect(isNear(rotation.rotation, .pi / 4))
    }

    @Test(
        "fingers that pass through one point have no angle there, and make no jump",
        .tags(.apparatus))
    func throughOnePoint() {
        let scene = NestedScene()
        let rotation = scene.add(UIRotationGestureRecognizer(), named: "turn", to: scene.inner)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        b.down(at: scene.inside)
        b.move(to: CGPoint(x: 150, y: 300))
        #expect(rotation.rotation == 0)
        let quarter = .pi / 2 - model.rotationSlop
        b.move(to: CGPoint(x: 100, y: 250))
        #expect(isNear(rotation.rotation, quarter))
        b.move(to: scene.inside)
        #expect(isNear(rotation.rotation, quarter))
        b.move(to: CGPoint(x: 200, y: 250))
        #expect(isNear(rotation.rotation, quarter))
    }
}
