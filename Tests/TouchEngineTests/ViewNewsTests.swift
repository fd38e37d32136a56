import Testing
import TouchEngine

/// A view that writes down how each touch looked when it was told of it.
private final class Onlooker: UIView {
    var seen: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("ended", touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled", touches)
    }
    private func note(_ news: String, _ touches: Set<UITouch>) {
        for touch in touches {
            let (place, before) = (touch.location(in: self), touch.previousLocation(in: self))
            seen.append(
                "\(news): \(touch.phase) at \(place.x) from \(before.x), \(touch.timestamp)")
        }
    }
}

@Suite("How a touch looks to its view")
struct ViewNewsTests {
    private let scene = NestedScene()
    private let view = Onlooker(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    init() {
        view.accessibilityIdentifier = "view"
        scene.inner.addSubview(view)
    }

    private func holder() -> Scribe {
        let holder = scene.add(Scribe("holder"), named: "holder", to: scene.outer)
        holder.delaysTouchesBegan = true
        return holder
    }

    private func last(_ code: TraceCode) -> TraceRecord? {
        scene.device.trace.records(code).last
    }

    @Test("released by a failure, it looks as it was when it landed, then as it is (G-2.21)")
    func released() {
        let holder = holder()
        scene.device.advance(by: 0.5)
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 100, y: 250))
        for x in [110.0, 125] {
            scene.device.advance(by: 0.25)
            finger.move(to: CGPoint(x: x, y: 250))
        }
        #expect(view.seen.isEmpty)
        #expect(scene.device.trace.records(.viewTouchWithheld).count == 1)
        #expect(last(.viewTouchWithheld)?.subject == "view")
        #expect(last(.viewTouchWithheld)?["finger"] == .number(1))
        #expect(last(.viewTouchWithheld)?["by"] == .text("holder"))
        holder.state = .failed
        #expect(
            view.seen == [
                "began: began at 50.0 from 50.0, 0.5", "moved: moved at 75.0 from 60.0, 1.0",
            ])
        #expect(last(.viewTouchReleased)?.subject == "view")
        #expect(last(.viewTouchReleased)?["finger"] == .number(1))
        finger.up()
        #expect(view.seen.last == "ended: ended at 75.0 from 75.0, 1.0")
        #expect(view.seen.count == 3)
    }

    @Test("released where it landed, it has not moved (G-2.21)")
    func releasedInPlace() {
        let holder = holder()
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 100, y: 250))
        holder.state = .failed
        #expect(view.seen == ["began: began at 50.0 from 50.0, 0.0"])
        finger.up()
        #expect(view.seen.count == 2)
    }

    @Test("one that is taken looks cancelled, where and when it is taken (G-2.14)")
    func taken() {
        _ = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 100, y: 250))
        scene.device.advance(by: 0.25)
        finger.move(to: CGPoint(x: 105, y: 250))
        scene.device.advance(by: 0.25)
        finger.move(to: CGPoint(x: 125, y: 250))
        #expect(
            view.seen == [
                "began: began at 50.0 from 50.0, 0.0", "moved: moved at 55.0 from 50.0, 0.25",
                "cancelled: cancelled at 75.0 from 75.0, 0.5",
            ])
        #expect(last(.viewTouchesCancelled)?.subject == "view")
        #expect(last(.viewTouchesCancelled)?["finger"] == .number(1))
        #expect(last(.viewTouchesCancelled)?["by"] == .text("pan"))
        #expect(last(.viewTouchesCancelled)?.rule == "G-2.14")
        finger.up()
        #expect(view.seen.count == 3)
    }

    @Test("one that is discarded was never there, and it says for whom (G-2.20)")
    func discarded() {
        let holder = holder()
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 100, y: 250))
        holder.state = .began
        #expect(last(.viewTouchDiscarded)?["by"] == .text("holder"))
        #expect(last(.viewTouchDiscarded)?["finger"] == .number(1))
        #expect(last(.viewTouchDiscarded)?.rule == "G-2.20")
        holder.state = .ended
        finger.up()
        #expect(view.seen.isEmpty)
    }

    @Test("a move to where the finger is already is no move to a view (G-2.21)")
    func noMove() {
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 100, y: 250))
        finger.move(to: CGPoint(x: 100, y: 250))
        #expect(view.seen.count == 1)
        finger.move(to: CGPoint(x: 110, y: 250))
        finger.move(to: CGPoint(x: 110, y: 250))
        finger.move(to: CGPoint(x: 100, y: 250))
        #expect(view.seen.count == 3)
        finger.up()
    }

    @Test("a second finger is kept out by the view's own first one, and it says so (G-1.12)")
    func ownFirst() {
        let (a, b, c) = (scene.device.finger(), scene.device.finger(), scene.device.finger())
        a.down(at: CGPoint(x: 100, y: 250))
        b.down(at: CGPoint(x: 150, y: 250))
        #expect(last(.viewTouchBarred)?.subject == "view")
        #expect(last(.viewTouchBarred)?["finger"] == .number(2))
        #expect(last(.viewTouchBarred)?["by"] == .text("view"))
        #expect(last(.viewTouchBarred)?["exclusive"] == .flag(false))
        #expect(last(.viewTouchBarred)?.rule == "G-1.12")
        a.up()
        c.down(at: CGPoint(x: 180, y: 250))
        b.up()
        #expect(scene.device.trace.records(.viewTouchBarred).count == 2)
        c.up()
        b.down(at: CGPoint(x: 150, y: 250))
        b.up()
        #expect(view.seen.map { $0.prefix(5) } == ["began", "ended", "began", "ended"])
    }

    @Test("kept back, one that lifts as the next one lands is told first, by itself (G-1.12)")
    func atOneMoment() {
        view.isMultipleTouchEnabled = true
        let holder = holder()
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: CGPoint(x: 100, y: 250))
        scene.device.advance(by: 0.25)
        a.up()
        b.down(at: CGPoint(x: 150, y: 250))
        holder.isEnabled = false
        #expect(
            view.seen == [
                "began: began at 50.0 from 50.0, 0.0", "ended: ended at 50.0 from 50.0, 0.25",
                "began: began at 100.0 from 100.0, 0.25",
            ])
        b.up()
    }
}
