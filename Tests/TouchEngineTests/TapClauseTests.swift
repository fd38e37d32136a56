import Testing
import TouchEngine

@Suite("Taps, clause by clause")
struct TapClauseTests {
    /// A tap on the inner view, set up by the closure.
    private func scene(
        taps: Int = 1, fingers: Int = 1
    ) -> (NestedScene, UITapGestureRecognizer) {
        let scene = NestedScene()
        let tap = UITapGestureRecognizer()
        (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (taps, fingers)
        return (scene, scene.add(tap, named: "tap", to: scene.inner))
    }

    private func why(_ tap: UITapGestureRecognizer, in scene: NestedScene) -> TraceRecord? {
        scene.device.explain(tap).chain.first
    }

    @Test("what made it is on record: taps, fingers, and how far the finger strayed (G-7.18)")
    func record() throws {
        let (scene, _) = scene()
        scene.device.drag(from: scene.inside, to: CGPoint(x: 153, y: 254), over: 0.1)
        let record = try #require(scene.device.trace.records(.recognizerRecognized).last)
        #expect(record["taps"] == .number(1))
        #expect(record["touches"] == .number(1))
        #expect(record["distance"] == .number(5))
        #expect(record["limit"] == .number(45))
        #expect(record.rule == "G-7.18, model")
    }

    @Test("a held tap fails at the very end of its time, not before (model: tapHoldLimit)")
    func heldToTheEnd() {
        for (time, count) in [(1.49, 1), (1.5, 0)] {
            let (scene, tap) = scene()
            scene.device.tap(at: scene.inside, holding: time)
            #expect(scene.listener.heard.count == count)
            guard count == 0 else { continue }
            let why = why(tap, in: scene)
            #expect(why?["limit"] == .number(1.5))
            #expect(why?["taps"] == .number(0))
            #expect(why?["required"] == .number(1))
            #expect(why?.rule == .model)
        }
    }

    @Test("a pause of the whole interval is too long, and says how many taps there were (G-7.18)")
    func interval() {
        for (pause, heard) in [(0.34, ["tap ended"]), (0.35, [])] {
            let (scene, tap) = scene(taps: 2)
            scene.device.doubleTap(at: scene.inside, pause: pause)
            #expect(scene.listener.heard == heard)
            guard heard.isEmpty else { continue }
            let failure = scene.device.trace.records(.failedByInterval).first
            #expect(failure?["limit"] == .number(0.35))
            #expect(failure?["taps"] == .number(1))
            #expect(failure?["required"] == .number(2))
            #expect(tap.state == .possible)
        }
    }

    @Test("each tap of several may be held as long as one (model: tapHoldLimit)")
    func heldEach() {
        let (scene, tap) = scene(taps: 2)
        scene.device.tap(at: scene.inside, holding: 1.4)
        scene.device.advance(by: 0.3)
        scene.device.tap(at: scene.inside, holding: 1.4)
        #expect(scene.listener.heard == ["tap ended"])
        scene.device.tap(at: scene.inside)
        scene.device.advance(by: 0.1)
        scene.device.tap(at: scene.inside, holding: 1.6)
        #expect(scene.listener.heard.count == 1)
        #expect(why(tap, in: scene)?.code == .failedByHolding)
        #expect(why(tap, in: scene)?["taps"] == .number(1))
        #expect(scene.device.isAtRest)
    }

    @Test("the taps of one gesture lie within 45 pt, by their middles (model: tapMovement)")
    func apart() {
        for (away, heard) in [(45.0, ["tap ended"]), (45.5, [])] {
            let (scene, tap) = scene(taps: 2, fingers: 2)
            let first = CGPoint(x: 130, y: 250)
            scene.device.twoFingerTap(at: first, spread: 40)
            scene.device.advance(by: 0.1)
            scene.device.twoFingerTap(at: CGPoint(x: 130 + away, y: 250), spread: 20)
            #expect(scene.listener.heard == heard)
            guard heard.isEmpty else { continue }
            #expect(why(tap, in: scene)?["distance"] == .number(away))
            #expect(why(tap, in: scene)?["limit"] == .number(45))
            #expect(why(tap, in: scene)?.rule == .model)
        }
    }

    @Test("a finger that strays is out at once, and of several each counts (G-7.20)")
    func strayed() {
        let (scene, tap) = scene(fingers: 2)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: CGPoint(x: 100, y: 250))
        b.down(at: CGPoint(x: 200, y: 250))
        b.move(to: CGPoint(x: 200, y: 200))
        #expect(why(tap, in: scene)?.code == .failedByMovement)
        #expect(why(tap, in: scene)?["distance"] == .number(50))
        #expect(why(tap, in: scene)?.rule == "G-7.20, model")
        b.up()
        a.up()
        #expect(scene.listener.heard.isEmpty)
    }

