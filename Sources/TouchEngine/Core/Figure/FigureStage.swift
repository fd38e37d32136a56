/// A claim cut where a finger or time comes into it, so that a page can play the touches itself.
///
/// The page's build turns a claim's statements into calls: what stands before the first touch makes the scene, each touch is
/// handed over without being made, and what stands after it waits until it has been played. With `isRecording` the claim makes
/// its touches itself, and leaves them as a recording.
///
///     let device = phone(navigation, showing: pages)
///     stage.goes(on: device, by: { device.swipeBack() }) {
///         navigation.isNavigationBarHidden = true
///         stage.goes(on: device, by: { device.swipeBack() }) {}
///     }
final class FigureStage {
    /// Where the program goes on: after so many samples, at a time in virtual seconds.
    struct Mark {
        let sample: Int
        let time: TimeInterval
    }

    /// Whether the claim makes its touches itself.
    let isRecording: Bool
    /// The device of the scene, once it is made.
    private(set) var device: Device?
    /// How many samples were recorded before the scene was made.
    private(set) var firstSample = 0
    /// Where the program went on, of a claim that made its touches itself.
    private(set) var marks: [Mark] = []
    /// Which choices of the predictions about the claim are true, a bit for each choice, once it has come to its end.
    private(set) var answers: [Int32] = []
    /// What the expectations of an exercise's check have found so far, a line for each: whether it holds, and the value.
    private(set) var findings = ""
    private var rest: (() -> Void)?

    init(isRecording: Bool) { self.isRecording = isRecording }

    /// Touches a device, or leaves that to the page; then the rest of the claim follows.
    func goes(
        on device: Device, by touches: () -> Void, then rest: @escaping () -> Void
    ) {
        if self.device == nil {
            firstSample = device.recording.samples.count
            device.keeps = isRecording ? [.trace, .samples] : .trace
        }
        self.device = device
        guard isRecording else {
            self.rest = rest
            return
        }
        touches()
        marks.append(Mark(sample: device.recording.samples.count, time: device.now))
        rest()
    }

    /// Says at the end of the claim which choices of a prediction are true.
    func chooses(_ choices: [Bool]) {
        var bits: Int32 = 0
        for place in choices.indices where choices[place] { bits |= 1 << Int32(place) }
        answers.append(bits)
    }

    /// Says whether an expectation holds, and which value was found.
    func finds(_ holds: Bool, _ value: String) {
        findings += (holds ? "1" : "0") + value + "\n"
    }

    /// Goes on with the claim as far as its next touch; whether anything was left to do.
    @discardableResult
    func goOn() -> Bool {
        guard let rest else { return false }
        self.rest = nil
        rest()
        return true
    }
}
