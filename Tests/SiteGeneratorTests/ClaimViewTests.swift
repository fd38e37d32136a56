import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("Claims on the page")
struct ClaimViewTests {
    /// What a claim shows, and what of it is folded; nil where nothing is.
    private func claim(_ code: String) throws -> (shown: String, folded: String?) {
        let html = try Sample.body("```swift {#c .test name=\"n\"}\n\(code)\n```")
        let parts = html.components(separatedBy: "<details class=\"setup\">")
        let shown = try #require(parts.first).part(from: "<pre>", to: "</pre>").text
        guard parts.count == 2 else { return (shown, nil) }
        return (shown, parts[1].part(from: "<pre>", to: "</pre>").text)
    }

    @Test("a claim has a tick, its sentence, and a place of its own")
    func name() throws {
        let html = try Sample.body("```swift {#c .test name=\"a < b\"}\n#expect(a < b)\n```")
        #expect(html.contains("<div class=\"claim\" id=\"c\">"))
        #expect(html.contains("<use href=\"#tick\"/>"))
        #expect(html.contains("<p class=\"says\">a &lt; b</p>"))
    }

    @Test("what leads up to the expectations is folded, and counted")
    func folded() throws {
        let code = "let a = 1\nlet b = 2\nmove(a)\n\n#expect(a < b)\n#expect(b > a)"
        let (shown, folded) = try claim(code)
        #expect(shown == "#expect(a < b)\n#expect(b > a)\n")
        #expect(folded == "let a = 1\nlet b = 2\nmove(a)\n")
        let html = try Sample.body("```swift {#c .test name=\"n\"}\n\(code)\n```")
        #expect(html.contains("<summary>Set-up, 3 lines</summary>"))
    }

    @Test("two lines before the expectations are not worth folding")
    func few() throws {
        let code = "let a = 1\nmove(a)\n#expect(a < 2)"
        let (shown, folded) = try claim(code)
        #expect(shown == code + "\n" && folded == nil)
    }

    @Test("names, and a step or two, between two expectations stay with them; more steps part them")
    func names() throws {
        let few = "a()\nb()\nc()\n"
        #expect(
            try claim(few + "#expect(x)\nlet y = z\n#expect(y)").shown
                == "#expect(x)\nlet y = z\n#expect(y)\n")
        let steps = "#expect(x)\nmove()\nlift()\n#expect(y)"
        #expect(try claim(few + steps).shown == steps + "\n")
        #expect(
            try claim(few + "#expect(x)\ndown()\nmove()\nlift()\n#expect(y)").shown
                == "#expect(y)\n")
        #expect(
            try claim(few + "#expect(x)\n\n#expect(y)").shown == "#expect(x)\n\n#expect(y)\n")
    }

    @Test("of many expectations with steps between them the last are shown, in a few lines")
    func many() throws {
        let steps = Array(repeating: "move()\n#expect(x)", count: 5).joined(separator: "\n")
        let (shown, folded) = try claim(steps)
        #expect(shown == "#expect(x)\nmove()\n#expect(x)\n")
        #expect(folded == String(repeating: "move()\n#expect(x)\n", count: 3) + "move()\n")
    }

    @Test("an expectation of many lines is one, whichever kind")
    func manyLines() throws {
        let few = "a()\nb()\nc()\n"
        let long = "let z = try #require(\n    x\n)\n#expect(\n    y\n        == [1]\n)"
        let (shown, folded) = try claim(few + long)
        #expect(shown == long + "\n")
        #expect(folded == few)
    }

    @Test("a claim that does not end with an expectation is shown whole")
    func noEnd() throws {
        let code = "a()\nb()\n#expect(x)\nc()\nfor y in z {\n    #expect(y)\n}"
        let (shown, folded) = try claim(code)
        #expect(shown == code + "\n" && folded == nil)
    }

    @Test("a claim that a prediction has asked for is folded whole, and another is not")
    func foretold() throws {
        func claim(_ id: String) -> String {
            "```swift {#\(id) .test name=\"n\"}\nlet a = 1\n#expect(a == 1)\n```\n\n"
        }
        let predict =
            "```predict {of=c}\nWhat?\n- one\n  when a == 1\n- two\n  when a == 2\n```\n\n"
        let chapter = Sample.chapter("# T\n\n" + claim("b") + predict + claim("c"))
        func html(_ number: Int) throws -> String {
            try ClaimView(
                theme: Sample.look(), words: Sample.words, sureness: { _ in nil },
                isForetold: { chapter.hasPrediction(before: $0) }
            ).html(chapter.claims[number], id: nil)
        }
        #expect(try !html(0).contains("<details"))
        let parts = try html(1).components(separatedBy: "<details class=\"setup\">")
        #expect(parts.first?.contains("<pre>") == false)
        let folded = try #require(parts.dropFirst().first)
        #expect(folded.contains("<summary>The test, 2 lines</summary>"))
        #expect(folded.text.contains("#expect(a == 1)"))
    }

    @Test("how sure a claim is stands with it, and nothing stands there where nobody asked")
    func sureness() throws {
        let chapter = Sample.chapter("# T\n\n```swift {#c .test name=\"n\"}\n#expect(a)\n```")
        let block = try #require(chapter.claims.first)
        func html(_ sure: [String: Any]?) throws -> String {
            try ClaimView(theme: Sample.look(), words: Sample.words, sureness: { _ in sure })
                .html(block, id: "c")
        }
        #expect(try !html(nil).contains("class=\"chips\""))
        let sure = try html([
            "rests": ["html": "on <b>rules</b>", "glyph": "<svg/>"], "holds": "always",
        ])
        #expect(sure.contains("<span><svg/> on <b>rules</b></span>"))
        #expect(sure.contains("<span>always</span>"))
        #expect(!sure.contains("<details"))
        #expect(try html(["dependsOn": "on <i>slop</i>"]).contains("<span>on <i>slop</i></span>"))
        let depends = try html([
            "depends": [
                "on": "on <code>slop</code>",
                "cases": [["with": "slop 8", "fails": "1 < 0", "run": "a.html#b"]],
            ] as [String: Any]
        ])
        #expect(depends.contains("<summary>on <code>slop</code></summary>"))
        #expect(depends.contains("<code>1 &lt; 0</code>"))
        #expect(depends.contains("<a href=\"a.html#b\">"))
    }
}
