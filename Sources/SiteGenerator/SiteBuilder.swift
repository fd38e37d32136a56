import Foundation
import Literate
import Rulebook

/// Builds the book's site: an index, a page for each chapter and one for the rules, complete without a script.
public struct SiteBuilder {
    private let book: Book
    private let findings: Findings
    private let api: APIReference?
    private let rulebook: Rulebook?
    private let sureness: Sureness?
    private let sentences: Sentences?
    private let words: Words
    private let themeFolder: URL
    private let kept: KeptResults
    private let summary: String?
    private let addresses: AddressList?
    private let besides: UInt64
    private let languages: [String: PageLanguage]

    /// A builder for a book whose claims have been run.
    ///
    /// With `sureness` the pages say how sure the claims are; `sentences` tell the runs under other answers.
    /// Of `addresses` those that the site no longer has lead to where they are now.
    /// `languages` are those of the book's siblings, by their tags.
    /// `theme` is a folder with `templates` and `styles`; `summary` says on the cover what has been checked. Without a rulebook there is no page of the rules,
    /// without a list of declarations none of the API. Where `kept` remembers, `besides` is a number that changes with everything that is no chapter's text.
    public init(
        book: Book, findings: Findings, rulebook: Rulebook? = nil, api: APIReference? = nil,
        sureness: Sureness? = nil, sentences: Sentences? = nil, words: Words, theme: URL,
        kept: KeptResults = .nothing, summary: String? = nil, addresses: AddressList? = nil,
        besides: UInt64 = 0, languages: [String: PageLanguage] = [:]
    ) {
        self.book = book
        self.findings = findings
        self.api = api
        self.rulebook = rulebook
        self.sureness = sureness
        self.sentences = sentences
        self.words = words
        themeFolder = theme
        self.kept = kept
        self.summary = summary
        self.addresses = addresses
        self.besides = besides
        self.languages = languages
    }

    /// Writes the site to a folder, in place of the one that was there; when anything is wrong,
    /// that one stays untouched.
    ///
    /// Throws `SiteProblems` for what an author can mend.
    public func build(into folder: URL) throws {
        try Publication(target: folder).publish(files())
    }

    /// Every file of the site, checked.
    func files() throws -> [(path: String, bytes: Data)] {
        let wordless = book.siblings.filter { languages[$0.language] == nil }.map(\.wordless)
        guard wordless.isEmpty else { throw SiteProblems(wordless) }
        let theme = try Theme(themeFolder, words: words, kept: kept)
        let there = SiteAddresses(book, findings, rulebook: rulebook, api: api)
        if let mistakes = addresses.map({ AddressCheck($0, there).mistakes }), !mistakes.isEmpty {
            throw SiteProblems(mistakes)
        }
        let pages = Pages(
            book: book, rulebook: rulebook, theme: theme, words: words, findings: findings,
            api: api, sureness: sureness, sentences: sentences, summary: summary,
            wholeFiles: api.map { WholeFiles(own: $0.ownNames, kept: kept) },
            redirects: addresses.map { Redirects($0, there) }, kept: kept, besides: besides)
        let (single, map) = try pages.html(in: languages)
        let parts = BookParts(single, map: map, texts: BookParts.texts(of: book))
        let onePage = OnePage(parts: parts, theme: theme, words: words)
        let html = single + [(OnePage.path, try onePage.html())]
        theme.save()
        let whole = book.chapters.flatMap { pages.wholeFiles?.files(of: $0) ?? [] }
        pages.wholeFiles?.save()
        let search = BookSearch(book: book, rulebook: rulebook, api: api, words: words)
        let index = search.index(aliases: try SearchAliases(themeFolder).all)
        let print = PrintStyle(
            map: map, parts: parts, theme: theme, siblings: book.siblings.map(\.chapter)
        ).sheet
        let others =
            [
                ("book.css", theme.style), (PrintStyle.path, print),
                (SearchIndex.path, index.script),
            ] + theme.files + pages.images + whole + (try file(of: parts, pages))
        let check = SiteCheck(
            pages: Dictionary(html) { first, _ in first }, files: Set(others.map(\.0)),
            styles: String(decoding: theme.style, as: UTF8.self),
            address: theme.contents.address, addresses: there, moved: addresses?.moved ?? [],
            kept: kept)
        let problems = check.problems
        guard problems.isEmpty else { throw SiteProblems(problems) }
        return html.map { ($0, Data($1.utf8)) } + others
    }

    /// The book as one file, if the theme names its edition.
    private func file(
        of parts: BookParts, _ pages: Pages
    ) throws -> [(path: String, bytes: Data)] {
        guard let edition = pages.theme.contents.edition else { return [] }
        let epub = EPUB(
            parts: parts, edition: edition, images: pages.images, theme: pages.theme, words: words)
        return [(EPUB.path, try epub.file())]
    }
}
