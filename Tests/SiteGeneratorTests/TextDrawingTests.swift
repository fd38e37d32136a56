import Foundation
import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("Text on a screen's picture")
struct TextDrawingTests {
    private func svg(
        _ string: String, width: Double, size: Double = 17, weight: String = "regular",
        alignment: String = "left"
    ) throws -> String {
        let text = Run.Text(
            string: string, size: size, weight: weight, color: "label", alignment: alignment)
        return try TextDrawing(
            text: text, box: Sample.view(x: 10, width: width), widths: Sample.widths
        ).svg
    }

    @Test("text that the model measured is set in the fixed face, as wide as the model has it")
    func measured() throws {
        let svg = try svg("Gestures that wait", width: 18 * 12 * 0.5, size: 12)
        #expect(svg.contains("class=\"measured\""))
        #expect(svg.contains("font-size=\"10\""))
        #expect(svg.hasSuffix(">Gestures that wait</text>"))
    }

    @Test("other text is set in the size it has")
    func free() throws {
        let svg = try svg("Inbox", width: 300, size: 12)
        #expect(!svg.contains("measured") && svg.contains("font-size=\"12\""))
        #expect(try !self.svg("x", width: 6, size: 12).contains("measured"), "a single letter")
    }

    @Test("a label that fades says so apart from its colour")
    func fading() throws {
        func svg(_ color: String, _ alpha: Double) throws -> String {
            let text = Run.Text(
                string: "a", size: 17, weight: "regular", color: color, alignment: "left")
            var box = Sample.view(x: 10, width: 50)
            box.alpha = alpha
            return try TextDrawing(text: text, box: box, widths: Sample.widths).svg
        }
        #expect(try svg("#a1b2c380", 0.25).contains("fill-opacity=\"0.5\" opacity=\"0.25\""))
        #expect(try !svg("#a1b2c3", 1).contains("opacity"))
    }

    @Test("a text too long for its label is cut short, to what has room in the face")
    func truncation() throws {
        let string = "A subject longer than its row"
        for width in [40.0, 60, 100, 150] {
            let shown = try svg(string, width: width).text
            #expect(shown.hasSuffix("…") && string.hasPrefix(shown.dropLast()))
            #expect(Sample.widths.text(shown, size: 17, isHeavy: false) <= width)
            let rest = string.dropFirst(shown.count - 1)
            let more =
                shown.dropLast() + rest.prefix { $0 == " " } + rest.drop { $0 == " " }.prefix(1)
            #expect(Sample.widths.text(more + "…", size: 17, isHeavy: false) > width, "\(shown)")
        }
        #expect(try svg(string, width: 300).text == string)
    }

    @Test("a text that is a hair too wide stays whole, since the system's face is wider")
    func hair() throws {
        let width = Sample.widths.text("A subject", size: 17, isHeavy: false)
        #expect(try svg("A subject", width: width / 1.08).text == "A subject")
        #expect(try svg("A subject", width: width / 1.12).text != "A subject")
    }

    @Test("heavy text is measured, and drawn, heavy", arguments: ["semibold", "bold"])
    func heavy(weight: String) throws {
        #expect(try svg("Inbox", width: 90, weight: weight).contains("font-weight=\"600\""))
        #expect(try !svg("Inbox", width: 90).contains("font-weight"))
    }

    @Test(
        "text stands where its view aligns it",
        arguments: [
            ("left", "x=\"10\"", nil), ("center", "x=\"60\"", "middle"),
            ("right", "x=\"110\"", "end"),
        ])
    func alignment(name: String, place: String, anchor: String?) throws {
        let svg = try svg("Inbox", width: 100, alignment: name)
        #expect(svg.contains(place))
        #expect(svg.firstMatch(of: /text-anchor="(\w+)"/).map { String($0.1) } == anchor)
    }

    @Test("hostile text stays text")
    func hostile() throws {
        let svg = try svg("</text><script>", width: 390, size: 10)
        #expect(svg.hasSuffix("&lt;/text&gt;&lt;script&gt;</text>"))
    }
}

@Suite("How wide text is")
struct FaceWidthsTests {
    @Test("a text is as wide as its letters, in its weight and size")
    func letters() throws {
        let scratch = try Scratch()
        let file = scratch.folder.appending(path: "widths.json")
        let table = """
            {"mono": {"default": 600}, "sans": {"default": 1000, "widths": {"a": 500, "é": 250}},
             "sansSemibold": {"default": 2000, "widths": {"a": 600}}}
            """
        try Data(table.utf8).write(to: file)
        let widths = try #require(FaceWidths(file))
        #expect(abs(widths.text("aé句", size: 10, isHeavy: false) - 17.5) < 1e-9)
        #expect(abs(widths.text("aé", size: 10, isHeavy: true) - 26) < 1e-9)
        #expect(abs(widths.label("a") - 7.8) < 1e-9)
        #expect(widths.label("") == 0)
    }

    @Test("without a table, or with a broken one, letters are taken for wide")
    func unknown() throws {
        let scratch = try Scratch()
        let file = scratch.folder.appending(path: "widths.json")
        #expect(FaceWidths(file) == nil)
        try Data("{".utf8).write(to: file)
        #expect(FaceWidths(file) == nil)
        #expect(abs(FaceWidths.unknown.label("ab") - 15.6) < 1e-9)
    }

    @Test("the site's own table has every letter of a keyboard")
    func siteTable() throws {
        let letters = (32..<127).map { String(UnicodeScalar(UInt8($0))) } + ["…", "×", "’"]
        for letter in letters {
            #expect(Sample.widths.sans.widths?[letter] != nil, "\(letter)")
            #expect(Sample.widths.sansSemibold.widths?[letter] != nil, "\(letter)")
        }
    }
}
