import Foundation

/// A value that is worked out once, when somebody first asks for it; copies share it.
public final class Lazily<Value: Sendable>: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var known: Value?
    private let make: @Sendable () -> Value

    /// A value to be worked out.
    public init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    /// The value.
    public var value: Value {
        lock.withLock {
            if let known { return known }
            let made = make()
            known = made
            return made
        }
    }
}
