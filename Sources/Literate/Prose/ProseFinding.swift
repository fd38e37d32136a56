/// Something that a lint has to say about a chapter's prose.
struct ProseFinding {
    /// What an allowance calls it.
    var subject: String
    /// The line that an allowance must stand above.
    var unit: Int
    var place: MarkdownNode.Place
    var message: String
    var remedy: String

    /// As it is told, with the way to allow it.
    func problem(in file: String) -> Problem {
        Problem(
            SourcePosition(file: file, line: place.line, column: place.column), message,
            remedy: "\(remedy)\nor allow it, on a line above: "
                + "`<!-- allow: \(subject), because … -->`")
    }
}
