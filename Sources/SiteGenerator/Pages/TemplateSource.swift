import Foundation
import Literate
import Mustache

/// A template's text, with what can be known to be wrong before it is rendered.
///
/// Mustache renders what it does not find as nothing; a page must not lose a word that way, so
/// names are checked here.
struct TemplateSource {
    let file: String
    let text: String

    /// The partials and the words that the template names and that do not exist.
    func problems(templates: Set<String>, words: Words) -> [Problem] {
        let partials = text.matches(of: /\{\{[><]\s*([\w\/-]+)\s*\}\}/).compactMap {
            match -> Problem? in
            let name = String(match.1)
            guard !templates.contains(name) else { return nil }
            return Problem(
                position(of: match.range.lowerBound), "the theme has no template “\(name)”",
                remedy: "Write \(name).mustache beside this file, or correct the name.")
        }
        let missing = text.matches(of: /\{\{\{?[&#^]?\s*ui\.([\w.]+)\s*\}?\}\}/).compactMap {
            match -> Problem? in
            let name = String(match.1)
            guard words.table[name] == nil else { return nil }
            return Problem(
                position(of: match.range.lowerBound), "the words for the pages lack “\(name)”",
                remedy: "Add \"\(name)\" to \"ui\" in \(words.file).")
        }
        let placeless = text.matches(of: /\{\{\s*around\.(\w+)\.\w+\s*\}\}/).compactMap {
            match -> Problem? in
            let name = String(match.1)
            guard words.around(name) == nil else { return nil }
            return Problem(
                position(of: match.range.lowerBound),
                "the words for the pages have no “\(name)” with one place in it",
                remedy: "Write \"\(name)\" in \"ui\" of \(words.file) with one {place}.")
        }
        return partials + missing + placeless
    }

    /// The text with the words in it that are the same on every page; a word with a brace waits until a page is rendered.
    func saying(_ words: [String: String]) -> String {
        let parts = text.components(separatedBy: "{{ui.")
        return parts.dropFirst().reduce(parts[0]) { said, part in
            guard !said.hasSuffix("{"), let end = part.firstRange(of: "}}"),
                let word = words[String(part[..<end.lowerBound])],
                !word.isEmpty, !word.contains("{")
            else { return "\(said){{ui.\(part)" }
            return said + HTML.escape(word) + part[end.upperBound...]
        }
    }

    /// The problem of a template that Mustache cannot read.
    func problem(for error: any Error) -> Problem {
        guard let error = error as? MustacheTemplate.ParserError else {
            return Problem(SourcePosition(file: file, line: 1), "this is not Mustache: \(error)")
        }
        let context = error.context
        return Problem(
            SourcePosition(file: file, line: context.lineNumber, column: context.columnNumber),
            "this is not Mustache: \(error.error)", remedy: "Look at the tag in “\(context.line)”.")
    }

    private func position(of index: String.Index) -> SourcePosition {
        let before = text[..<index]
        let line = before.count { $0 == "\n" } + 1
        let start = before.lastIndex(of: "\n").map(text.index(after:)) ?? text.startIndex
        return SourcePosition(file: file, line: line, column: text[start..<index].utf8.count + 1)
    }
}
