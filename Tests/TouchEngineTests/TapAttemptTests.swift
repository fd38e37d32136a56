import Testing
import TouchEngine

/// A tap that gives back the fingers that a closure names, after it has taken them in.
private final class ChoosyTap: UITapGestureRecognizer {
    var refuses: (CGPoint) -> Bool = { _ in false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches where refuses(touch.location(in: nil)) { ignore(touch, for: event) }
    }
}

@Suite("A tap's attempts follow one another")
struct TapAttemptTests {
    @Test("half a double tap is forgotten: the next attempt needs both taps again (G-3.20)")
    func afresh() {
        let scene = NestedScene()
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        _ = scene.add(tap, named: "tap", to: scene.inner)
        scene.device.tap(at: scene.inside)
        scene.device.settle()
        scene.device.tap(at: CGPoint(x: 60, y: 160))
        #expect(scene.listener.heard.isEmpty)
        scene.device.advance(by: 0.1)
        scene.device.tap(at: CGPoint(x: 60, y: 160))
        #expect(scene.listener.heard == ["tap ended"])
        scene.device.advance(by: 0.1)
        scene.device.tap(at: CGPoint(x: 60, y: 160))
        #expect(scene.listener.heard.count == 1)
        scene.device.settle()
        #expect(scene.device.isAtRest)
    }

    @Test("the time of a tap that is over ends nothing of the next one (model: tapHoldLimit)")
    func oldTimer() {
        let scene = NestedScene()
        _ = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        scene.device.tap(at: scene.inside, holding: 0.1)
        scene.device.advance(by: 0.9)
        scene.device.tap(at: scene.inside, holding: 1)
        #expect(scene.listener.heard == ["tap ended", "tap ended"])
    }

    @Test("nothing is timed any more once it is decided", .tags(.apparatus))
    func noTimerLeft() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        for distance in [0.0, 60] {
            scene.device.drag(
                from: scene.inside, to: CGPoint(x: 150 + distance, y: 250), over: 0.1)
            let now = scene.device.now
            scene.device.settle()
            #expect(scene.device.now == now)
        }
        tap.numberOfTapsRequired = 2
        scene.device.doubleTap(at: scene.inside)
        let now = scene.device.now
        scene.device.settle()
        #expect(scene.device.now == now)
    }

    @Test("of a tap for two that gives one finger back, the other alone is no tap (G-2.13)")
    func givesOneBack() {
        let scene = NestedScene()
        let tap = ChoosyTap()
        tap.numberOfTouchesRequired = 2
        tap.refuses = { $0.x > 180 }
        _ = scene.add(tap, named: "tap", to: scene.inner)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: CGPoint(x: 100, y: 250))
        b.down(at: CGPoint(x: 200, y: 250))
        b.up()
        a.up()
        #expect(scene.listener.heard.isEmpty)
        let why = scene.device.explain(tap).chain.first
        #expect(why?.code == .failedByTouchCount)
        #expect(why?["count"] == .number(1))
        #expect(scene.device.isAtRest)
    }

    @Test("a finger in the place of one given back makes the two complete (G-2.13)")
    func replaced() {
        let scene = NestedScene()
        let tap = ChoosyTap()
        tap.numberOfTouchesRequired = 2
        tap.refuses = { $0.x > 220 }
        _ = scene.add(tap, named: "tap", to: scene.inner)
        let fingers = (0..<3).map { _ in scene.device.finger() }
        for (finger, x) in zip(fingers, [100.0, 240, 150]) {
            finger.down(at: CGPoint(x: x, y: 250))
        }
        for finger in fingers { finger.up() }
        #expect(scene.listener.heard == ["tap ended"])
        #expect(scene.device.isAtRest)
    }

    @Test("between its taps it is possible and nobody is told of misuse (G-9.7)")
    func betweenTaps() {
        let scene = NestedScene()
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 3
        _ = scene.add(tap, named: "tap", to: scene.inner)
        scene.device.doubleTap(at: scene.inside)
        #expect(tap.state == .possible)
        scene.device.settle()
        #expect(scene.device.trace.records(.misuseStillPossible).isEmpty)
        #expect(scene.device.trace.records(.failedByInterval).first?["taps"] == .number(2))
    }

    @Test("one finger of two taken away fails a tap at once (G-2.33)")
    func oneTaken() throws {
        let scene = NestedScene()
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 2
        _ = scene.add(tap, named: "tap", to: scene.inner)
        scene.device.play(
            try TouchRecording(
                """
                0 1 began 100 250
                0 2 began 200 250
                0.1 1 cancelled 100 250
                0.2 2 ended 200 250
                """))
        let why = scene.device.explain(tap).chain.first
        #expect(why?.code == .failedByCancelledTouch)
        #expect(why?.time == 0.1)
        #expect(scene.listener.heard.isEmpty)
    }

    @Test("one finger is no tap of two, be it the first that comes or after a failure (G-7.18)")
    func oneOfTwo() {
        let scene = NestedScene()
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 2
        _ = scene.add(tap, named: "tap", to: scene.inner)
        for _ in 0..<2 {
            scene.device.tap(at: scene.inside)
            #expect(scene.device.explain(tap).chain.first?.code == .failedByTouchCount)
            scene.device.twoFingerDrag(
                from: scene.inside, to: CGPoint(x: 150, y: 330), over: 0.1)
            #expect(scene.device.explain(tap).chain.first?.code == .failedByMovement)
        }
        #expect(scene.listener.heard.isEmpty)
    }

    @Test("a tap that has failed goes on to nothing, at the lift either (G-3.3)")
    func goesOnToNothing() throws {
        let press = UILongPressGestureRecognizer()
        (press.numberOfTapsRequired, press.minimumPressDuration) = (1, 0)
        let text = """
            0 1 began 150 250
            0.1 1 ended 250 250
            1 1 began 60 160
            1.1 1 ended 60 160
            1.2 1 began 200 300
            1.3 1 ended 200 300
            """
        for recognizer in [UITapGestureRecognizer(), press] {
            let scene = NestedScene()
            scene.inner.addGestureRecognizer(recognizer)
            scene.device.play(try TouchRecording(text))
            scene.device.settle()
            #expect(scene.device.trace.records(.misuseIllegalState).isEmpty)
            #expect(scene.device.trace.records(.failedByMovement).first?.time == 0.1)
        }
    }

    @Test("fingers handed on together are taken in the order in which they landed (G-7.24)")
    func handedOn() {
        final class Collecting: UITapGestureRecognizer {
            var landed: Set<UITouch> = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                landed.formUnion(touches)
                if landed.count == 5 { super.touchesBegan(landed, with: event) }
            }
        }
        let scene = NestedScene()
        let tap = Collecting()
        tap.numberOfTouchesRequired = 5
        _ = scene.add(tap, named: "tap", to: scene.inner)
        let places = (0..<5).map { CGPoint(x: 70 + 35 * CGFloat($0), y: 250) }
        for place in places { scene.device.finger().down(at: place) }
        #expect((0..<5).map { tap.location(ofTouch: $0, in: nil) } == places)
        scene.device.cancelTouches()
    }
}
