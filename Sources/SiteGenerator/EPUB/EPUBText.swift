import Literate

/// The text of one page of an EPUB, as XHTML: without what needs a script or another page of the site.
struct EPUBText {
    /// What stands in the page's body.
    let body: String
    /// Whether there is a drawing in it.
    let hasDrawing: Bool

    /// The page's file, without its ending.
    static func name(of part: BookPart) -> String {
        part.path.hasSuffix(".html") ? String(part.path.dropLast(5)) : part.path
    }

    init(_ part: BookPart, of book: EPUB) {
        let content = part.content.without(Self.isLeftOut)
        let drawings = DrawingsInXHTML(shapes: book.parts.shapes, values: book.values)
        var hasDrawing = false
        /// The pieces as an EPUB has them.
        func changed(_ pieces: [Markup]) -> [Markup] {
            pieces.flatMap { piece -> [Markup] in
                guard case .element(var element) = piece else { return [piece] }
                if element.name == "svg" {
                    hasDrawing = true
                    return [.element(drawings.root(element))]
                }
                element.children = changed(element.children)
                return element.name == "a"
                    ? Self.link(element, from: part, in: book.parts)
                    : [.element(Self.plain(element))]
            }
        }
        let unfolded = Unfolding(content, words: book.words).content
        body = MarkupWriter.text(changed(unfolded), as: .xhtml)
        self.hasDrawing = hasDrawing
    }

    /// What does nothing without a script, or leads to a file of the site.
    private static func isLeftOut(_ element: Markup.Element) -> Bool {
        ["button", "form", "input", "script"].contains(element.name) || element.has("button")
            || element.has("js-only") || element["hidden"] != nil
    }

    /// A link where it leads in the book; its text alone if it leads to another page of the site.
    private static func link(
        _ link: Markup.Element, from part: BookPart, in parts: BookParts
    ) -> [Markup] {
        guard let href = link["href"], !link.has("anchor") else { return link.children }
        var link = plain(link)
        if let (target, anchor) = parts.target(of: href, from: part) {
            let place = anchor.map { "#\($0)" } ?? ""
            link["href"] =
                target.path == part.path && anchor != nil
                ? place : "\(name(of: target)).xhtml\(place)"
        } else if !href.contains("://"), !href.hasPrefix("mailto:") {
            link.name = "span"
            link["href"] = nil
        }
        return [.element(link)]
    }

    /// An element without the attributes that only a browser's page has use for.
    private static func plain(_ element: Markup.Element) -> Markup.Element {
        var element = element
        element.attributes.removeAll { attribute in
            ["tabindex", "download", "rel", "popover"].contains(attribute.name)
                || attribute.name.hasPrefix("data-") && attribute.name != "data-n"
        }
        if let language = element["lang"] { element["xml:lang"] = language }
        return element
    }
}
