import Foundation
import Testing

@testable import Literate

@Suite("When the engine of the figures is built anew")
struct LiveEngineTests {
    private static let text = """
        # A

        ```swift {#part}
        class Page {}
        ```

        ```swift {.test #a name="a"}
        let device = Device(.iPhone)
        ```

        ```trace {of=a}
        ```
        """

    /// The fingerprint of a book of that chapter, with an engine of one file.
    private func fingerprint(_ text: String, engine: String = "let slop = 10") throws -> UInt64 {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("live-engine-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try engine.write(
            to: folder.appendingPathComponent("a.swift"), atomically: true, encoding: .utf8)
        let chapter = try #require(Chapter.read(Array(text.utf8), file: "01-a.md").0)
        return try LiveEngine.fingerprint(
            of: Book(folder: folder, chapters: [chapter]),
            .init(engine: folder, runtime: folder, build: folder))
    }

    @Test(
        "a listing, a claim, a dial, cases to pick and the engine count; words, and the lines that code stands on, do not"
    )
    func counts() throws {
        let known = try fingerprint(Self.text)
        let dial = Self.text.replacing(
            "```trace", with: "```figure {of=a}\npanSlop 2 to 9: a\n```\n\n```trace")
        #expect(try fingerprint(dial) != known)
        #expect(try fingerprint(dial.replacing(": a\n", with: ": b\n")) == fingerprint(dial))
        let pick = dial.replacing("panSlop 2 to 9: a", with: "kind of tap, press: a")
        #expect(try fingerprint(pick) != fingerprint(dial))
        #expect(
            try fingerprint(pick.replacing("tap, press", with: "tap, pan")) != fingerprint(pick))
        #expect(
            try fingerprint(pick.replacing("press: a", with: "press (long): b"))
                == fingerprint(pick))
        #expect(
            try fingerprint(Self.text.replacing("# A", with: "# A\n\nMore words.\n\n")) == known)
        for (old, new) in [
            ("class Page", "class Side"), (".iPhone", ".iPad"),
            ("```trace {of=a}", "```trace {of=b}"),
        ] {
            #expect(try fingerprint(Self.text.replacing(old, with: new)) != known, "\(old)")
        }
        #expect(try fingerprint(Self.text, engine: "let slop = 12") != known)
    }

    @Test(
        "what is checked of an exercise that is answered in the page counts, and its numbers; its task does not"
    )
    func exercises() throws {
        let known =
            Self.text + """

                ### Exercise: Turn

                ```exercise {#turn level=small rung=mending minutes=5 topics=taps}
                Turn.
                ```

                ```swift {.starter of=turn live="limit of 1, 2, 3" choice=a}
                let limit: Int = 1
                ```

                ```swift {.check of=turn name="one"}
                let device = Device(.iPhone)
                ```

                ```swift {.solution of=turn choice=b}
                let limit: Int = 2
                ```

                ```notice {of=turn}
                Noticed.
                ```
                """
        let old = try fingerprint(known)
        #expect(try fingerprint(Self.text) != old)
        for (word, other) in [("1, 2, 3", "1, 2, 4"), ("\nlet device =", "\nlet phone =")] {
            #expect(try fingerprint(known.replacing(word, with: other)) != old, "\(word)")
        }
        #expect(try fingerprint(known.replacing("Turn.", with: "Turn it.")) == old)
    }

    @Test("what decides between a prediction's choices counts, its words do not")
    func predictions() throws {
        let known =
            Self.text + "\n\n```predict {of=a}\nGone?\n- Yes\n  when a\n- No\n  when !a\n```\n"
        #expect(try fingerprint(known) != fingerprint(Self.text))
        #expect(try fingerprint(known.replacing("Yes", with: "Aye")) == fingerprint(known))
        #expect(try fingerprint(known.replacing("when a", with: "when b")) != fingerprint(known))
    }

    @Test(
        "what the page cannot have is told before anything is compiled, each time, at the chapter's line"
    )
    func problems() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("live-engine-\(UUID().uuidString)")
        let sources = folder.appendingPathComponent("sources")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try "".write(
            to: sources.appendingPathComponent("Boundary.swift"), atomically: true, encoding: .utf8)
        let text = Self.text.replacing("class Page {}", with: "let title = \\Page.title")
            .replacing(
                "Device(.iPhone)\n", with: "Device(.iPhone)\ndevice.tap(at: .zero)\nprint(title)\n")
        let chapter = try #require(Chapter.read(Array(text.utf8), file: "01-a.md").0)
        let book = Book(folder: folder, chapters: [chapter])
        let kept = KeptResults(in: folder.appendingPathComponent("kept"), tool: 1)
        for _ in 1...2 {
            let problems = try LiveEngine.problems(
                in: book, .init(engine: sources, runtime: sources, build: folder), kept: kept,
                progress: .silent)
            #expect(problems.map(\.message).joined().contains("the page has no key paths"))
            #expect(problems.first?.position.line == 4)
        }
    }

    @Test("what is compiled for the page has no lines of the chapters")
    func lines() throws {
        let text = "a\n#sourceLocation(file: \"01-a.md\", line: 3)\nb\n"
        #expect(PageSources.withoutPlaces(text) == "a\nb\n")
    }
}
