/// Calls a method at every frame of a device's screen, on the device's own clock.
///
/// While one runs, nothing comes to rest: `Device.settle()` lets a minute pass and gives up. What it calls it holds until it is
/// invalidated.
open class CADisplayLink: NSObject {
    /// When the frame began that the method was called for, in seconds of the device's clock.
    open private(set) var timestamp: CFTimeInterval = 0
    /// When the next frame begins for which the method will be called, in seconds.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// How long a frame of the screen takes, in seconds; 0 before the first call.
    open private(set) var duration: CFTimeInterval = 0
    /// Whether the calls are left out for now.
    open var isPaused = false {
        didSet { if isPaused != oldValue { schedule() } }
    }
    /// How many calls a second are wanted; 0 leaves it to the range.
    open var preferredFramesPerSecond = 0
    /// How often calls are wanted: the preferred rate, or else the highest, as near as whole frames come.
    open var preferredFrameRateRange: CAFrameRateRange = .default

    private var target: AnyObject?
    private let selector: Selector
    @Weak private var device: Device?
    private var next: ScheduledTimer?
    /// How many modes of the run loop it has been added for: each device has but one run loop.
    private var modes: [RunLoop.Mode] = []

    /// Makes a link that calls a method of the target, once it is added to a run loop.
    public init(target: UITarget, selector sel: Selector) {
        self.target = identity(of: target)
        selector = sel
    }

    /// Begins to call, at the next frame.
    ///
    /// The device is the one on whose screen the target is, if it is a view, a controller or a recognizer, or else the one
    /// that was made last.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard let target, !modes.contains(mode) else { return }
        let device = Device.showing(target) ?? Device.current(for: "a display link")
        self.device = device
        modes.append(mode)
        schedule()
    }

    /// Ceases to call when it is taken away from its last mode.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.removeAll { $0 == mode }
        schedule()
    }

    /// Ceases to call for ever, and lets go of the target.
    open func invalidate() {
        modes = []
        schedule()
        target = nil
    }

    private func schedule() {
        guard let device else { return }
        device.clock.cancel(next)
        next = nil
        guard !isPaused, !modes.isEmpty else { return }
        let time = frame(after: device.now, on: device)
        next = device.clock.schedule(after: time - device.now) { [self] in call() }
    }

    private func call() {
        guard let device, let target else { return }
        timestamp = device.now
        targetTimestamp = frame(after: timestamp, on: device)
        duration = 1 / Double(device.model.framesPerSecond)
        schedule()
        selector.check(target, self)
        selector.send(target, self, nil)
        device.catchUp()
    }

    /// The next of the frames that are wanted: they are counted from the device's start, so that all links keep step.
    private func frame(after now: TimeInterval, on device: Device) -> TimeInterval {
        let rate = Double(device.model.framesPerSecond)
        let wanted =
            preferredFramesPerSecond > 0
            ? Double(preferredFramesPerSecond) : Double(preferredFrameRateRange.wanted)
        let step = wanted > 0 ? max((rate / wanted).rounded(), 1) : 1
        // The clock's grain may have put a frame a little early.
        let passed = ((now + 0.0001) * rate / step).rounded(.down)
        return VirtualClock.rounded((passed + 1) * step / rate)
    }
}

/// How often a display link is to call, a second.
public struct CAFrameRateRange: Equatable, Sendable {
    /// No less often than this.
    public var minimum: Float
    /// No more often than this.
    public var maximum: Float
    /// Rather this often.
    public var preferred: Float?

    /// As often as the screen shows a frame.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    /// Makes a range of rates, a second.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    var wanted: Float { preferred ?? maximum }
}

#if !canImport(CoreGraphics)
    /// A time in seconds.
    public typealias CFTimeInterval = Double
#endif

/// The seconds of the clock by which display links tell the time: those of the device that was made last.
public func CACurrentMediaTime() -> CFTimeInterval { Device.newest?.now ?? 0 }
