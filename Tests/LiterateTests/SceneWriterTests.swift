import Testing

@testable import Literate

@Suite("A claim made into a scene")
struct SceneWriterTests {
    private func written(_ body: String, listing: String = "", id: String = "a") throws
        -> SceneWriter
    {
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
            """
        let chapter = try #require(Chapter.read(Array(text.utf8), file: "01-a.md").0)
        let program = chapter.programs[0]
        return SceneWriter(program, lowered: LoweredProgram(program).source)
    }

    /// The scene's statements, each trimmed, without blank lines.
    private func lines(_ body: String, listing: String = "") throws -> [String] {
        try written(body, listing: listing).text.split(separator: "\n").dropFirst()
            .map { $0.trimmingWhitespace() }.filter { !$0.isEmpty }
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
