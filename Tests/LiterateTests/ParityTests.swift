import Foundation
import Testing

@testable import Literate

@Suite("The page's module beside the native programs")
struct ParityTests {
    /// A chapter with two claims that leave runs, and one of the page's exceptions.
    private static let text = """
        # A

        ```swift {.test #one name="one"}
        #expect(a)
        ```

        ```swift {.test #two name="two"}
        #expect(b)
        ```

        ```swift {.test .native #three name="three"}
        #expect(c)
        ```
        """

    private func parity(
        _ page: String, text: String = Self.text,
        native: [String: String] = ["one": "{1}", "two": "{2}"]
    ) throws -> Parity {
        let (chapter, _) = Chapter.read(Array(text.utf8), file: "01-a.md")
        let book = Book(folder: URL(fileURLWithPath: "/nowhere"), chapters: [try #require(chapter)])
        return Parity(
            book, native: [ChapterOutcome(runs: native)], page: PageOutput(page))
    }

    private static let same = """
        claim 01-a __claim_01_a_3
        record 01-a.one
        {1}
        claim 01-a __claim_01_a_7
        record 01-a.two
        {2}
        """

    @Test("the same runs are no mistakes, and what is native only is counted")
    func same() throws {
        let parity = try parity(Self.same)
        #expect(parity.problems.isEmpty && parity.runs == 2 && parity.excused == 1)
    }

    @Test("a run of which one byte is another is found, with what stands around it")
    func other() throws {
        let parity = try parity(Self.same.replacing("{2}", with: "{3}"))
        #expect(parity.problems.map(\.position.line) == [7])
        #expect(parity.problems.first?.remedy?.contains("natively: …{2}…") == true)
    }

    @Test("a run that the page does not leave is found, and one that it cuts short")
    func missing() throws {
        #expect(try parity("").problems.count == 2)
        #expect(try parity(Self.same.replacing("{1}", with: "{1")).problems.count == 1)
    }

    @Test("an expectation that fails in the page alone is found")
    func fails() throws {
        let page = Self.same.replacing("record 01-a.two", with: "fails 01-a.md:8\nrecord 01-a.two")
        #expect(try parity(page).problems.map(\.position.line) == [7])
    }

    @Test("a book excuses three claims at most")
    func excuses() throws {
        let claims = (0..<4).map {
            "```swift {.test .native #n\($0) name=\"n\($0)\"}\n#expect(a)\n```\n"
        }
        let problems = try parity("", text: "# A\n\n" + claims.joined(separator: "\n"), native: [:])
            .problems
        #expect(problems.count == 1)
    }

    @Test("what holds of a check in the page is compared with what holds of it natively")
    func checks() throws {
        let text = """
            # A

            ### Exercise: Turn

            ```exercise {#turn level=small rung=mending minutes=5 topics=taps}
            Turn.
            ```

            ```swift {.starter of=turn live="limit of 1, 2, 3" choice=a}
            let limit: Int = 1
            ```

            ```swift {.check of=turn name="one"}
            #expect(a == 1)
            #expect(b == 2)
            ```

            ```swift {.solution of=turn choice=b}
            let limit: Int = 2
            ```

            ```notice {of=turn}
            Noticed.
            ```
            """
        let chapter = try #require(Chapter.read(Array(text.utf8), file: "01-a.md").0)
        let exercise = try #require(chapter.liveExercises.first)
        var outcome = ChapterOutcome()
        let issue = TestEvents.Issue(file: "01-a.md", line: 15, text: "b is 3")
        outcome.judged[exercise.exercise.starter.fence.line] = [
            CheckVerdict(issues: [issue], report: "")
        ]
        func parity(_ page: String) -> Parity {
            Parity(
                Book(folder: URL(fileURLWithPath: "/nowhere"), chapters: [chapter]),
                native: [outcome], page: PageOutput(page),
                scenes: [.init(name: exercise.scenes[0], function: "f")])
        }
        let same = parity("found 0\n10")
        #expect(same.checks == 1 && same.problems.isEmpty)
        #expect(parity("found 0\n11").problems.map(\.position.line) == [13])
        #expect(parity("").problems.count == 1)
    }
}
