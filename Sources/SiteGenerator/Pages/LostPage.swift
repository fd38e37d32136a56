/// The page for an address that leads nowhere: what one may have looked for, and where all pages are listed.
struct LostPage {
    let theme: Theme

    /// Where web servers look for it.
    static let path = "404.html"

    /// The page; since it is shown at any address, its links name the site's own where that is known.
    func html(_ shell: Shell) throws -> String {
        var data = shell.data(for: Self.path)
        data["unlisted"] = true
        data["root"] = shell.address
        data["ways"] = shell.map.parts.map { part in
            [
                "title": part.title,
                "entries": part.entries.map { entry in
                    var way: [String: Any] = [
                        "href": shell.address + entry.path, "title": CodeWords.html(entry.title),
                    ]
                    way["number"] = entry.number.map { "\($0)" }
                    return way
                },
            ]
        }
        return try theme.render("lost", data)
    }
}
