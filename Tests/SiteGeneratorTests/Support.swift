import Foundation
import Notebook
import Testing

@testable import Literate
@testable import Rulebook
@testable import SiteGenerator

/// What the tests of the pages share: the real theme, a little book and hand-made runs.
enum Sample {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "Samples")
    static let theme = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../site").standardized

    /// The site's own words; those that the tests quote stay as they are in `words.json`, however the site puts them.
    static let words = Words(
        language: "en", file: "words.json",
        table: table.ui.merging(decoded("words.json") as [String: String]) { $1 })

    /// A sentence for each kind of record that the runs have.
    static let sentences = Sentences(
        LocaleTable(
            records: Dictionary(
                Set(runs.values.flatMap(\.records).map(\.code)).map {
                    ($0, .init(what: "{subject} told", clause: "of \($0)"))
                }, uniquingKeysWith: { first, _ in first }),
            outcomes: ["fired": "{recognizer} fired", "silent": "{recognizer} did not fire"],
            joins: [" because ", ": "], ui: [:]))

    private static let table: LocaleTable = {
        do {
            return try LocaleTable.load(theme.appending(path: "locales/en.json"))
        } catch {
            preconditionFailure("the site has no sentences: \(error)")
        }
    }()

    /// How wide text is in the site's faces.
    static let widths = FaceWidths(theme.appending(path: "faces/widths.json")) ?? .unknown

    private static let loaded = Result { try Theme(theme, words: words) }

    /// The site's theme, read once.
    static func look() throws -> Theme { try loaded.get() }

    static let book = Book.load(folder.appending(path: "book"), shownAs: "book")

    static let runs = Dictionary(
        uniqueKeysWithValues: ["edge-swipe", "row-swipe", "tap-waits"].map { claim in
            let key = RunKey(chapter: "01-two-hands-on-one-row", claim: claim)
            return (key, decoded("runs/\(claim).json") as Run)
        })

    private static func decoded<Value: Decodable>(_ path: String) -> Value {
        do {
            let data = try Data(contentsOf: folder.appending(path: path))
            return try JSONDecoder().decode(Value.self, from: data)
        } catch {
            preconditionFailure("\(path) is no sample: \(error)")
        }
    }

    /// The little rulebook that the rulebook's own tests call good.
    static func rulebook() throws -> Rulebook {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../RulebookTests/Samples/good").standardized.path
        return try Rulebook.read(
            .init(rules: "\(folder)/rules", engine: "\(folder)/engine", tests: "\(folder)/tests"))
    }

    /// A chapter of that Markdown, whatever is wrong with it.
    static func chapter(_ markdown: String, file: String = "01-sample.md") -> Chapter {
        guard let chapter = Chapter.read(Array(markdown.utf8), file: "book/\(file)").0 else {
            preconditionFailure("this is no chapter: \(markdown)")
        }
        return chapter
    }

    /// The HTML below the title of a chapter of that Markdown.
    static func body(
        _ markdown: String, runs: [String: Run] = [:], tables: [String: Table] = [:],
        findings: Findings = Findings(), file: String = "01-sample.md",
        sentences: Sentences? = nil, rulebook: Rulebook? = nil, judged: [String: Int] = [:]
    ) throws -> String {
        let chapter = chapter("# Title\n\n" + markdown, file: file)
        var findings = findings
        for (claim, run) in runs {
            let key = RunKey(chapter: chapter.slug, claim: claim)
            findings.runs[key] = run
            findings.transcripts[key] = transcript(of: run)
        }
        for (claim, table) in tables {
            findings.tables[RunKey(chapter: chapter.slug, claim: claim)] = table
        }
        let pages = Pages(
            book: Book(folder: folder, chapters: [chapter]), rulebook: rulebook, theme: try look(),
            words: words, findings: findings, sentences: sentences, judged: judged)
        return try pages.body(chapter).html()
    }

    /// A builder of the sample book, or of the chapters given.
    static func builder(
        _ chapters: [Chapter]? = nil, rulebook: Rulebook? = nil, words: Words = words,
        theme: URL = theme, sentences: Sentences? = nil, isWhole: Bool = true
    ) -> SiteBuilder {
        let book = chapters.map { Book(folder: folder, chapters: $0) } ?? book.book
        return SiteBuilder(
            book: book, findings: findings, rulebook: rulebook, sentences: sentences,
            words: words, theme: theme, isWhole: isWhole)
    }

    /// What is known of the sample book.
    static var findings: Findings {
        var findings = Findings(runs: runs)
        findings.transcripts = runs.mapValues(transcript)
        return findings
    }

    /// A transcript of a run, its words the codes of its records.
    static func transcript(of run: Run) -> Transcript {
        Transcript(
            entries: run.records.map {
                Transcript.Entry(
                    record: $0.index, time: RunFigure.seconds($0.time), what: $0.subject,
                    why: $0.code, rules: $0.rule.map { [$0] } ?? [])
            })
    }

    /// A run with one finger's swipe, to be changed as a test needs.
    static func run(
        recognizers: [Run.Recognizer] = [], frames: [Run.Frame] = [], samples: [Run.Sample] = []
    ) -> Run {
        Run(
            screen: .init(width: 393, height: 852), duration: 1, records: [],
            recognizers: recognizers, frames: frames, samples: samples, explanations: [])
    }

    static func recognizer(
        _ name: String, _ states: [(Double, String)], kind: String = "pan", stock: Bool? = nil
    ) -> Run.Recognizer {
        Run.Recognizer(
            name: name, kind: kind, view: "row", stock: stock,
            states: states.map { Run.Span(time: $0.0, state: $0.1, record: nil) })
    }

    static func frame(_ time: Double, _ views: [Run.View] = [], finger: Double? = nil) -> Run.Frame
    {
        Run.Frame(
            time: time, record: 0, views: views,
            fingers: finger.map { [Run.Finger(id: 1, x: $0, y: 100, isDown: true)] } ?? [])
    }

    static func view(x: Double = 0, y: Double = 0, width: Double = 100, color: String? = nil)
        -> Run.View
    {
        Run.View(
            name: "view", depth: 0, x: x, y: y, width: width, height: 50, alpha: 1, color: color,
            cornerRadius: 0, text: nil, clip: nil)
    }

    static func samples(_ places: [(Double, Double)]) -> [Run.Sample] {
        places.enumerated().map { index, place in
            let phase = index == 0 ? "began" : index == places.count - 1 ? "ended" : "moved"
            return Run.Sample(time: place.0, finger: 1, phase: phase, x: place.1, y: 100)
        }
    }
}

