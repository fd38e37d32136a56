import Literate

/// The site's pages in the order in which they are listed and turned.
struct SiteMap {
    /// A page, with the pages that are listed under it.
    struct Entry: Equatable {
        var path: String
        var title: String
        var number: Int?
        var children: [Entry] = []
        /// Whether one turns from it to the first page under it, and not past them.
        var leadsToChildren = false
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
    /// The listed page that each path belongs to.
    private let homes: [String: String]

    init(cover: Entry, parts: [Part]) {
        self.cover = cover
        self.parts = parts.filter { !$0.entries.isEmpty }
        var neighbours: [String: (previous: Entry?, next: Entry?)] = [:]
        var homes: [String: String] = [:]
        let main = [cover] + parts.flatMap(\.entries)
        for (place, entry) in main.enumerated() {
            let after = place + 1 < main.count ? main[place + 1] : nil
            let before = place > 0 ? main[place - 1] : nil
            homes[entry.path] = entry.path
            let first = entry.leadsToChildren ? entry.children.first : nil
            neighbours[entry.path] = (
                before.map { $0.leadsToChildren ? $0.children.last ?? $0 : $0 }, first ?? after
            )
            for (index, child) in entry.children.enumerated() {
                homes[child.path] = entry.path
                neighbours[child.path] = (
                    index > 0 ? entry.children[index - 1] : entry,
                    index + 1 < entry.children.count ? entry.children[index + 1] : after
                )
            }
        }
        self.neighbours = neighbours
        self.homes = homes
    }

    /// The page to turn to from a page.
    func next(of path: String) -> Entry? { neighbours[path]?.next }

    /// The page that one turns back to from a page.
    func previous(of path: String) -> Entry? { neighbours[path]?.previous }

    /// The listed page that a page stands under, or is.
    func home(of path: String) -> String? { homes[path] }
}
