import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("The phones")
struct PhoneTests {
    private func svg(
        _ views: [Run.View], finger: Double? = nil, height: Double = 852
    ) throws -> String {
        let frame = Sample.frame(0, views, finger: finger)
        return try PhoneDrawing(
            run: Sample.run(frames: [frame]), frame: frame, id: "p", title: "t < u",
            words: Sample.words, height: height, widths: Sample.widths
        ).svg()
    }

    @Test("a system colour follows the page's light and dark, a plain one stays")
    func colours() throws {
        #expect(
            try svg([Sample.view(color: "systemBlue")]).contains("fill=\"var(--ui-systemBlue)\""))
        #expect(
            try svg([Sample.view(color: "systemBlue/80")]).contains(
                "fill=\"var(--ui-systemBlue)\" fill-opacity=\"0.5\""))
        #expect(try svg([Sample.view(color: "#a1b2c3")]).contains("fill=\"#a1b2c3\""))
        #expect(
            try svg([Sample.view(color: "#a1b2c380")]).contains(
                "fill=\"#a1b2c3\" fill-opacity=\"0.5\""))
        #expect(try !svg([Sample.view(color: "#a1b2c300")]).contains("#a1b2c3"))
    }

    @Test(
        "what is no colour is refused",
        arguments: [
            "#12", "\"/><script>", "", "#gggggg", "label/", "label/8", "/80", "label/80/80",
        ])
    func noColour(color: String) {
        #expect(throws: Paint.Unreadable.self) { try svg([Sample.view(color: color)]) }
    }

    @Test("hostile text in a recognizer's name, a claim or a transcript stays text")
    func hostile() throws {
        let run = Sample.run(
            recognizers: [Sample.recognizer("<script>", [(0, "possible"), (0.1, "began")])],
            frames: [Sample.frame(0, finger: 4), Sample.frame(0.1, finger: 90)],
            samples: Sample.samples([(0, 4), (0.1, 90)]))
        let html = try Sample.body(
            "```swift {#t .test name=\"<script>\"}\nx\n```\n\n```trace {of=t}\n0.000  <script>\n```",
            runs: ["t": run])
        #expect(!html.contains("<script>"))
    }

    @Test("a clipped view is drawn as the part that shows, and not at all when none does")
    func clipping() throws {
        var view = Sample.view(x: 10, color: "label")
        view.clip = .init(x: 0, y: 0, width: 60, height: 800)
        #expect(try svg([view]).contains("x=\"10\" width=\"50\" height=\"50\""))
        view.clip = .init(x: 200, y: 0, width: 60, height: 800)
        #expect(try !svg([view]).contains("var(--ui-label)"))
        #expect(try !svg([Sample.view(x: 393, color: "label")]).contains("var(--ui-label)"))
    }

    @Test("a clipped view with round corners keeps them")
    func roundClipping() throws {
        var view = Sample.view(x: 10, color: "label")
        view.cornerRadius = 8
        view.clip = .init(x: 0, y: 0, width: 60, height: 800)
        let svg = try svg([view])
        #expect(
            svg.contains(
                "<g clip-path=\"url(#p-c0)\"><rect x=\"10\" width=\"100\" height=\"50\" rx=\"8\""
            ))
        #expect(svg.contains("<clipPath id=\"p-c0\">"))
    }

    @Test("a picture that ends before the screen does says so with a dotted line")
    func cut() throws {
        let whole = try svg([])
        #expect(whole.contains("viewBox=\"-10 -10 413 872\"") && !whole.contains("class=\"cut\""))
        let part = try svg([], height: 500)
        #expect(part.contains("viewBox=\"-10 -10 413 510\""))
        #expect(part.contains("class=\"cut\"") && part.contains("y1=\"498\""))
    }

    @Test("the drawing says in words what it shows")
    func words() throws {
        var view = Sample.view()
        view.text = .init(
            string: "Inbox", size: 17, weight: "regular", color: "label", alignment: "left")
        let svg = try svg([view], finger: 5)
        #expect(
            svg.contains("role=\"img\" aria-label=\"t &lt; u. Inbox; finger 1 at (5, 100)\""))
        #expect(try self.svg([]).contains("aria-label=\"t &lt; u\""))
    }

    @Test("what lies behind a view that covers the picture is not drawn, and only then")
    func covered() throws {
        func seen(_ change: (inout Run.View) -> Void) throws -> Bool {
            var cover = Sample.view(color: "systemBackground")
            (cover.width, cover.height) = (393, 852)
            change(&cover)
            let behind = Sample.view(x: 10, color: "systemRed")
            return try svg([behind, cover], height: 500).contains("systemRed")
        }
        #expect(try !seen { _ in })
        #expect(try !seen { $0.height = 500 }, "it covers what the picture shows of the screen")
        #expect(try seen { $0.height = 499 })
        #expect(try seen { $0.x = 1 })
        #expect(try seen { $0.alpha = 0.9 })
        #expect(try seen { $0.cornerRadius = 12 })
        #expect(try seen { $0.color = "systemBackground/80" })
        #expect(try seen { $0.color = "systemFill" }, "UIKit's fills let through what is behind")
        #expect(try seen { $0.clip = .init(x: 0, y: 0, width: 393, height: 300) })
        #expect(try seen { $0.color = nil })
        #expect(try !svg([Sample.view(color: "label")]).contains("<defs></defs>"))
    }

    @Test("the bare glass is drawn where no view covers it")
    func glass() throws {
        var cover = Sample.view(color: "#ffffff")
        (cover.width, cover.height) = (393, 852)
        #expect(try svg([]).contains("class=\"glass\""))
        #expect(try !svg([cover]).contains("class=\"glass\""))
    }

    @Test("boxes that touch each other still do at whole points")
    func rounded() {
        let (left, right) = (
            Box(x: 0.4, y: 0, width: 10.2, height: 9.6), Box(x: 10.6, y: 0, width: 5, height: 9.6)
        )
        #expect(left.rounded.x + left.rounded.width == right.rounded.x)
        #expect(left.rounded == Box(x: 0, y: 0, width: 11, height: 10))
    }
}

@Suite("How much of the screen is shown")
struct ScreenCropTests {
    private func height(lowest: Double?, screen: Run.Size = .init(width: 393, height: 852))
        -> Double
    {
        var run = Sample.run()
        run.screen = screen
        run.samples = lowest.map { [.init(time: 0, finger: 1, phase: "began", x: 0, y: $0)] } ?? []
        return ScreenCrop.height(of: run)
    }

    @Test("a picture goes down to below the lowest finger, and three fifths of the screen at least")
    func lowest() {
        #expect(height(lowest: nil) == 528)
        #expect(height(lowest: 200) == 528)
        #expect(height(lowest: 600) == 660)
    }

    @Test("where next to nothing would be won the whole screen is shown")
    func whole() {
        #expect(height(lowest: 731) == 791)
        #expect(height(lowest: 740) == 852)
    }

    @Test("a screen on its side is shown whole")
    func landscape() {
        #expect(height(lowest: 100, screen: .init(width: 852, height: 393)) == 393)
    }
}
