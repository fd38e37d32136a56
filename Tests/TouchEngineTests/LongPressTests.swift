import Testing
import TouchEngine

@Suite("Long presses")
struct LongPressTests {
    /// A press on the inner view, set up by the closure.
    private func scene(
        _ setUp: (UILongPressGestureRecognizer) -> Void = { _ in }
    ) -> (NestedScene, UILongPressGestureRecognizer) {
        let scene = NestedScene()
        let press = UILongPressGestureRecognizer()
        setUp(press)
        return (scene, scene.add(press, named: "press", to: scene.inner))
    }

    @Test("it takes half a second, 10 pt, no tap and one finger, unless told otherwise (G-7.25)")
    func defaults() {
        let press = UILongPressGestureRecognizer()
        #expect(press.minimumPressDuration == 0.5)
        #expect(press.allowableMovement == 10)
        #expect(press.numberOfTapsRequired == 0)
        #expect(press.numberOfTouchesRequired == 1)
    }

    @Test("it begins under the resting finger as soon as the time is over (G-7.26)")
    func beginsByTime() {
        let (scene, press) = scene()
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.hold(for: 0.49)
        #expect(scene.listener.heard.isEmpty)
        finger.hold(for: 0.01)
        #expect(scene.listener.heard == ["press began"])
        #expect(press.location(in: nil) == scene.inside)
        finger.up()
        #expect(scene.listener.heard == ["press began", "press ended"])
        #expect(scene.device.isAtRest)
    }

    @Test("of two on one view the one begins that was added first: its time is up first (U-26)")
    func twoOnOneView() {
        let scene = NestedScene()
        for name in ["first", "last"] {
            _ = scene.add(UILongPressGestureRecognizer(), named: name, to: scene.inner)
        }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.hold(for: 0.6)
        #expect(scene.listener.heard == ["first began"])
        finger.up()
    }

