/// Calls something after a time, or again and again, on the virtual clock of the device that was made last.
open class Timer: NSObject {
    /// How far its calls are apart, in seconds; 0 for one that calls once.
    public let timeInterval: TimeInterval
    /// What was given to be kept with it.
    open private(set) var userInfo: UITarget?
    /// Whether it is still to call.
    open private(set) var isValid = true

    private let delay: TimeInterval
    private var call: ((Timer) -> Void)?
    @Weak private var device: Device?
    private var next: ScheduledTimer?

    private init(_ interval: TimeInterval, repeats: Bool, _ call: @escaping (Timer) -> Void) {
        // What is wanted more often than that would let no time pass (as in Foundation).
        delay = max(interval, 0.0001)
        timeInterval = repeats ? delay : 0
        self.call = call
        super.init()
    }

    /// Makes a timer that calls a closure once it is added to a run loop; the times are in seconds.
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) {
        self.init(interval, repeats: repeats, block)
    }

    /// Makes a timer that sends a method once it is added to a run loop; it keeps the target.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: UITarget, selector aSelector: Selector,
        userInfo: UITarget?, repeats yesOrNo: Bool
    ) {
        let target = identity(of: aTarget)
        self.init(ti, repeats: yesOrNo) { timer in
            guard let target else { return }
            aSelector.check(target, timer)
            aSelector.send(target, timer, nil)
        }
        self.userInfo = userInfo
    }

    /// Makes a timer that calls a closure, and starts it.
    @discardableResult
    open class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.start()
        return timer
    }

    /// Makes a timer that sends a method, and starts it; it keeps the target.
    @discardableResult
    open class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: UITarget, selector aSelector: Selector,
        userInfo: UITarget?, repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
            repeats: yesOrNo)
        timer.start()
        return timer
    }

    /// Calls at once, whenever it was to call; one that calls once is done with it.
    open func fire() {
        guard isValid, let call else { return }
        if timeInterval == 0 { invalidate() }
        call(self)
    }

    /// Calls no more, and lets go of what it calls.
    open func invalidate() {
        isValid = false
        call = nil
        userInfo = nil
        device?.clock.cancel(next)
        next = nil
    }

    /// Begins to count.
    func start() {
        guard isValid, next == nil else { return }
        device = Device.current(for: "a timer")
        schedule()
    }

    private func schedule() {
        next = device?.clock.schedule(after: delay) { [self] in
            next = nil
            // Before the call, which may invalidate it.
            if timeInterval > 0 { schedule() }
            fire()
            device?.catchUp()
        }
    }
}

extension RunLoop {
    /// Starts a timer that was made without being started; each device has but one run loop.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
