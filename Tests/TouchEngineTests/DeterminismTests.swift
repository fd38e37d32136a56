import Testing
import TouchEngine

@Suite("Determinism and recordings")
struct DeterminismTests {
    /// A scene for a lively run.
    static func scene() -> MailScene {
        let scene = MailScene()
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        scene.message.view.addGestureRecognizer(tap)
        return scene
    }

    /// A lively run: a double tap, two fingers, a pop that is cancelled and one that finishes.
    static func livelyRun() -> MailScene {
        let scene = scene()
        scene.device.doubleTap(at: CGPoint(x: 200, y: 300))
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: CGPoint(x: 3.14159, y: 400))
        a.move(to: CGPoint(x: 101.7, y: 433.3), over: 0.37)
        b.down(at: CGPoint(x: 300, y: 500))
        Finger.move([(a, CGPoint(x: 80, y: 420)), (b, CGPoint(x: 310, y: 480))], over: 0.113)
        b.up()
        a.up()
        scene.device.settle()
        scene.swipeBack()
        scene.device.settle()
        return scene
    }

    static func livelyReport() -> String { livelyRun().device.report }

    /// Everything a trace tells, a line a record.
    private func story(_ device: Device) -> [String] {
        device.trace.records.map { record in
            let values = record.values.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
            let rule = record.rule?.id ?? ""
            return "\(record.time) \(record.code) \(record.subject) \(values) \(rule)"
        }
    }

    @Test("the same touches give the same report, to the last byte", .tags(.apparatus))
    func sameTwice() {
        #expect(Self.livelyReport() == Self.livelyReport())
    }

    @Test(
        "a report is the same in another process, where hashing is seeded anew", .tags(.apparatus),
        // A filter that names this suite is the other process's too: it must not ask a third.
        .enabled(if: ProcessInfo.processInfo.environment[reportVariable] == nil))
    func sameInAnotherProcess() throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("report-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let child = Process()
        child.executableURL = URL(fileURLWithPath: try #require(CommandLine.arguments.first))
        child.arguments =
            CommandLine.arguments.dropFirst() + ["--filter", "writeReportForAnotherProcess"]
        child.environment = ProcessInfo.processInfo.environment.merging(
            [Self.reportVariable: file.path]) { $1 }
        child.standardOutput = FileHandle.nullDevice
        child.standardError = FileHandle.nullDevice
        try child.run()
        child.waitUntilExit()
        #expect(try String(contentsOf: file, encoding: .utf8) == Self.livelyReport())
    }

    @Test(
        "the other process's part: write the report to a file", .tags(.apparatus),
        .enabled(if: ProcessInfo.processInfo.environment[reportVariable] != nil))
    func writeReportForAnotherProcess() throws {
        let path = try #require(ProcessInfo.processInfo.environment[Self.reportVariable])
        try Self.livelyReport().write(toFile: path, atomically: true, encoding: .utf8)
    }

    @Test(
        "a recording written as text and read again plays the same run, record for record",
        .tags(.apparatus))
    func recordingRoundTrip() throws {
        let original = Self.livelyRun().device
        let read = try TouchRecording(original.recording.text)
        #expect(read == original.recording)
        let replay = Self.scene().device
        replay.play(read)
        replay.settle()
        #expect(replay.recording == original.recording)
        #expect(story(replay) == story(original))
    }

    @Test(
        "a recording that makes no sense is refused with its line", .tags(.apparatus),
        arguments: [
            ("0.1 1 began 5", 1, "expected `time finger phase x y`"),
            (
                "\n# note\nx 1 began 5 5", 3,
                "expected a time in seconds, no earlier than the line before"
            ),
            (
                "0.5 1 began 5 5\n0.4 1 moved 6 5", 2,
                "expected a time in seconds, no earlier than the line before"
            ),
            ("0.5 0 began 5 5", 1, "expected the finger's number, from 1"),
            ("0.5 1 hovers 5 5", 1, "expected began, moved, ended or cancelled"),
            ("0.5 1 began nan 5", 1, "expected a place in points"),
            ("0.5 1 moved 5 5", 1, "finger 1 is not down"),
            ("0.5 1 began 5 5\n0.6 1 began 5 5", 2, "finger 1 is down already"),
        ])
    func badRecordings(text: String, line: Int, problem: String) {
        let error = #expect(throws: TouchRecordingError.self) { try TouchRecording(text) }
        #expect(error?.line == line)
        #expect(error?.problem == problem)
    }

    @Test("time only moves forward, and timers fire at their own moments", .tags(.apparatus))
    func clock() {
        let scene = NestedScene()
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        _ = scene.add(double, named: "double", to: scene.inner)
        scene.device.tap(at: scene.inside, holding: 0.1)
        scene.device.advance(by: 3)
        #expect(scene.device.now == 3.1)
        #expect(scene.device.trace.records(.failedByInterval).first?.time == 0.45)
        let times = scene.device.trace.records.map(\.time)
        #expect(times == times.sorted())
    }

    @Test("a ProMotion device reports twice as often (G-7.46)")
    func proMotion() {
        let counts = [Device.Model.iPhone, .iPhoneProMotion].map { model in
            let scene = MailScene(model: model)
            scene.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 300, y: 400), over: 1)
            return scene.device.recording.samples.count - 2
        }
        #expect(counts == [60, 120])
    }

    private static let reportVariable = "TOUCH_ENGINE_REPORT"
}
