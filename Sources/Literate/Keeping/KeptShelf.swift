import Foundation

/// Many small results of one kind in one file, each under a fingerprint of its own: those that the last run asked for.
public final class KeptShelf<Value: Codable & Sendable>: @unchecked Sendable {
    private let results: KeptResults
    private let place: String
    private let fingerprint: UInt64
    private let lock = NSLock()
    private let before: [UInt64: Value]
    private var used: [UInt64: Value] = [:]
    private var isNew = false

    /// The results kept at a place; `fingerprint` is of what all of them depend on.
    public init(_ results: KeptResults, at place: String, given fingerprint: UInt64 = 0) {
        self.results = results
        self.place = place
        self.fingerprint = fingerprint
        before = results.value(at: place, given: fingerprint) ?? [:]
    }

    /// The kept result; or else a new one, which will be kept if it is worth it.
    public func value(
        of fingerprint: UInt64, if isWorthKeeping: (Value) -> Bool = { _ in true },
        or make: () throws -> Value
    ) rethrows -> Value {
        if let kept = lock.withLock({ used[fingerprint] }) { return kept }
        let kept = before[fingerprint]
        let value = try kept ?? make()
        guard kept != nil || isWorthKeeping(value) else { return value }
        lock.withLock {
            used[fingerprint] = value
            isNew = isNew || kept == nil
        }
        return value
    }

    /// Keeps what was asked for, and nothing else.
    public func save() {
        lock.withLock {
            guard isNew || used.count < before.count else { return }
            results.keep(used, at: place, given: fingerprint)
            isNew = false
        }
    }
}
