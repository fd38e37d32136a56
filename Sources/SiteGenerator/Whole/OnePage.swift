/// The book on one page: everything in its order, to be searched and printed as a whole.
struct OnePage {
    /// Where the page lies.
    static let path = "book.html"

    let parts: BookParts
    let theme: Theme
    let words: Words

    /// The list beside the page: the places on it, in place of the pages that they are elsewhere.
    var map: SiteMap {
        func entries(_ belongs: (BookPart) -> Bool) -> [SiteMap.Entry] {
            parts.parts.filter { belongs($0) && !$0.isUnder }
                .map { .init(path: "#\($0.key)", title: $0.title, number: $0.number) }
        }
        return SiteMap(
            cover: .init(path: BookMap.cover, title: words(.bookTitle)),
            parts: [
                .init(title: words(.chapters), entries: entries { $0.number != nil }),
                .init(title: words(.lookUp), entries: entries { $0.number == nil }),
            ])
    }

    /// The page's HTML.
    func html() throws -> String {
        let shell = Shell(map: map, words: words).data(for: Self.path)
        var data: [String: Any] = [
            "promise": CodeWords.html(words(.about)),
            "contents": parts.parts.map(entry),
            "bodies": parts.parts.map { ["key": $0.key, "body": body(of: $0)] },
            "unlisted": true,
        ]
        data["edition"] = theme.contents.edition.map { ["date": $0.date, "epub": EPUB.path] }
        return try theme.render("book", data, in: shell)
    }

    private func entry(_ part: BookPart) -> [String: Any] {
        var entry: [String: Any] = [
            "href": "#\(part.key)", "title": CodeWords.html(part.title), "isUnder": part.isUnder,
        ]
        // A number is text: a template takes 0 for nothing.
        entry["number"] = part.number.map { "\($0)" }
        return entry
    }

    /// A part's text with places that no other part has, and headings one step below the book's title.
    private func body(of part: BookPart) -> String {
        let ids = part.ids
        let body = part.content.changed { element in
            var element = element
            if let lower = Self.lower[element.name] { element.name = lower }
            for (place, attribute) in element.attributes.enumerated() {
                element.attributes[place].value = value(of: attribute, in: part, ids)
            }
            return [.element(element)]
        }
        return MarkupWriter.text(body, as: .html)
    }

    private static let lower = ["h1": "h2", "h2": "h3", "h3": "h4", "h4": "h5"]

    private func value(
        of attribute: Markup.Attribute, in part: BookPart, _ ids: Set<String>
    ) -> String {
        func named(_ id: some StringProtocol) -> String {
            ids.contains(String(id)) ? Self.place(String(id), in: part) : String(id)
        }
        let value = attribute.value
        switch attribute.name {
        case "href":
            guard let (target, anchor) = parts.target(of: value, from: part) else { return value }
            guard let anchor else { return "#\(target.key)" }
            // A shape of the page's sprite is no place of a part.
            guard target.path != part.path || ids.contains(anchor) else { return value }
            return "#" + Self.place(anchor, in: target)
        case "id", "for", "aria-labelledby", "aria-describedby", "aria-controls":
            return value.split(separator: " ").map(named).joined(separator: " ")
        case "clip-path":
            let (start, end) = ("url(#", ")")
            guard value.hasPrefix(start), value.hasSuffix(end) else { return value }
            return start + named(value.dropFirst(start.count).dropLast(end.count)) + end
        default:
            return value
        }
    }

    private static func place(_ id: String, in part: BookPart) -> String { "\(part.key).\(id)" }
}