/// A folder of its own for a test that writes files, removed when the test is over.
final class Scratch {
    let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// A copy of the theme with one file changed, or taken away.
    func theme(_ file: String, _ text: String?) throws -> URL {
        let copy = folder.appending(path: "theme")
        try FileManager.default.copyItem(at: Sample.theme, to: copy)
        let place = copy.appending(path: file)
        try FileManager.default.removeItem(at: place)
        if let text { try Data(text.utf8).write(to: place) }
        return copy
    }
}

extension String {
    /// What a browser shows of a piece of HTML.
    var text: String {
        // A mark that joins the letter before it is no part of a tag.
        replacing((/<[^>]*>/).matchingSemantics(.unicodeScalar), with: "").replacing(
            "&lt;", with: "<"
        ).replacing("&gt;", with: ">")
            .replacing((/&quot;/).matchingSemantics(.unicodeScalar), with: "\"")
            .replacing("&#39;", with: "'").replacing("&#123;", with: "{")
            .replacing("&amp;", with: "&")
    }

    /// The text from one word on to the next occurrence of another; empty if there is no such text.
    func part(from start: String, to end: String) -> String {
        guard let first = firstRange(of: start) else { return "" }
        let rest = self[first.upperBound...]
        let stop = rest.firstRange(of: end)?.lowerBound ?? rest.endIndex
        return String(self[first.lowerBound..<stop])
    }
}
