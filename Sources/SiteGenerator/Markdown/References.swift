import Literate

/// What a chapter's text refers to: the names of places, the model's values, the footnotes.
struct References {
    let chapter: Chapter
    let places: CrossReferences
    /// The model's values with their units, by name.
    let modelValues: [String: String]
    /// The language of a chapter, where it is another than the text's.
    let language: (Chapter) -> String?

    /// The footnotes in the order of their first marks.
    private let notes: [String]
    /// The numbers of the footnotes, from 1.
    private let numbers: [String: Int]
    private let firstMarks: [String: MarkdownNode.Place]
    private let texts: [String: [MarkdownNode]]

    init(
        _ chapter: Chapter, places: CrossReferences, modelValues: [String: String],
        language: @escaping (Chapter) -> String? = { _ in nil }
    ) {
        self.chapter = chapter
        self.language = language
        self.places = places
        self.modelValues = modelValues
        var notes: [String] = []
        var marks: [String: MarkdownNode.Place] = [:]
        var texts: [String: [MarkdownNode]] = [:]
        let hasNotes = chapter.notable.contains(where: \.isOfFootnotes)
        for node in hasNotes ? chapter.document.all(where: \.isOfFootnotes) : [] {
            if case .footnoteMark(let id) = node.kind, marks[id] == nil {
                notes.append(id)
                marks[id] = node.start
            } else if case .footnote(let id) = node.kind {
                texts[id] = node.children
            }
        }
        self.notes = notes
        numbers = Dictionary(notes.enumerated().map { ($1, $0 + 1) }) { first, _ in first }
        firstMarks = marks
        self.texts = texts
    }

    /// The name of a link's target.
    func name(of url: String) -> String? { places.name(of: url, from: chapter) }

    /// The language of that name, where it is another than the text's.
    func languageOfName(of url: String) -> String? {
        places.target(of: url, from: chapter).flatMap(language)
    }

    /// A model value, with the way to what it means.
    func modelValue(_ name: String) -> String {
        guard let value = modelValues[name] else { return "<code>\(HTML.escape(name))</code>" }
        return "<a class=\"model\" href=\"\(RulesPage.path)#model-\(HTML.escape(name))\">"
            + HTML.escape(value.replacing(" ", with: "\u{A0}")) + "</a>"
    }

    /// A footnote's number where it belongs.
    func mark(_ id: String, at node: MarkdownNode) -> String {
        guard let number = numbers[id] else { return "" }
        let name = firstMarks[id] == node.start ? " id=\"_mark-\(id)\"" : ""
        return "<sup class=\"mark-of-note\"\(name)><a href=\"#_note-\(id)\">\(number)</a></sup>"
    }

    /// The chapter's footnotes, as a list for its end; empty if there are none.
    func list(_ inlines: ([MarkdownNode]) throws -> String, back: String) throws -> String {
        let items = try notes.map { id in
            let words = try inlines(texts[id] ?? [])
            return "<li id=\"_note-\(id)\">\(words) "
                + "<a href=\"#_mark-\(id)\" aria-label=\"\(HTML.escape(back))\">↩\u{FE0E}</a></li>\n"
        }
        return items.isEmpty ? "" : "<ol class=\"footnotes\">\n\(items.joined())</ol>\n"
    }
}

extension MarkdownNode {
    fileprivate var isOfFootnotes: Bool {
        switch kind {
        case .footnote, .footnoteMark: true
        default: false
        }
    }
}
