/// Writes a tree out again, as HTML or as XHTML.
struct MarkupWriter {
    /// The two ways to write the same.
    enum Language {
        case html, xhtml
    }

    private let language: Language
    private var result = ""

    /// The text of pieces, one after the other.
    static func text(_ pieces: [Markup], as language: Language) -> String {
        var writer = MarkupWriter(language: language)
        for piece in pieces { writer.write(piece) }
        return writer.result
    }

    private init(language: Language) { self.language = language }

    private mutating func write(_ piece: Markup) {
        switch piece {
        case .text(let text): result += text
        case .element(let element): write(element)
        }
    }

    private mutating func write(_ element: Markup.Element) {
        result += "<\(element.name)"
        for attribute in element.attributes {
            result += " \(attribute.name)"
            if language == .xhtml || !attribute.value.isEmpty || attribute.name == "alt" {
                result += "=\"\(attribute.value)\""
            }
        }
        if MarkupReader.void.contains(element.name) {
            return result += language == .xhtml ? "/>" : ">"
        }
        // An element of a drawing may be closed at once in either language; a word's element never is.
        if element.children.isEmpty, Self.shapes.contains(element.name) { return result += "/>" }
        result += ">"
        for child in element.children { write(child) }
        result += "</\(element.name)>"
    }

    private static let shapes: Set = [
        "circle", "ellipse", "line", "path", "polygon", "polyline", "rect", "use",
    ]
}
