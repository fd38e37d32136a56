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

    private final class CallFinder: SyntaxVisitor {
        var calls: [FunctionCallExprSyntax] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            calls.append(node)
            return .skipChildren
        }
    }
}
