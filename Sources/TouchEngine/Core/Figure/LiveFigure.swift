/// A scene that a reader touches: what fingers and time do to it, and what it tells.
final class LiveFigure {
    /// The device of the scene.
    let device: Device
    private let stage: FigureStage
    private var player: TouchPlayer
    private(set) var screen = ScreenRows()

    /// Makes the scene of a claim; nil if the claim has no device.
    init?(_ scene: (FigureStage) -> Void) {
        stage = FigureStage(isRecording: false)
        scene(stage)
        guard let device = stage.device else { return nil }
        self.device = device
        player = TouchPlayer(on: device, from: 0)
    }

    /// Takes a step of a recording, or one that a reader makes just now.
    func take(_ step: FigureStep) {
        switch step {
        case .touch(let sample): player.take(sample)
        case .goesOn(let time):
            advance(to: time)
            stage.goOn()
            device.catchUp()
        case .ends(let time): advance(to: time)
        }
    }

    /// Lets time pass until a time in virtual seconds.
    func advance(to time: TimeInterval) {
        player.finish()
        device.advance(by: max(time - device.now, 0))
    }

    /// Whether nothing moves, and nothing is waited for.
    var isStill: Bool { device.clock.isIdle && device.activeTouches.isEmpty }

    /// Which choices of a prediction are true, a bit for each; nil as long as the claim has not come to its end.
    func answer(to prediction: Int) -> Int32? {
        stage.answers.indices.contains(prediction) ? stage.answers[prediction] : nil
    }

    /// What the expectations of an exercise's check have found so far.
    var findings: String { stage.findings }

    /// Writes down what the screen shows.
    func draw() { screen.draw(device) }

    /// The records from one on, as the device's report has them.
    func records(from start: Int) -> String {
        var json = JSONText()
        json.array { json in
            for record in device.trace.records.dropFirst(start) { record.write(to: &json) }
        }
        return json.text
    }

    /// The recognizers with their states, and what became of them, as the device's report has them.
    func lanes() -> String {
        var json = JSONText()
        json.object { json in
            json.array("recognizers") { json in
                for lane in device.trace.lanes { lane.write(to: &json) }
            }
            json.array("explanations") { json in
                for index in device.trace.lanes.indices {
                    device.trace.explain(index).write(to: &json)
                }
            }
        }
        return json.text
    }

    /// Plays steps as a page does, with time passing in between frame by frame; the records that came of it.
    func played(_ steps: [FigureStep]) -> String {
        for step in steps {
            let time = step.time
            while device.now + 1 / 60 < time { advance(to: device.now + 1 / 60) }
            take(step)
        }
        return records(from: 0)
    }
}
