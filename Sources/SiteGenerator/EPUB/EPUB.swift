import Foundation
import Literate

/// The book as a file to take along: EPUB 3, made of the same pages.
struct EPUB {
    /// Where the file lies on the site.
    static let path = "whose-touch-is-it.epub"

    let parts: BookParts
    let edition: Contents.Edition
    /// The images that the chapters show, by path.
    let images: [(path: String, bytes: Data)]
    let theme: Theme
    let words: Words
    /// What the site's style sheet calls by name: its colours and faces, the light ones.
    let values: [String: String]

    init(
        parts: BookParts, edition: Contents.Edition, images: [(path: String, bytes: Data)],
        theme: Theme, words: Words
    ) {
        self.parts = parts
        self.edition = edition
        self.images = images
        self.theme = theme
        self.words = words
        values = EPUBStyle.values(in: String(decoding: theme.style, as: UTF8.self))
    }

    /// The file; throws `SiteProblems` for what an EPUB cannot hold.
    func file() throws -> Data { ZIP.archive(try files()) }

    /// What is in it, in order.
    func files() throws -> [(path: String, bytes: Data)] {
        let texts = try pages()
        let resources = try resources()
        let package = EPUBPackage(
            edition: edition, theme: theme, words: words,
            items: texts.map(\.item) + resources.map(\.item))
        var files: [(String, Data)] = [
            ("mimetype", Data("application/epub+zip".utf8)),
            ("META-INF/container.xml", Data(try theme.render("epub-container", [:]).utf8)),
            ("EPUB/package.opf", Data(try package.xml().utf8)),
        ]
        files += texts.map { ("EPUB/" + $0.item.path, Data($0.xhtml.utf8)) }
        files += resources.map { ("EPUB/" + $0.item.path, $0.bytes) }
        return files
    }

    private typealias Page = (item: EPUBPackage.Item, xhtml: String)

    /// The pages in the order in which they are read.
    private func pages() throws -> [Page] {
        let licences = theme.files.filter {
            $0.path.hasPrefix("faces/") && $0.path.hasSuffix(".txt")
        }
        .map { String(decoding: $0.bytes, as: UTF8.self) }
        let opening: [String: Any] = [
            "promise": CodeWords.html(words(.about)), "edition": edition.date,
        ]
        let contents = EPUBContents(parts: parts)
        return try [
            page("title", "epub-title", opening),
            page("nav", "epub-nav", ["entries": contents.entries], properties: ["nav"]),
        ]
            + parts.parts.map(page)
            + [page("licences", "epub-licences", ["licences": licences])]
    }

    private func page(
        _ name: String, _ template: String, _ data: [String: Any], properties: [String] = []
    ) throws -> Page {
        let xhtml = try theme.render(template, data, in: ["language": words.language])
        let item = EPUBPackage.Item(
            path: name + ".xhtml", type: "application/xhtml+xml", properties: properties,
            isRead: true)
        return (item, xhtml)
    }

    private func page(_ part: BookPart) throws -> Page {
        let text = EPUBText(part, of: self)
        return try page(
            EPUBText.name(of: part), "epub-page", ["title": part.title, "body": text.body],
            properties: text.hasDrawing ? ["svg"] : [])
    }

    private typealias Resource = (item: EPUBPackage.Item, bytes: Data)

    private func resources() throws -> [Resource] {
        let faces = theme.files.filter { $0.path.hasSuffix(".woff2") }.map {
            (EPUBPackage.Item(path: $0.path, type: "font/woff2"), $0.bytes)
        }
        let cover = theme.files.filter { $0.path == "marks/cover.png" }.map {
            (
                EPUBPackage.Item(path: $0.path, type: "image/png", properties: ["cover-image"]),
                $0.bytes
            )
        }
        let style = try EPUBStyle(theme.bookStyle, values: values, file: theme.bookStyleFile)
        let sheet = (EPUBPackage.Item(path: "book.css", type: "text/css"), Data(style.text.utf8))
        return try [sheet] + faces + cover + images.map(resource)
    }

    /// The kinds of images that every reader of EPUB shows.
    private static let types = [
        "gif": "image/gif", "jpeg": "image/jpeg", "jpg": "image/jpeg", "png": "image/png",
        "svg": "image/svg+xml",
    ]

    private func resource(_ image: (path: String, bytes: Data)) throws -> Resource {
        let ending = image.path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        guard let type = Self.types[ending] else {
            throw SiteProblems([
                Problem(
                    SourcePosition(file: image.path, line: 1),
                    "an EPUB may not hold an image of this kind",
                    remedy: "Make it a PNG, JPEG, GIF or SVG.")
            ])
        }
        return (EPUBPackage.Item(path: image.path, type: type), image.bytes)
    }
}
