import Foundation

/// How many connections are open, so that nobody can open ever more of them.
final class OpenConnections: @unchecked Sendable {
    private let limit: Int
    private let lock = NSLock()
    private var count = 0

    init(limit: Int) { self.limit = limit }

    /// Whether there is room for another one, which then counts.
    func enter() -> Bool {
        lock.withLock {
            guard count < limit else { return false }
            count += 1
            return true
        }
    }

    func leave() { lock.withLock { count -= 1 } }
}
