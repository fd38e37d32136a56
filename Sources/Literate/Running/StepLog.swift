import Foundation

/// Tells the person at the terminal what is happening and how long it took.
public struct StepLog: Sendable {
    /// Says nothing.
    public static let silent = StepLog(begin: { _ in }, end: { _ in })

    /// Writes to standard error: a line for each step when it has ended, and while it lasts if that
    /// is a terminal.
    public static let standardError: StepLog = {
        let isTerminal = isatty(FileHandle.standardError.fileDescriptor) == 1
        let clear = isTerminal ? "\r\u{1B}[K" : ""
        return StepLog(
            begin: { if isTerminal { print("\(clear)  \($0) …") } },
            end: { print("\(clear)  \($0)\n") })
    }()

    private let begin: @Sendable (String) -> Void
    private let end: @Sendable (String) -> Void

    private init(
        begin: @escaping @Sendable (String) -> Void, end: @escaping @Sendable (String) -> Void
    ) {
        self.begin = begin
        self.end = end
    }

    private static func print(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }

    /// Does the work between saying what it is and how long it took.
    public func step<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
        let start = Date()
        begin(name)
        let result = try work()
        end("\(name): \(Self.seconds(since: start))")
        return result
    }

    /// The time since a moment, such as `1.3 s`.
    public static func seconds(since start: Date) -> String {
        let tenths = Int((Date().timeIntervalSince(start) * 10).rounded())
        return "\(tenths / 10).\(tenths % 10) s"
    }
}
