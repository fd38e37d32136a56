import Foundation

/// Results that threads fill in, each its own place.
final class Results<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Result<Value, any Error>?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    func set(_ index: Int, _ result: Result<Value, any Error>) {
        lock.withLock { results[index] = result }
    }

    /// All of them in order.
    ///
    /// - Throws: the first error, if there is one.
    func all() throws -> [Value] {
        try lock.withLock { try results.compactMap { try $0?.get() } }
    }
}

extension Array where Element: Sendable {
    /// What becomes of each element, in order; as many are worked on beside each other as there are processors.
    package func concurrentMap<Mapped: Sendable>(
        _ transform: @Sendable (Element) -> Mapped
    ) -> [Mapped] {
        let results = Results<Mapped>(count: count)
        DispatchQueue.concurrentPerform(iterations: count) { index in
            results.set(index, .success(transform(self[index])))
        }
        return (try? results.all()) ?? []
    }
}
