import Literate
import Rulebook

/// The order of a book's pages: chapters, then what one looks things up in.
struct BookMap {
    let book: Book
    let words: Words
    /// The theme's order of the pages to look things up in; those that it does not name follow.
    let order: [String]
    /// The theme's order of the symptoms.
    let symptomOrder: [String]
    let hasRules: Bool
    let api: APIReference?
    /// The pages of runs that belong to a chapter, by its slug.
    let runs: [String: [SiteMap.Entry]]

    /// Where the cover lies.
    static let cover = "index.html"
    /// Where the list of symptoms lies, if the book has one.
    static let symptoms = "reference-symptoms"
    /// The page of the book's terms, if it has one.
    static let glossary = "reference-glossary"

    var map: SiteMap {
        SiteMap(
            cover: .init(path: Self.cover, title: words(.bookTitle)),
            parts: [
                .init(title: words(.chapters), entries: chapters),
                .init(title: words(.lookUp), entries: lookUp),
            ])
    }

    private var chapters: [SiteMap.Entry] {
        book.chapters.filter { $0.number != nil }.map(entry)
    }

    private func entry(_ chapter: Chapter) -> SiteMap.Entry {
        .init(
            path: chapter.page, title: chapter.title, number: chapter.number,
            language: words.language(of: chapter),
            children: (runs[chapter.slug] ?? []).map(inTheBooksLanguage))
    }

    private func inTheBooksLanguage(_ entry: SiteMap.Entry) -> SiteMap.Entry {
        var entry = entry
        entry.language = words.foreign
        return entry
    }

    private var lookUp: [SiteMap.Entry] {
        let symptoms = book.symptoms(in: symptomOrder).map(entry)
        var entries = book.chapters.filter { $0.number == nil && !$0.isSymptom }.map { chapter in
            var entry = entry(chapter)
            guard chapter.slug == Self.symptoms else { return entry }
            entry.children = symptoms + entry.children
            entry.leadsToChildren = true
            return entry
        }
        if !book.chapters.contains(where: { $0.slug == Self.symptoms }) { entries += symptoms }
        if hasRules {
            entries.append(.init(path: LegendPage.path, title: words(.legendTitle)))
            entries.append(.init(path: RulesPage.path, title: words(.rulesTitle)))
        }
        if let api {
            entries.append(
                .init(
                    path: APIPages.path, title: words(.apiTitle),
                    children: api.groups.map {
                        .init(
                            path: APIPages.path(of: $0.name), title: $0.name,
                            language: words.foreign)
                    }, leadsToChildren: true))
        }
        func rank(_ entry: SiteMap.Entry) -> Int {
            order.firstIndex(of: String(entry.path.prefix { $0 != "." })) ?? order.count
        }
        return entries.enumerated().sorted {
            (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
        }.map(\.element)
    }
}
