/// A page of the book without what stands around its text.
struct BookPart {
    /// Where the page lies on the site.
    let path: String
    /// Its title, in plain words.
    let title: String
    /// The chapter's number; nil for what is looked up.
    let number: Int?
    /// Whether it is listed under the part before it, as a symptom is.
    let isUnder: Bool
    /// What the page shows, from its title on.
    var content: [Markup]

    /// What the part is called in a book on one page: a chapter by its number, anything else by its file.
    var key: String {
        number.map { "c\($0)" } ?? path.split(separator: ".").first.map(String.init) ?? path
    }

    /// The names of the places in it.
    var ids: Set<String> { Set(content.compactMap(\.element).flatMap(\.ids)) }

    /// The headings of level 2 that have a name.
    var sections: [Shell.Section] {
        content.compactMap(\.element).flatMap { $0.all { $0.name == "h2" } }.compactMap { heading in
            heading["id"].map { Shell.Section(title: heading.text, anchor: $0) }
        }
    }
}
