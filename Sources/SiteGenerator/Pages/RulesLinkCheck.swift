import Foundation
import Literate
import Rulebook

/// Checks that the links of a book's text to the page of the rules lead to a place that it has.
public struct RulesLinkCheck {
    private let book: Book
    private let rulebook: Rulebook

    /// A check of a book against the rules that the page will show.
    public init(_ book: Book, given rulebook: Rulebook) {
        self.book = book
        self.rulebook = rulebook
    }

    /// The links to places that the page of the rules does not have.
    public var problems: [Problem] {
        let places = RulesPage.anchors(of: rulebook)
        func problems(in chapter: Chapter) -> [Problem] {
            chapter.notable.compactMap { node in
                guard case .link(let url, _) = node.kind else { return nil }
                let parts = url.split(
                    separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                guard parts.count == 2, parts[0] == "rules.md" else { return nil }
                let place = String(parts[1]).removingPercentEncoding ?? String(parts[1])
                guard !places.contains(place) else { return nil }
                return Problem(
                    SourcePosition(
                        file: chapter.file, line: node.start.line,
                        column: max(1, node.start.column)),
                    "the page of the rules has no place `#\(place)`",
                    remedy: "its places are the rules' numbers, and `model-` with a model value")
            }
        }
        return book.chapters.flatMap(problems)
            + book.siblings.flatMap { problems(in: $0.chapter).map($0.inItsFile) }
    }
}

extension RulesPage {
    /// The places of the page that a link may name.
    static func anchors(of rulebook: Rulebook) -> Set<String> {
        var anchors: Set = ["model-values", "unsettled", "out-of-scope"]
        anchors.formUnion(rulebook.rules.map(\.id))
        anchors.formUnion(rulebook.modelValues.map { "model-\($0.name)" })
        anchors.formUnion(shownSections(of: rulebook).map(\.anchor))
        return anchors
    }
}
