import Testing

@testable import Literate

@Suite("An exercise that is answered in the page")
struct LiveAnswerTests {
    private func answer(_ live: String) -> LiveAnswer? {
        let text = "# A\n\n```swift {.starter of=a live=\"\(live)\"}\nlet limit = 1\n```\n"
        return Chapter.read(Array(text.utf8), file: "01-a.md").0?.blocks.first
            .flatMap(LiveAnswer.init)
    }

    @Test("a name alone is that of a function that touches, a name `of` numbers that of a constant")
    func forms() {
        #expect(answer("swipe") == .touches(function: "swipe"))
        #expect(
            answer("limit of 0 to 1 by 0.5") == .number(constant: "limit", values: [0, 0.5, 1]))
        #expect(answer("limit of -1, 0.5, 7") == .number(constant: "limit", values: [-1, 0.5, 7]))
        #expect(
            answer("limit of 0 to 10 by 4") == .number(constant: "limit", values: [0, 4, 8]))
    }

    @Test(
        "what no slider could turn through is no answer",
        arguments: [
            "", "limit of", "limit of 1, 2", "limit of 3, 2, 1", "limit of 1, two, 3",
            "limit of 0 to 9 by 0", "limit of 9 to 0 by 1", "limit of 0 to 1 by 0.001", "a b",
        ])
    func malformed(live: String) {
        #expect(answer(live) == nil)
    }

    /// An exercise with one check, whose lines these are.
    private static func chapter(
        _ check: String, starter: String = "let limit: Int = 1",
        live: String = "limit of 1, 2, 3"
    ) -> String {
        """
        # A

        ### Exercise: Turn

        ```exercise {#turn level=small rung=mending minutes=5 topics=taps}
        Turn it.
        ```

        ```swift {.starter of=turn live="\(live)" choice=one}
        \(starter)
        ```

        ```swift {.check of=turn name="one"}
        \(check)
        ```

        ```swift {.solution of=turn choice=two}
        let limit: Int = 2
        ```

        ```notice {of=turn}
        Noticed.
        ```
        """
    }

    private func scenes(_ check: String, live: String = "limit of 1, 2, 3") throws -> SceneWriter {
        let text = Self.chapter(check, live: live)
        let chapter = try #require(Chapter.read(Array(text.utf8), file: "01-a.md").0)
        let exercise = try #require(chapter.liveExercises.first)
        let program = exercise.attempt.program
        return SceneWriter(
            program, lowered: LoweredProgram(program).source, answer: exercise.answer)
    }

    @Test(
        "the page supplies the constant's value, and a check hands over what its expectations find")
    func scene() throws {
        let scenes = try scenes(
            """
            let device = Device(.iPhone)
            device.tap(at: .zero)
            #expect(count == limit, "taps")
            device.settle()
            #expect(device.taps > 1)
            """)
        #expect(scenes.withoutClaims.contains("let limit: Int = _picked(0, of: [1, 2, 3], or: 1)"))
        #expect(scenes.scenes.map(\.name) == ["01-a.turn.page.check1"])
        #expect(scenes.scenes.map(\.expectations) == [2])
        let lines = scenes.text.split(separator: "\n").map { $0.trimmingWhitespace() }
        #expect(
            lines.contains(
                "}) { do { let __found = count; __stage.finds(__found == limit, __value(__found)) }"
            ))
        let last = "do { let __found = device.taps; __stage.finds(__found > 1, __value(__found)) }"
        #expect(lines.contains { $0.hasPrefix("}) { \(last)") })
    }

    @Test(
        "a check is named by its place, wherever it stands; its words are the comparison and the comment"
    )
    func words() throws {
        let text = "\n\n" + Self.chapter("let device = 1\n#expect(a.b == 2, \"because\")")
        let chapter = try #require(Chapter.read(Array(text.utf8), file: "01-a.md").0)
        let exercise = try #require(chapter.liveExercises.first)
        #expect(exercise.scenes == ["01-a.turn.page.check1"])
        #expect(
            exercise.expectations == [[.init(value: "a.b", rest: "== 2", comment: "because")]])
    }

    @Test("what both sides of `&&` say cannot be told apart, so it is no comparison")
    func joined() throws {
        for (code, value) in [
            ("a == 1 && b == 2", nil), ("a ? b : c", nil), ("a - b == 2", "a - b"),
        ] {
            let text = "# A\n\n```swift {.test name=\"a\"}\n#expect(\(code))\n```\n"
            let chapter = try #require(Chapter.read(Array(text.utf8), file: "01-a.md").0)
            let found = Part(chapter.blocks[0]).expectations.map { $0.comparison?.value }
            #expect(found == [value], "\(code)")
        }
    }

    /// The lines of the mistakes, and what they are, of an exercise with these words.
    private func mistakes(
        _ check: String, starter: String = "let limit: Int = 1", live: String = "limit of 1, 2, 3",
        choice: String = "choice=one"
    ) throws -> [String] {
        let text = Self.chapter(check, starter: starter, live: live)
            .replacing(" choice=one", with: choice.isEmpty ? "" : " \(choice)")
        let chapter = try #require(Chapter.read(Array(text.utf8), file: "01-a.md").0)
        return chapter.exerciseDrafts[0].liveAnswerProblems.map {
            "\($0.position.line):\($0.position.column) \($0.message)"
        }
    }

    private static let sound = "let device = Device(.iPhone)\ndevice.settle()\n#expect(a == 2)"

    @Test("an exercise with a number is sound if starter and solution have one of the numbers")
    func numbers() throws {
        #expect(try mistakes(Self.sound) == [])
        #expect(
            try mistakes(Self.sound, starter: "let limit: Int = 7") == [
                "9:33 `limit` is 7 at line 9, which is none of the numbers"
            ])
        #expect(
            try mistakes(Self.sound, live: "edge of 1, 2, 3") == [
                "9:33 the answer at line 9 declares no constant `edge`",
                "9:33 the answer at line 19 declares no constant `edge`",
            ])
        #expect(
            try mistakes(Self.sound, live: "limit of 1, 2")
                == ["9:33 `limit of 1, 2` is nothing that a page can be answered with"])
        #expect(
            try mistakes(Self.sound, choice: "") == [
                "9:33 without the engine a page has nothing to answer this exercise with"
            ])
    }

    @Test("every check has a phone, and expectations that a page can tell of")
    func untold() throws {
        let message = "a page cannot say what this expectation finds"
        let device = "let device = Device(.iPhone)\n"
        #expect(
            try mistakes(device + "#expect(a)\nif b { #expect(c == 2) }\n#expect(d == 2)")
                == ["15:1 \(message)", "16:8 \(message)"])
        #expect(
            try mistakes("let phone = Device(.iPhone)\n#expect(a == 2)")
                == ["13:1 a page has no phone for this check"])
    }

    @Test("of an exercise with touches, each check leaves all touches to the function, once")
    func touches() throws {
        let starter = "func press(_ device: Device) {}"
        let device = "let device = Device(.iPhone)\n"
        func found(_ check: String, live: String = "press") throws -> [String] {
            try mistakes(device + check + "\n#expect(a == 2)", starter: starter, live: live)
        }
        #expect(try found("press(device)\ndevice.settle()") == [])
        #expect(
            try found("press(device)\npress(device)")
                == ["13:1 in the page this check calls `press` 2 times"])
        #expect(
            try found("device.tap(at: .zero)\npress(device)")
                == ["15:1 the reader's touches are to be all that touches in this check"])
        #expect(
            try found("touch(device)", live: "touch")
                == ["9:33 the starter declares no function `touch`"])
    }
}
