/// A place in one of the book's files, counted as an editor counts it: lines and columns from 1,
/// columns in UTF-8 bytes.
public struct SourcePosition: Hashable, Comparable, Codable, Sendable {
    /// The file's path as the user wrote it, or relative to the book's folder.
    public var file: String
    /// The line, counted from 1.
    public var line: Int
    /// The column in UTF-8 bytes, counted from 1.
    public var column: Int

    /// A place in a file; without a column, the start of the line.
    public init(file: String, line: Int, column: Int = 1) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// Positions are in order by file, then line, then column.
    public static func < (a: Self, b: Self) -> Bool {
        (a.file, a.line, a.column) < (b.file, b.line, b.column)
    }
}

/// A mistake in a book: where it is, what is wrong, and what to do about it.
public struct Problem: Error, Hashable, Codable, Sendable, CustomStringConvertible {
    /// Where the author should look.
    public var position: SourcePosition
    /// What is wrong and what was expected, in one sentence without a full stop.
    public var message: String
    /// What the author can do about it.
    public var remedy: String?

    /// A mistake at a place, with what to do about it.
    public init(_ position: SourcePosition, _ message: String, remedy: String? = nil) {
        self.position = position
        self.message = message
        self.remedy = remedy
    }

    /// What is printed for it: `file:line:column: error: message`, then the remedy, indented, on
    /// lines of its own.
    public var description: String { described(as: "error") }

    /// What is printed for it where it keeps nothing from going on: a warning in the place of the
    /// error.
    public var warning: String { described(as: "warning") }

    private func described(as kind: String) -> String {
        let first = "\(position.file):\(position.line):\(position.column): \(kind): \(message)"
        let more = remedy?.split(separator: "\n").map { "\n    \($0)" } ?? []
        return first + more.joined()
    }
}
