/// A moment by the clock of the device that was made last.
public struct DispatchTime: Comparable, Sendable {
    /// Seconds since the device was made; endless for the distant future.
    let seconds: TimeInterval

    init(seconds: TimeInterval) { self.seconds = seconds }

    /// The moment it is.
    public static func now() -> DispatchTime { DispatchTime(seconds: Device.newest?.now ?? 0) }

    /// A moment that never comes.
    public static let distantFuture = DispatchTime(seconds: .infinity)

    /// The moment in nanoseconds since the device was made.
    public var uptimeNanoseconds: UInt64 {
        seconds < 1e10 ? UInt64(max(seconds, 0) * 1e9) : .max
    }

    /// The earlier of two moments comes first.
    public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }

    /// So many seconds later.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds + seconds)
    }

    /// So many seconds earlier.
    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds - seconds)
    }

    /// Later by an interval.
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        DispatchTime(seconds: time.seconds + interval.inSeconds)
    }

    /// Earlier by an interval.
    public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        DispatchTime(seconds: time.seconds - interval.inSeconds)
    }
}

/// A length of time in a unit of its own.
public enum DispatchTimeInterval: Equatable, Sendable {
    case seconds(Int)
    case milliseconds(Int)
    case microseconds(Int)
    case nanoseconds(Int)
    case never

    var inSeconds: TimeInterval {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        case .never: .infinity
        }
    }
}
