/// The touches of a claim, as its own program makes them, with the moments at which the program goes on.
struct FigureRecording {
    /// What happens, in order of time.
    private(set) var steps: [FigureStep] = []

    /// Runs a claim, and keeps its touches; one without a device leaves nothing.
    init(_ scene: (FigureStage) -> Void) {
        let stage = FigureStage(isRecording: true)
        scene(stage)
        guard let device = stage.device else { return }
        var place = stage.firstSample
        let samples = device.recording.samples
        for mark in stage.marks {
            steps += samples[place..<mark.sample].map { .touch($0) }
            place = mark.sample
            steps.append(.goesOn(mark.time))
        }
        steps += samples[place...].map { .touch($0) }
        steps.append(.ends(device.now))
    }
}
