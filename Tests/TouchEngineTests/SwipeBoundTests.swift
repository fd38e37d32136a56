import Testing
import TouchEngine

@Suite("How far and how straight a swipe is")
struct SwipeBoundTests {
    private func scene(
        _ direction: UISwipeGestureRecognizer.Direction = .right, fingers: Int = 1
    ) -> (NestedScene, UISwipeGestureRecognizer) {
        let scene = NestedScene()
        let swipe = UISwipeGestureRecognizer()
        (swipe.direction, swipe.numberOfTouchesRequired) = (direction, fingers)
        return (scene, scene.add(swipe, named: "swipe", to: scene.inner))
    }

    private func why(_ swipe: UISwipeGestureRecognizer, in scene: NestedScene) -> TraceRecord? {
        scene.device.explain(swipe).chain.first
    }

    /// Each direction, a step along it, and a step to its side.
    private static let ways: [(UISwipeGestureRecognizer.Direction, CGPoint, CGPoint)] = [
        (.right, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)),
        (.left, CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1)),
        (.up, CGPoint(x: 0, y: -1), CGPoint(x: 1, y: 0)),
        (.down, CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0)),
    ]

    @Test(
        "half-way through its time it goes 38.25 pt and strays 37.75 pt at most, whichever way (G-7.31, G-7.32)",
        arguments: [(0.0, 37.75, true), (-0.5, 37, false), (0, -37.75, true), (0.5, 38, false)])
    func bounds(more: Double, aside: Double, isSwipe: Bool) {
        let model = ModelParameters()
        let distance = Double(model.fastSwipeDistance + model.swipeDistance) / 2
        let tolerance = Double(model.fastSwipeTolerance + model.swipeTolerance) / 2
        let along = distance + more
        for (direction, step, side) in Self.ways {
            let (scene, swipe) = scene(direction)
            let finger = scene.device.finger()
            finger.down(at: scene.inside)
            scene.device.advance(by: model.swipeDuration / 2)
            finger.move(
                to: CGPoint(
                    x: 150 + CGFloat(along) * step.x + CGFloat(aside) * side.x,
                    y: 250 + CGFloat(along) * step.y + CGFloat(aside) * side.y))
            #expect(scene.listener.heard == (isSwipe ? ["swipe ended"] : []))
            finger.up()
            if isSwipe {
                let record = scene.device.trace.records(.swipeRecognized).last
                #expect(record?["along"] == .number(distance))
                #expect(record?["distance"] == .number(distance))
                #expect(record?["stray"] == .number(tolerance))
                #expect(record?["limit"] == .number(tolerance))
                #expect(record?["duration"] == .number(model.swipeDuration / 2))
            } else if along < distance {
                #expect(why(swipe, in: scene)?.code == .failedByShortSwipe)
                #expect(why(swipe, in: scene)?["along"] == .number(along))
            } else {
                #expect(why(swipe, in: scene)?.code == .failedByStraying)
                #expect(why(swipe, in: scene)?["stray"] == .number(aside))
                #expect(why(swipe, in: scene)?["limit"] == .number(tolerance))
                #expect(why(swipe, in: scene)?["along"] == .number(along))
            }
        }
    }

    @Test("a swipe in no time at all goes 50 pt (model: fastSwipeDistance)")
    func inNoTime() {
        let distance = ModelParameters().fastSwipeDistance
        for (less, heard) in [(0.0, ["swipe ended"]), (0.5, [])] {
            let (scene, _) = scene()
            scene.device.drag(
                from: scene.inside, to: CGPoint(x: 150 + distance - less, y: 250), over: 0)
            #expect(scene.listener.heard == heard)
        }
    }

    @Test("a tenth of a point behind its start it fails at once, however far it goes then (G-7.32)")
    func backwards() {
        for (way, fails) in [(0.0, false), (-0.1, true)] {
            let (scene, swipe) = scene()
            let finger = scene.device.finger()
            finger.down(at: CGPoint(x: 200, y: 250))
            finger.move(to: CGPoint(x: 200 + way, y: 250))
            #expect((why(swipe, in: scene)?.code == .failedByWrongDirection) == fails)
            if fails {
                guard case .number(let way)? = why(swipe, in: scene)?["dx"] else {
                    Issue.record("it does not say how far it went")
                    continue
                }
                #expect(abs(way + 0.1) < 1e-9)
                #expect(why(swipe, in: scene)?["dy"] == .number(0))
                #expect(why(swipe, in: scene)?["directions"] == .list(["right"]))
                #expect(why(swipe, in: scene)?["allowsNone"] == .flag(false))
            }
            finger.move(to: CGPoint(x: 290, y: 250))
            #expect(scene.listener.heard.isEmpty == fails)
            finger.up()
        }
    }

    @Test("as far aside as along it is astray, further aside the wrong way (G-7.30)")
    func diagonal() {
        for (way, code) in [
            (CGPoint(x: 55, y: 55), TraceCode.failedByStraying),
            (CGPoint(x: 55, y: -55), .failedByStraying),
            (CGPoint(x: 54, y: 55), .failedByWrongDirection),
        ] {
            let (scene, swipe) = scene()
            let finger = scene.device.finger()
            finger.down(at: scene.inside)
            finger.move(to: CGPoint(x: 150 + way.x, y: 250 + way.y))
            #expect(why(swipe, in: scene)?.code == code)
            finger.up()
        }
    }

    @Test("of several fingers the slowest says how far, the worst how straight (G-7.30)")
    func slowest() {
        let (scene, swipe) = scene(fingers: 2)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: CGPoint(x: 100, y: 200))
        b.down(at: CGPoint(x: 100, y: 300))
        scene.device.advance(by: 0.25)
        Finger.move([(a, CGPoint(x: 200, y: 210)), (b, CGPoint(x: 130, y: 320))], over: 0)
        #expect(scene.listener.heard.isEmpty)
        a.up()
        #expect(why(swipe, in: scene)?.code == .failedByShortSwipe)
        #expect(why(swipe, in: scene)?["along"] == .number(30))
        b.up()
        let (other, second) = self.scene(fingers: 2)
        let (c, d) = (other.device.finger(), other.device.finger())
        c.down(at: CGPoint(x: 100, y: 200))
        d.down(at: CGPoint(x: 100, y: 300))
        other.device.advance(by: 0.25)
        Finger.move([(c, CGPoint(x: 110, y: 190)), (d, CGPoint(x: 120, y: 340))], over: 0)
        #expect(why(second, in: other)?.code == .failedByWrongDirection)
        #expect(why(second, in: other)?["dx"] == .number(20))
        #expect(why(second, in: other)?["dy"] == .number(40))
        c.up()
        d.up()
    }

    @Test("of two directions the better one explains the failure (G-7.30)")
    func better() {
        let (scene, swipe) = scene([.right, .down])
        scene.device.drag(from: scene.inside, to: CGPoint(x: 160, y: 280), over: 0.25)
        #expect(why(swipe, in: scene)?.code == .failedByShortSwipe)
        #expect(why(swipe, in: scene)?["along"] == .number(30))
        scene.device.drag(from: scene.inside, to: CGPoint(x: 90, y: 190), over: 0)
        #expect(why(swipe, in: scene)?.code == .failedByWrongDirection)
        #expect(why(swipe, in: scene)?["directions"] == .list(["right", "down"]))
    }
}
