/// The links of a page in another language than the book's: to siblings where there are some, and to what is in the book's
/// language with a word of that.
///
/// Like old names they are put into the finished page: so whatever makes a link, none is forgotten.
struct SiblingLinks {
    /// The language of the page.
    let language: String
    /// The language of what has no sibling.
    let book: String
    /// The siblings in the page's language, by the paths of their originals.
    let siblings: [String: String]

    /// The page with its links changed; those that name their language already stay as they are.
    func html(_ page: String) -> String {
        var result = ""
        var rest = page[...]
        while let open = rest.firstRange(of: "<a ") {
            let end = rest[open.upperBound...].firstIndex(of: ">") ?? rest.endIndex
            result += rest[..<open.lowerBound]
            result += tag(rest[open.lowerBound..<end])
            rest = rest[end...]
        }
        return result + rest
    }

    private func tag(_ tag: Substring) -> String {
        let name = " href=\""
        guard !tag.contains(" hreflang="), let start = tag.firstRange(of: name)?.upperBound,
            let end = tag[start...].firstIndex(of: "\"")
        else { return String(tag) }
        let path = tag[start..<end].prefix { $0 != "#" }
        guard path.hasSuffix(".html"), !path.contains("://"),
            !path.hasSuffix(".\(language).html")
        else { return String(tag) }
        if let sibling = siblings[String(path)] {
            return tag[..<start] + HTML.escape(sibling) + tag[path.endIndex...]
        }
        return tag[...end] + " hreflang=\"\(HTML.escape(book))\"" + tag[tag.index(after: end)...]
    }
}
