import Foundation
import Notebook

/// Checks everything a book says: its structure, its links, its listings, claims and transcripts.
public struct BookVerifier: Sendable {
    /// The folder of the chapters.
    public var folder: URL
    /// How problems name the folder.
    public var shownAs: String
    /// The sentences that transcripts are made from.
    public var table: LocaleTable
    /// Where to say what is happening.
    public var progress: StepLog
    /// Seconds without a sign of life after which a claim counts as never ending.
    public var limit: TimeInterval = 60
    /// What earlier runs found out.
    public var kept = KeptResults.besideThisProgram()
    /// Whether claims that hold even if the engine ignores every touch are mistakes, unless they say so.
    public var findsTouchless = true
    /// Whether listings are compiled and claims run; without, whatever would show a run is a mistake.
    public var runsPrograms = true

    /// A verifier of the chapters in a folder.
    public init(_ folder: URL, shownAs: String, table: LocaleTable, progress: StepLog = .silent) {
        self.folder = folder
        self.shownAs = shownAs
        self.table = table
        self.progress = progress
    }

    /// Checks the book and gives all of its mistakes at once.
    ///
    /// - Throws: `ToolFailure` if the compiler or the engine is missing, or the Markdown library too old.
    public func verify() throws -> Verification {
        try MarkdownLibrary.check()
        let (book, structure) = Book.checked(folder, shownAs: shownAs, kept: kept)
        let links = LinkCheck(book)
        let outcomes = try BookPrograms(self).outcomes(of: book)
        let words = table.fingerprint
        var result = Verification(
            book: book,
            problems: structure + ExerciseIDs(book: book).problems
                + ExerciseNeeds(book: book).problems + RouteCheck(book: book).problems
                + links.problems,
            blessed: [], unblessable: [], counts: counts(of: book, links: links.count))
        for (chapter, outcome) in zip(book.chapters, outcomes) {
            if let obstacle = outcome.obstacle {
                result.obstacles.append("\(chapter.file) could not be judged: \(obstacle)")
            }
            result.problems += outcome.problems
            let runs = decode(outcome.runs, as: Run.self, of: chapter, into: &result)
            let left = decode(outcome.tables, as: Table.self, of: chapter, into: &result)
            let check = TableCheck(chapter: chapter, tables: left)
            let tables = check.writable
            result.problems += check.problems
            for (id, run) in runs {
                let key = RunKey(chapter: chapter.slug, claim: id)
                result.findings.runs[key] = run
                result.findings.records[key] = RunRecords.text(in: outcome.runs[id] ?? "")
            }
            for (id, table) in tables {
                let key = RunKey(chapter: chapter.slug, claim: id)
                result.findings.tables[key] = table
                do throws(Problem) {
                    result.findings.kept[key] = try transcripts(
                        of: table, leftAs: outcome.tables[id] ?? "", by: id, in: chapter, words)
                } catch {
                    result.problems.append(error)
                }
            }
            bless(chapter, outcome, .init(runs: runs, tables: tables), into: &result)
            let predictions = PredictionCheck(
                chapter, outcome, runs: runs, sentences: Sentences(table))
            result.problems += predictions.problems
            result.findings.add(predictions.verdicts, outcome.failures, in: chapter)
            judge(outcome, of: chapter, into: &result)
            if !outcome.isBuilt || structure.contains(where: { $0.position.file == chapter.file }) {
                result.unblessable.insert(chapter.slug)
            }
        }
        result.problems = result.problems.removingDuplicates().sorted {
            ($0.position, $0.message) < ($1.position, $1.message)
        }
        return result
    }

    private func counts(of book: Book, links: Int) -> Verification.Counts {
        let blocks = book.chapters.flatMap(\.blocks)
        func count(_ matches: (Block) -> Bool) -> Int { blocks.filter(matches).count }
        let symptoms = book.chapters.count(where: \.isSymptom)
        let reference = book.chapters.count(where: \.isReference)
        return .init(
            chapters: book.chapters.count - symptoms - reference,
            symptoms: symptoms,
            reference: reference,
            listings: count(\.isSwift),
            claims: count { if case .claim = $0.kind { true } else { false } },
            transcripts: count { if case .transcript = $0.kind { true } else { false } },
            sentences: count { if case .why = $0.kind { true } else { false } },
            predictions: count { if case .prediction = $0.kind { true } else { false } },
            bearings: count { if case .bearing = $0.kind { true } else { false } },
            refusals: count { if case .mustNotCompile = $0.kind { true } else { false } },
            traps: count { if case .mustTrap = $0.kind { true } else { false } },
            exercises: count { $0.kind == .exercise },
            starters: count { $0.exerciseRole == .starter },
            solutions: count { $0.exerciseRole == .solution },
            wrongAnswers: count { $0.exerciseRole == .wrong },
            hints: count { $0.exerciseRole == .hint },
            siblings: book.siblings.count,
            links: links)
    }

