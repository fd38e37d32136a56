import Foundation
import Notebook

/// Whether the page's module does what the programs do natively: every report, every answer to a prediction, byte for byte.
public struct Parity: Sendable {
    /// How many runs are compared.
    public private(set) var runs = 0
    /// How many of them a page can play, touch by touch.
    public private(set) var played = 0
    /// How many predictions' answers are.
    public private(set) var predictions = 0
    /// How many checks of exercises that are answered in the page are.
    public private(set) var checks = 0
    /// How many claims say that the page's module cannot have what they rest on.
    public private(set) var excused = 0
    /// So many claims of a book may say so.
    static let mostExcused = 3
    /// What differs.
    public private(set) var problems: [Problem]

    /// Nothing was compared, because something is wrong.
    init(problems: [Problem]) { self.problems = problems }

    /// The runs behind a table's cells.
    private static func kept(in table: String?) -> [Cell.KeptRun] {
        let read = table.flatMap { try? JSONDecoder().decode(Table.self, from: Data($0.utf8)) }
        return (read?.rows ?? []).flatMap { $0.compactMap(\.run) }
    }

    /// Compares what the claims of a book leave natively with what the page's module says.
    ///
    /// `scenes` are those that the module has, by their numbers.
    init(
        _ book: Book, native outcomes: [ChapterOutcome], page output: PageOutput,
        scenes: [SceneWriter.Scene] = []
    ) {
        problems = []
        let numbers = Dictionary(uniqueKeysWithValues: scenes.enumerated().map { ($1.name, $0) })
        for (chapter, outcome) in zip(book.chapters, outcomes) {
            for claim in chapter.claims where claim.isNativeOnly {
                excused += 1
                guard excused > Self.mostExcused else { continue }
                problems.append(
                    Problem(
                        claim.fence,
                        "more than \(Self.mostExcused) claims of the book are `.native`",
                        remedy: "let the page's module have what the claim rests on"))
            }
            for claim in chapter.claims where !claim.isNativeOnly {
                let function = ClaimName.function(of: claim, slug: chapter.slug)
                if let failure = output.failures[function] {
                    problems.append(
                        Problem(claim.fence, "in the page the claim does not hold: \(failure)"))
                }
                guard let id = claim.id else { continue }
                if let report = outcome.runs[id] {
                    runs += 1
                    compare(
                        report, output.records["\(chapter.slug).\(id)"], "the run", at: claim.fence)
                    if let number = numbers["\(chapter.slug).\(id)"] {
                        played += 1
                        compare(
                            RunRecords.text(in: report), output.records["scene \(number)"],
                            "what its touches come to when a page plays them", at: claim.fence)
                    }
                }
                for kept in Self.kept(in: outcome.tables[id]) {
                    runs += 1
                    compare(
                        kept.report, output.records["\(function) \(kept.name)"],
                        "the run `\(kept.name)` of the table", at: claim.fence)
                }
            }
            for exercise in chapter.liveExercises {
                guard let judged = outcome.judged[exercise.exercise.starter.fence.line] else {
                    continue
                }
                for (check, (name, verdict)) in zip(
                    exercise.exercise.checks, zip(exercise.scenes, judged))
                {
                    guard let number = numbers[name] else { continue }
                    checks += 1
                    compare(
                        Self.holding(in: check, verdict), output.records["found \(number)"],
                        "what holds of this check with the starter", at: check.fence)
                }
            }
            for prediction in chapter.predictions {
                guard let answers = outcome.answers[prediction.block.fence.line] else { continue }
                predictions += 1
                compare(
                    "\(answers)", output.records[prediction.fileName(slug: chapter.slug)],
                    "the answer to the prediction", at: prediction.block.fence)
            }
        }
    }

    /// Which expectations of a check hold natively, a digit for each.
    private static func holding(in check: Block, _ verdict: CheckVerdict) -> String {
        let failing = Set((verdict.issues ?? []).compactMap(\.line))
        return Part(check).expectations.map { failing.contains($0.position.line) ? "0" : "1" }
            .joined()
    }

    private mutating func compare(
        _ native: String, _ page: String?, _ what: String, at position: SourcePosition
    ) {
        guard native != page else { return }
        guard let page else {
            problems.append(Problem(position, "the page's module leaves nothing of \(what)"))
            return
        }
        let (one, other) = (Array(native.utf8), Array(page.utf8))
        let place =
            zip(one, other).enumerated().first { $1.0 != $1.1 }?.offset
            ?? min(one.count, other.count)
        func around(_ text: [UInt8]) -> String {
            String(decoding: text[max(0, place - 60)..<min(text.count, place + 40)], as: UTF8.self)
        }
        problems.append(
            Problem(
                position, "\(what) is another in the page, from byte \(place) on",
                remedy: "natively: …\(around(one))…\nin the page: …\(around(other))…"))
    }
}

/// What the page's module says when a terminal runs it.
struct PageOutput {
    /// What claims leave, by the names that they give it; the runs behind a table's cells by the claim's function and their own name.
    private(set) var records: [String: String] = [:]
    /// The expectations that fail, by the functions of the claims.
    private(set) var failures: [String: String] = [:]
    /// The claim that was begun last, with its program.
    private(set) var last = ""

    init(_ text: String) {
        var name: String?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let record = name {
                records[record] = String(line)
                name = nil
            } else if line.hasPrefix("scene ") || line.hasPrefix("found ") {
                name = String(line)
            } else if line.hasPrefix("record ") {
                name = String(line.dropFirst(7))
            } else if line.hasPrefix("kept ") {
                name = "\(last) \(line.dropFirst(5))"
            } else if line.hasPrefix("claim ") {
                last = String(line.split(separator: " ").last ?? "")
            } else if line.hasPrefix("fails ") {
                failures[last] = String(line.dropFirst(6))
            }
        }
    }
}
