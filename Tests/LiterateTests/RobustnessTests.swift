import Foundation
import Testing

@testable import Literate

@Suite("How sure a claim is")
struct RobustnessTests {
    private static let folder = FixtureTests.package.appendingPathComponent("Tests/Fixtures/Robust")

    private static let cases = [
        ModelCase(question: "U-25", settings: "slopDeparture=never", side: "Never."),
        ModelCase(question: "U-27", settings: "popRefusal=inShouldBegin", side: "Later."),
        ModelCase(question: "panSlop", settings: "panSlop=8"),
        ModelCase(question: "panSlop", settings: "panSlop=12"),
    ]

    private func robustness(engine: UInt64 = 1) -> Robustness {
        Robustness(Self.cases, engine: engine)
    }

    private func book() -> Book { Book.load(Self.folder, shownAs: "book").book }

    private func record(_ fails: [[String]], engine: UInt64 = 1) -> RobustnessRecord {
        var record = RobustnessRecord()
        for chapter in book().chapters {
            var answers: [String: RobustnessRecord.Answer] = [:]
            for (subject, settings) in zip(robustness(engine: engine).subjects(of: chapter), fails)
            {
                answers[subject.key] = .init(
                    of: subject.fingerprint, rules: "",
                    fails: Dictionary(uniqueKeysWithValues: settings.map { ($0, "no") }))
            }
            record.chapters[chapter.slug] = answers
        }
        return record
    }

