/// A page and its siblings, for the switch between their languages and for searchers.
struct Translations {
    /// One of the pages.
    struct Page {
        /// The language's tag.
        var language: String
        /// What the language calls itself.
        var name: String
        var path: String
    }

    /// The pages, the book's own first.
    let pages: [Page]

    /// What the shell of one of the pages says of them all; searchers are told where the site has an address.
    func data(on path: String, address: String) -> [String: Any] {
        var data: [String: Any] = [
            "pages": pages.map {
                [
                    "language": $0.language, "name": $0.name, "href": $0.path,
                    "isHere": $0.path == path,
                ]
                    as [String: Any]
            }
        ]
        if !address.isEmpty, let own = pages.first {
            let all = pages.map { ($0.language, $0.path) } + [("x-default", own.path)]
            data["alternates"] = all.map { ["language": $0, "href": address + $1] }
        }
        return data
    }
}
