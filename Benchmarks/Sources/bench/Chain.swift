import TouchEngine

/// A view tree one view a level, each inside the one before, with pans along it.
struct Chain {
    /// How the pans get on with each other.
    enum Arbitration: String, CaseIterable {
        /// One wins, the others fail.
        case exclusive
        /// All act.
        case simultaneous
    }

    let device = Device(.iPhone)
    let actions = Actions()
    private let together = Together()

    /// Puts `pans` pans on `depth` views, level by level; `isReading` says whether the action looks at the pan as an app
    /// does.
    init(
        depth: Int = 10, pans: Int = 10, _ arbitration: Arbitration, isReading: Bool = false,
        keeping: Device.Memory = []
    ) {
        device.keeps = keeping
        var views: [UIView] = []
        for _ in 0..<depth {
            let view = UIView(frame: device.window.bounds)
            (views.last ?? device.window).addSubview(view)
            views.append(view)
        }
        let action =
            isReading
            ? Selector("read(_:)", Actions.read) : Selector("count(_:)", Actions.count)
        for index in 0..<pans {
            let pan = UIPanGestureRecognizer(target: actions, action: action)
            if arbitration == .simultaneous { pan.delegate = together }
            views[index % depth].addGestureRecognizer(pan)
        }
    }

    /// Puts fingers down and takes them past the slop, where it is decided which pans act.
    func begin(fingers: Int) -> [Finger] {
        let fingers = (0..<fingers).map { _ in device.finger() }
        for (index, finger) in fingers.enumerated() {
            finger.down(at: Chain.start(index))
        }
        move(fingers, by: 20, events: 2)
        return fingers
    }

    /// Moves every finger to the right by so many points, in that many events, one a frame.
    func move(_ fingers: [Finger], by distance: CGFloat, events: Int) {
        let ways = fingers.map { finger in
            let from = finger.location ?? .zero
            return (finger: finger, to: CGPoint(x: from.x + distance, y: from.y))
        }
        Finger.move(ways, over: Double(events) / Double(device.model.framesPerSecond))
    }

    private static func start(_ index: Int) -> CGPoint {
        CGPoint(x: 60, y: 100 + 60 * CGFloat(index))
    }
}

/// What the pans call.
final class Actions {
    private(set) var calls = 0
    private var sum: CGFloat = 0

    func count(_ pan: UIPanGestureRecognizer) { calls += 1 }

    func read(_ pan: UIPanGestureRecognizer) {
        calls += 1
        sum += pan.translation(in: pan.view).x + pan.velocity(in: pan.view).y
    }
}

/// Lets every pan act beside every other.
private final class Together: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
