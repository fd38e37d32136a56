/// What the compiler says about a line.
struct Diagnostic: Hashable {
    enum Severity: String {
        case error, warning
    }

    var position: SourcePosition
    var severity: Severity
    var message: String
    /// Whether it is about code that was made for the place, and does not stand there.
    var isAboutMadeCode = false

    /// The errors and warnings in a compiler's output, each once, in the order they appear.
    static func parse(_ output: String) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return output.split(separator: "\n").compactMap { line in
            guard let diagnostic = Diagnostic(line), seen.insert(diagnostic).inserted else {
                return nil
            }
            return diagnostic
        }
    }

    // Read once: a literal in a function is read at each use.
    nonisolated(unsafe) private static let pattern =
        /^(?<file>[^:\s][^:]*):(?<line>\d+):(?<column>\d+): (?<severity>error|warning): (?<text>.*)$/
    nonisolated(unsafe) private static let group = #/ \[#[A-Za-z-]+\]$/#

    /// Reads `file:line:column: error: message`, or gives nil.
    private init?(_ line: Substring) {
        guard line.contains(": error: ") || line.contains(": warning: "),
            let match = line.wholeMatch(of: Self.pattern),
            let number = Int(match.line), let column = Int(match.column),
            let severity = Severity(rawValue: String(match.severity))
        else { return nil }
        position = SourcePosition(file: String(match.file), line: number, column: column)
        if let place = SourceDirective.place(in: position.file) {
            position = place
            isAboutMadeCode = true
        }
        self.severity = severity
        // The compiler may end with the diagnostic's group, such as ` [#no-usage]`.
        message = String(match.text.replacing(Self.group, with: ""))
    }

    /// The diagnostic as a mistake of the book.
    var problem: Problem {
        Problem(
            position, message,
            remedy: severity == .warning ? "a warning in a listing is an error" : nil)
    }
}
