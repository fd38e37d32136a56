import Foundation
import Literate
import Rulebook

/// Gathers what the search looks through, from the chapters' trees, the rules and the declarations.
struct BookSearch {
    let book: Book
    let rulebook: Rulebook?
    let api: APIReference?
    let words: Words

    /// The index; `aliases` are the theme's, and go before those of the glossary.
    func index(aliases: [(phrase: String, words: String)] = []) -> SearchIndex {
        let places = CrossReferences(book)
        let values = Dictionary((rulebook?.modelValues ?? []).map { ($0.name, $0.text) }) {
            first, _ in
            first
        }
        // The places of a sibling's own language.
        let translated = book.siblings.map { sibling in
            let places = CrossReferences(book.inLanguage(sibling.language))
            return ChapterSearch(
                chapter: sibling.chapter,
                text: SearchText(chapter: sibling.chapter, places: places, modelValues: values)
            ).page
        }
        let symptoms = Set(book.chapters.filter(\.isSymptom).map(\.title))
        let chapters = book.chapters.map { chapter in
            var page = ChapterSearch(
                chapter: chapter,
                text: SearchText(chapter: chapter, places: places, modelValues: values)
            ).page
            // What the list of symptoms says of one with a page, the page says.
            if page.kind == .listed { page.entries.removeAll { symptoms.contains($0.title) } }
            return page
        }
        let terms = book.chapters.filter { $0.slug == BookMap.glossary }
            .flatMap { Glossary($0).aliases }
        return SearchIndex(
            pages: (chapters + translated + rules + types).filter { !$0.entries.isEmpty },
            aliases: aliases + terms, language: words.book)
    }

    /// The rules by their sections, then the model's values.
    private var rules: [SearchIndex.Page] {
        guard let rulebook else { return [] }
        let sections = rulebook.sections.map { section in
            SearchIndex.Page(
                kind: .rule, path: RulesPage.path, title: section.title,
                entries: section.rules.map(entry))
        }
        let values = rulebook.modelValues.map { value in
            SearchIndex.Entry(
                anchor: "model-\(value.name)", title: value.name,
                text: Self.plain("\(value.text). \(value.note)"))
        }
        return sections + [
            .init(
                kind: .rule, path: RulesPage.path, title: words(.rulesModelTitle), entries: values)
        ]
    }

    private func entry(_ rule: Rule) -> SearchIndex.Entry {
        let statement = rule.twin.map { words(.ruleTwin, ["rule": $0]) } ?? rule.statement
        let text = [statement] + rule.sides + [rule.model, rule.outOfScope].compactMap(\.self)
        return .init(anchor: rule.id, title: rule.id, text: Self.plain(text.joined(separator: " ")))
    }

    /// The types by the parts of the engine, each followed by its members.
    private var types: [SearchIndex.Page] {
        (api?.groups ?? []).map { group in
            SearchIndex.Page(
                kind: .api, path: APIPages.path(of: group.name), title: group.name,
                entries: group.types.flatMap { type in
                    [.init(anchor: type.name, title: type.name, text: Self.first(type.summary))]
                        + members(of: type)
                })
        }
    }

    /// The members without their type's name, overloads once.
    private func members(of type: APIReference.Entry) -> [SearchIndex.Entry] {
        var seen: Set<String> = []
        return type.members.compactMap { member in
            let owner = type.name + "."
            let name = String(member.name.trimmingPrefix(owner))
            guard seen.insert(name).inserted else { return nil }
            return .init(anchor: nil, title: name, text: Self.first(member.summary))
        }
    }

    /// The first sentence of a doc comment, without the rules that it names: a rule is found by itself.
    private static func first(_ summary: String) -> String {
        var text = plain(summary)
        while let tags = text.range(of: " (Rule"),
            let end = text[tags.upperBound...].firstIndex(of: ")")
        {
            text.removeSubrange(tags.lowerBound...end)
        }
        return text.range(of: ". ").map { String(text[..<$0.lowerBound]) + "." } ?? text
    }

    /// A text without the marks of its code.
    private static func plain(_ text: String) -> String {
        SqueezedText(text.filter { $0 != "`" }).words
    }
}
