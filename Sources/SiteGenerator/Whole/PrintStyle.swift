import Foundation
import Literate

/// The style sheet for paper: the theme's, and running heads, which CSS can make only of text that stands in the sheet.
///
/// So each listed page has a page type of its own, as CSS calls it. It is found by where the list of pages is open.
struct PrintStyle {
    /// Where the sheet lies.
    static let path = "print.css"
    /// Where that of the book on one page lies, whose parts have the heads of their pages.
    static let wholePath = "print-whole.css"

    let map: SiteMap
    /// The parts of the book on one page, if there is one.
    let parts: BookParts?
    let theme: Theme
    /// The pages in other languages, which have their own lists.
    var siblings: [Chapter] = []
    /// The names of the pages' types, by the pages' paths.
    private let names: [String: String]

    /// The style of a book's pages, and of the book on one page if there is one; `siblings` are the pages in other languages.
    init(map: SiteMap, parts: BookParts?, theme: Theme, siblings: [Chapter] = []) {
        self.map = map
        self.parts = parts
        self.theme = theme
        self.siblings = siblings
        let paths =
            (Self.entries(of: map) + Self.children(of: map)).map(\.path)
            + siblings.map(\.page)
        names = Dictionary(paths.enumerated().map { ($1, "p\($0)") }) { first, _ in first }
    }

    /// The pages that the list names by themselves.
    private static func entries(of map: SiteMap) -> [SiteMap.Entry] {
        map.parts.flatMap(\.entries)
    }

    /// The pages of a list of their own, such as the symptoms: of a sheet or two each.
    private static func children(of map: SiteMap) -> [SiteMap.Entry] {
        entries(of: map).filter(\.leadsToChildren).flatMap(\.children)
    }

    /// The sheet; a page that is in a list of its own has the book's head alone, which keeps the sheet small.
    var sheet: Data {
        let translated = siblings.map {
            (
                SiteMap.Entry(path: $0.page, title: $0.title, number: $0.number),
                ".here a[href=\"\($0.page)\"][aria-current]"
            )
        }
        let headed =
            Self.entries(of: map).map { ($0, ".here > a[href=\"\($0.path)\"]") } + translated
        let pages = headed.map { entry, link in
            ".shell:has(.book \(link)) > main { page: \(name(entry.path)); }\n" + head(entry)
        }
        // The first sheet of each has the title itself.
        let first = (["@page :first"] + headed.map { "\(name($0.0.path)):first" })
            .joined(separator: ", ")
        let none = " { @top-left { content: none; } @top-right { content: none; } }\n"
        let book = "@page { @top-left { content: \(Self.quoted(map.cover.title)); } }\n"
        return theme.printStyle + Data((book + pages.joined() + first + none).utf8)
    }

    /// Which part of the book on one page is of which page's type, and the heads that the other sheet leaves out.
    var wholeSheet: Data {
        let heads = Self.children(of: map).map(head)
        let parts = (parts?.parts ?? []).map {
            "[id=\"\($0.key)\"].part { page: \(name($0.path)); }\n"
        }
        return Data((heads + parts).joined().utf8)
    }

    /// The head of a page's sheets: the page at the right; the book stands at the left of all.
    private func head(_ entry: SiteMap.Entry) -> String {
        let title = (entry.number.map { "\($0)\u{2002}" } ?? "") + entry.title
        return "@page \(name(entry.path)) { @top-right { content: \(Self.quoted(title)); } }\n"
    }

    /// What a page's type is called, short, since each stands in the sheet three times.
    private func name(_ path: String) -> String {
        names[path] ?? "auto"
    }

    private static func quoted(_ text: String) -> String {
        "\""
            + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            .replacing("\n", with: " ") + "\""
    }
}
