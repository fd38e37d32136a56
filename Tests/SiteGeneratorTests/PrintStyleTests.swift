import Foundation
import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("The pages on paper")
struct PrintStyleTests {
    private func sheet(_ chapters: [Chapter], at path: String = PrintStyle.path) throws -> String {
        let file = try Sample.builder(chapters).files().first { $0.path == path }
        return String(decoding: try #require(file).bytes, as: UTF8.self)
    }

    @Test("each chapter's sheets say its number and title, and those of the whole book too")
    func heads() throws {
        let chapters = [
            Sample.chapter("# One\n\nText.", file: "01-one.md"),
            Sample.chapter("# Words\n\nText.", file: "reference-words.md"),
        ]
        let sheet = try sheet(chapters)
        #expect(
            sheet.contains("@page p0 { @top-right { content: \"1\u{2002}One\"; } }"))
        #expect(sheet.contains("@page { @top-left { content: \"Whose Touch Is It?\"; } }"))
        #expect(sheet.contains("@page :first, p0:first, "))
        #expect(sheet.contains("@top-right { content: \"Words\"; }"))
        #expect(
            sheet.contains(
                ".here > a[href=\"01-one.html\"]) > main { page: p0; }"))
        let whole = try self.sheet(chapters, at: PrintStyle.wholePath)
        #expect(whole.contains("[id=\"c1\"].part { page: p0; }"))
        #expect(!sheet.contains(".part {"))
        let files = try Sample.builder(chapters).files()
        let asking = files.filter { file in
            String(decoding: file.bytes, as: UTF8.self).contains("href=\"print-whole.css\"")
        }
        #expect(asking.map(\.path) == ["book.html"])
    }

    @Test("a title cannot end the sheet's text early")
    func quotes() throws {
        let sheet = try sheet([
            Sample.chapter("# A \"b\" \\\\ c\n\nText.", file: "01-one.md")
        ])
        #expect(sheet.contains("\"1\u{2002}A \\\"b\\\" \\\\ c\""))
    }

    @Test("every page asks for the sheet, for paper only")
    func asked() throws {
        for file in try Sample.builder().files() where file.path.hasSuffix(".html") {
            let page = String(decoding: file.bytes, as: UTF8.self)
            #expect(page.contains("<link rel=\"stylesheet\" href=\"print.css\" media=\"print\">"))
        }
    }
}
