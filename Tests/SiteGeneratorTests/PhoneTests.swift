import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("The phones")
struct PhoneTests {
    private func svg(
        _ views: [Run.View], samples: [Run.Sample] = [], time: Double = 0, finger: Double? = nil
    ) throws -> String {
        let frame = Sample.frame(time, views, finger: finger)
        let run = Sample.run(frames: [frame], samples: samples)
        return try PhoneDrawing(run: run, frame: frame, id: "p", title: "t", words: Sample.words)
            .svg()
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

    @Test("hostile text in a label, or a recognizer's name, stays text")
    func hostile() throws {
        var view = Sample.view(width: 390)
        view.text = .init(
            string: "</text><script>", size: 10, weight: "regular", color: "label",
            alignment: "left")
        #expect(try svg([view]).contains("&lt;/text&gt;&lt;script&gt;</text>"))
        let run = Sample.run(
            recognizers: [Sample.recognizer("<script>", [(0, "possible"), (0.1, "began")])],
            frames: [Sample.frame(0, finger: 4), Sample.frame(0.1, finger: 9)],
            samples: Sample.samples([(0, 4), (0.1, 9)]))
        let html = try Sample.body(
            "```swift {#t .test name=\"<script>\"}\nx\n```\n\n```trace {of=t}\n0.000  <script>\n```",
            runs: ["t": run])
        #expect(!html.contains("<script>"))
    }

    @Test("a clipped view is drawn as the part that shows, and not at all when none does")
    func clipping() throws {
        var view = Sample.view(x: 10, color: "label")
        view.clip = .init(x: 0, y: 0, width: 60, height: 800)
        #expect(try svg([view]).contains("x=\"10\" y=\"0\" width=\"50\" height=\"50\""))
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
                "<g clip-path=\"url(#p-c1)\"><rect x=\"10\" y=\"0\" width=\"100\" height=\"50\" rx=\"8\""
            ))
        #expect(svg.contains("<clipPath id=\"p-c1\">"))
    }

    @Test("a text too long for its label is cut short")
    func truncation() throws {
        var view = Sample.view(width: 60)
        view.text = .init(
            string: "A subject longer than its row", size: 17, weight: "regular", color: "label",
            alignment: "left")
        #expect(try svg([view]).contains("…</text>"))
    }

    @Test("the finger is a disc while it is down and an outline after, with its way so far")
    func finger() throws {
        let samples = Sample.samples([(0, 5), (0.1, 50), (0.2, 90)])
        let down = try svg([], samples: samples, time: 0.1, finger: 50)
        #expect(down.contains("class=\"finger\" cx=\"50\""))
        #expect(down.contains("points=\"5,100 50,100\""))
        let up = try svg([], samples: samples, time: 0.3)
        #expect(up.contains("class=\"lifted\" cx=\"90\""))
        #expect(!up.contains("class=\"finger\""))
    }

    @Test("the drawing says in words what it shows")
    func words() throws {
        var view = Sample.view()
        view.text = .init(
            string: "Inbox", size: 17, weight: "regular", color: "label", alignment: "left")
        let svg = try svg([view], finger: 5)
        #expect(svg.contains("role=\"img\" aria-labelledby=\"p-t p-d\""))
        #expect(svg.contains("<desc id=\"p-d\">Inbox; finger 1 at (5, 100)</desc>"))
    }
}
