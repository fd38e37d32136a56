/// A step of a figure's recording: what a finger does, or the claim's program.
enum FigureStep: Equatable {
    /// A finger touches.
    case touch(TouchSample)
    /// The program goes on as far as its next touch, at a time in virtual seconds.
    case goesOn(TimeInterval)
    /// The claim ends.
    case ends(TimeInterval)

    /// When it happens, in virtual seconds.
    var time: TimeInterval {
        switch self {
        case .touch(let sample): sample.time
        case .goesOn(let time), .ends(let time): time
        }
    }

    /// How many numbers stand for a step: what happens, the finger's kind and number, the time, and x and y.
    static let numberCount = 6

    /// The numbers that stand for the step on the page.
    var numbers: [Double] {
        switch self {
        case .touch(let sample): Self.numbers(of: sample)
        case .goesOn(let time): [4, 0, 0, time, 0, 0]
        case .ends(let time): [5, 0, 0, time, 0, 0]
        }
    }

    private static func numbers(of sample: TouchSample) -> [Double] {
        [
            number(of: sample.phase), Double(sample.type.rawValue), Double(sample.finger),
            sample.time, Double(sample.location.x), Double(sample.location.y),
        ]
    }

    /// The step that numbers stand for; nil if they stand for none.
    init?(_ what: Int, type: Int, finger: Int, time: TimeInterval, x: Double, y: Double) {
        switch what {
        case 4: self = .goesOn(time)
        case 5: self = .ends(time)
        default:
            guard let phase = Self.phase(what), let type = UITouch.TouchType(rawValue: type) else {
                return nil
            }
            self = .touch(
                TouchSample(
                    time: time, finger: finger, phase: phase,
                    location: CGPoint(x: CGFloat(x), y: CGFloat(y)), type: type))
        }
    }

    private static func number(of phase: UITouch.Phase) -> Double {
        switch phase {
        case .began: 0
        case .moved, .stationary: 1
        case .ended: 2
        case .cancelled: 3
        }
    }

    private static func phase(_ number: Int) -> UITouch.Phase? {
        switch number {
        case 0: .began
        case 1: .moved
        case 2: .ended
        case 3: .cancelled
        default: nil
        }
    }
}
