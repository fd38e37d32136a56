import Foundation
import Literate
import Mustache

/// The book's look: templates that know each other by name, and styles.
struct Theme: Sendable {
    private let library: MustacheLibrary
    private let words: [String: String]
    /// The listings that have been coloured before, by their text.
    private let coloured: KeptShelf<[String]>
    /// The style sheets' names and bytes, sorted by name.
    let styles: [(name: String, bytes: Data)]

    /// The templates that pages are rendered with, by name.
    private static let rendered = [
        "api", "api-index", "bearing", "chapter", "exercise", "hint", "index", "kept", "listing",
        "pair", "plot", "predict", "rules", "run", "table", "why",
    ]

    /// Reads a theme's folder, with every mistake in it.
    init(
        _ folder: URL, words: Words, kept: KeptResults = .nothing
    ) throws(SiteProblems) {
        PageContent.register()
        var problems = words.problems
        var library = MustacheLibrary()
        var sources: [String: TemplateSource] = [:]
        let shown = folder.relativePath
        for (name, bytes) in Self.files(
            in: folder.appending(path: "templates"), ending: ".mustache")
        {
            sources[name] = TemplateSource(
                file: "\(shown)/templates/\(name).mustache",
                text: String(decoding: bytes, as: UTF8.self))
        }
        for name in Self.rendered
        where sources[name] == nil {
            problems.append(
                Problem(
                    SourcePosition(file: "\(shown)/templates/\(name).mustache", line: 1),
                    "the theme has no such template",
                    remedy: "Write it; the site cannot do without."))
        }
        for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
            problems += source.problems(templates: Set(sources.keys), words: words)
            do {
                let text = "{{% CONTENT_TYPE:\(PageContent.name)}}" + source.text
                library.register(try MustacheTemplate(string: text), named: name)
            } catch {
                problems.append(source.problem(for: error))
            }
        }
        styles = Self.files(in: folder.appending(path: "styles"), ending: ".css")
            .map { ("\($0.name).css", $0.bytes) }
        guard problems.isEmpty else { throw SiteProblems(problems) }
        self.library = library
        self.words = words.table
        coloured = KeptShelf(kept, at: "coloured")
    }

    /// The lines of Swift source as HTML, coloured by the compiler's own parser, which takes its time.
    func highlighted(_ swift: String) -> [String] {
        coloured.value(of: ContentHash(swift).value) { Highlighter.swift(swift) }
    }

    /// Keeps what has been coloured.
    func save() { coloured.save() }

    /// Renders a template with the reader's words at hand as `ui`.
    func render(_ name: String, _ data: [String: Any]) throws -> String {
        var data = data
        data["ui"] = words
        guard let page = library.render(data, withTemplate: name) else {
            preconditionFailure("the theme was read without its template \(name)")
        }
        return page
    }

    private static func files(in folder: URL, ending: String) -> [(name: String, bytes: Data)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(ending) }.sorted().compactMap { name in
            FileManager.default.contents(atPath: folder.appending(path: name).path)
                .map { (String(name.dropLast(ending.count)), $0) }
        }
    }
}
