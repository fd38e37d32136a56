/// Touch samples in order, as plain text: one line a sample, with time, finger, phase and place.
///
///     0.0000 1 began 4.00 400.00
///     0.0167 1 moved 19.73 400.00
///
/// What is not a finger says so in a sixth word: `pencil`, `indirect` or `indirectPointer`.
/// Times are in seconds from the start, places in points of the screen. Blank lines and lines that start with `#` are
/// passed over.
public struct TouchRecording: Equatable, Sendable {
    /// The samples, in order of time.
    public private(set) var samples: [TouchSample] = []

    /// Makes an empty recording.
    public init() {}

    /// Reads a recording from its text.
    ///
    /// - Throws: `TouchRecordingError` for the first line that is not a sample, or does not follow from those before it.
    public init(_ text: String) throws(TouchRecordingError) {
        var down: Set<Int> = []
        var reader = RecordingReader(text)
        while let words = reader.nextLine() {
            let number = reader.line
            guard let first = words.first, first.utf8.first != UInt8(ascii: "#") else { continue }
            guard words.count == 5 || words.count == 6 else {
                throw TouchRecordingError(
                    line: number, problem: "expected `time finger phase x y`")
            }
            guard let type = UITouch.TouchType(word: words.count == 6 ? words[5] : "direct") else {
                throw TouchRecordingError(
                    line: number, problem: "expected pencil, indirect or indirectPointer")
            }
            guard let time = reader.number(words[0]), time >= samples.last?.time ?? 0
            else {
                throw TouchRecordingError(
                    line: number,
                    problem: "expected a time in seconds, no earlier than the line before")
            }
            guard let finger = reader.number(words[1]).flatMap(Int.init(exactly:)), finger > 0
            else {
                throw TouchRecordingError(
                    line: number, problem: "expected the finger's number, from 1")
            }
            guard let phase = UITouch.Phase(word: words[2]), phase != .stationary else {
                throw TouchRecordingError(
                    line: number, problem: "expected began, moved, ended or cancelled")
            }
            guard let x = reader.number(words[3]), let y = reader.number(words[4]) else {
                throw TouchRecordingError(line: number, problem: "expected a place in points")
            }
            guard down.contains(finger) == (phase != .began) else {
                throw TouchRecordingError(
                    line: number,
                    problem: phase == .began
                        ? "finger \(finger) is down already" : "finger \(finger) is not down")
            }
            if phase == .began { down.insert(finger) }
            if phase == .ended || phase == .cancelled { down.remove(finger) }
            append(
                TouchSample(
                    time: time, finger: finger, phase: phase,
                    location: CGPoint(x: CGFloat(x), y: CGFloat(y)), type: type))
        }
    }

    /// The recording as text; reading it again gives an equal recording.
    public var text: String {
        var lines = ""
        for sample in samples {
            lines += fixed(sample.time, 4) + " \(sample.finger) " + sample.phase.word + " "
            lines += fixed(Double(sample.location.x), 2) + " "
            lines += fixed(Double(sample.location.y), 2)
            lines += sample.type == .direct ? "\n" : " " + sample.type.word + "\n"
        }
        return lines
    }

    mutating func append(_ sample: TouchSample) {
        samples.append(sample)
    }
}

/// What one finger did at one moment.
public struct TouchSample: Equatable, Sendable {
    /// In seconds.
    public let time: TimeInterval
    /// The finger's number, from 1.
    public let finger: Int
    /// What the finger did.
    public let phase: UITouch.Phase
    /// In points of the screen.
    public let location: CGPoint
    /// What touches.
    public let type: UITouch.TouchType
}

/// A line of a recording that cannot be read.
public struct TouchRecordingError: Error, Equatable {
    /// From 1.
    public let line: Int
    /// What was expected there.
    public let problem: String
}

extension UITouch.Phase {
    init?(word: String) {
        let phases: [UITouch.Phase] = [.began, .moved, .stationary, .ended, .cancelled]
        guard let phase = phases.first(where: { $0.word.isSame(as: word) }) else {
            return nil
        }
        self = phase
    }

    /// The phase as recordings write it.
    var word: String {
        switch self {
        case .began: "began"
        case .moved: "moved"
        case .stationary: "stationary"
        case .ended: "ended"
        case .cancelled: "cancelled"
        }
    }
}

extension UITouch.TouchType {
    init?(word: String) {
        guard let type = Self.all.first(where: { $0.word.isSame(as: word) }) else {
            return nil
        }
        self = type
    }

    /// The kind of touch as recordings and traces write it.
    var word: String {
        switch self {
        case .direct: "direct"
        case .indirect: "indirect"
        case .pencil: "pencil"
        case .indirectPointer: "indirectPointer"
        }
    }
}
