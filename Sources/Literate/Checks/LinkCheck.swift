import Foundation

/// Checks that every link and image of a book leads somewhere.
struct LinkCheck {
    let book: Book
    private let chapters: [String: Chapter]
    private let references: CrossReferences

    /// The pages that no chapter is behind; the generator checks their places.
    private static let generated: Set<String> = ["api.md", "legend.md", "rules.md"]

    /// The chapters and the pages of their siblings.
    private let pages: [Chapter]
    /// What of each of them may be a link.
    private let nodes: [[MarkdownNode]]

    init(_ book: Book) {
        self.book = book
        pages = book.chapters + book.siblings.map(\.chapter)
        nodes = pages.map(\.notable)
        references = CrossReferences(book)
        chapters = Dictionary(book.chapters.map { ("\($0.slug).md", $0) }) { first, _ in first }
    }

    /// How many links and images there are.
    var count: Int { nodes.map { Self.destinations(among: $0).count }.reduce(0, +) }

    /// What leads nowhere.
    var problems: [Problem] {
        let problems = zip(pages, nodes).map { chapter, nodes in
            Self.destinations(among: nodes).compactMap { node in problem(with: node, in: chapter) }
                + undefinedReferences(among: nodes, in: chapter)
        }
        let ofSiblings = zip(book.siblings, problems.dropFirst(book.chapters.count))
        return problems.prefix(book.chapters.count).flatMap(\.self)
            + ofSiblings.flatMap { sibling, problems in problems.map(sibling.inItsFile) }
    }

    /// Links by a reference that nothing defines: cmark leaves them as text.
    private func undefinedReferences(
        among nodes: [MarkdownNode], in chapter: Chapter
    ) -> [Problem] {
        nodes.compactMap { node in
            guard case .text(let text) = node.kind,
                let match = text.firstMatch(of: /\[[^\[\]]+\]\[(?<name>[^\[\]]+)\]/)
            else { return nil }
            let before = text[..<match.range.lowerBound].utf8.count
            return Problem(
                SourcePosition(
                    file: chapter.file, line: node.start.line, column: node.start.column + before),
                "nothing defines the reference `\(match.name)`",
                remedy: "add a line `[\(match.name)]: address`")
        }
    }

    private static func destinations(among nodes: [MarkdownNode]) -> [MarkdownNode] {
        nodes.filter {
            switch $0.kind {
            case .link, .image: true
            default: false
            }
        }
    }

    private func problem(with node: MarkdownNode, in chapter: Chapter) -> Problem? {
        let position = SourcePosition(
            file: chapter.file, line: node.start.line, column: max(1, node.start.column))
        let mistake: (String, String?)?
        switch node.kind {
        case .link(let url, _):
            mistake = mistakeInLink(url, chapter) ?? wordless(node, url, chapter)
        case .image(let url, _): mistake = mistakeInImage(url)
        default: mistake = nil
        }
        return mistake.map { Problem(position, $0.0, remedy: $0.1) }
    }

    /// A link without words takes the name of its target, if the book knows it.
    private func wordless(
        _ node: MarkdownNode, _ url: String, _ chapter: Chapter
    ) -> (String, String?)? {
        guard node.children.isEmpty, references.name(of: url, from: chapter) == nil else {
            return nil
        }
        return ("the link has no words", "write them: only a place of the book has a name")
    }

    private func mistakeInImage(_ url: String) -> (String, String?)? {
        if scheme(of: url) != nil || url.hasPrefix("//") {
            return ("the image comes from another server", "put it beside the chapter")
        }
        do throws(ImageFile.Mistake) {
            _ = try ImageFile(of: url, in: book.folder)
            return nil
        } catch {
            return (error.message, error.remedy)
        }
    }

    private func mistakeInLink(_ url: String, _ chapter: Chapter) -> (String, String?)? {
        if let scheme = scheme(of: url) { return mistakeInAbsolute(url, scheme: scheme) }
        if url.isEmpty { return ("the link leads nowhere", "write its address") }
        if url.hasPrefix("/") {
            return ("`\(url)` is neither relative nor https", "paths start at the chapter's folder")
        }
        let pieces = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = String(pieces[0])
        if path == "api.md", pieces.count == 2 {
            return ("the page of the API has no places", "remove `#\(pieces[1])`")
        }
        let sections = ["roles", "lanes", "touching", "sureness"]
        if path == "legend.md", pieces.count == 2, !sections.contains(String(pieces[1])) {
            return (
                "the legend has no section `\(pieces[1])`",
                suggestion(for: String(pieces[1]), among: sections, what: "sections")
            )
        }
        if Self.generated.contains(path) { return nil }
        let target = path.isEmpty ? chapter : chapters[path.removingPercentEncoding ?? path]
        guard let target else {
            if let name = SiblingName(path), chapters[name.original] != nil {
                return (
                    "a link names the original, and this is its `\(name.language)` sibling",
                    "write `\(name.original)`: the page leads to the sibling where it has one"
                )
            }
            if exists(path) {
                return (
                    "the site has no page for `\(path)`",
                    "a link leads to a chapter, or to an address that begins with https"
                )
            }
            let nearest = nearestWord(to: path, among: chapters.keys).map {
                "did you mean `\($0)`?"
            }
            return ("there is no file `\(path)`", nearest ?? "paths start at the chapter's folder")
        }
        guard pieces.count == 2 else { return nil }
        let fragment = String(pieces[1]).removingPercentEncoding ?? String(pieces[1])
        if target.anchors.contains(fragment) { return nil }
        return (
            "\(target.file) has no place `#\(fragment)`",
            nearestWord(to: fragment, among: target.anchors.all).map { "did you mean `#\($0)`?" }
                ?? "places are the headings' words joined by hyphens, and the ids of blocks"
        )
    }

    private func mistakeInAbsolute(_ url: String, scheme: String) -> (String, String?)? {
        let rest = url.dropFirst(scheme.count + 1)
        switch scheme.lowercased() {
        case "https":
            let host = rest.dropFirst(2).prefix { !"/?#".contains($0) }
            return rest.hasPrefix("//") && host.contains(".") ? nil : ("`\(url)` has no host", nil)
        case "mailto":
            let sides = rest.split(separator: "@", omittingEmptySubsequences: false)
            return sides.count == 2 && sides.allSatisfy { !$0.isEmpty }
                ? nil : ("`\(url)` is no address", nil)
        default:
            return ("a link is relative, https or mailto, not \(scheme)", "write it with https")
        }
    }

    private func scheme(of url: String) -> String? {
        guard let colon = url.firstIndex(of: ":") else { return nil }
        let scheme = url[..<colon]
        let isScheme =
            scheme.first?.isLetter ?? false
            && scheme.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
            }
        return isScheme ? String(scheme) : nil
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(
            atPath: book.folder.path + "/" + (path.removingPercentEncoding ?? path))
    }
}
