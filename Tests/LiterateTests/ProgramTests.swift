import Testing

@testable import Literate

struct ProgramTests {
    private let chapter: Chapter

    init() throws {
        let text = """
            # A

            ```swift {#one}
            let one = 1
            ```

            ```swift {#extra variant=x}
            let extra = 0
            ```

            ```swift
            let two = 2
            ```

            ```swift {#one variant=x}
            let one = 11
            ```

            ```swift {.test name="base"}
            ```

            ```swift {.test name="x" variant=x}
            ```

            ```swift {.fails saying="no" variant=x}
            ```
            """
        chapter = try #require(Chapter.read(Array(text.utf8), file: "01-a.md").0)
    }

    @Test("the base program has the listings without a variant, in order")
    func base() {
        let program = chapter.programs[0]
        #expect(program.parts.map(\.fence.line) == [3, 11])
        #expect(program.claims.map(\.fence.line) == [19])
        #expect(program.refusals.isEmpty)
    }

    @Test("a variant replaces the part of its id and adds its own where it stands")
    func variant() {
        let program = chapter.programs[1]
        #expect(program.parts.map(\.fence.line) == [15, 7, 11])
        #expect(program.claims.map(\.fence.line) == [22])
        #expect(program.refusals.map(\.fence.line) == [25])
        #expect(program.name == "01-a.x")
    }
}