    /// What checks say of the answers to choose from, in words.
    private func judge(
        _ outcome: ChapterOutcome, of chapter: Chapter, into result: inout Verification
    ) {
        for (line, signature) in outcome.signatures {
            let place = SourcePosition(file: chapter.file, line: line)
            result.findings.signatures[place] = signature
        }
        for exercise in chapter.exercises {
            for answer in exercise.choices {
                guard let verdicts = outcome.judged[answer.fence.line] else { continue }
                do {
                    result.findings.judged[answer.fence] = try zip(exercise.checks, verdicts).map {
                        try .init($0, $1, Sentences(table))
                    }
                } catch {
                    result.problems.append(Problem(answer.fence, "\(error)"))
                }
            }
        }
    }

    // MARK: Transcripts

    private func decode<Report: Decodable>(
        _ reports: [String: String], as type: Report.Type, of chapter: Chapter,
        into result: inout Verification
    ) -> [String: Report] {
        var hash = ContentHash()
        for (id, report) in reports.sorted(by: { $0.key < $1.key }) {
            hash.add(id)
            hash.add(report)
        }
        let (decoded, failures) = kept.remembered(
            at: "decoded \(type) \(chapter.file)", given: hash.value
        ) {
            var decoded: [String: Report] = [:]
            var failures: [String: String] = [:]
            for (id, report) in reports {
                do {
                    decoded[id] = try JSONDecoder().decode(type, from: Data(report.utf8))
                } catch {
                    failures[id] = "\(error)"
                }
            }
            return (decoded, failures)
        }
        for (id, error) in failures {
            let fence = chapter.claim(named: id)?.fence
            result.problems.append(
                Problem(
                    fence ?? SourcePosition(file: chapter.file, line: 1),
                    "the report of the run `\(id)` cannot be read: \(error)"))
        }
        return decoded
    }

    /// The transcripts of the runs that a claim's table keeps; `words` changes with the sentences that they are made from.
    private func transcripts(
        of table: Table, leftAs report: String, by id: String, in chapter: Chapter, _ words: UInt64
    ) throws(Problem) -> [KeptTranscript] {
        var hash = ContentHash(report)
        hash.add(words)
        return try kept.remembered(
            at: "transcripts \(chapter.file) \(id)", given: hash.value
        ) { () throws(Problem) in
            try KeptTranscript.all(
                of: table, claim: chapter.claim(named: id), Sentences(self.table))
        }
    }

    private func bless(
        _ chapter: Chapter, _ outcome: ChapterOutcome, _ left: ClaimsLeft,
        into result: inout Verification
    ) {
        let sentences = Sentences(table)
        for block in chapter.blocks {
            if let problem = missingRun(of: block, chapter, outcome) {
                result.problems.append(problem)
            }
            do throws(Problem) {
                if let blessed = try BlessedBlock(block, left, sentences) {
                    result.blessed.append(blessed)
                    if let transcript = blessed.transcript {
                        let key = RunKey(chapter: chapter.slug, claim: blessed.run)
                        result.findings.transcripts[key] = transcript
                    }
                    if let problem = blessed.problem { result.problems.append(problem) }
                }
            } catch {
                result.problems.append(error)
            }
        }
    }

    /// A transcript without a run would pass unread.
    ///
    /// Where something else is wrong, that comes first.
    private func missingRun(
        of block: Block, _ chapter: Chapter, _ outcome: ChapterOutcome
    ) -> Problem? {
        guard outcome.isBuilt, outcome.problems.isEmpty, let (id, local) = block.telling,
            (local == "device" ? outcome.runs : outcome.tables)[id] == nil,
            let claim = chapter.claim(named: id), Part(claim).declaresLocal(named: local)
        else { return nil }
        return Problem(
            block.position(ofValue: "of"),
            "the claim at line \(claim.fence.line) left no run to tell of",
            remedy: "let it go on to its last line, without a `return` before")
    }
}
