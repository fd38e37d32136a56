import SwiftSyntax

extension ExerciseDraft {
    /// What keeps an exercise from being answered in the page as its starter says.
    var liveAnswerProblems: [Problem] {
        guard let starter = self[.starter].first, let text = starter.attributes["live"] else {
            return []
        }
        let place = starter.position(ofValue: "live")
        guard let answer = liveAnswer else {
            return [
                Problem(
                    place, "`\(text)` is nothing that a page can be answered with",
                    remedy:
                        "write a constant and its numbers, from the smallest to the largest (`limit of 0 to 90 by 15`, "
                        + "`limit of 0.5, 1, 2`; at least three, at most \(LiveAnswer.mostValues)), or the name of a function that touches"
                )
            ]
        }
        guard starter.choice != nil else {
            return [
                Problem(
                    place, "without the engine a page has nothing to answer this exercise with",
                    remedy:
                        "give the `.starter`, the `.wrong` answers and the `.solution` a `choice` too"
                )
            ]
        }
        switch answer {
        case .number(let constant, let values):
            return (self[.starter] + self[.solution]).compactMap { block in
                problem(with: constant, among: values, in: block, at: place)
            } + self[.check].flatMap { expectations(of: $0) }
        case .touches(let function):
            return [problem(with: function, in: starter, at: place)].compactMap(\.self)
                + self[.check].flatMap { touches(of: $0, by: function) + expectations(of: $0) }
        }
    }

    /// A constant that an answer does not have, or whose number nobody can turn to.
    private func problem(
        with constant: String, among values: [Double], in answer: Block, at place: SourcePosition
    ) -> Problem? {
        let found = PickedConstants(Part(answer).tree.statements).values[constant]
        guard let found else {
            return Problem(
                place, "the answer at line \(answer.fence.line) declares no constant `\(constant)`",
                remedy:
                    "write `let \(constant): Double = …` there, with its type, outside of every class"
            )
        }
        guard let value = Double(found.trimmedDescription), values.contains(value) else {
            return Problem(
                place,
                "`\(constant)` is \(found.trimmedDescription) at line \(answer.fence.line), which is none of the numbers",
                remedy: "add it to them")
        }
        return nil
    }

    private func problem(
        with function: String, in starter: Block, at place: SourcePosition
    ) -> Problem? {
        let functions = Part(starter).tree.statements.compactMap {
            $0.item.as(FunctionDeclSyntax.self)?.name.text
        }
        guard !functions.contains(function) else { return nil }
        return Problem(
            place, "the starter declares no function `\(function)`",
            remedy: "write `func \(function)(_ device: Device)` in it, which makes the touches")
    }

    /// A check of which the reader's touches are not all that touches.
    private func touches(of check: Block, by function: String) -> [Problem] {
        let part = Part(check)
        let statements = Array(part.tree.statements).filter { statement in
            TouchingFunctions.calls(function, in: statement)
        }
        guard statements.count == 1 else {
            return [
                Problem(
                    check.fence,
                    "in the page this check calls `\(function)` \(statements.count) times",
                    remedy: "let it call `\(function)(device)` once, in a line of its own")
            ]
        }
        return Array(part.tree.statements).filter { TouchingFunctions.touches($0) }.map {
            Problem(
                part.start(of: $0),
                "the reader's touches are to be all that touches in this check",
                remedy: "leave it to `\(function)(device)`")
        }
    }

    /// What a page can't tell of, or would never come to.
    private func expectations(of check: Block) -> [Problem] {
        let part = Part(check)
        let single = Set(
            part.tree.statements.compactMap { statement in
                statement.item.as(MacroExpansionExprSyntax.self).map { part.start(of: $0) }
            })
        return part.expectations.filter { expectation in
            expectation.comparison == nil || !single.contains(expectation.position)
        }.map {
            Problem(
                $0.position, "a page cannot say what this expectation finds",
                remedy: "let it compare one value with another, in a statement of the check's own")
        }
            + (Part(check).declaresLocal(named: "device")
                ? []
                : [
                    Problem(
                        check.fence, "a page has no phone for this check",
                        remedy: "declare a constant `device` in it")
                ])
    }
}
