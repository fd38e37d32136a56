import Foundation
import Testing

@testable import Literate

@Suite("What a block says of a figure that can be touched")
struct TouchFigureTests {
    private static let claims = """
        ```swift {.test #a name="one"}
        let device = Device(.iPhone)
        ```

        ```swift {.test #b name="two"}
        let device = Device(.iPhone)
        ```

        ```swift {.test #bare name="three"}
        #expect(true == true)
        ```

        ```trace {of=a}
        ```

        """

    private func checked(
        _ lines: String, of claim: String = "a", claims: String = claims
    ) throws -> (Chapter, [Problem]) {
        let text = "# A\n\n\(claims)\n```figure {of=\(claim)}\n\(lines)\n```\n"
        let (chapter, _) = Chapter.read(Array(text.utf8), file: "01-a.md")
        let read = try #require(chapter)
        return (read, FigureCheck(chapter: read).problems)
    }

    @Test("versions, the figure's own first, and dials of the model and of the touches")
    func read() throws {
        let (chapter, problems) = try checked(
            "> Drag up: slowly.\n- as it was\n- b: mended: at last\n\npanSlop 2 to 40: how far, in points\nturn -90 to 90.5: direction"
        )
        #expect(problems.isEmpty)
        let figure = try #require(chapter.touchFigure(of: "a"))
        #expect(figure.invitation == "Drag up: slowly.")
        #expect(figure.versions.map(\.claim) == ["a", "b"])
        #expect(figure.versions.map(\.label) == ["as it was", "mended: at last"])
        #expect(figure.dials.map(\.name) == ["panSlop", "turn"])
        #expect(figure.dials.map(\.range) == [2...40, -90...90.5])
        #expect(figure.dials.map(\.isOfTouches) == [false, true])
        #expect(chapter.touchedClaims == ["a", "b"])
    }

    @Test(
        "a line that says nothing is found where it stands",
        arguments: [
            "edgeBand wide", "* a flick", "- a\n- b", "panSlop 40 to 2: backwards",
            "panSlop 2 to 40", "> Drag up.\n> Drag down.",
        ])
    func unread(lines: String) throws {
        let problems = try checked(lines).1
        let last = 18 + lines.split(separator: "\n").count
        #expect(problems.map(\.position.line) == [last])
        #expect(problems.first?.message.contains("names no version") == true)
    }

    @Test("a version is a claim of the chapter with a device that a reader could touch")
    func versions() throws {
        let problems = try checked("- own\n- nowhere: a\n- bare: b").1
        #expect(problems.map(\.position.line) == [20, 21])
        #expect(problems[0].message.contains("no claim `nowhere`"))
        #expect(problems[1].message.contains("no local `device`"))
    }

    @Test("touches that a reader can play are those of a claim, which needs no version for it")
    func touches() throws {
        let (chapter, problems) = try checked("* b: a flick\n* bare: b\npanSlop 2 to 40: how far")
        #expect(problems.map(\.position.line) == [20])
        #expect(problems.first?.message.contains("no local `device`") == true)
        let figure = try #require(chapter.touchFigure(of: "a"))
        #expect(figure.touches.map(\.claim) == ["b", "bare"])
        #expect(figure.touches.first?.label == "a flick")
        #expect(figure.versions.isEmpty)
        #expect(chapter.touchedClaims == ["a", "b", "bare"])
    }

    @Test("a prediction with `.touch` has its claim touched, though the page does not show the run")
    func prediction() throws {
        func touched(_ touch: String) throws -> Set<String> {
            let choices = "What?\n- one\n  when true\n- two\n  when false\n"
            let predict = "\n```predict {\(touch)of=b}\n\(choices)```\n"
            return try checked("- own", claims: Self.claims + predict).0.touchedClaims
        }
        #expect(try touched(".touch ") == ["a", "b"])
        #expect(try touched("") == ["a"])
    }

