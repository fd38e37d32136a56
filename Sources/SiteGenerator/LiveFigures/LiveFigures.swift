import CZlib
import Foundation
import Literate

/// What a page loads when a figure that can be touched comes near: the engine, the scenes that it has, the words of its log, and
/// the figure's own script and sheet.
struct LiveFigures {
    let engine: LiveEngine
    let findings: Findings
    let theme: Theme
    let sentences: Sentences

    /// The files, for pages in the languages of these words, with their sentences.
    func files(
        _ book: Book, _ languages: [(words: Words, table: LocaleTable)]
    ) throws -> [(path: String, bytes: Data)] {
        let problems = Self.untouchable(in: book, judged: engine.judged)
        guard problems.isEmpty else { throw SiteProblems(problems) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func script(_ name: String, _ value: some Encodable) throws -> Data {
            Data("globalThis.\(name)=".utf8) + (try encoder.encode(value)) + Data(";\n".utf8)
        }
        var files = [
            ("live/engine.js", engine.script), ("live/figure.js", theme.figureScript),
            ("live/figure.css", theme.figureStyle),
            (
                "live/scenes.js",
                try script("touchScenes", known(book))
                    + script("touchExercises", engine.exercises)
            ),
            (
                "live/code.js",
                try script("touchCode", LiveCode(book, scenes: Set(engine.scenes)).places)
            ),
        ]
        for (words, table) in languages {
            files.append(
                (
                    "live/words.\(words.language).js",
                    try script("touchWords", LiveWords(table, words))
                ))
        }
        return files
    }

    /// The figures and predictions that name a claim without a scene, and the predictions that no touch can decide.
    ///
    /// - Parameter judged: how many predictions the scene of each claim judges, for all claims with a scene.
    static func untouchable(in book: Book, judged: [String: Int]) -> [Problem] {
        book.chapters.flatMap { chapter in
            chapter.blocks.flatMap { block in
                block.claimsToTouch.removingDuplicates().compactMap { claim -> Problem? in
                    guard let count = judged["\(chapter.slug).\(claim)"] else {
                        return Problem(
                            block.fence,
                            "nobody can touch the claim `\(claim)`: it is `.native`, presses a button, or touches nothing once its device is made",
                            remedy: "name another claim, or let this one touch its device")
                    }
                    guard case .prediction = block.kind, count == 0 else { return nil }
                    return Problem(
                        block.fence,
                        "no touch can answer this prediction: its conditions use a name that the touches of `\(claim)` declare",
                        remedy:
                            "let the conditions do with what is declared before the touches, or leave out `.touch`"
                    )
                }
            }
        }
    }

    /// Each scene by its claim's name.
    private func known(_ book: Book) -> [String: Scene] {
        let chapters = Dictionary(book.chapters.map { ($0.slug, $0) }) { first, _ in first }
        let numbers = Dictionary(uniqueKeysWithValues: engine.scenes.enumerated().map { ($1, $0) })
        var known: [String: Scene] = [:]
        for (name, number) in numbers {
            let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
            let key = RunKey(chapter: parts[0], claim: parts.last ?? "")
            guard let run = findings.runs[key], let chapter = chapters[key.chapter] else {
                continue
            }
            let figure = chapter.touchFigure(of: key.claim)
            let told = chapter.recognizer(toldOf: key.claim)
            known[name] = Scene(
                number: number, records: run.records.count,
                right: right(of: key.claim, in: chapter, judged: engine.predictions[number]),
                sum: Self.sum(of: findings.records[key] ?? ""),
                about: (try? sentences.verdict(on: run, about: told))?.recognizer,
                invitation: figure?.invitation,
                versions: figure?.versions.map { .init($0, on: key.chapter) },
                touches: figure?.touches.map { .init($0, on: key.chapter) },
                picks: figure?.picks.map {
                    .init(label: $0.label, cases: $0.cases.map(\.label))
                },
                questions: figure?.questions.map {
                    .init(
                        label: $0.label, sides: $0.sides.map(\.label),
                        numbers: $0.dials.map { engine.dials.firstIndex(of: $0) ?? 0 })
                },
                dials: figure?.dials.map {
                    .init(
                        name: $0.isOfTouches ? $0.name : nil,
                        number: engine.dials.firstIndex(of: $0.name),
                        from: $0.range.lowerBound, to: $0.range.upperBound, label: $0.label)
                })
        }
        return known
    }

    /// The choices that came true in a claim's run, by the predictions about it; nil if its scene judges none.
    private func right(of claim: String, in chapter: Chapter, judged count: Int) -> [Int]? {
        guard count > 0 else { return nil }
        return chapter.predictions.filter { $0.claim == claim }
            .compactMap { findings.verdicts[$0.block.fence]?.right }
    }

    private struct Scene: Encodable {
        let number: Int
        /// How many records the claim's run has.
        let records: Int
        /// The choices that came true in it, one for each prediction that the scene judges.
        let right: [Int]?
        /// Their sum.
        let sum: String
        /// The recognizer that the run is about.
        let about: String?
        /// What a reader is to do with the phone first.
        let invitation: String?
        let versions: [Choice]?
        let touches: [Choice]?
        let picks: [Pick]?
        let questions: [Question]?
        let dials: [Dial]?

        struct Choice: Encodable {
            let scene: String
            let label: String

            init(_ choice: TouchFigure.Choice, on page: String) {
                scene = "\(page).\(choice.claim)"
                label = choice.label
            }
        }

        struct Pick: Encodable {
            let label: String
            let cases: [String]
        }

        struct Question: Encodable {
            let label: String
            let sides: [String]
            /// By which the engine takes each side.
            let numbers: [Int]
        }

        struct Dial: Encodable {
            /// What of the touches it turns.
            let name: String?
            /// What of the model.
            let number: Int?
            let from: Double
            let to: Double
            let label: String
        }
    }

    /// A short sum over a text, which the page works out as well (CRC-32, in hexadecimal digits).
    static func sum(of text: String) -> String {
        let bytes = Array(text.utf8)
        let sum = crc32(0, bytes, uInt(bytes.count))
        let digits = String(sum, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}

/// The words of a figure: sentences for records, and those of its own.
private struct LiveWords: Encodable {
    let records: [String: LocaleTable.Sentence]
    let outcomes: [String: String]
    let answer: [String: String]
    let joins: [String]
    let ui: [String: String]

    init(_ table: LocaleTable, _ words: Words) {
        records = table.records
        outcomes = table.outcomes
        answer = table.answer ?? [:]
        joins = table.joins
        ui = words.table.filter { entry in
            ["live", "lane", "coverFired", "coverSilent", "check", "exerciseWhy"].contains {
                entry.key.hasPrefix($0)
            }
        }
    }
}
