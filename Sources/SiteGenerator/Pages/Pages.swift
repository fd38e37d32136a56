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
    let api: APIReference?
    let sureness: Sureness?
    /// The words for the transcripts of runs under other answers.
    let sentences: Sentences?
    /// What has been checked, for the cover.
    let checked: Verification.Counts?
    /// The remedies as files; without a list of the API there are none, since nobody knows which names are the book's own.
    let wholeFiles: WholeFiles?
    /// Where addresses went that the site no longer has.
    let redirects: Redirects?
    /// Whether the cover offers the book on one page and the EPUB.
    let isOfferedWhole: Bool
    /// What this process made before, if it stays alive.
    let kept: KeptResults
    /// A number that changes with everything that is no chapter's text, for such a process.
    let besides: UInt64
    /// The claims whose figures can be touched.
    let scenes: Set<String>
    /// How many predictions each of their scenes judges.
    let judged: [String: Int]
    /// The exercises that the page's engine can check, by their names.
    let liveExercises: Set<String>
    let ruleTags: RuleTags
    /// Where all symptoms are listed, if the book has such a page.
    let listOfSymptoms: String?
    /// The names of the book's places.
    let places: CrossReferences
    /// The model's values with their units, by name.
    private let modelValues: [String: String]

    /// The pages of a book; what all of them need is made here, once.
    init(
        book: Book, rulebook: Rulebook?, theme: Theme, words: Words, findings: Findings,
        api: APIReference? = nil, sureness: Sureness? = nil, sentences: Sentences? = nil,
        checked: Verification.Counts? = nil, wholeFiles: WholeFiles? = nil,
        redirects: Redirects? = nil, isOfferedWhole: Bool = true,
        kept: KeptResults = .nothing, besides: UInt64 = 0, scenes: Set<String> = [],
        judged: [String: Int] = [:], liveExercises: Set<String> = []
    ) {
        self.book = book
        self.rulebook = rulebook
        self.theme = theme
        self.words = words
        self.findings = findings
        self.api = api
        self.sureness = sureness
        self.sentences = sentences
        self.checked = checked
        self.wholeFiles = wholeFiles
        self.redirects = redirects
        self.isOfferedWhole = isOfferedWhole
        self.kept = kept
        self.besides = besides
        self.scenes = scenes
        self.judged = judged
        self.liveExercises = liveExercises
        let rules = rulebook?.rules ?? []
        ruleTags = RuleTags(
            linked: Set(rules.map(\.id)),
            statuses: Dictionary(rules.map { ($0.id, words.status($0.status)) }) { first, _ in first
            })
        listOfSymptoms =
            book.chapters.contains { $0.slug == BookMap.symptoms }
            ? BookMap.symptoms + ".html" : nil
        places = CrossReferences(book)
        modelValues = Dictionary((rulebook?.modelValues ?? []).map { ($0.name, $0.text) }) {
            first, _ in first
        }
    }

    /// Each page's path and HTML, and their order; throws the problems of all chapters at once.
    ///
    /// Pages in other languages stand in none but their own order, and come last.
    func html(
        in languages: [String: PageLanguage] = [:]
    ) throws -> (pages: [(path: String, html: String)], map: SiteMap) {
        let runs = Dictionary(book.chapters.map { ($0.slug, RunPages($0, self)) }) { $1 }
        var shell = Shell(
            map: map(of: book, words: words, runs: runs.mapValues(\.entries)), words: words,
            address: theme.contents.address)
        shell.translations = translations(languages)
        let chapters = book.chapters + book.siblings.map(\.chapter)
        func pages(with kind: Block.Kind) -> Set<String> {
            Set(chapters.filter { $0.blocks.contains { $0.kind == kind } }.map(path))
        }
        shell.listingExercises = pages(with: .exercises)
        shell.withExercises = pages(with: .exercise).union(shell.listingExercises)
        shell = try shell.listed(by: theme)
        let moved = redirects.map { redirects in
            MovedPages(
                redirects: redirects, words: words, theme: theme,
                name: { [map = shell.map] in name(of: $0, on: map) })
        }
        shell.moved = { moved?.list(on: $0) }
        let keys = kept.remembers ? PageKeys(book, besides: besides) : nil
        var pages: [(path: String, html: String)] = []
        var problems: [Problem] = []
        // Each page by itself: they share what is not changed, and shelves that lock themselves.
        nonisolated(unsafe) let maker = self
        nonisolated(unsafe) let frame = shell
        let made = book.chapters.concurrentMap { chapter in
            Result {
                try maker.kept.remembered(
                    at: "page \(chapter.slug)", given: keys?.page(of: chapter) ?? 0
                ) { try maker.chapter(chapter, frame) }
            }
        }
        for (chapter, page) in zip(book.chapters, made) {
            do {
                pages.append((path(of: chapter), try page.get()))
            } catch let failure as SiteProblems {
                problems += failure.problems
            }
        }
        guard problems.isEmpty else { throw SiteProblems(problems) }
        pages += try book.chapters.concurrentMap { chapter in
            Result {
                try maker.kept.remembered(
                    at: "pages of runs \(chapter.slug)", given: keys?.runs(of: chapter) ?? 0
                ) { try runs[chapter.slug]?.html(maker.theme, frame) ?? [] }
            }
        }.flatMap { try $0.get() }
        pages += try kept.remembered(at: "pages to look up", given: keys?.shared ?? 0) {
            try lookUpPages(shell)
        }
        let cover = try Cover(pages: self).html(shell.data(for: BookMap.cover))
        pages.insert((BookMap.cover, cover), at: 0)
        pages.append((LostPage.path, try LostPage(theme: theme).html(shell)))
        pages += try SiblingPages(pages: self, languages: languages, keys: keys)
            .html(in: shell, runs: runs.mapValues(\.entries))
        guard let redirects else { return (pages, shell.map) }
        let all = pages.map {
            ($0.path, MovedPlaces.html($0.html, renamed: redirects.renamed(on: $0.path)))
        }
        return (all + (try moved?.html { shell.data(for: $0) } ?? []), shell.map)
    }

    /// The order of a book's pages.
    func map(of book: Book, words: Words, runs: [String: [SiteMap.Entry]]) -> SiteMap {
        BookMap(
            book: book, words: words, order: theme.contents.lookUp,
            symptomOrder: theme.contents.symptoms, hasRules: rulebook != nil, api: api, runs: runs
        ).map
    }

    /// The pages that have siblings, and the siblings themselves, each with all that say the same.
    private func translations(_ languages: [String: PageLanguage]) -> [String: Translations] {
        var all: [String: Translations] = [:]
        for (slug, siblings) in Dictionary(grouping: book.siblings, by: \.original.slug) {
            guard let original = book.chapters.first(where: { $0.slug == slug }) else { continue }
            let own = Translations.Page(
                language: words.language, name: words(.languageName), path: original.page)
            let others = siblings.map { sibling in
                Translations.Page(
                    language: sibling.language,
                    name: languages[sibling.language]?.words(.languageName) ?? sibling.language,
                    path: sibling.chapter.page)
            }
            let translations = Translations(pages: [own] + others)
            for page in translations.pages { all[page.path] = translations }
        }
        return all
    }

    /// What an address is called: the page's title, and the name of the place on it.
    private func name(of address: Address, on map: SiteMap) -> String {
        let page = map.title(of: address.page) ?? address.page
        guard let place = address.place else { return page }
        let name = book.chapters.first { path(of: $0) == address.page }.flatMap {
            CrossReferences(book).name(of: "#\(place)", from: $0)
        }
        return "\(page): \(name ?? place)"
    }

    /// The images that chapters show, by path.
    var images: [(path: String, bytes: Data)] {
        let files = book.chapters.flatMap(\.notable).compactMap { node -> ImageFile? in
            guard case .image(let url, _) = node.kind else { return nil }
            return ImageFile(url: url, in: book.folder)
        }
        return Set(files).sorted { $0.path < $1.path }.compactMap { file in
            file.bytes(in: book.folder).map { (file.path, $0) }
        }
    }

    func path(of chapter: Chapter) -> String { chapter.page }

    var surenessView: SurenessView? {
        guard let sureness, let rulebook else { return nil }
        return SurenessView(sureness: sureness, rulebook: rulebook, words: words)
    }

    /// How a run is drawn.
    var figure: RunFigure {
        RunFigure(theme: theme, words: words, rules: ruleTags, sentences: sentences)
    }

    /// The runs of the book, as figures.
    var figures: FigureView {
        FigureView(
            runs: findings.runs, transcripts: findings.transcripts, figure: figure,
            scenes: scenes)
    }

    /// A chapter's text, with all that the book knows beside it.
    func body(_ chapter: Chapter) -> ChapterBody {
        let bearings = BearingView(findings: findings, theme: theme, words: words)
        let references = References(
            chapter, places: places, modelValues: modelValues,
            language: { [words] in words.language(of: $0) })
        let markdown = MarkdownRenderer(
            file: chapter.file, anchors: chapter.anchors, references: references, code: { _ in "" })
        return ChapterBody(
            chapter: chapter, groups: BlockGroup.all(of: chapter),
            listings: ListingView(
                theme: theme, words: words, bearings: chapter.bearings,
                note: { bearing in
                    guard let node = BlockGroup.note(on: bearing.block, in: chapter) else {
                        return bearings.note(bearing, in: chapter)
                    }
                    return try markdown.inlines(node.children)
                },
                heading: { chapter.heading(above: $0) },
                outcome: { chapter.claimLink(showing: $0, before: $1) },
                wholeFile: { wholeFiles?.path(of: $0, in: chapter) }),
            figures: figures,
            plots: PlotView(tables: findings.tables, theme: theme, words: words),
            tables: TableView(theme: theme, words: words),
            predictions: PredictionView(
                findings: findings, theme: theme, words: words, rules: ruleTags, judged: judged),
            bearings: bearings,
            claims: ClaimView(
                theme: theme, words: words,
                sureness: { [surenessView] in surenessView?.data(of: $0, in: chapter) },
                isForetold: { chapter.hasPrediction(before: $0) }),
            exercises: ExerciseView(
                listings: ListingView(theme: theme, words: words), theme: theme, words: words,
                judged: findings.judged, live: liveExercises),
            leader: LeaderView(book: book, theme: theme, words: words),
            references: references,
            pairs: PairChart(
                KeptPages(chapter: chapter, kept: findings.kept, figure: figure).pages),
            cards: rulebook.map { RuleCards(rulebook: $0, words: words) },
            grounds: { [surenessView] in surenessView?.grounds(of: $0, in: chapter) ?? [] })
    }

    /// The list of the symptoms that have a page.
    private func symptomIndex() throws -> String {
        let symptoms = book.symptoms(in: theme.contents.symptoms)
        guard !symptoms.isEmpty else { return "" }
        return try theme.render("symptom-index", ["list": symptoms.map(entry)])
    }

    /// A symptom in a list: its title, what became of the recognizer, and the words that it is looked for by.
    func entry(_ symptom: Chapter) -> [String: Any] {
        var entry: [String: Any] = [
            "href": path(of: symptom), "title": CodeWords.html(symptom.title),
            "lang": words.language(of: symptom) ?? false,
            "words": (symptom.symptom?.phrases ?? []).joined(separator: " · "),
        ]
        if let cause = symptom.symptom?.cause {
            entry["cause"] = ["glyph": Role(cause).glyph, "word": words.cause(cause)]
        }
        return entry
    }

    /// The HTML of a chapter's page.
    func chapter(_ chapter: Chapter, _ shell: Shell) throws -> String {
        let body = body(chapter)
        var data: [String: Any] = [
            "title": chapter.title,
            "heading": CodeWords.html(chapter.title),
            "summary": Opening.sentences(of: body.lede?.plainText ?? ""),
            "body": try body.html(
                afterLede: chapter.slug == BookMap.symptoms ? try symptomIndex() : ""),
        ]
        data["numbered"] = chapter.number.map { ["number": "\($0)"] }
        data["reference"] = chapter.number == nil && !chapter.isSymptom
        if chapter.isSymptom { data["symptom"] = ["index": listOfSymptoms ?? ""] }
        return try theme.render(
            "chapter", data, in: shell.data(for: path(of: chapter), sections: body.sections))
    }
}
