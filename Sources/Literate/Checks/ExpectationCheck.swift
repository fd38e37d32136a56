import SwiftSyntax

/// Finds expectations and choices that no run decides: they hold, or fail, for reasons of logic alone.
struct ExpectationCheck {
    let chapter: Chapter

    /// What is wrong with the expectations of all listings, claims and checks, and with the choices of predictions.
    var problems: [Problem] {
        let swift = chapter.blocks.filter { $0.isSwift && Self.mayExpect($0.text) }.map(Part.init)
        return swift.flatMap { part in
            let constants = ConstantNames(in: part)
            return part.expectations.compactMap { problem(with: $0, constants) }
                + excused(in: part)
        } + chapter.predictions.flatMap { choices(of: $0) }
    }

    /// Whether a text has what an expectation begins with, or an excuse; most parts of a program have neither.
    private static func mayExpect(_ text: String) -> Bool {
        text.hasByte(UInt8(ascii: "#")) || text.contains("withKnownIssue")
    }

    private func problem(with expectation: Expectation, _ constants: ConstantNames) -> Problem? {
        if let condition = expectation.condition {
            guard Formula(condition, constants).fixedValue != nil else { return nil }
        } else {
            guard expectation.arguments.first?.label?.text == "throws",
                expectation.arguments.first?.expression.trimmedDescription == "Never.self",
                let closure = expectation.closure, constants.isClosed(closure.statements)
            else { return nil }
        }
        return Problem(
            expectation.position, "no run decides this, it is settled by logic alone",
            remedy: "expect something that can turn out either way")
    }

    /// What lets a claim fail unseen.
    private func excused(in part: Part) -> [Problem] {
        part.tree.tokens(viewMode: .sourceAccurate).filter { $0.text == "withKnownIssue" }.map {
            Problem(
                part.start(of: $0),
                "with `withKnownIssue` a claim that fails counts as one that holds",
                remedy: "claim what holds")
        }
    }

    private func choices(of prediction: Prediction) -> [Problem] {
        let claim = chapter.claim(named: prediction.claim).map(Part.init)
        return prediction.choices.compactMap { choice in
            let part = Part(choice.condition)
            let constants = ConstantNames(in: claim ?? part)
            guard case .expr(let condition)? = part.tree.statements.first?.item,
                Formula(condition, constants).fixedValue != nil,
                // Said where the choice is read.
                !["true", "false"].contains(choice.test)
            else { return nil }
            return Problem(
                part.start(of: condition),
                "no run decides this, it is settled by logic alone",
                remedy: "write what can be true or false at the end of the claim")
        }
    }
}
