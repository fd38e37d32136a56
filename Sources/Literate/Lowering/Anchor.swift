/// Code put between the tokens of a line, after which the line goes on at its own line and column.
///
/// A member put before the brace at column 1 of line 2 leaves the brace on a line of its own that still counts as line 2:
///
///     class Pages: UIView {
///         …
///     #sourceLocation(file: "pages.swift", line: 2)
///     }
enum Anchor {
    /// Code of one place, set so that the compiler finds it there.
    static func text(_ code: String, at position: SourcePosition) -> String {
        "\n" + SourceDirective.text(file: position.file, line: position.line)
            + padding(position.column) + code
    }

    /// What brings the rest of a line back to its place.
    static func back(to position: SourcePosition) -> String { text("", at: position) }

    private static func padding(_ column: Int) -> String {
        String(repeating: " ", count: column - 1)
    }
}
