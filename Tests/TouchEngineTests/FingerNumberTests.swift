import Testing
import TouchEngine

@Suite("Fingers, one by one and by a recording", .tags(.apparatus))
struct FingerNumberTests {
    private let device = Device()

    /// What the recording says, a word for each sample.
    private var samples: [String] {
        device.recording.samples.map { "\($0.phase) \($0.finger)" }
    }

    private func land(_ x: CGFloat) -> Finger {
        let finger = device.finger()
        finger.down(at: CGPoint(x: x, y: 100))
        return finger
    }

    @Test("a finger has the lowest number that no finger on the screen has")
    func numbers() {
        let (one, two, three) = (land(10), land(20), land(30))
        #expect(samples == ["began 1", "began 2", "began 3"])
        two.up()
        let again = land(40)
        #expect(samples.last == "began 2")
        one.up()
        again.up()
        _ = land(50)
        #expect(samples.last == "began 1")
        three.up()
        _ = land(60)
        #expect(samples.last == "began 2")
    }

    @Test("fingers that land in a callback have numbers of their own before they are on the screen")
    func inACallback() {
        let view = LoggedView(frame: CGRect(x: 0, y: 0, width: 50, height: 400))
        device.window.addSubview(view)
        var landed: [Finger] = []
        view.began = { [self] in
            guard landed.isEmpty else { return }
            landed = [land(100), land(110)]
        }
        let first = land(10)
        #expect(samples == ["began 1", "began 2", "began 3"])
        for finger in landed { finger.up() }
        first.up()
        #expect(samples.suffix(3) == ["ended 2", "ended 3", "ended 1"])
    }

    @Test("of a recording, fingers that move or are taken away at one moment share an event")
    func played() throws {
        final class Counting: UIView {
            var heard: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                heard.append("began \(touches.count)")
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                heard.append("moved \(touches.count)")
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                heard.append("ended \(touches.count)")
            }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                heard.append("cancelled \(touches.count)")
            }
        }
        let view = Counting(frame: device.screen.bounds)
        view.isMultipleTouchEnabled = true
        device.window.addSubview(view)
        device.advance(by: 1)
        let text = """
            0.0000 1 began 10.00 10.00
            0.0000 2 began 20.00 10.00
            0.0000 3 began 30.00 10.00
            0.1000 1 moved 11.00 10.00
            0.1000 2 moved 21.00 10.00
            0.2000 1 moved 12.00 10.00
            0.3000 2 moved 22.00 10.00
            0.3000 2 moved 23.00 10.00
            0.3000 1 moved 13.00 10.00
            0.3000 3 ended 30.00 10.00
            0.4000 1 cancelled 13.00 10.00
            0.4000 2 cancelled 23.00 10.00

            """
        let recording = try TouchRecording(text)
        #expect(recording.text == text)
        device.play(recording)
        #expect(
            view.heard == [
                "began 1", "began 1", "began 1", "moved 2", "moved 1", "moved 1", "moved 2",
                "ended 1", "cancelled 2",
            ])
        #expect(device.now == 1.4)
        #expect(device.recording.samples.map(\.time).first == 1)
    }

    @Test("one and the same text is read with notes and empty lines, pencils and all")
    func text() throws {
        let text = "0.0000 1 began 1.00 2.50 pencil\n0.5000 1 ended 1.00 2.50 pencil\n"
        let noted = "# a note\n\n   \n" + text + "#\n"
        let recording = try TouchRecording(noted)
        #expect(recording.text == text && recording.samples.map(\.type) == [.pencil, .pencil])
        let error = #expect(throws: TouchRecordingError.self) {
            try TouchRecording("0.1 1 began 5 5 pen")
        }
        #expect(error?.problem == "expected pencil, indirect or indirectPointer")
        let tooMuch = #expect(throws: TouchRecordingError.self) {
            try TouchRecording("0.1 1 began 5 5 pencil 7")
        }
        #expect(tooMuch?.problem == "expected `time finger phase x y`")
        for line in ["-0.1 1 began 5 5", "inf 1 began 5 5", "0.1 1 stationary 5 5"] {
            #expect(throws: TouchRecordingError.self) { try TouchRecording(line) }
        }
        for line in ["0.1 1 began 5 inf", "0.1 1 began inf 5", "0.1 1 began 5 y"] {
            let place = #expect(throws: TouchRecordingError.self) { try TouchRecording(line) }
            #expect(place?.problem == "expected a place in points" && place?.line == 1)
        }
    }

    @Test("after a lift, or when it was taken away, a recording's finger may land again")
    func again() throws {
        let text = """
            0.0000 1 began 1.00 1.00
            0.0000 1 ended 1.00 1.00
            0.0000 1 began 1.00 1.00
            0.0000 1 cancelled 1.00 1.00
            0.0000 1 began 1.00 1.00

            """
        let recording = try TouchRecording(text)
        #expect(recording.samples.count == 5)
        device.play(recording)
        #expect(device.recording == recording)
    }
}
