import Testing
import TouchEngine

@Suite("A finger that rests at the edge")
struct EdgeRestTests {
    private let model = ModelParameters()

    /// A message in a stock navigation app, with a long press on it.
    private func mail(
        _ rest: ModelChoices.EdgeRest = .fails
    ) throws -> (scene: MailScene, listener: Listener, pop: UIGestureRecognizer) {
        let (scene, listener) = (MailScene(), Listener())
        scene.device.parameters.choices.edgeRest = rest
        listener.listen(to: UILongPressGestureRecognizer(), as: "press", on: scene.message.view)
        return (scene, listener, try #require(scene.pop))
    }

    /// Why the pop recognizer's last attempt came out as it did.
    private func why(_ pop: UIGestureRecognizer, in scene: MailScene) -> TraceRecord? {
        scene.device.explain(pop).chain.first
    }

    @Test("a long press in the band of a stock app begins while the finger rests (U-28)")
    func longPress() throws {
        let (scene, listener, pop) = try mail()
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 4, y: 400))
        finger.hold(for: model.edgeRestLimit - 0.01)
        #expect(listener.heard == [])
        finger.hold(for: 0.02)
        #expect(listener.heard == ["press began"])
        #expect(why(pop, in: scene)?.code == .failedByResting)
        #expect(why(pop, in: scene)?["limit"] == .number(model.edgeRestLimit))
        #expect(why(pop, in: scene)?.rule == "U-28")
        finger.move(to: CGPoint(x: 304, y: 400), over: 0.3)
        finger.up()
        scene.device.settle()
        #expect(listener.outline == ["press began", "press ended"])
        #expect(scene.stack == ["Inbox", "Message"])
    }

    @Test("on the other side it waits for the finger, however long that rests (U-28)")
    func waits() throws {
        let (scene, listener, _) = try mail(.waits)
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 4, y: 400))
        finger.hold(for: 3)
        #expect(listener.heard == [])
        finger.move(to: CGPoint(x: 304, y: 400), over: 0.3)
        finger.up()
        scene.device.settle()
        #expect(listener.heard == [] && scene.stack == ["Inbox"])
    }

    @Test("a thumb that is slow and steady pops all the same (U-28)")
    func slowThumb() throws {
        for speed in [10.0, 20] {
            let (scene, listener, _) = try mail()
            let finger = scene.device.finger()
            finger.down(at: CGPoint(x: 2, y: 400))
            finger.move(to: CGPoint(x: 22, y: 400), over: 20 / speed)
            finger.move(to: CGPoint(x: 302, y: 400), over: 0.3)
            finger.up()
            scene.device.settle()
            #expect(listener.heard == [] && scene.stack == ["Inbox"], "\(speed) pt/s")
        }
    }

    @Test("it rests within 2 pt, any way (U-28, model: edgeRestMovement, model: edgeRestLimit)")
    func movement() throws {
        let most = model.edgeRestMovement
        for (way, restarts) in [
            (CGPoint(x: most, y: 0), false), (CGPoint(x: 0, y: -most), false),
            (CGPoint(x: most + 0.1, y: 0), true), (CGPoint(x: 0, y: -most - 0.1), true),
        ] {
            let (scene, _, pop) = try mail()
            let finger = scene.device.finger()
            finger.down(at: CGPoint(x: 4, y: 400))
            finger.hold(for: 0.3)
            finger.move(to: CGPoint(x: 4 + way.x, y: 400 + way.y))
            scene.device.advance(by: model.edgeRestLimit - 0.29)
            #expect((why(pop, in: scene)?.code == .failedByResting) == !restarts)
            scene.device.advance(by: 0.3)
            #expect(why(pop, in: scene)?.code == .failedByResting)
            finger.up()
        }
    }

    @Test("short of its slop it fails wherever it comes to rest (U-28, model: edgeRestLimit)")
    func onTheWay() throws {
        let (scene, _, pop) = try mail()
        scene.device.parameters.edgeRestLimit = 0.25
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: 2 + model.popSlop - 1, y: 400), over: 1)
        #expect(why(pop, in: scene)?.code == .recognizerReceives)
        finger.hold(for: 0.3)
        #expect(why(pop, in: scene)?.code == .failedByResting)
        #expect(why(pop, in: scene)?["limit"] == .number(0.25))
        finger.up()
    }

    @Test("once it has begun, a rest means nothing; each landing counts anew (U-28)")
    func begun() {
        let (device, listener) = (Device(), Listener())
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        listener.listen(to: edge, as: "edge", on: device.window)
        let finger = device.finger()
        for _ in 0..<3 {
            finger.down(at: CGPoint(x: 2, y: 400))
            finger.hold(for: 0.3)
            finger.up()
            #expect(device.explain(edge).chain.first?.code == .failedByLift)
        }
        finger.down(at: CGPoint(x: 2, y: 400))
        finger.hold(for: 0.3)
        finger.move(to: CGPoint(x: 40, y: 400), over: 0.1)
        finger.hold(for: 2)
        #expect(edge.state == .changed)
        finger.up()
        #expect(listener.outline == ["edge began", "edge ended"])
    }
}
