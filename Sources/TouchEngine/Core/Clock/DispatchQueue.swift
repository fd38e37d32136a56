/// Work that is put off, on the virtual clock of the device that was made last.
///
/// There is one thread, so what other queues do on the side is done here in between: each piece of work is a turn of its own,
/// before the next event of a finger, in the order in which it falls due.
public final class DispatchQueue: NSObject {
    /// The queue of the thread that events are handled on.
    public static var main: DispatchQueue { DispatchQueue() }

    /// A queue for work on the side; it has the same thread.
    public static func global() -> DispatchQueue { DispatchQueue() }

    /// A queue of one's own; it has the same thread.
    public init(label: String) {}

    private override init() {}

    /// Does some work after the present turn.
    public func async(execute work: @escaping () -> Void) { put(off: work, until: .now()) }

    /// Does some work after the present turn, unless it is called off before.
    public func async(execute workItem: DispatchWorkItem) {
        put(off: workItem.perform, until: .now())
    }

    /// Does some work when a moment has come.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
        put(off: work, until: deadline)
    }

    /// Does some work when a moment has come, unless it is called off before.
    public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
        put(off: workItem.perform, until: deadline)
    }

    func put(off work: @escaping () -> Void, until deadline: DispatchTime) {
        guard deadline.seconds.isFinite else { return }
        let device = Device.current(for: "work that is put off")
        // The clock keeps what it calls, and belongs to the device.
        var owner = Weak<Device>()
        owner.wrappedValue = device
        let place = owner
        device.clock.schedule(after: deadline.seconds - device.now) {
            work()
            place.wrappedValue?.catchUp()
        }
    }

    /// Does some work at once, and gives its result.
    public func sync<Result>(execute work: () -> Result) -> Result { work() }
}

/// Work that can be called off before it is done.
public final class DispatchWorkItem {
    private let block: () -> Void
    /// Whether it was called off.
    public private(set) var isCancelled = false

    /// Makes an item of work.
    public init(block: @escaping () -> Void) { self.block = block }

    /// Does the work, unless it was called off.
    public func perform() {
        if !isCancelled { block() }
    }

    /// Calls the work off, if it is not done yet.
    public func cancel() { isCancelled = true }
}