    @Test(
        "a constant's cases to pick from, the claim's own first, each with the words that it is picked by"
    )
    func picks() throws {
        let claims = """
            ```swift {.test #a name="one"}
            let kind: Kind = .tap, way: Way = .left
            let device = Device(.iPhone)
            let late: Kind = .tap
            ```

            ```trace {of=a}
            ```

            """
        let lines = """
            kind of tap, press (a long press): what
            way of left, right: where
            kind of press, tap: what
            late of tap, press: what
            """
        let (chapter, problems) = try checked(lines, claims: claims)
        #expect(problems.map(\.position.line) == [15, 16])
        #expect(problems.first?.message.contains("the first case here is `.press`") == true)
        #expect(problems.last?.message.contains("no constant `late` with a type") == true)
        let figure = try #require(chapter.touchFigure(of: "a"))
        #expect(figure.picks.map(\.constant) == ["kind", "way", "kind", "late"])
        #expect(figure.picks[0].cases.map(\.name) == ["tap", "press"])
        #expect(figure.picks[0].cases.map(\.label) == ["tap", "a long press"])
        let alone = try checked("kind of tap: what", claims: claims).1
        #expect(alone.first?.message.contains("names no version") == true)
    }

    @Test("a figure's run is shown on the page")
    func place() throws {
        #expect(
            try checked("- own", of: "b").1.map(\.message).first?.contains("no run of `b`") == true)
    }

    @Test("what a reader turns is a value of the model")
    func dials() throws {
        let chapter = try checked("panSlob 2 to 40: a\nturn 0 to 90: b\npanSlop 1 to 2: c").0
        let book = Book(folder: .init(fileURLWithPath: "/nowhere"), chapters: [chapter])
        let problems = ModelValueCheck(book, known: ["panSlop"]).problems
        #expect(problems.map(\.position.line) == [19])
        #expect(problems.first?.remedy == "did you mean `panSlop`?")
    }

    @Test("a reader takes sides that the model's choice has, its own first")
    func questions() throws {
        let chapter = try checked(
            """
            choices.slip of early (as it begins), never: when
            choices.slap of early, never: when
            choices.slip of early, often: when
            choices.slip of never, early: when
            """
        ).0
        let figure = try #require(chapter.touchFigure(of: "a"))
        #expect(figure.picks.isEmpty)
        #expect(figure.questions[0].dials == ["choices.slip=early", "choices.slip=never"])
        #expect(figure.questions[0].sides.map(\.label) == ["as it begins", "never"])
        #expect(chapter.dials.prefix(2) == ["choices.slip=early", "choices.slip=never"])
        let book = Book(folder: .init(fileURLWithPath: "/nowhere"), chapters: [chapter])
        let problems = ModelValueCheck(book, known: [], sides: ["slip": ["early", "never"]])
            .problems
        try #require(problems.map(\.position.line) == [20, 21, 22])
        #expect(problems[0].remedy == "did you mean `slip`?")
        #expect(problems[1].message == "the choice `slip` has no side `often`")
        #expect(problems[2].message.contains("the model takes `early`"))
    }

    @Test("the page's module has no scene of a run that is shown by its lines alone")
    func plain() throws {
        let shown = "\n```trace {.plain of=b}\n```\n"
        let (chapter, problems) = try checked("- own\n- b: other", claims: Self.claims + shown)
        #expect(problems.isEmpty)
        #expect(chapter.touchedClaims == ["a", "b"])
        let alone = try checked("- own", claims: Self.claims + shown).0
        #expect(alone.touchedClaims == ["a"])
        let refused = try checked("- own", of: "b", claims: Self.claims + shown).1
        #expect(refused.first?.message.contains("no run of `b`") == true)
    }

    @Test("touches that would never end, and a second block for a figure, are refused")
    func refused() throws {
        #expect(try checked("pace 0 to 3: a").1.map(\.position.line) == [19])
        #expect(try checked("pace 0.1 to 3: a").1.isEmpty)
        let twice = try checked("- own\n```\n\n```figure {of=a}\n- again").1
        #expect(twice.map(\.position.line) == [22])
        #expect(twice.first?.message.contains("has a block already") == true)
    }
}
