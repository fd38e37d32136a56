import Testing
import TouchEngine

/// What was measured of two fingers on real UIKit.
@Suite("A pinch and a rotation as they were measured")
struct MeasuredPinchTests {
    /// Two fingers on a view, so far apart on a level line, and a recognizer on it.
    private struct Pair<R: UIGestureRecognizer> {
        let scene = NestedScene()
        let recognizer: R
        let (one, other): (Finger, Finger)
        let center = CGPoint(x: 60, y: 300)

        init(_ recognizer: R, apart span: CGFloat) {
            self.recognizer = scene.add(recognizer, named: "pair", to: scene.outer)
            (one, other) = (scene.device.finger(), scene.device.finger())
            one.down(at: center)
            other.down(at: CGPoint(x: center.x + span, y: center.y))
        }

        /// Puts the second finger that far from the first, turned by so many degrees.
        func put(_ span: CGFloat, turned degrees: CGFloat = 0, after time: TimeInterval = 0.05) {
            let angle = degrees * .pi / 180
            scene.device.advance(by: time)
            other.move(
                to: CGPoint(x: center.x + span * cos(angle), y: center.y + span * sin(angle)))
        }

        var begins: Bool { scene.listener.heard.contains("pair began") }
    }

    private func isNear(_ a: CGFloat, _ b: CGFloat, _ most: CGFloat = 1e-9) -> Bool {
        abs(a - b) < most
    }

    private let degree = CGFloat.pi / 180

    @Test(
        "a pinch begins at 10 pt, of which 8 leave its baseline (M-32, G-7.37, model: pinchThreshold, model: pinchSlop)"
    )
    func pinch() {
        for (from, to, scale) in [(100, 110, 110 / 108.0), (200, 190, 190 / 192.0)] {
            let pair = Pair(UIPinchGestureRecognizer(), apart: CGFloat(from))
            pair.put(CGFloat(from < to ? from + 8 : from - 8))
            #expect(!pair.begins)
            pair.put(CGFloat(to))
            #expect(pair.begins)
            #expect(isNear(pair.recognizer.scale, CGFloat(scale)))
        }
    }

    @Test(
        "a rotation begins at 10° and reads 5° less, in its direction (M-33, G-7.40, model: rotationThreshold, model: rotationSlop)"
    )
    func rotation() throws {
        for side: CGFloat in [1, -1] {
            for turn: CGFloat in [10, 45, 90] {
                let pair = Pair(UIRotationGestureRecognizer(), apart: 300)
                pair.put(300, turned: 9.99 * side)
                #expect(!pair.begins)
                // A finger's place has a grain.
                pair.put(300, turned: (turn == 10 ? 10.01 : turn) * side)
                #expect(pair.begins)
                let reading = (turn - 5) * side * degree
                #expect(isNear(pair.recognizer.rotation, reading, 0.000_3))
            }
        }
        let pair = Pair(UIRotationGestureRecognizer(), apart: 200)
        pair.put(200, turned: 90)
        #expect(isNear(pair.recognizer.rotation, 85 * degree))
    }

    @Test("set in mid-gesture, both count on from the fingers of now (M-34, G-7.37, G-7.41)")
    func rebased() {
        let pinch = Pair(UIPinchGestureRecognizer(), apart: 100)
        pinch.put(200)
        pinch.recognizer.scale = 1
        pinch.put(204)
        #expect(isNear(pinch.recognizer.scale, 1.02), "without another threshold")
        pinch.put(250)
        #expect(isNear(pinch.recognizer.scale, 1.25))
        let turn = Pair(UIRotationGestureRecognizer(), apart: 200)
        turn.put(200, turned: 90)
        #expect(turn.recognizer.velocity > 0)
        turn.recognizer.rotation = 0
        #expect(turn.recognizer.velocity == 0)
        turn.put(200, turned: 95)
        #expect(isNear(turn.recognizer.rotation, 5 * degree, 0.000_1))
        turn.put(200, turned: 135)
        #expect(isNear(turn.recognizer.rotation, 45 * degree, 0.000_1))
    }

    @Test("the first velocity is the last step over its time, of a turn the whole of it (M-35)")
    func firstVelocity() {
        for (from, to) in [(100, 110), (200, 190)] as [(CGFloat, CGFloat)] {
            let pinch = Pair(UIPinchGestureRecognizer(), apart: from)
            pinch.put(to)
            let reading = to / (from + (from < to ? 8 : -8))
            #expect(isNear(pinch.recognizer.velocity, (reading - 1) / 0.05))
        }
        // With a step before it the last one alone counts.
        let twice = Pair(UIPinchGestureRecognizer(), apart: 100)
        twice.put(109)
        twice.put(112, after: 0.1)
        #expect(isNear(twice.recognizer.velocity, (112 - 109) / 108 / 0.1))
        // The other finger's last move is no part of it.
        let both = Pair(UIPinchGestureRecognizer(), apart: 100)
        both.scene.device.advance(by: 0.05)
        both.one.move(to: CGPoint(x: both.center.x - 9, y: both.center.y))
        both.put(103)
        #expect(isNear(both.recognizer.velocity, (112 - 109) / 108 / 0.05))
        for side: CGFloat in [1, -1] {
            let turn = Pair(UIRotationGestureRecognizer(), apart: 200)
            turn.put(200, turned: 10.01 * side)
            let pace = 10.01 * side * degree / 0.05
            #expect(isNear(turn.recognizer.velocity, pace, 0.001))
            turn.put(200, turned: 20.02 * side)
            #expect(isNear(turn.recognizer.velocity, pace, 0.005), "as even as the turn")
        }
    }
}
