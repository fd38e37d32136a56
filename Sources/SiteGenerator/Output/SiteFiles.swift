import Foundation
import Literate

/// The files of a site, which are checked before they are handed out.
struct SiteFiles {
    /// A file and where it lies on the site.
    typealias File = (path: String, bytes: Data)

    /// The pages, each by itself.
    let pages: [(path: String, html: String)]
    /// What pages name: styles, scripts, faces, images, and the remedies as files.
    let others: [File]
    /// What is made of all pages together, if anything is.
    let whole: WholeBook?
    /// Looks at pages among files of these names.
    let check: (_ pages: [String: String], _ files: Set<String>) -> SiteCheck

    /// Every file.
    func all() throws -> [File] {
        guard let whole else { return try apart() }
        let html = pages + [try whole.page()]
        let others = others + (try whole.file())
        return try checked(html, Set(others.map(\.path))) + others
    }

    /// The files without what is made of all pages together, which the pages may refer to all the same.
    func apart() throws -> [File] {
        try checked(pages, Set(others.map(\.path) + (whole?.paths ?? []))) + others
    }

    private func checked(
        _ html: [(path: String, html: String)], _ files: Set<String>
    ) throws -> [File] {
        let problems = check(Dictionary(html) { first, _ in first }, files).problems
        guard problems.isEmpty else { throw SiteProblems(problems) }
        return html.map { ($0.path, Data($0.html.utf8)) }
    }
}
