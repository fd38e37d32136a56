import Foundation
import Literate
import Mustache

/// The book's look: templates that know each other by name, and styles.
struct Theme: Sendable {
    private let sources: [String: TemplateSource]
    private var library = MustacheLibrary()
    private var words: [String: String]
    /// The language that runs are told in, where it is another than that of the words.
    private var told: String?
    /// The words of sentences around their places.
    private var around: [String: [String: String]]
    /// The listings that have been coloured before, by their text.
    private let coloured: KeptShelf<[CodeLine]>
    /// The style sheet: the files of the theme's styles, one after the other in the order of their names.
    let style: Data
    /// The style sheet for paper.
    let printStyle: Data
    /// The style sheet of the book as an EPUB, and its file, for problems.
    let bookStyle: Data
    let bookStyleFile: String
    /// The script of the figures that can be touched: its files, one after the other in the order of their names; and its sheet.
    let figureScript: Data
    let figureStyle: Data
    /// What goes to the site as it is, by its path there: faces, marks and scripts.
    let files: [(path: String, bytes: Data)]
    /// How wide text is in its faces.
    let widths: FaceWidths
    /// In which order pages are listed, and what the cover shows.
    let contents: Contents

    /// The templates that pages are rendered with, by name.
    private static let rendered = [
        "api", "api-index", "bearing", "book", "chapter", "claim", "cover", "epub-container",
        "epub-licences", "epub-nav", "epub-package", "epub-page", "epub-title", "exercise", "hint",
        "kept", "leader", "listing", "lost", "moved-page", "nav-entry", "otherwise", "pair",
        "pairs", "plot",
        "predict",
        "remedy", "route", "rules", "run",
        "symptom-index", "table", "why",
    ]

    /// Reads a theme's folder, with every mistake in it.
    init(
        _ folder: URL, words: Words, kept: KeptResults = .nothing
    ) throws(SiteProblems) {
        PageContent.register()
        var problems = words.problems
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
        let names = Set(sources.keys)
        for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
            problems += source.problems(templates: names, words: words)
            do {
                try library.register(Self.template(source, words.table), named: name)
            } catch {
                problems.append(source.problem(for: error))
            }
        }
        self.sources = sources
        func sheet(_ name: String, _ ending: String = ".css") -> Data {
            Data(
                Self.files(in: folder.appending(path: name), ending: ending).map(\.bytes).joined())
        }
        figureScript = sheet("figures", ".js")
        figureStyle = sheet("figures")
        style = sheet("styles")
        printStyle = sheet("print")
        bookStyle = sheet("epub")
        bookStyleFile = "\(shown)/epub/book.css"
        files = ["faces", "marks", "scripts"].flatMap { name in
            [".woff2", ".txt", ".svg", ".png", ".js"].flatMap { ending in
                Self.files(in: folder.appending(path: name), ending: ending).map {
                    ("\(name)/\($0.name)\(ending)", $0.bytes)
                }
            }
        }
        widths = FaceWidths(folder.appending(path: "faces/widths.json")) ?? .unknown
        do {
            contents = try Contents(folder.appending(path: "contents.json"))
        } catch {
            contents = Contents()
            problems.append(
                Problem(
                    SourcePosition(file: "\(shown)/contents.json", line: 1),
                    "this is no list of contents: \(error)",
                    remedy:
                        "Its keys are address, edition, lookUp, hero and symptoms; mend them, or remove it."
                )
            )
        }
        guard problems.isEmpty else { throw SiteProblems(problems) }
        self.words = words.table
        around = words.around
        coloured = KeptShelf(kept, at: "colours of listings")
    }

    /// The lines of Swift source, coloured; where that took a parser, which takes its time, they are kept.
    func highlighted(_ swift: String) -> [CodeLine] {
        Highlighter.plainSwift(swift)
            ?? coloured.value(of: ContentHash(swift).value) { Highlighter.parsed(swift) }
    }

    /// The same look with the words of another language; throws what that language lacks.
    func speaking(_ words: Words) throws(SiteProblems) -> Theme {
        let problems =
            words.problems
            + Set(self.words.keys).subtracting(words.table.keys).sorted().map { words.lacks($0) }
        guard problems.isEmpty else { throw SiteProblems(problems.removingDuplicates()) }
        var theme = self
        for (name, source) in sources {
            do {
                try theme.library.register(Self.template(source, words.table), named: name)
            } catch {
                throw SiteProblems([source.problem(for: error)])
            }
        }
        theme.words = words.table
        theme.told = words.told
        theme.around = words.around
        return theme
    }

    private static func template(
        _ source: TemplateSource, _ words: [String: String]
    ) throws -> MustacheTemplate {
        try MustacheTemplate(
            string: "{{% CONTENT_TYPE:\(PageContent.name)}}" + source.saying(words))
    }

    /// Keeps what has been coloured.
    func save() { coloured.save() }

    /// Renders a template with the reader's words at hand as `ui`; a page's template stands in its shell.
    func render(
        _ name: String, _ data: [String: Any], in shell: [String: Any] = [:]
    ) throws -> String {
        var data = data.merging(shell) { own, _ in own }
        data["ui"] = words
        data["around"] = around
        data["told"] = told
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
