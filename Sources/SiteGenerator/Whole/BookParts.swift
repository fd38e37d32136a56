import Literate

/// The pages that make up the book as one piece, in its order: chapters, what goes with them, and the rules in short.
///
/// They are cut out of the finished pages, so that they say the same.
struct BookParts {
    let parts: [BookPart]
    /// The shapes that pages refer to, by their names.
    let shapes: [String: Markup.Element]
    private let places: [String: Int]

    /// Cuts the parts out of a site's pages; `texts` are the paths of those that belong to the book.
    init(_ pages: [(path: String, html: String)], map: SiteMap, texts: Set<String>) {
        let html = Dictionary(pages) { first, _ in first }
        var parts: [BookPart] = []
        var shapes: [String: Markup.Element] = [:]
        /// Adds the pages of a list, each with those that one turns to from it.
        func add(_ entries: [SiteMap.Entry], isUnder: Bool) {
            for entry in entries {
                if texts.contains(entry.path), let page = html[entry.path] {
                    let tree = Markup.Element(name: "", children: MarkupReader.read(page))
                    if shapes.isEmpty { shapes = Self.shapes(in: tree) }
                    let main = tree.first { $0.name == "main" }
                    parts.append(
                        BookPart(
                            path: entry.path, title: entry.title, number: entry.number,
                            isUnder: isUnder,
                            content: Self.content(
                                main?.children ?? [], isRules: entry.path == RulesPage.path)))
                }
                if entry.leadsToChildren { add(entry.children, isUnder: true) }
            }
        }
        for part in map.parts { add(part.entries, isUnder: false) }
        self.parts = parts
        self.shapes = shapes
        places = Dictionary(parts.enumerated().map { ($1.path, $0) }) { first, _ in first }
    }

    /// The paths of the pages that belong to a book: its chapters, the legend and the rules.
    static func texts(of book: Book) -> Set<String> {
        Set(book.chapters.map(\.page) + [LegendPage.path, RulesPage.path])
    }

    /// Where a link leads within the book: to which part, and to which place in it; nil if it leads out of it.
    func target(of link: String, from part: BookPart) -> (part: BookPart, anchor: String?)? {
        let pieces = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let anchor = pieces.count > 1 ? String(pieces[1]) : nil
        guard let path = pieces.first, !path.isEmpty else { return (part, anchor) }
        return places[String(path)].map { (parts[$0], anchor) }
    }

    private static func shapes(in page: Markup.Element) -> [String: Markup.Element] {
        let shapes = page.first { $0.has("sprite") }?.all { $0["id"] != nil } ?? []
        return Dictionary(shapes.compactMap { shape in shape["id"].map { ($0, shape) } }) {
            first, _ in first
        }
    }

    /// What belongs to the book of a page's text: not the way to other pages, nor a filter.
    ///
    /// Of the rules only what they say: sources and tests stand on their own page.
    private static func content(_ page: [Markup], isRules: Bool) -> [Markup] {
        page.without { element in
            element.has("turn") || element.has("search") || element["data-none"] != nil
                || isRules
                    && (["details", "fieldset"].contains(element.name) || element.has("aside")
                        || element.has("unheld"))
        }
    }
}
