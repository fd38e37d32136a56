import SwiftSyntax

/// What a condition of `#if` is on the phone that the engine stands for: `#if os(iOS)` becomes `#if true   `.
///
/// Only in a reader's own files; a listing of the book has no code that is not compiled everywhere.
enum CompilationConditions {
    private static let answers = [
        "os(iOS)": true, "canImport(UIKit)": true,
        "canImport(UIKit.UIGestureRecognizerSubclass)": true,
        "canImport(QuartzCore)": true, "canImport(ObjectiveC)": true, "os(Linux)": false,
        "os(macOS)": false, "os(OSX)": false, "os(tvOS)": false, "os(watchOS)": false,
        "os(visionOS)": false, "canImport(Glibc)": false,
    ]

    /// The parts of a condition that Linux would answer otherwise.
    static func answers(in condition: ExprSyntax) -> [(node: FunctionCallExprSyntax, holds: Bool)] {
        let finder = CallFinder(viewMode: .sourceAccurate)
        finder.walk(condition)
        return finder.calls.compactMap { call in
            answers[call.trimmedDescription.filter { $0 != " " }].map { (call, $0) }
        }
    }

    /// Whether a phone would not compile what stands under a clause, as far as its condition is one
    /// of the known ones, or stands after one of these.
    static func excludes(_ clause: IfConfigClauseSyntax) -> Bool {
        if holds(clause) == false { return true }
        let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)?.map { $0 } ?? []
        return clauses.prefix { $0.id != clause.id }.contains { holds($0) == true }
    }

    private static func holds(_ clause: IfConfigClauseSyntax) -> Bool? {
        clause.condition.flatMap { answers[$0.trimmedDescription.filter { $0 != " " }] }
    }

    private final class CallFinder: SyntaxVisitor {
        var calls: [FunctionCallExprSyntax] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            calls.append(node)
            return .skipChildren
        }
    }
}
