import Foundation
import Literate

/// What is made of all finished pages together: the book on one page, and as a file to take along.
struct WholeBook {
    let parts: BookParts
    /// The images that the chapters show, by path.
    let images: [(path: String, bytes: Data)]
    let theme: Theme
    let words: Words

    /// Where it lies on the site.
    var paths: [String] { [OnePage.path] + (theme.contents.edition.map { _ in [EPUB.path] } ?? []) }

    /// The book on one page.
    func page() throws -> (path: String, html: String) {
        (OnePage.path, try OnePage(parts: parts, theme: theme, words: words).html())
    }

    /// The book as one file, if the theme names its edition.
    func file() throws -> [(path: String, bytes: Data)] {
        guard let edition = theme.contents.edition else { return [] }
        let epub = EPUB(parts: parts, edition: edition, images: images, theme: theme, words: words)
        return [(EPUB.path, try epub.file())]
    }
}
