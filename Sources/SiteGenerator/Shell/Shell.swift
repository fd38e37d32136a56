import Literate

/// What stands around the text of every page: the list of pages opened where one is, the pages before and after.
struct Shell {
    let map: SiteMap
    let words: Words
    /// Where the site stands on the web; empty if nobody has said so.
    let address: String
    /// The pages that say the same in other languages, each with itself, by path.
    var translations: [String: Translations] = [:]
    /// What is left of the places that went from a page to another one.
    var moved: (String) -> [String: Any]? = { _ in nil }
    /// The pages with exercises, or with what a reader has done of them.
    var withExercises: Set<String> = []
    /// Those that list all of them.
    var listingExercises: Set<String> = []
    /// The entries of the list as they stand on other pages, by their pages' paths; those that are not here are rendered with the page.
    private var closed: [String: String] = [:]
    /// The titles as HTML, by the pages' paths.
    private let titles: [String: String]

    init(map: SiteMap, words: Words, address: String = "") {
        self.map = map
        self.words = words
        self.address = address
        var titles: [String: String] = [:]
        func add(_ entry: SiteMap.Entry) {
            titles[entry.path] = CodeWords.html(entry.title)
            entry.children.forEach(add)
        }
        add(map.cover)
        map.parts.flatMap(\.entries).forEach(add)
        self.titles = titles
    }

    /// The shell of pages in another language, with their list.
    func speaking(_ words: Words, map: SiteMap) -> Shell {
        var shell = Shell(map: map, words: words, address: address)
        shell.translations = translations
        shell.withExercises = withExercises
        shell.listingExercises = listingExercises
        return shell
    }

    /// The shell with its entries rendered once, as they stand where another page is open: most of them on most pages.
    func listed(by theme: Theme) throws -> Shell {
        var shell = self
        for entry in map.parts.flatMap(\.entries) {
            let html = try theme.render("nav-entry", self.entry(entry))
            shell.closed[entry.path] = html.hasSuffix("\n") ? String(html.dropLast()) : html
        }
        return shell
    }

    /// A section of a page, for the list.
    struct Section: Equatable {
        var title: String
        var anchor: String
    }

    /// So many pages of a part are listed at once; of more, those around the one that is open.
    private static let longest = 40
    /// How many are listed before and after it then.
    private static let around = 8

    /// The data of a page's shell: `sections` are its headings.
    func data(for path: String, sections: [Section] = []) -> [String: Any] {
        var data: [String: Any] = [
            "language": words.language,
            "address": address,
            "canonical": canonical(path),
            "isCover": path == map.cover.path,
            "parts": map.parts.map { part($0, for: path, sections) },
        ]
        data["translations"] = translations[path]?.data(on: path, address: address)
        var turn: [String: Any] = [:]
        turn["previous"] = map.previous(of: path).map(entry)
        turn["next"] = map.next(of: path).map(entry)
        data["turn"] = turn.isEmpty ? nil : turn
        data["moved"] = moved(path)
        data["hasMoved"] = data["moved"] != nil
        data["hasExercises"] = withExercises.contains(path)
        data["listsExercises"] = listingExercises.contains(path)
        data["legend"] = map.home(of: LegendPage.path).map { ["href": $0] }
        data["rulesPage"] = map.home(of: RulesPage.path).map { ["href": $0] }
        return data
    }

    /// The page's own address, for those who come upon it by another.
    private func canonical(_ path: String) -> String {
        address + (path == map.cover.path && !address.isEmpty ? "" : path)
    }

    private func part(
        _ part: SiteMap.Part, for path: String, _ sections: [Section]
    ) -> [String: Any] {
        let home = map.home(of: path)
        let shown = shown(part.entries, around: home)
        var data: [String: Any] = [
            "title": part.title,
            "entries": listed(shown, path, home, sections),
        ]
        if shown.count < part.entries.count { data["more"] = ["href": map.cover.path] }
        return data
    }

    private func shown(_ entries: [SiteMap.Entry], around home: String?) -> [SiteMap.Entry] {
        guard entries.count > Self.longest else { return entries }
        let here = entries.firstIndex { $0.path == home } ?? 0
        let start = max(0, min(here - Self.around, entries.count - 2 * Self.around - 1))
        return Array(entries[start...min(start + 2 * Self.around, entries.count - 1)])
    }

    private func listed(
        _ entries: [SiteMap.Entry], _ path: String, _ home: String?, _ sections: [Section]
    ) -> [[String: Any]] {
        var data: [[String: Any]] = []
        var closed: [String] = []
        func close() {
            if !closed.isEmpty { data.append(["html": closed.joined(separator: "\n")]) }
            closed = []
        }
        for entry in entries {
            if entry.path != home, let html = self.closed[entry.path] {
                closed.append(html)
            } else {
                close()
                data.append(listed(entry, path, home, sections))
            }
        }
        close()
        return data
    }

    private func listed(
        _ entry: SiteMap.Entry, _ path: String, _ home: String?, _ sections: [Section]
    ) -> [String: Any] {
        var data = self.entry(entry)
        guard entry.path == home else { return data }
        let isOpen = entry.path == path
        data["here"] = ["isPage": isOpen]
        var inner: [[String: Any]] =
            isOpen
            ? sections.map { ["href": "#" + $0.anchor, "title": CodeWords.html($0.title)] } : []
        let children = shown(entry.children, around: path)
        if !isOpen || entry.leadsToChildren {
            inner += children.map {
                var child = self.entry($0)
                child["isPage"] = $0.path == path
                return child
            }
        }
        data["inner"] = inner.isEmpty ? nil : ["entries": inner]
        return data
    }

    private func entry(_ entry: SiteMap.Entry) -> [String: Any] {
        var data: [String: Any] = ["href": entry.path, "title": titles[entry.path] ?? ""]
        // Without one of its own, an entry would take the language of the entry around it.
        data["lang"] = entry.language ?? false
        // A number is text: a template takes 0 for nothing.
        data["number"] = entry.number.map { "\($0)" }
        return data
    }
}
