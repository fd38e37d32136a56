import Foundation

/// What a process that stays alive has worked out, each result beside a fingerprint of all that it depends on.
final class KeptInMemory: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [String: (fingerprint: UInt64, value: Any)] = [:]

    func value<Value>(at place: String, given fingerprint: UInt64) -> Value? {
        lock.withLock {
            results[place].flatMap { $0.fingerprint == fingerprint ? $0.value as? Value : nil }
        }
    }

    func forget(_ place: String) { lock.withLock { results[place] = nil } }

    func keep(_ value: some Any, at place: String, given fingerprint: UInt64) {
        lock.withLock { results[place] = (fingerprint, value) }
    }
}
