import Testing

@testable import Literate

@Suite("A task that speaks of a transcript")
struct TaskTranscriptTests {
    private func chapter(_ transcript: String) throws -> Chapter {
        let text = """
            # A

            ```trace {.plain of=tap}
            0.000  finger 1 down
            ```

            ```why {of=tap recognizer=one}
            one was recognized.
            ```

            ```why {of=pan recognizer=one}
            one was not recognized.
            ```

            ### Exercise: Read

            ```exercise {#read transcript=\(transcript) level=small rung=reading minutes=5 topics=taps}
            Which line?
            ```

            ```swift {.starter of=read}
            let line = 0
            ```

            ```swift {.solution of=read}
            let line = 1
            ```

            ```notice {of=read}
            Noticed.
            ```
            """
        return try #require(Chapter.read(Array(text.utf8), file: "01-a.md").0)
    }

    @Test(
        "has it in the reader's file and on the screen; of a claim without a transcript, the sentence",
        arguments: [
            ("tap", "0.000  finger 1 down"), ("pan", "one was not recognized."),
        ])
    func shown(claim: String, line: String) throws {
        let chapter = try chapter(claim)
        let exercise = try #require(chapter.exercises.first)
        let file = ExerciseText(exercise: exercise, chapter: chapter).start
        #expect(file.contains("// Which line?\n//\n//     \(line)\n//\n"))
        #expect(
            exercise.taskReportLines == [
                ReportLine(.text, "Which line?"), .gap, .transcript("    " + line),
            ])
    }

    @Test("is broken between words, which go on under the words and not under the time")
    func broken() {
        let line = ReportLine.transcript("    0.033  photos  waits      for the pan")
        #expect(line.lines(at: 40) == ["    0.033  photos  waits      for the", "           pan"])
        #expect(line.lines(at: 29) == ["    0.033  photos  waits", "           for the pan"])
        let wide = ReportLine.transcript("           " + String(repeating: "x", count: 14))
        #expect(wide.lines(at: 24) == [wide.lead + "xxxxxxxxxxxxx", wide.lead + "x"])
    }

    @Test("is told when the chapter shows no such transcript")
    func missing() throws {
        let problems = try chapter("tab").exerciseDrafts[0].attributeProblems
            .filter { $0.message.contains("transcript") }
        #expect(problems.map(\.message) == ["the chapter shows no transcript of `tab`"])
        #expect(problems.first?.remedy == "did you mean `tap`?")
        #expect(
            try chapter("tap").exerciseDrafts[0].attributeProblems
                .allSatisfy { !$0.message.contains("transcript") })
    }
}
