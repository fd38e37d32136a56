import Testing

@testable import TouchEngine

@Suite("Whole gestures in one line")
struct GestureDrivingTests {
    private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { a.distance(to: b) < 0.011 }

    @Test(
        "the engine's angles agree with the platform's to the last digits but one",
        .tags(.apparatus))
    func angles() {
        var worst = 0.0
        for step in -400...400 {
            let turn = Double(step) * 0.031
            let unit = direction(at: turn)
            worst = max(worst, abs(unit.x - cos(turn)), abs(unit.y - sin(turn)))
            let expected = atan2(sin(turn), cos(turn))
            worst = max(
                worst, abs(angle(of: CGPoint(x: cos(turn) * 80, y: sin(turn) * 80)) - expected))
        }
        #expect(worst < 1e-13)
        #expect(angle(of: .zero) == 0)
        #expect(angle(of: CGPoint(x: -1, y: 0)) == .pi)
        #expect(wrapped(-.pi) == .pi)
        #expect(abs(wrapped(7) - (7 - 2 * .pi)) < 1e-15)
    }

    @Test("a rotation keeps its radius and takes its time", .tags(.apparatus))
    func rotate() {
        let device = Device()
        device.rotate(at: CGPoint(x: 200, y: 400), from: 0, to: .pi, radius: 60, over: 0.5)
        #expect(abs(device.now - 0.5) < 1e-9)
        let centre = CGPoint(x: 200, y: 400)
        for sample in device.recording.samples {
            #expect(abs(sample.location.distance(to: centre) - 60) < 0.02)
        }
        let last = device.recording.samples.last { $0.finger == 1 }
        #expect(isNear(last?.location ?? .zero, CGPoint(x: 260, y: 400)))
        #expect(device.recording.samples.filter { $0.phase == .moved }.count == 60)
    }

    @Test("a pinch goes along the line it is given", .tags(.apparatus))
    func pinch() throws {
        let device = Device()
        device.pinch(
            at: CGPoint(x: 200, y: 400), from: 100, to: 200, angle: .pi / 2, over: 0.2)
        let ends = device.recording.samples.filter { $0.phase == .ended }.map(\.location)
        let (first, last) = (try #require(ends.first), try #require(ends.last))
        #expect(ends.count == 2)
        #expect(isNear(first, CGPoint(x: 200, y: 300)) && isNear(last, CGPoint(x: 200, y: 500)))
    }

    @Test(
        "a swipe goes the way of its direction; two fingers tap and drag side by side",
        .tags(.apparatus))
    func others() {
        let device = Device()
        func ends() -> [CGPoint] {
            device.recording.samples.filter { $0.phase == .ended }.map(\.location)
        }
        device.swipe(.up, from: CGPoint(x: 200, y: 400))
        #expect(ends() == [CGPoint(x: 200, y: 280)])
        device.twoFingerTap(at: CGPoint(x: 200, y: 400), spread: 50)
        #expect(ends().suffix(2) == [CGPoint(x: 175, y: 400), CGPoint(x: 225, y: 400)])
        device.twoFingerDrag(
            from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 500), spread: 50, over: 0.1)
        #expect(ends().suffix(2) == [CGPoint(x: 175, y: 500), CGPoint(x: 225, y: 500)])
    }

    @Test(
        "a run with every kind of recognizer gives the same report when its recording is played",
        .tags(.apparatus))
    func played() throws {
        func scene() -> NestedScene {
            let scene = NestedScene()
            for (index, recognizer) in [
                UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
                UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
                UIPanGestureRecognizer(), UITapGestureRecognizer(),
            ].enumerated() {
                _ = scene.add(
                    recognizer, named: "\(index)", to: index % 2 == 0 ? scene.inner : scene.outer)
            }
            return scene
        }
        let first = scene()
        first.device.rotate(at: first.inside, to: 2, over: 0.3)
        first.device.pinch(at: first.inside, from: 60, to: 130, angle: 0.3, over: 0.3)
        first.device.longPress(at: first.inside)
        first.device.swipe(.right, from: first.inside)
        first.device.tap(at: first.inside)
        first.device.settle()
        let second = scene()
        second.device.play(try TouchRecording(first.device.recording.text))
        second.device.settle()
        #expect(second.listener.heard == first.listener.heard)
        let story = { (device: Device) in
            device.trace.records.map { "\($0.time) \($0.code) \($0.values)" }
        }
        #expect(story(second.device) == story(first.device))
    }
}
