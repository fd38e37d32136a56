import Literate

/// The site's pages in the order in which they are listed and turned.
struct SiteMap {
    /// A page, with the pages that are listed under it.
    struct Entry: Equatable {
        var path: String
        var title: String
        var number: Int?
        /// The language of the title, where it is not that of the list.
        var language: String?
        var children: [Entry] = []
        /// Whether one turns from it to the first page under it, and not past them.
        var leadsToChildren = false

        /// The page that one comes to last on the way through it.
        fileprivate var last: Entry { leadsToChildren ? children.last?.last ?? self : self }
    }

    /// A part of the list, under a heading.
    struct Part: Equatable {
        var title: String
        var entries: [Entry]
    }

    /// The page that one comes to first.
    let cover: Entry
    let parts: [Part]
    private let neighbours: [String: (previous: Entry?, next: Entry?)]
    /// The titles of the pages by their paths.
    private let titles: [String: String]
    /// The listed page that each path belongs to.
    private let homes: [String: String]

    init(cover: Entry, parts: [Part]) {
        self.cover = cover
        self.parts = parts.filter { !$0.entries.isEmpty }
        var neighbours: [String: (previous: Entry?, next: Entry?)] = [:]
        var homes: [String: String] = [:]
        var titles: [String: String] = [:]
        /// Lays pages in a row, each with those under it.
        func lay(_ row: [Entry], before: Entry?, after: Entry?, home: String?) {
            for (place, entry) in row.enumerated() {
                let next = place + 1 < row.count ? row[place + 1] : after
                let previous = place > 0 ? row[place - 1].last : before
                let first = entry.leadsToChildren ? entry.children.first : nil
                neighbours[entry.path] = (previous, first ?? next)
                titles[entry.path] = entry.title
                homes[entry.path] = home ?? entry.path
                lay(entry.children, before: entry, after: next, home: home ?? entry.path)
            }
        }
        lay([cover] + parts.flatMap(\.entries), before: nil, after: nil, home: nil)
        self.neighbours = neighbours
        self.homes = homes
        self.titles = titles
    }

    /// What a page is called.
    func title(of path: String) -> String? { titles[path] }

    /// The page to turn to from a page.
    func next(of path: String) -> Entry? { neighbours[path]?.next }

    /// The page that one turns back to from a page.
    func previous(of path: String) -> Entry? { neighbours[path]?.previous }

    /// The listed page that a page stands under, or is.
    func home(of path: String) -> String? { homes[path] }
}
