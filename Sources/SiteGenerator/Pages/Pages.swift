import Foundation
import Literate
import Rulebook

/// The pages of a book, in order.
struct Pages {
    let book: Book
    let rulebook: Rulebook?
    let theme: Theme
    let words: Words
    let findings: Findings
    var api: APIReference?
    var sureness: Sureness?
    /// The words for the transcripts of runs under other answers.
    var sentences: Sentences?

    /// Each page's path and HTML; throws the problems of all chapters at once.
    func html() throws -> [(path: String, html: String)] {
        var pages: [(path: String, html: String)] = []
        var problems: [Problem] = []
        for index in book.chapters.indices {
            do {
                pages.append((path(of: index), try chapter(index)))
            } catch let failure as SiteProblems {
                problems += failure.problems
            }
        }
        guard problems.isEmpty else { throw SiteProblems(problems) }
        let rules = try rulebook.map {
            (RulesPage.path, try RulesPage(rulebook: $0, theme: theme, words: words).html())
        }
        let transcripts = try book.chapters.flatMap { chapter in
            try KeptPages(
                chapter: chapter, kept: findings.kept, theme: theme, words: words, rules: ruleTags
            ).html()
        }
        let otherwise = try book.chapters.flatMap { chapter in
            guard let view = surenessView, let sentences else {
                return [(path: String, html: String)]()
            }
            return try OtherwisePages(
                chapter: chapter, view: view, sentences: sentences, theme: theme, words: words,
                rules: ruleTags
            ).html()
        }
        let api = try api.map {
            try APIPages(
                reference: $0,
                text: RuleText(
                    known: Set(rulebook?.rules.map(\.id) ?? []), page: RulesPage.path),
                theme: theme, words: words
            ).html()
        }
        return [("index.html", try index())] + pages + (api ?? []) + transcripts + otherwise
            + (rules.map { [$0] } ?? [])
    }

    /// The images that chapters show, by path.
    var images: [(path: String, bytes: Data)] {
        let nodes = book.chapters.flatMap(\.prose).flatMap(\.descendants)
        let files = nodes.compactMap { node -> ImageFile? in
            guard case .image(let url, _) = node.kind else { return nil }
            return ImageFile(url: url, in: book.folder)
        }
        return Set(files).sorted { $0.path < $1.path }.compactMap { file in
            file.bytes(in: book.folder).map { (file.path, $0) }
        }
    }

    private func path(of index: Int) -> String { book.chapters[index].slug + ".html" }

    private var ruleTags: RuleTags { RuleTags(linked: Set(rulebook?.rules.map(\.id) ?? [])) }

    private var surenessView: SurenessView? {
        guard let sureness, let rulebook else { return nil }
        return SurenessView(sureness: sureness, rulebook: rulebook, words: words)
    }

    /// A chapter's text, with all that the book knows beside it.
    func body(_ chapter: Chapter) -> ChapterBody {
        ChapterBody(
            chapter: chapter,
            listings: ListingView(
                theme: theme, words: words, bearings: chapter.bearings.map(\.lines),
                sureness: { [surenessView] in surenessView?.data(of: $0, in: chapter) }),
            figures: FigureView(
                runs: findings.runs, transcripts: findings.transcripts, theme: theme, words: words,
                rules: ruleTags),
            plots: PlotView(tables: findings.tables, theme: theme, words: words),
            tables: TableView(theme: theme, words: words),
            predictions: PredictionView(
                findings: findings, theme: theme, words: words, rules: ruleTags),
            bearings: BearingView(findings: findings, theme: theme, words: words),
            exercises: ExerciseView(
                listings: ListingView(theme: theme, words: words), theme: theme, words: words),
            references: References(
                chapter, places: CrossReferences(book),
                modelValues: Dictionary(
                    (rulebook?.modelValues ?? []).map { ($0.name, $0.text) }
                ) { first, _ in first }))
    }

    private func chapter(_ index: Int) throws -> String {
        let chapter = book.chapters[index]
        let body = body(chapter)
        var data: [String: Any] = [
            "language": words.language,
            "title": chapter.title,
            "summary": body.lede?.plainText ?? "",
            "body": try body.html(),
        ]
        let sections = body.sections
        data["rules"] = rulebook == nil ? nil : ["href": RulesPage.path]
        if sections.count > 1 {
            data["contents"] = [
                "sections": sections.map { ["title": $0.title, "anchor": $0.anchor] }
            ]
        }
        if let place = numbered.firstIndex(of: index) {
            data["numbered"] = ["number": chapter.number ?? 0]
            var turn: [String: Any] = [:]
            turn["previous"] = place > 0 ? entry(numbered[place - 1]) : nil
            turn["next"] = place + 1 < numbered.count ? entry(numbered[place + 1]) : nil
            data["turn"] = turn.isEmpty ? nil : turn
        }
        return try theme.render("chapter", data)
    }

    /// The chapters that have numbers; the others are pages of the reference.
    private var numbered: [Int] {
        book.chapters.indices.filter { book.chapters[$0].number != nil }
    }

    private func entry(_ index: Int) -> [String: Any] {
        let chapter = book.chapters[index]
        var entry: [String: Any] = ["href": path(of: index), "title": chapter.title]
        entry["number"] = chapter.number
        return entry
    }

    /// The first sentence of a text, and as many more as it takes to say something.
    private static func opening(_ text: String) -> String {
        let enough = 60
        var end = text.startIndex
        while end < text.endIndex, text.distance(from: text.startIndex, to: end) < enough {
            let rest = text[end...]
            guard let match = rest.firstMatch(of: /[.?!][”’"')]*(?=\s)|[。？！][”’」』]*/) else {
                return text
            }
            end = match.range.upperBound
        }
        return String(text[..<end])
    }

    private func index() throws -> String {
        var chapters: [[String: Any]] = []
        var shelf: [[String: Any]] = []
        for (index, chapter) in book.chapters.enumerated() {
            var entry = entry(index)
            entry["opening"] = body(chapter).lede.map { Self.opening($0.plainText) }
            if chapter.number == nil { shelf.append(entry) } else { chapters.append(entry) }
        }
        if rulebook != nil {
            shelf.append([
                "href": RulesPage.path, "title": words(.rulesTitle), "opening": words(.rulesAbout),
            ])
        }
        if api != nil {
            shelf.append([
                "href": APIPages.path, "title": words(.apiTitle), "opening": words(.apiAbout),
            ])
        }
        var data: [String: Any] = ["language": words.language, "chapters": chapters]
        data["reference"] = shelf.isEmpty ? nil : ["pages": shelf]
        return try theme.render("index", data)
    }
}