    @Test("a finger that lifts far from where it landed has not tapped (G-7.20)")
    func strayedAtTheLift() throws {
        for (end, heard) in [(195, ["tap ended"]), (196, [])] {
            let (scene, tap) = scene()
            scene.device.play(try TouchRecording("0 1 began 150 250\n0.1 1 ended \(end) 250\n"))
            #expect(scene.listener.heard == heard)
            #expect(heard.isEmpty == (why(tap, in: scene)?.code == .failedByMovement))
        }
    }

    @Test("every tap needs all its fingers; one too few fails, and says how many (G-7.18)")
    func tooFew() {
        let (scene, tap) = scene(taps: 2, fingers: 2)
        scene.device.twoFingerTap(at: scene.inside)
        scene.device.advance(by: 0.1)
        scene.device.tap(at: scene.inside)
        #expect(why(tap, in: scene)?.code == .failedByTouchCount)
        #expect(why(tap, in: scene)?["count"] == .number(1))
        #expect(why(tap, in: scene)?["limit"] == .number(2))
        #expect(why(tap, in: scene)?.rule == "G-7.18")
        scene.device.twoFingerTap(at: scene.inside)
        scene.device.advance(by: 0.1)
        scene.device.twoFingerTap(at: scene.inside)
        #expect(scene.listener.heard == ["tap ended"])
    }

    @Test("a finger too many fails it as it lands, and says how many (G-7.18)")
    func tooMany() {
        let (scene, tap) = scene()
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        b.down(at: CGPoint(x: 100, y: 250))
        #expect(why(tap, in: scene)?["count"] == .number(2))
        #expect(why(tap, in: scene)?["limit"] == .number(1))
        b.up()
        a.up()
        #expect(scene.listener.heard.isEmpty)
    }

    @Test("its locations are in the points of the view that asks (G-7.24)")
    func locationInViews() throws {
        final class Place {
            var points: [CGPoint] = []
            var view: UIView?
            func note(_ tap: UITapGestureRecognizer) {
                points = [tap.location(in: view), tap.location(ofTouch: 1, in: view)]
            }
        }
        let (scene, tap) = scene(fingers: 2)
        let place = Place()
        place.view = scene.inner
        tap.addTarget(place, action: Selector("note(_:)", Place.note))
        #expect(tap.numberOfTouches == 0)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: CGPoint(x: 100, y: 200))
        #expect(tap.numberOfTouches == 1)
        #expect(tap.location(in: scene.inner) == CGPoint(x: 50, y: 50))
        #expect(tap.location(ofTouch: 0, in: scene.inner) == CGPoint(x: 50, y: 50))
        b.down(at: CGPoint(x: 200, y: 220))
        #expect(tap.numberOfTouches == 2)
        Finger.move([(a, CGPoint(x: 110, y: 200)), (b, CGPoint(x: 210, y: 220))], over: 0.1)
        a.up()
        #expect(tap.numberOfTouches == 2)
        b.up()
        #expect(place.points == [CGPoint(x: 100, y: 60), CGPoint(x: 150, y: 70)])
        #expect(tap.numberOfTouches == 0)
        a.down(at: CGPoint(x: 60, y: 160))
        #expect(tap.location(in: nil) == CGPoint(x: 60, y: 160))
    }

    @Test("a single tap spares a double one, not another single one, nor a pan (G-4.14)")
    func prevents() {
        let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        #expect(!single.canPrevent(double))
        #expect(double.canPrevent(single))
        #expect(single.canPrevent(UITapGestureRecognizer()))
        #expect(single.canPrevent(UIPanGestureRecognizer()))
    }
}
