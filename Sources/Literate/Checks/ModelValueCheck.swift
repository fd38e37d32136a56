/// Checks the model values that a book's text names with `{{name}}`.
public struct ModelValueCheck {
    let book: Book
    /// The names of the engine's model values.
    let known: [String]
    /// The names of the engine's choices, and of the sides of each, the one first that the model takes.
    let sides: [String: [String]]

    /// A check against the names of the engine's model values, and of the sides of its choices, the model's own first.
    public init(_ book: Book, known: [String], sides: [String: [String]] = [:]) {
        self.book = book
        self.known = known
        self.sides = sides
    }

    /// Names that the model does not have, and values where only plain words can stand.
    public var problems: [Problem] {
        book.chapters.flatMap(problems)
            + book.siblings.flatMap { problems(in: $0.chapter).map($0.inItsFile) }
    }

    private func problems(in chapter: Chapter) -> [Problem] {
        unknown(in: chapter) + misplaced(in: chapter) + dials(in: chapter)
    }

    /// What a reader can turn is a value of the model, or of the touches, or a side of a choice of the model.
    private func dials(in chapter: Chapter) -> [Problem] {
        chapter.blocks.flatMap { block -> [Problem] in
            guard case .figure(_, let figure) = block.kind else { return [] }
            func position(_ line: Int) -> SourcePosition {
                SourcePosition(file: chapter.file, line: block.firstLine + line)
            }
            let dials = figure.dials.compactMap { dial -> Problem? in
                guard !dial.isOfTouches, !known.contains(dial.name) else { return nil }
                return Problem(
                    position(dial.line), "the model has no value `\(dial.name)`",
                    remedy: nearestWord(to: dial.name, among: known + TouchFigure.Dial.ofTouches)
                        .map { "did you mean `\($0)`?" }
                        ?? "the page of the rules lists the model values")
            }
            return dials + figure.questions.compactMap { problem(of: $0, at: position($0.line)) }
        }
    }

    /// A reader takes sides of a choice that the engine has, and finds the model's own taken.
    private func problem(
        of question: TouchFigure.Question, at position: SourcePosition
    ) -> Problem? {
        guard let sides = sides[question.choice] else {
            return Problem(
                position, "the model has no choice `\(question.choice)`",
                remedy: suggestion(
                    for: question.choice, among: self.sides.keys.sorted(), what: "choices"))
        }
        for side in question.sides where !sides.contains(side.name) {
            return Problem(
                position, "the choice `\(question.choice)` has no side `\(side.name)`",
                remedy: suggestion(for: side.name, among: sides, what: "sides"))
        }
        guard let own = sides.first, question.sides[0].name != own else { return nil }
        return Problem(
            position,
            "of `\(question.choice)` the model takes `\(own)`, and the first side here is `\(question.sides[0].name)`",
            remedy: "name the model's own side first")
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