    @Test("what a claim depends on is found, and a claim that depends on nothing is not accused")
    func found() throws {
        let run = RobustnessRun(
            robustness(), after: RobustnessRecord(), on: try .besideThisProgram())
        let result = try run.run(book())
        #expect(result.problems.isEmpty && result.count == 3)
        let answers = result.record.chapters["01-a-pan"] ?? [:]
        #expect(
            answers.mapValues { $0.fails.keys.sorted() } == [
                "a drag of 16 pt is told as 6": [
                    "panSlop=12", "panSlop=8", "slopDeparture=never",
                ],
                "a drag begins a pan": [],
                "nine points begin none": ["panSlop=8"],
            ])
        #expect(
            answers["a drag of 16 pt is told as 6"]?.fails["slopDeparture=never"]
                == "(pan.translation(in: nil).x → 16.0) == 6")
        let rules = answers["a drag begins a pan"]?.rules.split(separator: " ") ?? []
        #expect(rules.contains("S-A2.1") && rules.contains("G-1.1"))
        #expect(robustness().stale(in: book(), given: result.record).isEmpty)
        let again = try RobustnessRun(
            robustness(), after: result.record, on: .besideThisProgram()
        ).run(book())
        #expect(again.count == 0 && again.record == result.record)
    }

    @Test("what a claim has worked out for its program, those after it depend on as well")
    func sharedValue() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = """
            # Shared

            ```swift {#travel}
            enum Played {
                /// How far a pan says that 16 pt are.
                static let travel: CGFloat = {
                    let device = Device(.iPhone)
                    let pan = UIPanGestureRecognizer()
                    device.window.addGestureRecognizer(pan)
                    let finger = device.finger()
                    finger.down(at: CGPoint(x: 100, y: 100))
                    finger.move(to: CGPoint(x: 116, y: 100), over: 0)
                    return pan.translation(in: nil).x
                }()
            }
            ```

            ```swift {.test name="it is said to be something"}
            #expect(Played.travel > 0)
            ```

            ```swift {.test name="it is said to be 6"}
            #expect(Played.travel == 6)
            ```

            ```swift {.test name="one and one is two"}
            #expect(1 + 1 == 2)
            ```
            """
        try text.write(
            to: folder.appending(path: "01-shared.md"), atomically: true, encoding: .utf8)
        var run = RobustnessRun(
            robustness(), after: RobustnessRecord(), on: try .besideThisProgram())
        run.kept = .nothing
        let result = try run.run(Book.load(folder, shownAs: "book").book)
        let answers = result.record.chapters["01-shared"] ?? [:]
        #expect(
            answers.mapValues { $0.fails.keys.sorted() } == [
                "it is said to be something": [],
                "it is said to be 6": ["panSlop=12", "panSlop=8", "slopDeparture=never"],
                "one and one is two": [],
            ])
    }

    @Test("a claim that does not hold as it is has no answer")
    func unsound() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = try String(
            contentsOf: Self.folder.appending(path: "01-a-pan.md"), encoding: .utf8)
        try text.replacing("x == 6", with: "x == 7")
            .write(to: folder.appending(path: "01-a-pan.md"), atomically: true, encoding: .utf8)
        var run = RobustnessRun(
            robustness(), after: RobustnessRecord(), on: try .besideThisProgram())
        run.kept = .nothing
        let result = try run.run(Book.load(folder, shownAs: "book").book)
        #expect(result.record.chapters["01-a-pan"]?.count == 2)
        #expect(
            result.problems.map(\.description) == [
                """
                book/01-a-pan.md:5:1: error: the claim does not hold: \
                (pan.translation(in: nil).x → 6.0) == 7
                    see to `make verify` first
                """
            ])
    }

    @Test(
        "a claim that is stated flatly and depends on an answer is a mistake; so is a mark without need"
    )
    func marks() {
        let flat = record([["slopDeparture=never", "panSlop=8"], [], ["panSlop=12"]])
        #expect(
            robustness().problems(in: book(), given: flat).map(\.description) == [
                """
                book/01-a-pan.md:5:1: error: the claim is stated flatly, and fails under other answers to U-25, panSlop
                    let the prose say so, or let the claim say less;
                    then mark the block: depends="U-25 panSlop"
                """
            ])
        let firm = record([[], [], []])
        #expect(
            robustness().problems(in: book(), given: firm).map(\.description) == [
                """
                book/01-a-pan.md:25:58: error: the claim holds whatever the answer to panSlop
                    remove `depends`
                """
            ])
    }

    @Test(
        "where one of two values that are varied together is enough to fail, only that one is named"
    )
    func oneOfTwo() {
        let robustness = Robustness(
            [
                ModelCase(question: "panSlop", settings: "panSlop=12"),
                ModelCase(question: "popSlop", settings: "popSlop=10 panSlop=12"),
                ModelCase(question: "popSlop", settings: "popSlop=20 panSlop=8"),
            ], engine: 1)
        func questions(_ settings: String...) -> [String] {
            let fails = Dictionary(settings.map { ($0, "no") }) { first, _ in first }
            return robustness.questions(.init(of: "1", rules: "", fails: fails))
        }
        #expect(questions("panSlop=12", "popSlop=10 panSlop=12") == ["panSlop"])
        #expect(questions("popSlop=10 panSlop=12") == ["popSlop"])
        #expect(questions("panSlop=12", "popSlop=20 panSlop=8") == ["panSlop", "popSlop"])
    }

    @Test("an answer is stale when the engine has changed, and then accuses nobody")
    func stale() {
        let old = record([["panSlop=8"], [], []], engine: 2)
        #expect(robustness().stale(in: book(), given: old).count == 3)
        #expect(robustness().problems(in: book(), given: old).isEmpty)
        #expect(robustness().stale(in: book(), given: record([[], [], []])).isEmpty)
        #expect(robustness().stale(in: book(), given: RobustnessRecord()).count == 3)
    }

    @Test(
        "another answer than the record's is a difference, a new sentence of the same failure is none"
    )
    func differences() {
        let before = record([["panSlop=8"], [], []])
        var now = before
        now.chapters["01-a-pan"]?["a drag of 16 pt is told as 6"]?.fails["panSlop=8"] =
            "other words"
        #expect(robustness().differences(in: book(), now, from: before).isEmpty)
        now.chapters["01-a-pan"]?["a drag begins a pan"]?.fails["panSlop=12"] = "no"
        #expect(
            robustness().differences(in: book(), now, from: before).map(\.description) == [
                """
                book/01-a-pan.md:15:1: error: the claim fails under panSlop=12, and the record has none
                    run `make robust`, and look at what has changed
                """
            ])
        let lost = robustness().differences(in: book(), RobustnessRecord(), from: before)
        #expect(lost.count == 3)
    }

    @Test("a record that cannot be read is told, with its place")
    func unreadable() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        #expect(try RobustnessRecord.read(in: folder, shownAs: "book") == RobustnessRecord())
        let record = record([["panSlop=8"], [], []])
        try record.write(in: folder)
        #expect(try RobustnessRecord.read(in: folder, shownAs: "book") == record)
        try Data("{".utf8).write(to: folder.appending(path: RobustnessRecord.fileName))
        let problem = #expect(throws: Problem.self) {
            try RobustnessRecord.read(in: folder, shownAs: "book")
        }
        #expect(problem?.position.file == "book/robustness.json")
    }

    @Test("comments in the engine's sources make no answer stale")
    func fingerprint() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func fingerprint(_ text: String) throws -> UInt64 {
            try Data(text.utf8).write(to: folder.appending(path: "a.swift"))
            return Robustness.fingerprint(ofSources: folder)
        }
        let plain = try fingerprint("let a = 1\n")
        #expect(try fingerprint("/// One.\n// Two.\nlet a = 1\n") == plain)
        #expect(try fingerprint("let a = 2\n") != plain)
    }
}
