import Literate

/// Everything that kept a site from being built.
public struct SiteProblems: Error, CustomStringConvertible {
    /// In the order of the files and lines.
    public let problems: [Problem]

    /// Problems of a book or of its theme, in any order.
    public init(_ problems: [Problem]) {
        self.problems = problems.sorted { $0.position < $1.position }
    }

    /// Each problem as an author reads it, one after the other.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
