import Literate

/// The pages of siblings: each is made like its original's, with another language's words around another language's text.
struct SiblingPages {
    /// The pages in the book's own language.
    let pages: Pages
    let languages: [String: PageLanguage]
    /// What the pages depend on, if anybody remembers them.
    let keys: PageKeys?

    /// Each page's path and HTML; throws the problems of all of them at once.
    func html(in shell: Shell, runs: [String: [SiteMap.Entry]]) throws -> [(
        path: String, html: String
    )] {
        var made: [(path: String, html: String)] = []
        var problems: [Problem] = []
        for name in pages.book.languages {
            guard let language = languages[name] else { continue }
            let theme = try pages.theme.speaking(language.words)
            let book = pages.book.inLanguage(name)
            let frame = shell.speaking(
                language.words,
                map: pages.map(of: book, words: language.words, runs: runs))
            let links = SiblingLinks(
                language: name, book: language.words.book,
                siblings: Dictionary(
                    pages.book.siblings.filter { $0.language == name }
                        .map { ($0.original.page, $0.chapter.page) }
                ) { first, _ in first })
            for sibling in pages.book.siblings where sibling.language == name {
                do {
                    let path = sibling.chapter.page
                    let html = try pages.kept.remembered(
                        at: "page \(path)", given: keys?.page(of: sibling) ?? 0
                    ) {
                        links.html(
                            try self.html(
                                of: sibling, in: book, language: language, theme: theme, frame))
                    }
                    made.append((path, html))
                } catch let failure as SiteProblems {
                    problems += failure.problems.map(sibling.inItsFile)
                } catch let problem as Problem {
                    problems.append(problem)
                }
            }
        }
        guard problems.isEmpty else { throw SiteProblems(problems) }
        return made
    }

    private func html(
        of sibling: Sibling, in book: Book, language: PageLanguage, theme: Theme, _ shell: Shell
    ) throws -> String {
        let (told, findings) = try sibling.told(pages.findings, language.sentences)
        let own = Pages(
            book: book, rulebook: pages.rulebook, theme: theme, words: language.words,
            findings: findings, api: pages.api, sureness: pages.sureness,
            sentences: language.sentences, wholeFiles: pages.wholeFiles)
        return try own.chapter(told.chapter, shell)
    }
}
