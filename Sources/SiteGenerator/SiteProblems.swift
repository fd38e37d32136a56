import Literate

/// Everything that kept a site from being built.
public struct SiteProblems: Error, CustomStringConvertible {
    /// In the order of the files and lines.
    public let problems: [Problem]

    init(_ problems: [Problem]) {
        self.problems = problems.sorted { $0.position < $1.position }
    }

    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
