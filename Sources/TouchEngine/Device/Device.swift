/// A phone or tablet: its screen, clock, fingers and trace.
///
/// It owns all that the engine remembers.
public final class Device {
    /// A screen's size and how often it reports touches.
    public struct Model: Sendable {
        /// What the device is called.
        public let name: String
        /// In points.
        public let width: Double
        /// In points.
        public let height: Double
        /// How many touch events a second the screen reports.
        public let framesPerSecond: Int

        /// Makes a model of one's own.
        public init(name: String, width: Double, height: Double, framesPerSecond: Int) {
            self.name = name
            self.width = width
            self.height = height
            self.framesPerSecond = framesPerSecond
        }

        /// 393 × 852 pt, 60 events a second.
        public static let iPhone = Model(
            name: "iPhone", width: 393, height: 852, framesPerSecond: 60)
        /// 393 × 852 pt, 120 events a second.
        public static let iPhoneProMotion = Model(
            name: "iPhone ProMotion", width: 393, height: 852, framesPerSecond: 120)
        /// 834 × 1194 pt, 60 events a second.
        public static let iPad = Model(
            name: "iPad", width: 834, height: 1194, framesPerSecond: 60)
    }

    /// What kind of device it is.
    public let model: Model
    /// The screen the fingers touch.
    public let screen: UIScreen
    /// The window that fills the screen and gets every event.
    public let window: UIWindow
    /// Everything that has happened, with reasons.
    public let trace: Trace
    /// The numbers that Apple does not document.
    public var parameters = ModelParameters()
    /// The touch samples so far, to be written out or played again.
    public private(set) var recording = TouchRecording()

    let clock = VirtualClock()
    /// The touches on the screen, in the order the fingers landed.
    private(set) var activeTouches: [UITouch] = []
    let film = Film()
    private(set) var touches: TouchSystem!
    /// Events that arose while another was being worked through.
    private var postponed: [[Change]] = []
    private var isPosting = false
    private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?

    /// Makes a device with an empty window.
    public init(_ model: Model = .iPhone) {
        self.model = model
        let size = CGSize(width: CGFloat(model.width), height: CGFloat(model.height))
        screen = UIScreen(size: size, framesPerSecond: model.framesPerSecond)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        trace = Trace(clock: clock)
        window.backgroundColor = .systemBackground
        touches = TouchSystem(device: self)
        window.device = self
    }

    deinit {
        touches.abandon()
        for touch in activeTouches { touch.gestureRecognizers = nil }
    }

    /// Virtual seconds since the device was made.
    public var now: TimeInterval { clock.now }

    /// Lets time pass, in seconds: timers fire and animations move.
    public func advance(by seconds: TimeInterval) {
        precondition(
            seconds >= 0 && seconds.isFinite, "time runs forward: advance(by:) takes 0 s or more")
        clock.advance(to: now + seconds)
        turnEnded()
    }

    /// Lets time pass until nothing is animated, waited for or timed.
    public func settle() {
        let limit = now + 60
        while let next = clock.nextTime, next <= limit { clock.advance(to: next) }
        turnEnded()
    }

    /// A finger above the screen.
    public func finger() -> Finger { Finger(device: self) }

    /// Takes every finger's touch away, as a call or an alert does (Rule G-2.33).
    public func cancelTouches() {
        post(activeTouches.map { Change(touch: $0, phase: .cancelled, location: $0.location) })
    }

    // MARK: Touches

    /// What one touch does in one event.
    struct Change {
        let touch: UITouch
        let phase: UITouch.Phase
        let location: CGPoint
    }

    /// Makes a touch of a finger that lands, numbered with the lowest number that is free.
    func land(at location: CGPoint) -> UITouch {
        var number = 1
        while activeTouches.contains(where: { $0.finger == number }) { number += 1 }
        let touch = UITouch(finger: number, at: location, time: now)
        touch.tapCount = tapCount(at: location)
        return touch
    }

    /// Sends an event in which these touches change and all others rest; one that arises in a callback waits for the end
    /// of the turn, as it would in a run loop.
    func post(_ changes: [Change]) {
        guard !changes.isEmpty else { return }
        postponed.append(changes)
        sendPostponed()
    }

    private func sendPostponed() {
        guard !isPosting, !touches.isInTurn else { return }
        isPosting = true
        while !postponed.isEmpty { send(postponed.removeFirst()) }
        isPosting = false
    }

    private func send(_ changes: [Change]) {
        for touch in activeTouches { touch.phase = .stationary }
        for change in changes where !change.touch.isOver {
            let touch = change.touch
            touch.phase = change.phase
            touch.timestamp = now
            touch.previousLocation = change.phase == .began ? change.location : touch.location
            touch.location = change.location
            if change.phase == .began { activeTouches.append(touch) }
            recording.append(
                TouchSample(
                    time: now, finger: touch.finger, phase: change.phase,
                    location: change.location))
            if touch.isOver {
                trace.record(
                    change.phase == .ended ? .touchUp : .touchCancelled, "finger \(touch.finger)",
                    [
                        TraceField("finger", touch.finger), TraceField("x", change.location.x),
                        TraceField("y", change.location.y),
                    ])
            }
        }
        window.sendEvent(UIEvent(touches: activeTouches, time: now))
        activeTouches.removeAll { $0.isOver }
        turnEnded()
    }

    /// Lays out what asks for it and takes a picture when there is something new to see.
    func turnEnded() {
        window.layoutIfNeeded()
        film.look(at: self)
        sendPostponed()
    }

    private func tapCount(at location: CGPoint) -> Int {
        var count = 1
        if let last = lastTap, now - last.time <= parameters.tapInterval,
            location.distance(to: last.location) <= parameters.tapMovement
        {
            count = last.count + 1
        }
        lastTap = (location, now, count)
        return count
    }
}
