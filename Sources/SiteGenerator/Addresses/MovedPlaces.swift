import Literate

/// Old names put beside the new ones, so that a link by an old name comes to the same place, without a script.
enum MovedPlaces {
    /// A page with an empty element for each old name, inside the element that has the new one.
    ///
    /// It stands inside because a list takes nothing between its items; in a summary or a caption, because those must
    /// stay first.
    static func html(_ page: String, renamed: [(old: String, new: String?)]) -> String {
        var page = page
        for (old, new) in renamed {
            let mark = "<span id=\"\(HTML.escape(old))\"></span>"
            let id = new ?? "_text"
            guard let found = page.range(of: " id=\"\(HTML.escape(id))\""),
                let end = page[found.upperBound...].firstIndex(of: ">")
            else { continue }
            var place = page.index(after: end)
            let rest = page[place...].drop(while: \.isWhitespace)
            if ["<summary", "<figcaption"].contains(where: rest.hasPrefix),
                let close = rest.firstIndex(of: ">")
            {
                place = page.index(after: close)
            }
            page.insert(contentsOf: mark, at: place)
        }
        return page
    }
}
