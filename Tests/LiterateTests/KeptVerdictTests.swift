import Foundation
import Testing

@testable import Literate

/// What verdicts on a book and objects of its programs depend on: each dependency, changed alone, makes a new one.
struct KeptVerdictTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString)

    @Test(
        "a kept verdict holds for the chapter, the sentences and the files beside it as they were")
    func verdicts() throws {
        let manager = FileManager.default
        let book = folder.appendingPathComponent("book")
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? manager.removeItem(at: folder) }
        try manager.copyItem(at: FixtureTests.folder.appendingPathComponent("good"), to: book)
        let sentences = FixtureTests.folder.appendingPathComponent("sentences.json")
        let kept = KeptResults(in: folder.appendingPathComponent("kept"))
        func problems(_ table: String) throws -> [String] {
            let file = folder.appendingPathComponent("sentences.json")
            try Data(table.utf8).write(to: file)
            var verifier = BookVerifier(book, shownAs: "book", table: try .load(file))
            verifier.kept = kept
            return try verifier.verify().problems.map(\.message)
        }
        let table = try String(contentsOf: sentences, encoding: .utf8)
        #expect(try problems(table) == [])
        #expect(try problems(table) == [])

        let name = try #require(
            manager.contentsOfDirectory(atPath: book.path).filter { $0.hasPrefix("01-") }.first)
        let chapter = book.appendingPathComponent(name)
        let text = try String(contentsOf: chapter, encoding: .utf8)
        let untrue = text.replacing("controller.log == [\"card\"]", with: "controller.log == []")
        #expect(untrue != text)
        try Data(untrue.utf8).write(to: chapter)
        #expect(try problems(table).contains { $0.contains("does not hold") })
        try Data((text + "\n[nowhere](nowhere.md)\n").utf8).write(to: chapter)
        #expect(try problems(table).count == 1)
        try Data(text.utf8).write(to: chapter)
        #expect(try problems(table) == [])

        let otherWords = table.replacing("finger {finger} down", with: "thumb down")
        #expect(otherWords != table)
        #expect(try problems(otherWords) != [])
        #expect(try problems(table) == [])
    }

    @Test(
        "what comes of a chapter's programs depends on its blocks, on no word of prose and on no place"
    )
    func blocks() throws {
        func fingerprint(_ text: String, file: String = "01-a.md") throws -> UInt64 {
            try #require(Chapter.checked(Array(text.utf8), file: file).0).blocksContent
        }
        let text =
            "# A\n\nIt is so.\n\n```swift {#a}\nlet a = 1\n```\n\n> ```swift\n> let b = 1\n> ```\n"
        let first = try fingerprint(text)
        #expect(try fingerprint(text.replacing("is so", with: "was so")) == first)
        #expect(try fingerprint(text.replacing("# A\n", with: "# A\n\n")) == first)
        let others = try [
            text.replacing("a = 1", with: "a = 2"), text.replacing("b = 1", with: "b = 2"),
            text.replacing("{#a}", with: "{#c}"),
            text.replacing("1\n```", with: "1\n\n```"),
        ].map { try fingerprint($0) }
        let all = others + [first, try fingerprint(text, file: "02-a.md")]
        #expect(Set(all).count == all.count)
    }

    @Test(
        "blocks that move down with a longer paragraph are not judged again, and keep what came of them"
    )
    func moved() throws {
        func chapter(_ text: String) throws -> Chapter {
            try #require(Chapter.checked(Array(text.utf8), file: "01-a.md").0)
        }
        let text =
            "# A\n\nShort.\n\n```swift {#a}\nlet a = 1\n```\n\n```swift {#b}\nlet b = 1\n```\n"
        let before = try chapter(text)
        let after = try chapter(text.replacing("Short.", with: "A\nlong\none."))
        #expect(after.blocksContent == before.blocksContent)
        var outcome = ChapterOutcome()
        outcome.answers = [9: [true, false]]
        outcome.failures = [5: .crash("so")]
        let placed = PlacedOutcome(outcome, of: before)
        #expect(placed.outcome(of: before) == outcome)
        let moved = try #require(placed.outcome(of: after))
        #expect(moved.answers == [11: [true, false]])
        #expect(moved.failures == [7: .crash("so")])
    }

    @Test("what has a problem, or asks for its own line, is judged again when it moves")
    func movedProblems() throws {
        func placed(_ code: String, _ outcome: ChapterOutcome) throws -> ChapterOutcome? {
            func chapter(_ text: String) throws -> Chapter {
                let text = "# A\n\n\(text)\n\n```swift {#a}\n\(code)\n```\n"
                return try #require(Chapter.checked(Array(text.utf8), file: "01-a.md").0)
            }
            return PlacedOutcome(outcome, of: try chapter("Short."))
                .outcome(of: try chapter("A\nlong\none."))
        }
        let problem = Problem(SourcePosition(file: "01-a.md", line: 6), "so")
        #expect(try placed("let a = 1", ChapterOutcome()) != nil)
        #expect(try placed("let a = 1", ChapterOutcome(problems: [problem])) == nil)
        #expect(try placed("let a = #line", ChapterOutcome()) == nil)
    }

    /// A folder that looks as if the engine had been built in it.
    private func engine(interface: String = "i", object: String = "o") throws -> EngineBuild {
        let built = folder.appendingPathComponent("built")
        let manager = FileManager.default
        for module in ["Notebook", "TouchEngine"] {
            for place in ["Modules", "\(module).build"] {
                try manager.createDirectory(
                    at: built.appendingPathComponent(place), withIntermediateDirectories: true)
            }
            let file = built.appendingPathComponent("\(module).build/a.o")
            try Data(object.utf8).write(to: file)
            try Data(interface.utf8).write(
                to: built.appendingPathComponent("Modules/\(module).swiftmodule"))
            try JSONEncoder().encode(["a.swift": ["object": file.path]]).write(
                to: built.appendingPathComponent("\(module).build/output-file-map.json"))
        }
        return try #require(EngineBuild(in: built))
    }

    private func module(
        _ engine: EngineBuild,
        _ sources: [(String, String)] = [("a.swift", "let a = 1"), ("b.swift", "let b = 1")],
        support: [(String, String)] = [], toolchain: String = "swift"
    ) -> ClaimModule {
        ClaimModule(
            sources, support: support.map { (name: $0, text: $1) },
            Toolchain(
                compiler: URL(fileURLWithPath: "/no/compiler"), identity: toolchain,
                testingFlags: []),
            engine, in: folder, objects: KeptObjects(folder: folder))
    }

    @Test("a program's run depends on its file, the compiler, and the engine's interface and code")
    func runs() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        func run(_ module: ClaimModule) -> UInt64 { module.fingerprint(of: ["a.swift"]) }
        let first = module(try engine())
        #expect(run(module(try engine())) == run(first))
        let others = [
            module(try engine(), [("a.swift", "let a = 2"), ("b.swift", "let b = 1")]),
            module(try engine(), toolchain: "another swift"),
            module(try engine(interface: "j")),
            module(try engine(object: "p")),
        ]
        #expect(Set(others.map(run) + [run(first)]).count == others.count + 1)
        #expect(first.fingerprint(of: ["b.swift"]) != run(first))
        #expect(first.fingerprint(of: ["a.swift", "b.swift"]) != run(first))
    }

    @Test(
        "of other programs' files only conformances matter to a run, which are not private to them")
    func othersRuns() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        func run(beside other: (String, String)...) throws -> UInt64 {
            module(try engine(), [("a.swift", "let a = 1")] + other)
                .fingerprint(of: ["a.swift"])
        }
        let alone = try run()
        #expect(try run(beside: ("b.swift", "let b = 1")) == alone)
        #expect(try run(beside: ("b.swift", "extension B: Equatable {}")) != alone)
    }

    @Test("what a file of the support does matters to every program's run")
    func supportRuns() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let runs = try ["entry()", "entry(1)"].map { text in
            module(try engine(), support: [("entry.swift", text)]).fingerprint(of: ["a.swift"])
        }
        #expect(runs[0] != runs[1])
    }

    @Test("an object depends on its file, the compiler and the engine's interface, not on its code")
    func objects() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = module(try engine()).objectFingerprints
        #expect(module(try engine(object: "p")).objectFingerprints == first)
        #expect(module(try engine(interface: "j")).objectFingerprints[0] != first[0])
        #expect(module(try engine(), toolchain: "another").objectFingerprints[0] != first[0])
        let edited = module(try engine(), [("a.swift", "let a = 1"), ("b.swift", "let b = 2")])
            .objectFingerprints
        #expect(edited[0] == first[0] && edited[1] != first[1])
    }

    @Test("what one file can do to another makes all objects new: a conformance")
    func conformances() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = module(try engine()).objectFingerprints
        let other = module(
            try engine(), [("a.swift", "let a = 1"), ("b.swift", "let b = 1\nextension Int: P {}")]
        ).objectFingerprints
        #expect(other[0] != first[0])
    }

    @Test("objects that nobody has needed for a day go, those that are needed stay")
    func pruned() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let made = folder.appendingPathComponent("made.o")
        try Data("object".utf8).write(to: made)
        let objects = KeptObjects(folder: folder.appendingPathComponent("objects"))
        for number in [1, 2, 3] as [UInt64] {
            try objects.keep(made, as: number)
            guard number != 3, let file = objects.object(number) else { continue }
            try manager.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -2 * 24 * 3600)],
                ofItemAtPath: file.path)
        }
        objects.prune(needing: [try #require(objects.object(1))])
        #expect(objects.object(1) != nil && objects.object(2) == nil && objects.object(3) != nil)
    }

    @Test("runs under other answers are kept for the same programs, engine, model and answers only")
    func otherRuns() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let toolchain = try Toolchain.find()
        let text = "# A\n\n```swift {#a .test name=\"it holds\"}\n#expect(true)\n```\n"
        func fingerprint(
            _ text: String, cases: [String] = ["a=1"], sources: UInt64 = 1, object: String = "o",
            fails: [String: String] = ["a=1": "so"], compiler: String = ""
        ) throws -> UInt64 {
            let chapter = try #require(Chapter.read(Array(text.utf8), file: "01-a.md").0)
            var record = RobustnessRecord()
            let answers = ["it holds": RobustnessRecord.Answer(of: "1", rules: "", fails: fails)]
            record.chapters["01-a"] = answers
            var toolchain = toolchain
            toolchain.identity += compiler
            return OtherRuns(
                Robustness(
                    cases.map { ModelCase(question: "a", settings: $0) }, engine: sources), record
            ).fingerprint(of: chapter, answers, toolchain, try engine(object: object))
        }
        let first = try fingerprint(text)
        #expect(try fingerprint(text + "More prose.\n") == first)
        let others = try [
            fingerprint(text.replacing("true", with: "1 > 0")), fingerprint(text, cases: ["a=2"]),
            fingerprint(text, sources: 2), fingerprint(text, object: "p"),
            fingerprint(text, fails: ["a=1": "so", "b=1": "so"]),
            fingerprint(text, compiler: " other"),
        ]
        #expect(Set(others + [first]).count == others.count + 1)
    }

    @Test("a book that is not run says so of every block that promises what comes of code")
    func unrun() throws {
        let table = try LocaleTable.load(
            FixtureTests.folder.appendingPathComponent("sentences.json"))
        var verifier = BookVerifier(
            FixtureTests.folder.appendingPathComponent("good"), shownAs: "good", table: table)
        verifier.kept = .nothing
        verifier.runsPrograms = false
        let verification = try verifier.verify()
        let promised = verification.problems.filter { $0.message.contains("nothing is run here") }
        let promises = verification.book.chapters.flatMap(\.blocks).filter {
            $0.isSwift && $0.kind != .listing
        }
        #expect(!promises.isEmpty)
        #expect(promised.count == promises.count)
    }
}
