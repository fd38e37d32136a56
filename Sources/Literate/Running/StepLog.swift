import Foundation

/// Tells the person at the terminal what is happening and how long it took.
public struct StepLog: Sendable {
    private let write: @Sendable (String) -> Void

    /// Says nothing.
    public static let silent = StepLog { _ in }

    /// Writes a line for each step to standard error.
    public static let standardError = StepLog { line in
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    /// Gives each line to a function.
    public init(write: @escaping @Sendable (String) -> Void) { self.write = write }

    /// Says a line.
    public func say(_ line: String) { write(line) }

    /// Does the work, then says its name and how long it took.
    public func step<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
        let start = Date()
        let result = try work()
        write("  \(name)  \(Self.seconds(since: start))")
        return result
    }

    /// The time since a moment, such as `1.3 s`.
    public static func seconds(since start: Date) -> String {
        let tenths = (Date().timeIntervalSince(start) * 10).rounded()
        return "\(Int(tenths) / 10).\(Int(tenths) % 10) s"
    }
}
