import Literate

/// A page's text with nothing folded, since many readers of EPUB show everything open.
///
/// A set-up stands open in its place. Answers, hints, solutions and transcripts go to the end of the chapter, with links
/// there and back.
struct Unfolding {
    /// The text, and what went to its end.
    private(set) var content: [Markup] = []

    private let words: Words
    private var later: [Later] = []

    /// What went to the end.
    private struct Later {
        var title: String
        var content: [Markup]
    }

    init(_ content: [Markup], words: Words) {
        self.words = words
        self.content = unfolded(content, about: nil)
        guard !later.isEmpty else { return }
        self.content.append(
            .element(
                "section", ["class": "later"],
                [.element("h2", [:], [.text(HTML.escape(words(.bookAnswers)))])]
                    + later.enumerated().map(entry)))
    }

    /// The pieces with nothing folded in them; `subject` is what the words on a fold are about.
    private mutating func unfolded(_ pieces: [Markup], about subject: String?) -> [Markup] {
        var result: [Markup] = []
        for piece in pieces {
            guard case .element(var element) = piece else {
                result.append(piece)
                continue
            }
            if element.name == "details" {
                result += fold(element, about: subject)
            } else if element.has("predict") {
                result.append(.element(prediction(element)))
            } else {
                let name = self.subject(of: element) ?? subject
                element.children = unfolded(element.children, about: name)
                result.append(.element(element))
            }
        }
        return result
    }

    /// What an exercise or a plot is called.
    private func subject(of element: Markup.Element) -> String? {
        if element.has("exercise") { return element["aria-label"] }
        return element.has("drawn") ? element.first { $0.name == "strong" }?.text : nil
    }

    private mutating func fold(_ fold: Markup.Element, about subject: String?) -> [Markup] {
        let summary = fold.summary
        let rest = fold.children.filter { $0.element?.name != "summary" }
        if fold.has("setup") || fold.has("hinge") {
            var open = Markup.Element(name: "div", attributes: fold.attributes)
            open.children =
                [.element("p", ["class": "summary"], summary)] + unfolded(rest, about: subject)
            return [.element(open)]
        }
        if fold.has("transcript") {
            let line = summary.filter { !($0.element?.has("all") ?? false) }
            let title = line.prefix(2).map(\.text).joined(separator: " ")
            let link = link(to: title, rest, about: subject) { element in
                summary.first { $0.element?.has("all") ?? false }?.text ?? element
            }
            let spaced = line.flatMap { [$0, .text(" ")] }
            return [.element("p", ["class": fold["class"] ?? ""], spaced + [link])]
        }
        let words = summary.map(\.text).joined()
        let title = subject.map { "\($0): \(words)" } ?? words
        let link = link(to: title, rest, about: subject) { _ in words }
        return [.element("p", ["class": "to-later"], [link])]
    }

    /// A prediction with its choices as a list, and a link to what the run says of each.
    private mutating func prediction(_ section: Markup.Element) -> Markup.Element {
        let choices = section.children.compactMap(\.element).filter { $0.name == "details" }
        let answers = choices.map { choice in
            Markup.element(
                "div", ["class": "answer"],
                [.element("p", ["class": "choice"], choice.summary)]
                    + choice.children.filter { $0.element?.name != "summary" })
        }
        let question = section.first { $0.has("ask") }?.text ?? ""
        let label = self.words(.bookAnswer)
        let link = link(to: question, answers, about: nil) { _ in HTML.escape(label) }
        var result = section
        result.children.removeAll { $0.element?.name == "details" }
        result.children += [
            .element(
                "ol", ["class": "choices"],
                choices.map { .element("li", [:], $0.summary) }),
            .element("p", ["class": "to-later"], [link]),
        ]
        return result
    }

    /// Puts something at the end of the chapter, and gives the link to it.
    private mutating func link(
        to title: String, _ content: [Markup], about subject: String?, words: (String) -> String
    ) -> Markup {
        let place = later.count
        later.append(Later(title: title, content: []))
        let inner = unfolded(content, about: subject)
        later[place].content = inner
        return .element(
            "a", ["id": "_from-\(place + 1)", "href": "#_later-\(place + 1)"],
            [.text(words(title))])
    }

    private func entry(_ place: Int, _ later: Later) -> Markup {
        let back = Markup.element(
            "a", ["href": "#_from-\(place + 1)"], [.text(HTML.escape(words(.backToText)))])
        return .element(
            "section", ["id": "_later-\(place + 1)"],
            [.element("h3", [:], [.text(later.title)])] + later.content
                + [.element("p", ["class": "back"], [back])])
    }
}

extension Markup {
    /// An element with those attributes and that content.
    fileprivate static func element(
        _ name: String, _ attributes: KeyValuePairs<String, String>, _ children: [Markup]
    ) -> Markup {
        .element(
            Element(
                name: name, attributes: attributes.map { .init(name: $0, value: $1) },
                children: children))
    }
}

extension Markup.Element {
    /// What stands on a fold.
    fileprivate var summary: [Markup] {
        children.compactMap(\.element).first { $0.name == "summary" }?.children ?? []
    }
}
