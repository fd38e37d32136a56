import Foundation
import Testing

@testable import Literate

struct BearingTests {
    private let chapter: Chapter

    init() throws {
        let text = """
            # A

            ```swift {#gate}
            func isOpen() -> Bool {
                let asked = true
                return asked
            }
            ```

            ```swift {#open .test name="the gate is open"}
            #expect(isOpen())
            ```

            ```swift {#bears .bearing of=gate claim=open instead="return false"}
                let asked = true
                return asked
            ```

            ```swift {.traps saying="shut"}
            fatalError("shut")
            ```
            """
        chapter = try #require(Chapter.read(Array(text.utf8), file: "book/01-a.md").0)
    }

    @Test("the lines are found where they stand")
    func lines() throws {
        let bearing = try #require(chapter.bearings.first)
        #expect(bearing.lines == 5..<7)
        #expect(bearing.claim.id == "open")
    }

    @Test("without its lines a program keeps all others in their places, in a file of its own")
    func weakened() throws {
        let program = try #require(chapter.weakenedPrograms.first)
        let source = program.lowered.source
        #expect(source.contains("#sourceLocation(file: \"book/01-a.md without 14\", line: 4)\n"))
        #expect(source.contains("isOpen() -> Bool {\nreturn false\n\n}\n"))
        #expect(source.contains("func __bearing_01_a_14() async throws {\n#expect(isOpen())"))
        #expect(!source.contains("01-a.md\""))
        #expect(!source.contains("__trap_"))
        #expect(program.lowered.fileName == "01-a.14.swift")
    }

    @Test("bare tests have the claims, and not what is to fail or to stop the program")
    func extraction() throws {
        let extraction = Extraction(
            Book(folder: URL(fileURLWithPath: "book"), chapters: [chapter]))
        let source = extraction.files.values.joined()
        #expect(source.contains("__claim_01_a_10"))
        #expect(!source.contains("__bearing_") && !source.contains("__trap_"))
        #expect(LoweredProgram(chapter.programs[0]).source.contains("func __trap_01_a_19()"))
    }

    @Test("how a claim fails is told in the words of what failed")
    func failures() {
        func failure(_ text: String) -> BearingFailure {
            BearingFailure(.init(function: nil, file: nil, line: nil, column: nil, text: text))
        }
        #expect(failure("Expectation failed: isOpen()\nmore") == .expectation("isOpen()"))
        #expect(failure("Caught error: Shut()") == .error("Shut()"))
    }

    @Test("what an expectation says is told without addresses, repetitions and endless decimals")
    func plainWords() {
        let said = [
            "(browser → <Browser: 0x00007f786c028d90>).isOpen → false": "browser.isOpen → false",
            "!((pin.bubble → <Bubble: 0x1f>).isHidden → true → true)":
                "!(pin.bubble.isHidden → true)",
            "(top → <Page: 0x1f>) === (plan → <Page: 0x2a>)": "top === plan",
            "(shift → 0.0) > (70 → 70.0)": "(shift → 0.0) > 70",
            "(0.5725190839694656 → 0.5725190839694656) == 0": "0.573 == 0",
            "(led → 0.57) == (1 → 2)": "(led → 0.57) == (1 → 2)",
        ]
        for (words, plain) in said {
            #expect(ExpectationWords.rounded(ExpectationWords.plain(words)) == plain)
        }
    }

    @Test("the words of a crash may stand on a line after its first")
    func words() {
        let text = "Claims/01-a.md:7: Fatal error: Unable to install\n  the constraint\n"
        let report = CrashReport(text, file: "book/01-a.md", signal: 4)
        #expect(report.message == "Unable to install")
        #expect(report.words.contains("the constraint"))
    }
}
