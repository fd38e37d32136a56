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
    private let checked: Verification.Counts?
    private let addresses: AddressList?
    private let besides: UInt64
    private let languages: [String: PageLanguage]
    private let isWhole: Bool
    private let live: LiveEngine?

    /// A builder for a book whose claims have been run.
    ///
    /// With `sureness` the pages say how sure the claims are; `sentences` tell the runs under other answers.
    /// Of `addresses` those that the site no longer has lead to where they are now.
    /// `languages` are those of the book's siblings, by their tags.
    /// With a `live` engine the figures of its scenes can be touched.
    /// Unless it `isWhole`, there are the pages alone, without the book on one page and the EPUB.
    /// `theme` is a folder with `templates` and `styles`; `summary` says on the cover what has been checked. Without a rulebook there is no page of the rules,
    /// without a list of declarations none of the API. Where `kept` remembers, `besides` is a number that changes with everything that is no chapter's text.
    public init(
        book: Book, findings: Findings, rulebook: Rulebook? = nil, api: APIReference? = nil,
        sureness: Sureness? = nil, sentences: Sentences? = nil, words: Words, theme: URL,
        kept: KeptResults = .nothing, checked: Verification.Counts? = nil,
        addresses: AddressList? = nil, besides: UInt64 = 0,
        languages: [String: PageLanguage] = [:], isWhole: Bool = true, live: LiveEngine? = nil
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
        self.checked = checked
        self.addresses = addresses
        self.besides = besides
        self.languages = languages
        self.isWhole = isWhole
        self.live = live
    }

    /// Writes the site to a folder, in place of the one that was there; when anything is wrong,
    /// that one stays untouched.
    ///
    /// Throws `SiteProblems` for what an author can mend.
    public func build(into folder: URL) throws {
        try Publication(target: folder).publish(files())
    }

    /// Writes the site without the book on one page and the EPUB, which take as long again to make; the answer adds them.
    ///
    /// Until then they are not there: nobody sees an old book beside new pages.
    public func buildPages(into folder: URL) throws -> () throws -> Void {
        let made = try made()
        let publication = Publication(target: folder)
        try publication.publish(made.apart())
        return { try publication.publish(made.all()) }
    }

    /// Every file of the site, checked.
    func files() throws -> [(path: String, bytes: Data)] { try made().all() }

    /// The pages, made, and what there is besides.
    func made() throws -> SiteFiles {
        let theme = try Theme(themeFolder, words: words, kept: kept)
        let there = SiteAddresses(book, findings, rulebook: rulebook, api: api)
        if let mistakes = addresses.map({ AddressCheck($0, there).mistakes }), !mistakes.isEmpty {
            throw SiteProblems(mistakes)
        }
        let pages = Pages(
            book: book, rulebook: rulebook, theme: theme, words: words, findings: findings,
            api: api, sureness: sureness, sentences: sentences, checked: checked,
            wholeFiles: api.map { WholeFiles(own: $0.ownNames, kept: kept) },
            redirects: addresses.map { Redirects($0, there) }, isOfferedWhole: isWhole, kept: kept,
            besides: besides, scenes: Set(live?.scenes ?? []),
            judged: live?.judged ?? [:], liveExercises: Set((live?.exercises ?? [:]).keys))
        let (html, map) = try pages.html(in: languages)
        theme.save()
        let remedies = book.chapters.flatMap { pages.wholeFiles?.files(of: $0) ?? [] }
        pages.wholeFiles?.save()
        let images = pages.images
        let whole =
            isWhole
            ? WholeBook(
                parts: BookParts(html, map: map, texts: BookParts.texts(of: book)), images: images,
                theme: theme, words: words) : nil
        let search = BookSearch(book: book, rulebook: rulebook, api: api, words: words)
        let index = search.index(aliases: try SearchAliases(themeFolder).all)
        let print = PrintStyle(map: map, parts: whole?.parts, theme: theme)
        let styles = String(decoding: theme.style, as: UTF8.self)
        var figures: [(path: String, bytes: Data)] = []
        if let live, let sentences {
            let tables = languages.values.map { ($0.words, $0.sentences.table) }
            figures = try LiveFigures(
                engine: live, findings: findings, theme: theme, sentences: sentences
            ).files(book, [(words, sentences.table)] + tables)
        }
        return SiteFiles(
            pages: html,
            others: [
                ("book.css", theme.style), (PrintStyle.path, print.sheet),
                (SearchIndex.path, index.script),
            ] + (whole == nil ? [] : [(PrintStyle.wholePath, print.wholeSheet)]) + theme.files
                + images + remedies + figures,
            whole: whole,
            check: {
                SiteCheck(
                    pages: $0, files: $1, styles: styles, address: theme.contents.address,
                    addresses: there, moved: addresses?.moved ?? [], kept: kept)
            })
    }
}
