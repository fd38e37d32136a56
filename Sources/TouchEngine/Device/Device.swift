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
    /// What the device keeps of what happens from now on.
    public var keeps: Memory = .everything {
        didSet { trace.isRecording = keeps.contains(.trace) }
    }

    /// What a device can keep; whoever wants only the recognizers' work keeps nothing, and it is faster.
    public struct Memory: OptionSet, Sendable {
        /// One bit for each thing.
        public let rawValue: Int

        /// Makes a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The trace, with a reason on each record: without it, nothing can be explained.
        public static let trace = Memory(rawValue: 1)
        /// The touch samples of `recording`.
        public static let samples = Memory(rawValue: 2)
        /// Pictures of the screen, for figures.
        public static let pictures = Memory(rawValue: 4)
        /// All of them.
        public static let everything: Memory = [.trace, .samples, .pictures]
    }

    let clock = VirtualClock()
    /// The one event, filled anew each time.
    let event = UIEvent()
    /// The touches on the screen, in the order the fingers landed.
    private(set) var activeTouches: [UITouch] = []
    let film = Film()
    let touches: TouchSystem
    let animations = RunningAnimations()
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
        touches = TouchSystem(trace: trace)
        touches.device = self
        animations.device = self
        AnimationBlock.areAnimationsOn = true
        window.device = self
        window.touchSystem = touches
    }

    deinit {
        touches.abandon()
        animations.abandon()
        for touch in activeTouches {
            touch.letGo()
            touch.window = nil
        }
        clock.forgetTimers()
        window.device = nil
        window.touchSystem = nil
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

    /// A finger above the screen, or a pencil.
    public func finger(_ type: UITouch.TouchType = .direct) -> Finger {
        Finger(device: self, type: type)
    }

    /// Takes every finger's touch and every button's press away, as a call or an alert does (Rule G-2.33).
    public func cancelTouches() {
        touches.cancelPresses()
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
    func land(_ type: UITouch.TouchType, at location: CGPoint) -> UITouch {
        // Those that are to land after the event that is being worked through have their numbers too.
        let landing = postponed.joined().filter { $0.phase == .began }.map { $0.touch }
        let taken = (activeTouches + landing).map { $0.finger }
        var number = 1
        while taken.contains(number) { number += 1 }
        let touch = UITouch(finger: number, type: type, at: location, time: now)
        touch.tapCount = tapCount(at: location)
        return touch
    }

    /// Sends an event in which these touches change and all others rest; one that arises in a callback waits for the end
    /// of the turn, as it would in a run loop.
    func post(_ changes: [Change]) {
        post(changes.count, moves: false) { changes[$0] }
    }

    /// The same, with that many changes made one by one, so that a finger that moves leaves nothing behind to be freed.
    ///
    /// `moves` says that all of them are moves.
    func post(_ count: Int, moves: Bool, _ change: (Int) -> Change) {
        guard count > 0 else { return }
        guard postponed.isEmpty, !isPosting, !touches.isInTurn else {
            postponed.append((0..<count).map(change))
            sendPostponed()
            return
        }
        isPosting = true
        send(count, moves: moves, change)
        isPosting = false
        sendPostponed()
    }

    /// Sends what arose while another event was being worked through.
    func sendPostponed() {
        guard !postponed.isEmpty || touches.hasPostponedPresses, !isPosting, !touches.isInTurn
        else { return }
        isPosting = true
        repeat {
            while !postponed.isEmpty {
                let changes = postponed.removeFirst()
                send(changes.count, moves: false) { changes[$0] }
            }
            touches.sendPostponedPresses()
        } while !postponed.isEmpty
        isPosting = false
    }

    private func send(_ count: Int, moves: Bool, _ change: (Int) -> Change) {
        event.begin(at: clock.now)
        // Where every finger moves, none rests.
        if !moves || count < activeTouches.count {
            for touch in activeTouches where !touch.isOver { touch.current = .stationary }
        }
        for index in 0..<count { apply(change(index)) }
        window.sendEvent(event)
        if event.hasLifts {
            activeTouches.removeAll { $0.isOver }
            event.touches = activeTouches
        }
        turnEnded()
    }

    private func apply(_ change: Change) {
        let touch = change.touch
        guard !touch.isOver else { return }
        touch.current = change.phase
        touch.time = clock.now
        touch.previousLocation = change.phase == .began ? change.location : touch.location
        touch.location = change.location
        event.note(change.phase)
        if change.phase == .began {
            activeTouches.append(touch)
            event.touches = activeTouches
        }
        if keeps.contains(.samples) {
            recording.append(
                TouchSample(
                    time: clock.now, finger: touch.finger, phase: change.phase,
                    location: change.location, type: touch.type))
        }
        guard touch.isOver else { return }
        let record = trace.record(
            change.phase == .ended ? .touchUp : .touchCancelled, "finger \(touch.finger)",
            [
                TraceField("finger", touch.finger), TraceField("x", change.location.x),
                TraceField("y", change.location.y),
            ])
        if change.phase == .cancelled { touch.takenAway = record }
    }

    /// Lays out what asks for it and takes a picture when there is something new to see.
    func turnEnded() {
        window.layoutIfNeeded()
        if keeps.contains(.pictures) { film.look(at: self) }
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
