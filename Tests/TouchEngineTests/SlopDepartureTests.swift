import Testing
import TouchEngine

@Suite("When the slop leaves a pan's translation")
struct SlopDepartureTests {
    /// Reads a pan's translation when it is asked about it, and at its first action.
    private final class Reader: NSObject, UIGestureRecognizerDelegate {
        var asked: CGPoint?
        var began: CGPoint?
        var allows = true

        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            asked = (recognizer as? UIPanGestureRecognizer)?.translation(in: nil)
            return allows
        }

        func acted(_ pan: UIPanGestureRecognizer) {
            if pan.state == .began { began = pan.translation(in: nil) }
        }
    }

    private let reader = Reader()

    /// Plays moves to a pan, with the slop leaving at that moment.
    private func read(
        _ departure: ModelChoices.SlopDeparture, _ moves: [CGPoint],
        by pan: UIPanGestureRecognizer = UIPanGestureRecognizer(), from start: CGPoint? = nil
    ) {
        let scene = NestedScene()
        scene.device.parameters.choices.slopDeparture = departure
        pan.delegate = reader
        pan.addTarget(reader, action: Selector("acted(_:)", Reader.acted))
        (start == nil ? scene.inner : scene.device.window).addGestureRecognizer(pan)
        var place = start ?? scene.inside
        let finger = scene.device.finger()
        finger.down(at: place)
        for move in moves {
            place = CGPoint(x: place.x + move.x, y: place.y + move.y)
            finger.move(to: place, over: 1 / 60)
        }
        finger.up()
    }

    private let slop = ModelParameters().panSlop

    @Test("the delegate sees the whole way, the action what is over the slop, axis by axis (U-25)")
    func asItBegins() {
        #expect(ModelParameters().choices.slopDeparture == .asItBegins)
        for way in [CGPoint(x: slop, y: 0), CGPoint(x: slop + 4, y: -6), CGPoint(x: 3, y: -30)] {
            read(.asItBegins, [way])
            #expect(reader.asked == way)
            #expect(reader.began == over(way))
        }
    }

    @Test("on the second side the delegate sees what is over the slop as well (U-25)")
    func beforeShouldBegin() {
        for way in [CGPoint(x: slop, y: 0), CGPoint(x: slop + 4, y: -6), CGPoint(x: 3, y: -30)] {
            read(.beforeShouldBegin, [way])
            #expect(reader.asked == over(way) && reader.began == over(way))
        }
    }

    @Test("on the third side both see the whole way (U-25)")
    func never() {
        for way in [CGPoint(x: slop, y: 0), CGPoint(x: slop + 4, y: -6), CGPoint(x: 3, y: -30)] {
            read(.never, [way])
            #expect(reader.asked == way && reader.began == way)
        }
    }

    /// What is over the slop on either axis.
    private func over(_ way: CGPoint) -> CGPoint {
        func over(_ way: CGFloat) -> CGFloat { way - min(max(way, -slop), slop) }
        return CGPoint(x: over(way.x), y: over(way.y))
    }

    @Test("a guard that asks which way a slow thumb goes gets its answer (U-25)")
    func slowThumb() throws {
        for (step, isAcross) in [
            (CGPoint(x: 2, y: 0), true), (CGPoint(x: 1.1, y: 1), true),
            (CGPoint(x: 1, y: 1.1), false),
        ] {
            read(.asItBegins, Array(repeating: step, count: 12))
            let asked = try #require(reader.asked)
            #expect(asked.x > 0 && (abs(asked.x) > abs(asked.y)) == isAcross)
            #expect(max(asked.x, asked.y) >= slop)
        }
    }

    @Test("one that is refused keeps the whole way (U-25)")
    func refused() {
        reader.allows = false
        let pan = UIPanGestureRecognizer()
        let scene = NestedScene()
        pan.delegate = reader
        scene.inner.addGestureRecognizer(pan)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: scene.inside.x + 14, y: scene.inside.y - 6))
        #expect(reader.asked == CGPoint(x: 14, y: -6) && reader.began == nil)
        finger.up()
    }

    @Test("an edge pan's guard sees the whole way too (U-25)")
    func edge() {
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        read(.asItBegins, [CGPoint(x: 18, y: 3)], by: edge, from: CGPoint(x: 2, y: 300))
        #expect(reader.asked == CGPoint(x: 18, y: 3))
        #expect(reader.began == CGPoint(x: 18 - slop, y: 0))
    }

    @Test("a scroll view that is asked about its pan sees the whole way (U-25, S-A1.7)")
    func scrollView() {
        final class Guarded: UIScrollView {
            var asked: [CGPoint] = []
            override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
                asked += [panGestureRecognizer.translation(in: self)]
                return super.gestureRecognizerShouldBegin(recognizer)
            }
        }
        let guarded = Guarded()
        let scene = ScrollScene(guarded)
        scene.play(by: ScrollScene.moves(6, by: -2))
        #expect(guarded.asked == [CGPoint(x: 0, y: -slop)])
        #expect(guarded.contentOffset.y == 2)
    }
}
