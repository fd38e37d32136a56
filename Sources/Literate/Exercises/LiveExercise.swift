import SwiftSyntax

/// An exercise whose checks the page's engine evaluates: the program with the starter, in which a number is supplied by the page,
/// or touches are.
public struct LiveExercise: Sendable {
    /// What a check expects, as the page says it where it does not hold.
    public struct Expectation: Codable, Equatable, Sendable {
        /// What is compared.
        public var value: String
        /// The comparison with the other side.
        public var rest: String
        /// The comment after it.
        public var comment: String
    }

    /// The exercise.
    public let exercise: Exercise
    /// How it is answered.
    public let answer: LiveAnswer
    let attempt: Attempt

    /// An exercise of a chapter; nil if the page cannot have it.
    init?(_ exercise: Exercise, in chapter: Chapter) {
        guard let answer = exercise.liveAnswer,
            let attempt = Attempt(
                exercise.starter, to: exercise.draft, in: chapter, named: Self.name)
        else { return nil }
        self.exercise = exercise
        self.answer = answer
        self.attempt = attempt.numberingChecks()
    }

    private static let name = "page"

    /// The names of the checks' scenes, in their order.
    public var scenes: [String] {
        attempt.program.claims.map { "\(attempt.program.slug).\($0.id ?? "")" }
    }

    /// The number that an answer gives the constant; nil if it is no number.
    func number(of answer: Block) -> Double? {
        guard case .number(let constant, _) = self.answer else { return nil }
        return PickedConstants(Part(answer).tree.statements).values[constant]
            .flatMap { Double($0.trimmedDescription) }
    }

    /// What each check expects, in order.
    public var expectations: [[Expectation]] {
        exercise.checks.map { Part($0).expectations.compactMap(\.comparison?.words) }
    }
}

extension LiveExercise {
    /// The checks whose scenes do not tell of all that they expect.
    func problems(given scenes: [SceneWriter.Scene]) -> [Problem] {
        zip(attempt.program.claims, self.scenes).compactMap { check, name in
            let told = scenes.first { $0.name == name }?.expectations
            guard told != Part(check).expectations.count else { return nil }
            return Problem(
                check.fence, "the page does not come to all that this check expects",
                remedy: "let its touches be statements that declare nothing")
        }
    }
}

extension Expectation {
    /// A comparison of one value with another.
    struct Comparison {
        /// The value, the operator and the other side.
        var value, sign, other: String
        var words: LiveExercise.Expectation
    }

    /// What it compares; nil if it is no comparison.
    var comparison: Comparison? {
        guard let elements = condition?.as(SequenceExprSyntax.self)?.elements.map(\.self),
            let place = elements.firstIndex(where: { Self.isComparison($0) }),
            !elements.contains(where: { Self.joins($0) })
        else { return nil }
        func text(_ some: ArraySlice<ExprSyntax>) -> String {
            some.map(\.description).joined().trimmingWhitespace()
        }
        let value = text(elements[..<place])
        let sign = elements[place].trimmedDescription
        let other = text(elements[(place + 1)...])
        let comment = arguments.dropFirst().first?.expression.as(StringLiteralExprSyntax.self)?
            .representedLiteralValue
        return Comparison(
            value: value, sign: sign, other: other,
            words: .init(value: value, rest: "\(sign) \(other)", comment: comment ?? ""))
    }

    private static func sign(_ element: ExprSyntax) -> String? {
        element.as(BinaryOperatorExprSyntax.self)?.operator.text
    }

    private static func isComparison(_ element: ExprSyntax) -> Bool {
        sign(element).map { ["==", "!=", "<", ">", "<=", ">="].contains($0) } ?? false
    }

    private static func joins(_ element: ExprSyntax) -> Bool {
        element.is(UnresolvedTernaryExprSyntax.self)
            || sign(element).map { ["&&", "||"].contains($0) } ?? false
    }
}

extension Chapter {
    /// The exercises that are answered in the page by the live engine.
    public var liveExercises: [LiveExercise] {
        exercises.compactMap { LiveExercise($0, in: self) }
    }
}
