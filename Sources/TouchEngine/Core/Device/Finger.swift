/// A finger that a program leads: it lands, moves and lifts, and time passes as it does.
public final class Finger {
    let device: Device
    private let type: UITouch.TouchType
    private var touch: UITouch?

    init(device: Device, type: UITouch.TouchType) {
        self.device = device
        self.type = type
    }

    /// Where the finger is, in points of the screen; nil while it is in the air.
    public var location: CGPoint? { touch?.location }

    /// Puts the finger down at a point of the screen, which may be outside of it.
    public func down(at point: CGPoint) {
        precondition(touch == nil, "the finger is down already: lift it with up() first")
        let point = Finger.rounded(point)
        let landed = device.land(type, at: point)
        touch = landed
        device.post([Device.Change(touch: landed, phase: .began, location: point)])
    }

    /// Moves the finger in a straight line at a steady pace, one sample a frame.
    ///
    /// - Parameters:
    ///   - point: where to, in points of the screen.
    ///   - duration: how long the move takes, in seconds; 0 is one jump.
    public func move(to point: CGPoint, over duration: TimeInterval = 0) {
        Finger.move([(self, point)], over: duration)
    }

    /// Moves several fingers at once, each in a straight line, all arriving after the duration, in seconds.
    public static func move(_ moves: [(finger: Finger, to: CGPoint)], over duration: TimeInterval) {
        guard let device = moves.first?.finger.device else { return }
        precondition(
            Set(moves.map { ObjectIdentifier($0.finger) }).count == moves.count,
            "a finger moves to one place at a time: name each finger once")
        var moving = moves.map { move -> (touch: UITouch, from: CGPoint, to: CGPoint) in
            guard let touch = move.finger.touch else {
                preconditionFailure("the finger is in the air: put it down with down(at:) first")
            }
            return (touch, touch.location, move.to)
        }
        let start = device.now
        var endings: Int?
        precondition(
            duration >= 0 && duration.isFinite, "time runs forward: a move takes 0 s or more")
        let steps = max(1, Int((duration * Double(device.model.framesPerSecond)).rounded()))
        for step in 1...steps {
            let part = Double(step) / Double(steps)
            device.clock.advance(to: start + duration * part)
            // The system may take a touch away on the way: its finger reports nothing any more.
            if device.endings != endings {
                endings = device.endings
                moving.removeAll { $0.touch.isOver }
            }
            device.post(moving.count, moves: true) { index in
                let move = moving[index]
                let location = move.from + (move.to - move.from) * CGFloat(part)
                return Device.Change(
                    touch: move.touch, phase: .moved, location: rounded(location))
            }
        }
    }

    /// Leaves the finger where it is for a while, in seconds.
    ///
    /// One that has moved before wanders a little, as on glass: each frame reports a place within `restingJitter`, the last one
    /// where it came to rest (Rule S-A6.10). One that has not moved since it landed reports nothing.
    public func hold(for duration: TimeInterval) {
        precondition(
            duration >= 0 && duration.isFinite, "time runs forward: hold(for:) takes 0 s or more")
        let end = device.now + duration
        if let touch, !touch.isOver, touch.location != touch.landingLocation {
            wander(touch, for: duration)
        }
        device.advance(by: max(end - device.now, 0))
    }

    private func wander(_ touch: UITouch, for duration: TimeInterval) {
        let jitter = device.parameters.restingJitter
        let pace = Double(device.model.framesPerSecond)
        let frames = Int(duration * pace)
        guard jitter > 0, frames > 0 else { return }
        let (start, home) = (device.now, touch.location)
        var random = SteadyRandom()
        for frame in 1...frames {
            device.clock.advance(to: start + Double(frame) / pace)
            if touch.isOver { return }
            let aside = frame == frames ? .zero : random.point(within: jitter)
            device.post([
                Device.Change(touch: touch, phase: .moved, location: Finger.rounded(home + aside))
            ])
        }
    }

    /// Lifts the finger where it is; a finger whose touch the system took away lifts without a word.
    public func up() {
        guard let touch = detachTouch() else {
            preconditionFailure("the finger is in the air: put it down with down(at:) first")
        }
        guard !touch.isOver else { return }
        device.post([Device.Change(touch: touch, phase: .ended, location: touch.location)])
    }

    /// Parts the finger from its touch, which is nil while the finger is in the air.
    func detachTouch() -> UITouch? {
        defer { touch = nil }
        return touch
    }

    /// Rounds a point to the screen's grain of 0.01 pt, so that a recording keeps it to the last digit.
    private static func rounded(_ point: CGPoint) -> CGPoint {
        precondition(
            point.x.isFinite && point.y.isFinite,
            "a finger is at a place: its coordinates are numbers")
        return CGPoint(x: (point.x * 100).rounded() / 100, y: (point.y * 100).rounded() / 100)
    }
}

/// Numbers without a pattern, the same in every run.
private struct SteadyRandom {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// A point as far as `radius` from the origin along each axis.
    mutating func point(within radius: CGFloat) -> CGPoint {
        CGPoint(x: next() * radius, y: next() * radius)
    }

    /// A number from -1 to 1.
    private mutating func next() -> CGFloat {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return CGFloat(Double(state >> 40) / Double(1 << 23)) - 1
    }
}
