import Testing
import TouchEngine

@Suite("Kinds of touch")
struct TouchTypeTests {
    private func types(_ types: UITouch.TouchType...) -> [NSNumber] {
        types.map { NSNumber(value: $0.rawValue) }
    }

    @Test("at first every kind is allowed, one kind at a time (G-2.36)")
    func defaults() {
        let tap = UITapGestureRecognizer()
        #expect(tap.allowedTouchTypes.map(\.intValue) == [0, 1, 2, 3])
        #expect(tap.requiresExclusiveTouchType)
        #expect(UITouch.TouchType.stylus == .pencil)
    }

    @Test("a touch tells what it is", .tags(.apparatus))
    func type() {
        final class Asking: UIView {
            var types: [UITouch.TouchType] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                types += touches.map(\.type)
            }
        }
        let device = Device()
        let view = Asking(frame: device.window.bounds)
        device.window.addSubview(view)
        for type in [UITouch.TouchType.direct, .pencil, .indirectPointer] {
            let finger = device.finger(type)
            finger.down(at: CGPoint(x: 50, y: 50))
            finger.up()
        }
        #expect(view.types == [.direct, .pencil, .indirectPointer])
    }

    @Test("a kind that is not allowed never reaches the recognizer, and it says so (G-2.36)")
    func refused() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        tap.allowedTouchTypes = types(.pencil)
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard.isEmpty)
        let why = scene.device.explain(tap)
        #expect(why.outcome == .untouched)
        #expect(why.chain.first?.code == .recognizerRefusesType)
        #expect(why.chain.first?["allowed"] == .list(["pencil"]))
        #expect(scene.inner.heard == ["began", "ended"])
        let pencil = scene.device.finger(.pencil)
        pencil.down(at: scene.inside)
        pencil.up()
        #expect(scene.listener.heard == ["tap ended"])
        tap.allowedTouchTypes = []
        pencil.down(at: scene.inside)
        pencil.up()
        #expect(scene.listener.heard == ["tap ended"])
        #expect(scene.device.explain(tap).chain.first?["allowsNone"] == .flag(true))
    }

    @Test("after a pencil only pencils until it is reset, unless it takes mixed touches (G-2.36)")
    func exclusive() {
        for isExclusive in [true, false] {
            let scene = NestedScene()
            let pinch = scene.add(UIPinchGestureRecognizer(), named: "pinch", to: scene.inner)
            pinch.requiresExclusiveTouchType = isExclusive
            let (pencil, finger) = (scene.device.finger(.pencil), scene.device.finger())
            pencil.down(at: CGPoint(x: 100, y: 250))
            finger.down(at: CGPoint(x: 200, y: 250))
            #expect(pinch.numberOfTouches == (isExclusive ? 1 : 2))
            let codes = scene.device.trace.records(.recognizerRefusesMixedTypes)
            #expect(codes.count == (isExclusive ? 1 : 0))
            finger.move(to: CGPoint(x: 240, y: 250), over: 0.1)
            finger.up()
            pencil.up()
            #expect(scene.listener.outline == (isExclusive ? [] : ["pinch began", "pinch ended"]))
            finger.down(at: CGPoint(x: 200, y: 250))
            #expect(pinch.numberOfTouches == 1)
            finger.up()
        }
    }

    @Test("a hover recognizer hears nothing of fingers, and holds nobody back (G-7.44)")
    func hover() {
        let scene = NestedScene()
        let hover = scene.add(UIHoverGestureRecognizer(), named: "hover", to: scene.inner)
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        tap.require(toFail: hover)
        scene.device.tap(at: scene.inside)
        scene.dragInside()
        #expect(scene.listener.heard == ["tap ended"])
        #expect(scene.device.explain(hover).outcome == .untouched)
        #expect(scene.device.explain(hover).chain.first?.code == .recognizerHearsNoTouch)
    }

    @Test("a recording keeps the kind in a sixth word, and plays it", .tags(.apparatus))
    func recording() throws {
        let device = Device()
        let pencil = device.finger(.pencil)
        pencil.down(at: CGPoint(x: 50, y: 50))
        pencil.up()
        device.tap(at: CGPoint(x: 60, y: 60))
        let text = device.recording.text
        let lines = text.split(separator: "\n")
        #expect(lines.first == "0.0000 1 began 50.00 50.00 pencil")
        #expect(lines.last == "0.0800 1 ended 60.00 60.00")
        let read = try TouchRecording(text)
        #expect(read == device.recording)
        let other = Device()
        other.play(read)
        #expect(other.recording == device.recording)
        #expect(throws: TouchRecordingError.self) { try TouchRecording("0 1 began 5 5 brush") }
    }

    @Test("an event's touch is its own only sample, and nobody guesses the next (G-7.46)")
    func coalesced() {
        final class Sampling: UIView {
            var counts: [[Int?]] = []
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first, let event else { return }
                let samples = event.coalescedTouches(for: touch)
                #expect(samples?.last === touch)
                counts.append([samples?.count, event.predictedTouches(for: touch)?.count])
            }
        }
        let device = Device()
        let view = Sampling(frame: device.window.bounds)
        device.window.addSubview(view)
        device.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), over: 0.1)
        #expect(view.counts == Array(repeating: [1, 0], count: 6))
    }
}
