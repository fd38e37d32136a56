import Foundation

/// How somebody who waits for a program says that its answer is not wanted any more.
public final class Halt: @unchecked Sendable {
    private let lock = NSLock()
    private var called = false

    /// Nothing is stopped yet.
    public init() {}

    /// Whether the answer is not wanted.
    public var isCalled: Bool { lock.withLock { called } }

    /// Stops what runs, within a tenth of a second.
    public func call() { lock.withLock { called = true } }
}

/// A program was stopped because nobody wants its answer.
public struct Halted: Error {}