    @Test("once begun the finger may go anywhere, and each move is a change (G-7.26)")
    func moves() {
        let (scene, press) = scene()
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 300, y: 700), over: 0.1)
        #expect(
            scene.listener.heard == ["press began"] + Array(repeating: "press changed", count: 6))
        #expect(press.location(in: nil) == CGPoint(x: 300, y: 700))
        finger.up()
        #expect(scene.listener.outline == ["press began", "press ended"])
    }

    @Test("10 pt are allowed before it begins, and not a hair more (G-7.26)")
    func strays() {
        let (scene, press) = scene()
        scene.device.drag(from: scene.inside, to: CGPoint(x: 156, y: 258), over: 0.1)
        #expect(scene.device.explain(press).chain.first?.code == .failedByShortPress)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 156, y: 258), over: 0.1)
        scene.device.advance(by: 0.4)
        finger.up()
        #expect(scene.listener.heard == ["press began", "press ended"])
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 160.5, y: 250), over: 0.1)
        scene.device.advance(by: 1)
        finger.up()
        #expect(scene.listener.heard.count == 2)
        let why = scene.device.explain(press).chain.first
        #expect(why?.code == .failedByMovement)
        #expect(why?["distance"] == .number(10.5))
        #expect(why?["limit"] == .number(10))
    }

    @Test("either finger's straying counts, though their middle stays (G-7.26)")
    func straysApart() {
        for distance in [10.0, 11] {
            let (scene, press) = scene { $0.numberOfTouchesRequired = 2 }
            let (a, b) = (scene.device.finger(), scene.device.finger())
            a.down(at: CGPoint(x: 120, y: 250))
            b.down(at: CGPoint(x: 180, y: 250))
            a.move(to: CGPoint(x: 120 - distance, y: 250))
            b.move(to: CGPoint(x: 180 + distance, y: 250))
            scene.device.advance(by: 0.6)
            #expect(scene.listener.heard == (distance > 10 ? [] : ["press began"]))
            a.up()
            b.up()
            guard distance > 10 else { continue }
            #expect(scene.device.explain(press).chain.first?.code == .failedByMovement)
        }
    }

    @Test("a finger that lifts far from where it landed has strayed (G-7.26)")
    func straysAtTheLift() throws {
        for (end, code) in [(160, TraceCode.failedByShortPress), (161, .failedByMovement)] {
            let (scene, press) = scene()
            scene.device.play(try TouchRecording("0 1 began 150 250\n0.2 1 ended \(end) 250\n"))
            #expect(scene.device.explain(press).chain.first?.code == code)
        }
    }

    @Test("a finger that lifts early is told how early (G-7.26)")
    func liftsEarly() {
        let (scene, press) = scene()
        scene.device.tap(at: scene.inside, holding: 0.31)
        let why = scene.device.explain(press).chain.first
        #expect(why?.code == .failedByShortPress)
        #expect(why?["held"] == .number(0.31))
        #expect(why?["limit"] == .number(0.5))
        scene.device.settle()
        #expect(scene.listener.heard.isEmpty)
        #expect(scene.device.isAtRest)
    }

    @Test("for two fingers it counts from the second one, and ends when either lifts (G-7.26)")
    func twoFingers() {
        let (scene, _) = scene { $0.numberOfTouchesRequired = 2 }
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        a.hold(for: 2)
        b.down(at: CGPoint(x: 100, y: 250))
        b.hold(for: 0.49)
        #expect(scene.listener.heard.isEmpty)
        b.hold(for: 0.01)
        #expect(scene.listener.heard == ["press began"])
        a.up()
        #expect(scene.listener.heard == ["press began", "press ended"])
        b.move(to: CGPoint(x: 100, y: 300), over: 0.1)
        b.up()
        #expect(scene.listener.heard.count == 2)
        #expect(scene.device.isAtRest)
    }

    @Test("one finger where it takes two fails at the lift (G-7.26)")
    func oneOfTwo() {
        let (scene, press) = scene { $0.numberOfTouchesRequired = 2 }
        scene.device.longPress(at: scene.inside)
        let why = scene.device.explain(press).chain.first
        #expect(why?.code == .failedByTouchCount)
        #expect(why?["count"] == .number(1))
        #expect(why?["limit"] == .number(2))
    }

    @Test("a finger too many fails it before it begins, and is left alone afterwards (G-2.13)")
    func fingerTooMany() {
        let (scene, press) = scene()
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        b.down(at: CGPoint(x: 100, y: 250))
        #expect(scene.device.explain(press).chain.first?.code == .failedByTouchCount)
        a.up()
        b.up()
        a.down(at: scene.inside)
        a.hold(for: 0.6)
        b.down(at: CGPoint(x: 100, y: 250))
        #expect(press.numberOfTouches == 1)
        b.up()
        #expect(scene.listener.heard == ["press began"])
        a.up()
        #expect(scene.listener.heard == ["press began", "press ended"])
    }

    @Test("with a tap required first, a tap and a hold in time make it (model: tapInterval)")
    func tapAndHold() {
        for (pause, heard) in [(0.3, ["press began", "press ended"]), (0.36, [])] {
            let (scene, press) = scene { $0.numberOfTapsRequired = 1 }
            scene.device.tapAndPress(at: scene.inside, pause: pause, for: 0.6)
            scene.device.settle()
            #expect(scene.listener.heard == heard)
            #expect(press.state == .possible)
            #expect(scene.device.isAtRest)
        }
    }

    @Test("the tap before a hold has a tap's limits (model: tapMovement, model: tapHoldLimit)")
    func tapBeforeHold() {
        let (scene, press) = scene { $0.numberOfTapsRequired = 1 }
        scene.device.tap(at: scene.inside, holding: 1.6)
        #expect(scene.device.explain(press).chain.first?.code == .failedByHolding)
        scene.device.tap(at: CGPoint(x: 60, y: 160))
        scene.device.advance(by: 0.1)
        scene.device.longPress(at: CGPoint(x: 240, y: 340))
        #expect(scene.device.explain(press).chain.first?.code == .failedByMovement)
        scene.device.tap(at: scene.inside)
        scene.device.settle()
        #expect(scene.device.explain(press).chain.first?.code == .failedByInterval)
        #expect(scene.listener.heard.isEmpty)
    }

    @Test("a minimum of nothing begins with the landing (G-7.26)")
    func noMinimum() {
        let (scene, _) = scene { $0.minimumPressDuration = 0 }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        #expect(scene.listener.heard == ["press began"])
        finger.up()
        #expect(scene.listener.heard == ["press began", "press ended"])
    }

    @Test("a call takes the finger away: failed before it began, cancelled afterwards (G-2.33)")
    func taken() {
        for (hold, heard) in [(0.3, []), (0.6, ["press began", "press cancelled"])] {
            let (scene, _) = scene()
            scene.device.finger().down(at: scene.inside)
            scene.device.advance(by: hold)
            scene.device.cancelTouches()
            scene.device.settle()
            #expect(scene.listener.heard == heard)
            #expect(scene.device.isAtRest)
        }
    }

    @Test("switched off in mid-press, its timer fires nothing (G-2.28)")
    func switchedOff() {
        let (scene, press) = scene()
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.hold(for: 0.3)
        press.isEnabled = false
        press.isEnabled = true
        finger.hold(for: 1)
        #expect(scene.listener.heard.isEmpty)
        finger.up()
        scene.device.longPress(at: scene.inside)
        #expect(scene.listener.heard == ["press began", "press ended"])
    }

    @Test("began while it waits and ended before it may, it still says where it was (G-3.15)")
    func lateLocation() {
        final class Place {
            var points: [CGPoint] = []
            func note(_ press: UILongPressGestureRecognizer) {
                points.append(press.location(in: nil))
            }
        }
        let (scene, press) = scene { $0.minimumPressDuration = 0.1 }
        let place = Place()
        press.addTarget(place, action: Selector("note(_:)", Place.note))
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        press.require(toFail: scene.add(double, named: "double", to: scene.inner))
        scene.device.tap(at: scene.inside, holding: 0.2)
        scene.device.settle()
        #expect(scene.listener.heard == ["press began", "press ended"])
        #expect(place.points == [scene.inside, scene.inside])
    }
}
