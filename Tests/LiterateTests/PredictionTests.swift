import Testing

@testable import Literate

struct PredictionTests {
    private func prediction(_ text: String, attributes: String = "of=tap") throws -> Prediction {
        let chapter = "# A\n\n```predict {\(attributes)}\n\(text)\n```\n"
        let read = try #require(Chapter.read(Array(chapter.utf8), file: "a.md").0)
        return try #require(read.predictions.first)
    }

    @Test("a question, its choices and their conditions are told apart")
    func parts() throws {
        let prediction = try prediction(
            """
            Who is first,
            and why?
            - The tap,
              when all is said
              when tap.isFirst
            - The pan
              when !tap.isFirst &&
                pan.isFirst
            """)
        #expect(prediction.problems.isEmpty)
        #expect(prediction.question == "Who is first,\nand why?")
        #expect(prediction.choices.map(\.text) == ["The tap,\nwhen all is said", "The pan"])
        #expect(
            prediction.choices.map(\.test) == ["tap.isFirst", "!tap.isFirst && pan.isFirst"])
        #expect(prediction.choices.map(\.line) == [6, 9])
    }

    @Test("a choice may be answered in words, as prose that is looked through")
    func answers() throws {
        let prediction = try prediction(
            """
            Who is first?
            - The tap
              answer: It needs `no`
              time.
              when tap.isFirst
            - The pan
              when !tap.isFirst
            """)
        #expect(prediction.problems.isEmpty)
        #expect(prediction.choices.map(\.text) == ["The tap", "The pan"])
        #expect(prediction.choices.map(\.test) == ["tap.isFirst", "!tap.isFirst"])
        #expect(prediction.choices.map(\.answer?.text) == ["It needs `no`\ntime.", nil])
        #expect(prediction.choices[0].answer?.line == 6)
        // The question, two choices, and the answer.
        #expect(prediction.block.markdown.count == 4)
    }

    @Test("an answer without words, or with a list in it, is refused at its line")
    func badAnswers() throws {
        let prediction = try prediction(
            "Who?\n- I\n  answer:\n  when a\n- You\n  answer: - one\n  when !a")
        #expect(prediction.problems.map(\.position.line) == [6, 9])
        #expect(prediction.problems.first?.message == "the answer to this choice has no words")
    }

    @Test("a condition keeps the columns that it has in the chapter")
    func columns() throws {
        let condition = try prediction("Why?\n- So\n  when a == b\n- Not so\n  when a != b")
            .choices[0].condition
        #expect(condition.text == "       a == b")
        #expect(condition.firstLine == 6)
    }

    @Test("a claim judges its choices before it is closed, each on its own line")
    func lowering() throws {
        let text = """
            # A

            ```swift {#sum .test name="a sum"}
            let sum = 2
            ```

            ```predict {of=sum}
            Two?
            - Yes
              when sum == 2
            - No
              when sum != 2
            ```
            """
        let chapter = try #require(Chapter.read(Array(text.utf8), file: "a.md").0)
        let source = LoweredProgram(chapter.programs[0]).source
        #expect(
            source.hasSuffix(
                """
                let sum = 2

                #sourceLocation(file: "a.md", line: 9)
                let __choice_7_0: Bool =
                       sum == 2
                #sourceLocation(file: "a.md", line: 11)
                let __choice_7_1: Bool =
                       sum != 2
                __choose([__choice_7_0, __choice_7_1], as: "a.choices.7")}

                """))
    }

    @Test("the lines of a moment have a line before them and a line after")
    func moment() throws {
        let transcript = try Transcript(
            Run(
                screen: .init(width: 1, height: 1), duration: 1,
                records: [0, 0.1, 0.1, 0.2, 0.3].enumerated().map { index, time in
                    .init(
                        index: index, time: time, code: "a", subject: "r\(index)", values: [:],
                        rule: nil, cause: nil)
                },
                recognizers: [], frames: [], samples: [], explanations: []),
            Sentences(
                LocaleTable(
                    records: ["a": .init(what: "{subject}")], outcomes: [:], joins: [], ui: [:])))
        #expect(
            transcript.part(around: "0.100")?.lines == [
                "0.000  r0", "0.100  r1", "0.100  r2", "0.200  r3",
            ])
        #expect(transcript.part(around: "0.300")?.lines == ["0.200  r3", "0.300  r4"])
        #expect(transcript.part(around: "0.150") == nil)
    }
}
