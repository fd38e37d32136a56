import Testing
import TouchEngine

@Suite("Pans, clause by clause")
struct PanClauseTests {
    private func scene() -> (NestedScene, UIPanGestureRecognizer) {
        let scene = NestedScene()
        return (scene, scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner))
    }

    @Test(
        "the slop is 10 pt along either axis, either way, and not as the crow flies (model: panSlop)",
        arguments: [
            (CGPoint(x: 10, y: 0), true), (CGPoint(x: -10, y: 0), true),
            (CGPoint(x: 0, y: 10), true), (CGPoint(x: 0, y: -10), true),
            (CGPoint(x: 9.9, y: 9.9), false), (CGPoint(x: -9.9, y: -9.9), false),
        ])
    func slop(way: CGPoint, begins: Bool) throws {
        let (scene, pan) = scene()
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 150 + way.x, y: 250 + way.y))
        #expect(scene.listener.heard == (begins ? ["pan began"] : []))
        finger.up()
        let code = begins ? TraceCode.recognizerBegan : .failedByLift
        let record = try #require(scene.device.trace.records(code).last)
        #expect(abs((record["dx"]?.double ?? 99) - Double(way.x)) < 0.001)
        #expect(abs((record["dy"]?.double ?? 99) - Double(way.y)) < 0.001)
        #expect(record["slop"] == .number(10))
        #expect(pan.state == .possible)
    }

    /// What is left of a way without the slop.
    private func beyond(_ way: CGFloat) -> CGFloat {
        if abs(way) < 10 { return 0 }
        return way > 0 ? way - 10 : way + 10
    }

    @Test("axis by axis the slop, or what there is of it, is out of the translation (G-7.6)")
    func translation() {
        for way in [
            CGPoint(x: 30, y: 4), CGPoint(x: -30, y: -4), CGPoint(x: 4, y: 30),
            CGPoint(x: -4, y: -30), CGPoint(x: 30, y: -30),
        ] {
            let (scene, pan) = scene()
            let finger = scene.device.finger()
            finger.down(at: scene.inside)
            finger.move(to: CGPoint(x: 150 + way.x, y: 250 + way.y))
            let rest = CGPoint(x: beyond(way.x), y: beyond(way.y))
            #expect(pan.translation(in: nil) == rest)
            finger.up()
        }
    }

    @Test("translation and velocity are in the points of the view that asks (G-7.6, M-4)")
    func inAView() {
        let (scene, pan) = scene()
        scene.inner.transform = CGAffineTransform(scaleX: 2, y: 4)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        scene.device.advance(by: 0.1)
        finger.move(to: CGPoint(x: 190, y: 270))
        #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 10))
        #expect(pan.translation(in: scene.inner) == CGPoint(x: 15, y: 2.5))
        let (own, all) = (pan.velocity(in: scene.inner), pan.velocity(in: nil))
        #expect(abs(all.x - 400) < 0.001 && abs(all.y - 200) < 0.001)
        #expect(abs(own.x - 200) < 0.001 && abs(own.y - 50) < 0.001)
        pan.setTranslation(CGPoint(x: 5, y: -5), in: scene.inner)
        #expect(pan.translation(in: nil) == CGPoint(x: 10, y: -20))
        pan.setTranslation(CGPoint(x: 7, y: 8), in: nil)
        #expect(pan.translation(in: nil) == CGPoint(x: 7, y: 8))
    }

    @Test("velocity has both axes, each by its own samples (model: panVelocityWeight)")
    func velocity() {
        let (scene, pan) = scene()
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        #expect(pan.velocity(in: nil) == .zero)
        for point in [CGPoint(x: 160, y: 246), CGPoint(x: 180, y: 240)] {
            scene.device.advance(by: 0.02)
            finger.move(to: point)
        }
        let velocity = pan.velocity(in: nil)
        #expect(abs(velocity.x - (1000 * 0.75 + 500 * 0.25)) < 0.001)
        #expect(abs(velocity.y - (-300 * 0.75 - 200 * 0.25)) < 0.001)
    }

    @Test("a jump in no time has no velocity; the next sample counts from the first (M-4)")
    func jump() {
        let (scene, pan) = scene()
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 170, y: 250))
        #expect(pan.velocity(in: nil) == .zero)
        scene.device.advance(by: 0.1)
        finger.move(to: CGPoint(x: 180, y: 250))
        #expect(abs(pan.velocity(in: nil).x - 300) < 0.001)
    }

    @Test("setTranslation resets the velocity, which counts again from the next event (S-A3.3)")
    func velocityAnew() {
        let (scene, pan) = scene()
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 200, y: 250), over: 0.1)
        let before = pan.velocity(in: nil).x
        pan.setTranslation(.zero, in: nil)
        #expect(pan.velocity(in: nil) == .zero)
        scene.device.advance(by: 0.1)
        finger.move(to: CGPoint(x: 210, y: 250))
        let weight = ModelParameters().panVelocityWeight
        #expect(abs(pan.velocity(in: nil).x - (100 * weight + before * (1 - weight))) < 0.1)
        let moving = pan.velocity(in: nil).x
        pan.setTranslation(.zero, in: nil)
        finger.up()
        #expect(pan.state == .possible && moving > 0)
    }

    @Test("a drag that takes its translation back at each step has its speed at the end (S-A3.3)")
    func inertia() {
        final class Dragging {
            var speed: CGFloat = 0
            func drag(_ pan: UIPanGestureRecognizer) {
                if pan.state == .ended { speed = pan.velocity(in: nil).x }
                pan.setTranslation(.zero, in: nil)
                #expect(pan.velocity(in: nil) == .zero)
            }
        }
        let (scene, dragging) = (NestedScene(), Dragging())
        let pan = UIPanGestureRecognizer(
            target: dragging, action: Selector("drag(_:)", Dragging.drag))
        scene.inner.addGestureRecognizer(pan)
        scene.device.drag(from: scene.inside, to: CGPoint(x: 250, y: 250), over: 0.1)
        #expect(dragging.speed > 900)
    }

    @Test("two fingers lead it by their middle: one that moves alone moves it by half (G-7.16)")
    func middle() {
        let (scene, pan) = scene()
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: CGPoint(x: 100, y: 250))
        b.down(at: CGPoint(x: 200, y: 250))
        b.move(to: CGPoint(x: 219, y: 250))
        #expect(scene.listener.heard.isEmpty)
        b.move(to: CGPoint(x: 240, y: 250))
        #expect(scene.listener.heard == ["pan began"])
        #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
        #expect(pan.location(in: scene.inner) == CGPoint(x: 120, y: 100))
        a.move(to: CGPoint(x: 100, y: 280))
        #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 15))
        a.up()
        #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 15))
        #expect(pan.location(in: nil) == CGPoint(x: 240, y: 250))
        b.move(to: CGPoint(x: 240, y: 270))
        #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 35))
        b.up()
        #expect(scene.device.isAtRest)
    }

    @Test("a finger that joins starts the velocity's samples anew (G-7.10)")
    func joining() {
        let (scene, pan) = scene()
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: CGPoint(x: 100, y: 250))
        scene.device.advance(by: 0.1)
        a.move(to: CGPoint(x: 120, y: 250))
        b.down(at: CGPoint(x: 200, y: 250))
        let before = pan.velocity(in: nil)
        #expect(abs(before.x - 200) < 0.001)
        scene.device.advance(by: 0.1)
        Finger.move([(a, CGPoint(x: 140, y: 250)), (b, CGPoint(x: 220, y: 250))], over: 0)
        #expect(abs(pan.velocity(in: nil).x - 200) < 0.001)
        a.up()
        scene.device.advance(by: 0.1)
        b.move(to: CGPoint(x: 240, y: 250))
        scene.device.advance(by: 0.1)
        b.move(to: CGPoint(x: 260, y: 250))
        #expect(abs(pan.velocity(in: nil).x - 200) < 0.001)
        b.up()
    }

    @Test("on a view that is put into a scaled one, it counts in that view's points (G-7.6)")
    func intoScaled() {
        let device = Device()
        let large = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        large.transform = CGAffineTransform(scaleX: 2, y: 2)
        device.window.addSubview(large)
        let view = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
        let pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(pan)
        large.addSubview(view)
        let finger = device.finger()
        finger.down(at: CGPoint(x: 150, y: 400))
        finger.move(to: CGPoint(x: 250, y: 400), over: 0.2)
        #expect(pan.translation(in: nil).x > 80)
        let half = pan.translation(in: nil).x / 2
        #expect(abs(pan.translation(in: view).x - half) < 0.01)
        finger.up()
    }
}

extension TraceValue {
    /// The number, if it is one.
    fileprivate var double: Double? {
        if case .number(let number) = self { return number }
        return nil
    }
}
