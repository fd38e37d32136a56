import Literate

/// What is left where a page or a place of it was: the way to where it is now.
struct MovedPages {
    let redirects: Redirects
    let words: Words
    let theme: Theme
    /// What an address is called: the page's title, and the place's name, if it has one.
    let name: (Address) -> String

    /// The list at the end of a page, of places that are on another one now; nil if there are none.
    func list(on page: String) -> [String: Any]? {
        let left = redirects.left(page)
        guard !left.isEmpty else { return nil }
        return [
            "places": left.map { place, target in
                ["id": place, "href": target.description, "name": CodeWords.html(name(target))]
            }
        ]
    }

    /// A page for each that moved, at its old path.
    func html(shell: (String) -> [String: Any]) throws -> [(path: String, html: String)] {
        try redirects.pages.map { path, target in
            let data: [String: Any] = [
                "href": target.description, "name": CodeWords.html(name(target)),
                "hasMoved": true,
            ]
            return (path, try theme.render("moved-page", data, in: shell(path)))
        }
    }
}
