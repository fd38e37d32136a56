import Literate
import SwiftSyntax

/// A place in the engine that names a rule: the literal of a record's rule, or a comment.
public struct RuleMention: Codable, Equatable, Sendable {
    /// The rule's number.
    public var id: String
    /// Where it is named.
    public var position: SourcePosition

    /// Every rule that a file names; comments may name a range of the known ones.
    static func all(in file: SwiftFile, known: [String]) -> [RuleMention] {
        file.tree.tokens(viewMode: .sourceAccurate).flatMap { token in
            var found = inComments(
                token.leadingTrivia, from: token.position.utf8Offset, file, known)
            if case .stringSegment(let text) = token.tokenKind, RuleName.isOne(text),
                token.parent?.parent?.as(StringLiteralSegmentListSyntax.self)?.count == 1
            {
                found.append(RuleMention(id: text, position: file.position(of: token)))
            }
            return found
                + inComments(
                    token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset,
                    file, known)
        }
    }

    /// The lines of a comment are read as one text, since a list of rules may go on in the next line.
    private static func inComments(
        _ trivia: Trivia, from start: Int, _ file: SwiftFile, _ known: [String]
    ) -> [RuleMention] {
        guard trivia.contains(where: \.isComment) else { return [] }
        return RuleName.all(in: trivia.description, known: known).map {
            RuleMention(id: $0.name, position: file.position(of: start + $0.offset))
        }
    }
}
