import Testing
import TouchEngine

@Suite("Edge pans, clause by clause")
struct EdgePanTests {
    private func scene(
        _ edges: UIRectEdge
    ) -> (device: Device, pan: UIScreenEdgePanGestureRecognizer, listener: Listener) {
        let (device, listener) = (Device(), Listener())
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = edges
        listener.listen(to: pan, as: "edge", on: device.window)
        return (device, pan, listener)
    }

    /// Where a finger is that many points from an edge of a screen of 393 by 852 points, and one step inward.
    private func place(
        _ distance: CGFloat, from edge: UIRectEdge
    ) -> (point: CGPoint, inward: CGPoint) {
        switch edge {
        case .left: (CGPoint(x: distance, y: 400), CGPoint(x: 1, y: 0))
        case .right: (CGPoint(x: 393 - distance, y: 400), CGPoint(x: -1, y: 0))
        case .top: (CGPoint(x: 200, y: distance), CGPoint(x: 0, y: 1))
        default: (CGPoint(x: 200, y: 852 - distance), CGPoint(x: 0, y: -1))
        }
    }

    private static let all: [UIRectEdge] = [.left, .right, .top, .bottom]

    @Test("it takes what lands under 20 pt from its edge (G-7.42, model: edgeBand)", arguments: all)
    func band(edge: UIRectEdge) {
        for (distance, isTaken) in [(0.5, true), (19.5, true), (20, false), (40, false)] {
            let (device, pan, listener) = scene(edge)
            let (point, inward) = place(distance, from: edge)
            device.drag(
                from: point, to: CGPoint(x: point.x + 40 * inward.x, y: point.y + 40 * inward.y),
                over: 0.1)
            #expect(listener.outline == (isTaken ? ["edge began", "edge ended"] : []))
            guard !isTaken else { continue }
            let why = device.explain(pan).chain.first
            #expect(why?.code == .failedByEdge)
            #expect(why?["distance"] == .number(distance))
            #expect(why?["band"] == .number(20))
            #expect(why?.rule == "G-7.42, model")
        }
    }

    @Test("it begins at the slop inward, which its translation leaves out (M-1)", arguments: all)
    func inward(edge: UIRectEdge) {
        let (device, pan, listener) = scene(edge)
        let (point, inward) = place(2, from: edge)
        let finger = device.finger()
        finger.down(at: point)
        finger.move(to: CGPoint(x: point.x + 9 * inward.x, y: point.y + 9 * inward.y))
        #expect(listener.heard.isEmpty)
        finger.move(to: CGPoint(x: point.x + 10 * inward.x, y: point.y + 10 * inward.y))
        #expect(listener.heard == ["edge began"])
        #expect(pan.translation(in: nil) == .zero)
        finger.move(to: CGPoint(x: point.x + 15 * inward.x, y: point.y + 15 * inward.y))
        #expect(pan.translation(in: nil) == CGPoint(x: 5 * inward.x, y: 5 * inward.y))
        finger.up()
    }

    @Test("along the edge, or out over it, it fails at the slop (G-7.42)", arguments: all)
    func otherWays(edge: UIRectEdge) {
        let inward = place(0, from: edge).inward
        let along = CGPoint(x: inward.y, y: inward.x)
        // Each way by how far it goes inward, and how far along.
        for (into, across, fails) in [
            (0.0, 10.0, true), (0, -10, true), (0, 9.5, false), (-10, 0, true), (-9.5, 0, false),
            (9, 12, true), (9, -12, true), (12, 12, true), (12, 11, false),
        ] {
            let (device, pan, listener) = scene(edge)
            let point = place(15, from: edge).point
            let finger = device.finger()
            finger.down(at: point)
            finger.move(
                to: CGPoint(
                    x: point.x + CGFloat(into) * inward.x + CGFloat(across) * along.x,
                    y: point.y + CGFloat(into) * inward.y + CGFloat(across) * along.y))
            let why = device.explain(pan).chain.first
            #expect((why?.code == .failedByDirection) == fails)
            #expect(listener.heard == (into == 12 && !fails ? ["edge began"] : []))
            finger.up()
            guard fails else { continue }
            #expect(why?["inward"] == .number(into))
            #expect(why?["across"] == .number(abs(across)))
            #expect(why?["slop"] == .number(10))
        }
    }

    @Test("of two edges the nearer one says which way is inward (G-7.42)")
    func nearer() {
        let corner = CGPoint(x: 5, y: 8)
        for (way, begins) in [(CGPoint(x: 40, y: 0), true), (CGPoint(x: 0, y: 40), false)] {
            let (device, _, listener) = scene([.left, .top])
            device.drag(
                from: corner, to: CGPoint(x: corner.x + way.x, y: corner.y + way.y), over: 0.1)
            #expect(listener.heard.isEmpty == !begins)
        }
    }

    @Test("every finger of it must land at the edge, before it begins (G-7.42)")
    func everyFinger() {
        let (device, pan, listener) = scene(.left)
        let (a, b) = (device.finger(), device.finger())
        a.down(at: CGPoint(x: 5, y: 300))
        b.down(at: CGPoint(x: 200, y: 300))
        #expect(device.explain(pan).chain.first?.code == .failedByEdge)
        #expect(device.explain(pan).chain.first?["distance"] == .number(200))
        a.up()
        b.up()
        a.down(at: CGPoint(x: 5, y: 300))
        a.move(to: CGPoint(x: 50, y: 300), over: 0.1)
        b.down(at: CGPoint(x: 200, y: 300))
        #expect(pan.numberOfTouches == 2)
        a.up()
        b.up()
        #expect(listener.outline == ["edge began", "edge ended"])
    }

    @Test("without an edge to start at it takes nothing (G-7.42)")
    func noEdge() {
        let (device, pan, listener) = scene([])
        device.drag(from: CGPoint(x: 0, y: 400), to: CGPoint(x: 90, y: 400), over: 0.2)
        #expect(listener.heard.isEmpty)
        #expect(device.explain(pan).chain.first?.code == .failedByEdge)
    }

    @Test("as near to a side as to the top or bottom, it is from the side", .tags(.apparatus))
    func corner() {
        for (edge, x) in [(UIRectEdge.left, 5.0), (.right, 388)] {
            let (device, _, listener) = scene([edge, .top])
            let toTheMiddle = x < 100 ? 40.0 : -40
            device.drag(
                from: CGPoint(x: x, y: 5), to: CGPoint(x: x + toTheMiddle, y: 5), over: 0.1)
            #expect(listener.outline == ["edge began", "edge ended"])
        }
    }
}
