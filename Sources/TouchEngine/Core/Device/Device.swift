/// A phone or tablet: its screen, clock, fingers and trace.
///
/// It owns all that the engine remembers.
public final class Device {
    /// What kind of device it is.
    public let model: Model
    /// The screen the fingers touch.
    public let screen: UIScreen
    /// The window that fills the screen and gets every event.
    public let window: UIWindow
    /// What was decided, in order, with reasons; the touches themselves are in `recording`.
    public let trace: Trace
    /// The numbers that Apple does not document.
    public var parameters = ModelParameters() {
        didSet {
            let isOther = parameters.choices.contentPop != oldValue.choices.contentPop
            if isOther, contentPopOffer == nil { window.announceSurroundings() }
        }
    }
    /// The touch samples so far, to be written out or played again.
    public internal(set) var recording = TouchRecording()
    /// The direction in which the device's language runs; from right to left, edges and pages are mirrored.
    public var layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight {
        didSet { window.announceSurroundings() }
    }
    /// Whether a swipe in the middle of a page goes back too, as iOS 26 has it; unless it is set, the model's choice says it
    /// (Rules N-C3.5, U-21).
    public var offersContentPop: Bool {
        get { contentPopOffer ?? (parameters.choices.contentPop == .byDefault) }
        set { contentPopOffer = newValue }
    }
    /// What the device keeps of what happens from now on.
    public var keeps: Memory = .everything {
        didSet { trace.isRecording = keeps.contains(.trace) }
    }

    let clock = VirtualClock()
    /// What `offersContentPop` was set to.
    private var contentPopOffer: Bool? {
        didSet { window.announceSurroundings() }
    }
    /// The one event, filled anew each time.
    let event = UIEvent()
    /// The touches on the screen, in the order the fingers landed.
    var activeTouches: [UITouch] = []
    /// How many fingers have landed since the start.
    var landings = 0
    /// How many touches have come to their end since the start: lifted, or cancelled by the system.
    var endings = 0
    let film = Film()
    private(set) lazy var services = DeviceServices(of: self)
    /// Where recognizers compete for touches; `GestureArena` describes what an event goes through.
    let arena: GestureArena
    let animations = RunningAnimations()
    /// Events that arose while another was being worked through.
    var postponed: [[Change]] = []
    /// Whether an event is on its way.
    var isPosting = false
    /// Where and when a finger landed last, and the count of its tap.
    var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?

    /// Makes a device with an empty window.
    public init(_ model: Model = .iPhone) {
        self.model = model
        let size = CGSize(width: CGFloat(model.width), height: CGFloat(model.height))
        screen = UIScreen(
            size: size, framesPerSecond: model.framesPerSecond, scale: CGFloat(model.scale))
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        trace = Trace(clock: clock)
        window.backgroundColor = .systemBackground
        window.safeArea = model.safeAreaInsets
        window.hasSafeArea = model.safeAreaInsets != .zero
        arena = GestureArena(trace: trace)
        arena.device = self
        animations.device = self
        AnimationBlock.areAnimationsOn = true
        window.device = self
        window.arena = arena
        Device.newest = self
    }

    deinit {
        arena.abandon()
        animations.abandon()
        for touch in activeTouches {
            touch.breakReferenceCycles()
            touch.window = nil
        }
        clock.forgetTimers()
        window.rootViewController?.abandonPresentations()
        window.device = nil
        window.arena = nil
    }

    /// Virtual seconds since the device was made.
    public var now: TimeInterval { clock.now }

    /// Lets time pass, in seconds: timers fire and animations move.
    public func advance(by seconds: TimeInterval) {
        precondition(
            seconds >= 0 && seconds.isFinite, "time runs forward: advance(by:) takes 0 s or more")
        clock.advance(to: now + seconds)
        catchUp()
    }

    /// Lets time pass until nothing is animated, waited for or timed.
    public func settle() {
        let limit = now + 60
        while let next = clock.nextTime, next <= limit { clock.advance(to: next) }
        catchUp()
    }

    /// A finger above the screen, or a pencil.
    public func finger(_ type: UITouch.TouchType = .direct) -> Finger {
        Finger(device: self, type: type)
    }

    /// Takes every finger's touch and every button's press away, as a call or an alert does (Rule G-2.33).
    public func cancelTouches() {
        arena.cancelPresses()
        post(activeTouches.map { Change(touch: $0, phase: .cancelled, location: $0.location) })
    }

    /// Lays out what asks for it, takes a picture when there is something new to see, and sends what was postponed.
    ///
    /// Called at the end of each turn, and after whatever else changes the screen.
    func catchUp() {
        window.layoutIfNeeded()
        if keeps.contains(.pictures) { film.look(at: self) }
        sendPostponed()
    }
}
