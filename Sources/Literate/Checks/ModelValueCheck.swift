/// Checks the model values that a book's text names with `{{name}}`.
public struct ModelValueCheck {
    let book: Book
    /// The names of the engine's model values.
    let known: [String]

    /// A check against the names of the engine's model values.
    public init(_ book: Book, known: [String]) {
        self.book = book
        self.known = known
    }

    /// Names that the model does not have, and values where only plain words can stand.
    public var problems: [Problem] {
        book.chapters.flatMap(problems)
            + book.siblings.flatMap { problems(in: $0.chapter).map($0.inItsFile) }
    }

    private func problems(in chapter: Chapter) -> [Problem] {
        unknown(in: chapter) + misplaced(in: chapter) + dials(in: chapter)
    }

    /// What a reader can turn is a value of the model, or of the touches.
    private func dials(in chapter: Chapter) -> [Problem] {
        chapter.blocks.flatMap { block -> [Problem] in
            guard case .figure(_, let figure) = block.kind else { return [] }
            return figure.dials.compactMap { dial in
                guard !dial.isOfTouches, !known.contains(dial.name) else { return nil }
                return Problem(
                    SourcePosition(file: chapter.file, line: block.firstLine + dial.line),
                    "the model has no value `\(dial.name)`",
                    remedy: nearestWord(to: dial.name, among: known + TouchFigure.Dial.ofTouches)
                        .map { "did you mean `\($0)`?" }
                        ?? "the page of the rules lists the model values")
            }
        }
    }

    private func unknown(in chapter: Chapter) -> [Problem] {
        chapter.notable.compactMap { node in
            guard case .modelValue(let name) = node.kind, !known.contains(name) else { return nil }
            return Problem(
                chapter.position(of: node), "the model has no value `\(name)`",
                remedy: nearestWord(to: name, among: known).map { "did you mean `\($0)`?" }
                    ?? "the page of the rules lists the model values")
        }
    }

    /// The title, the headings and the opening are repeated elsewhere, as plain words.
    private func misplaced(in chapter: Chapter) -> [Problem] {
        let children = chapter.document.children
        let opening = children.first { $0.kind == .paragraph }
        let plain =
            children.filter { if case .heading = $0.kind { true } else { false } }
            + (opening.map { [$0] } ?? [])
        return plain.flatMap { $0.all { if case .modelValue = $0.kind { true } else { false } } }
            .map {
                node in
                Problem(
                    chapter.position(of: node),
                    "a model value cannot stand in a heading or in the opening paragraph",
                    remedy: "name it further down")
            }
    }
}
