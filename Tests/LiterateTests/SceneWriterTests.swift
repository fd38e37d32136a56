import Testing

@testable import Literate

@Suite("A claim made into a scene")
struct SceneWriterTests {
    private func written(
        _ body: String, listing: String = "", id: String = "a", predictions: String = ""
    ) throws -> SceneWriter {
        let text = """
            # A

            ```swift {#part}
            extension Device {
                func swipeBack() { drag(from: .zero, to: .zero, over: 1) }
            }
            \(listing)
            ```

            ```swift {.test #\(id) name="a"}
            \(body)
            ```
            \(predictions)
            """
        let chapter = try #require(Chapter.read(Array(text.utf8), file: "01-a.md").0)
        let program = chapter.programs[0]
        return SceneWriter(program, lowered: LoweredProgram(program).source)
    }

    /// The scene's statements, each trimmed, without blank lines.
    private func lines(
        _ body: String, listing: String = "", predictions: String = ""
    ) throws -> [String] {
        try written(body, listing: listing, predictions: predictions).text.split(separator: "\n")
            .dropFirst()
            .map { $0.trimmingWhitespace() }.filter { !$0.isEmpty }
    }

    /// Two predictions about the claim.
    private static let predictions = """

        ```predict {of=a}
        Gone?
        - Yes
          when page.isGone
        - No
          when !page.isGone
        ```

        ```predict {of=a at="0.017"}
        Late?
        - Yes
          when isLate
        - No
          when !isLate
        ```
        """

    @Test("the choices of predictions are judged where the claim ends, and handed to the stage")
    func choices() throws {
        let body = """
            let page = Page()
            let device = phone(page)
            device.swipeBack()
            let isLate = page.isLate
            device.settle()
            """
        let lines = try lines(body, predictions: Self.predictions)
            .filter { !$0.hasPrefix("#sourceLocation") }
        #expect(
            lines.dropFirst(3) == [
                "__stage.goes(on: device, by: { device.swipeBack()",
                "}) { let isLate = page.isLate",
                "__stage.goes(on: device, by: { device.settle()",
                "}) { let __choice_0_0: Bool =", "page.isGone", "let __choice_0_1: Bool =",
                "!page.isGone", "__stage.chooses([__choice_0_0, __choice_0_1])",
                "let __choice_1_0: Bool =", "isLate", "let __choice_1_1: Bool =", "!isLate",
                "__stage.chooses([__choice_1_0, __choice_1_1]) } }}",
            ])
        #expect(try written(body, predictions: Self.predictions).scenes.map(\.predictions) == [2])
    }

    @Test("choices by what a touch declares, which a page does not make, are not handed over")
    func choicesInTouch() throws {
        func body(_ name: String) -> String {
            "let page = Page()\nlet device = phone()\nlet \(name) = device.swipeBack()\nuse(page)"
        }
        let scene = try written(body("isLate"), predictions: Self.predictions)
        #expect(scene.scenes.map(\.predictions) == [0] && !scene.text.contains("choice"))
        let other = try written(
            body("x") + "\nlet y = 1", predictions: Self.predictions.replacing("isLate", with: "z"))
        #expect(other.scenes.map(\.predictions) == [2])
        #expect(other.text.contains("let y = 1") && other.text.contains("}) { let __choice_0_0"))
    }

    @Test(
        "what stands before the first touch sets the scene, and what stands after it waits for it")
    func order() throws {
        let lines = try lines(
            """
            let page = Page()
            let device = phone(page)
            page.title = "a"
            device.swipeBack()
            #expect(page.isGone)
            page.title = "b"
            device.tap(at: .zero)
            """)
        #expect(
            lines == [
                "func __scene_01_a_0(_ __stage: FigureStage) {", "let page = Page()",
                "let device = phone(page)", "page.title = \"a\"",
                "__stage.goes(on: device, by: { device.swipeBack()", "}) { page.title = \"b\"",
                "__stage.goes(on: device, by: { device.tap(at: .zero)", "}) {} }}",
            ])
    }

    @Test("the page picks the value of a constant that the figure's block names, and of no other")
    func picks() throws {
        let chapter = try #require(
            Chapter.read(
                Array(
                    """
                    # A

                    ```swift {.test #a name="a"}
                    let one: Kind = .tap
                    let other: Kind = .tap
                    let device = phone(one, other)
                    device.tap(at: .zero)
                    ```

                    ```figure {of=a}
                    one of tap, press (long): A
                    ```
                    """.utf8), file: "01-a.md"
            ).0)
        let program = chapter.programs[0]
        let text = SceneWriter(
            program, lowered: LoweredProgram(program).source, figures: chapter.touchFigure(of:)
        ).text
        #expect(text.contains("let one: Kind = _picked(0, of: [.tap, .press], or: .tap)\n"))
        #expect(text.contains("let other: Kind = .tap\n"))
    }

    @Test(
        "a function of the program that touches is a touch, and so is one that calls it; one that only waits is none"
    )
    func functions() throws {
        let listing = """
            func twice(_ device: Device) { device.swipeBack() }
            func wait(_ device: Device) { device.settle() }
            """
        let lines = try lines(
            "let device = phone()\nwait(device)\ntwice(device)", listing: listing)
        #expect(lines[2] == "wait(device)")
        #expect(lines[3] == "__stage.goes(on: device, by: { twice(device)")
    }

    @Test(
        "functions, types and closures that a claim defines stand where they stood, whatever they touch"
    )
    func definitions() throws {
        let lines = try lines(
            """
            let device = phone()
            func go() { device.swipeBack() }
            let again = { device.swipeBack() }
            go()
            again()
            """)
        #expect(lines[2] == "func go() { device.swipeBack() }")
        #expect(lines[3] == "let again = { device.swipeBack() }")
        #expect(lines[4] == "__stage.goes(on: device, by: { go()")
    }

    @Test("what a touch gives the rest of the claim keeps the rest with it")
    func kept() throws {
        let lines = try lines(
            "let device = phone()\nlet answer = device.swipeBack()\nuse(answer)\ndevice.settle()")
        #expect(
            lines.dropFirst(2) == [
                "__stage.goes(on: device, by: { let answer = device.swipeBack()", "use(answer)",
                "device.settle()", "}) {}}",
            ])
    }

    @Test(
        "a claim that touches nothing once its device is made, or presses buttons, has no scene",
        arguments: [
            "let device = phone()\n#expect(device.isFine)",
            "let device = phone()\ndevice.press(.select)\ndevice.swipeBack()",
            "let phone = phone()\nphone.swipeBack()",
        ])
    func none(body: String) throws {
        #expect(try written(body).scenes.isEmpty)
    }

    @Test("a scene is called by its claim, and its code is the same on whatever line that stands")
    func name() throws {
        let body = "let device = phone()\ndevice.swipeBack()"
        let (one, other) = (try written(body), try written(body, listing: "\n\nlet more = 1"))
        #expect(one.scenes.map(\.name) == ["01-a.a"] && one.scenes == other.scenes)
        #expect(!one.withoutClaims.contains("@Test") && !one.withoutClaims.contains("__claim"))
        #expect(one.withoutClaims.contains("func swipeBack()"))
    }
}
