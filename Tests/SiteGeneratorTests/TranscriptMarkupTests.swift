import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("Transcripts on the page")
struct TranscriptMarkupTests {
    private let entries: [Transcript.Entry] = [
        .init(record: 0, time: "9.500", what: "finger 1 down", why: "hit test: row ‹ window"),
        .init(
            record: 4, time: "10.000", what: "pan  possible → began", why: "moved (-12, 1) pt",
            rules: ["G-5.3", "model"]),
        .init(record: 5, time: "10.000", what: "up"),
    ]

    private func rows(_ entries: [Transcript.Entry], deciding: Int? = nil) -> [String] {
        TranscriptMarkup.rows(
            Transcript(entries: entries), RuleTags(), deciding: deciding, role: .winner
        )
        .split(separator: "\n").map(String.init)
    }

    @Test("each entry has a row: its time, what, why, and its rules as tags")
    func row() {
        let row = """
            <li><i>10.000</i><span>pan  possible → began</span>\
            <span class="w">moved (-12, 1) pt</span>\
            <span class="r">G-5.3 model</span></li>
            """
        #expect(rows(entries).dropFirst().first == row)
    }

    @Test("the row that decided is marked, in the colour of what became of it, and no other")
    func deciding() {
        let rows = rows(entries, deciding: 4)
        #expect(
            rows.map { $0.hasPrefix("<li class=\"decides by-winner\">") } == [false, true, false])
        #expect(self.rows(entries).allSatisfy { !$0.contains("decides") })
    }

    @Test("what looks like a time, markup or a rule in a sentence stays words")
    func misleading() throws {
        let rows = rows([
            .init(record: 0, time: "0.000", what: "1.250  took  f(x)  (G-2.1)"),
            .init(record: 1, time: "0.100", what: "a <b>", why: "over (G-2.1)  \"there\""),
        ])
        try #require(rows.count == 2)
        #expect(rows[0].contains("<span>1.250  took  f(x)  (G-2.1)</span>"))
        #expect(rows[1].contains("<span>a &lt;b&gt;</span>"))
        #expect(rows[1].contains("<span class=\"w\">over (G-2.1)  &quot;there&quot;</span>"))
        #expect(!rows.joined().contains("class=\"rule\""))
    }

    @Test("the page says all that the chapter's block says")
    func sameText() {
        func words(_ text: String) -> [Substring] {
            text.split { $0.isWhitespace || "(),".contains($0) }
        }
        let page = TranscriptMarkup.rows(Transcript(entries: entries), RuleTags())
            .replacing("<", with: " <").text
        #expect(words(page) == words(Transcript(entries: entries).lines.joined(separator: " ")))
    }
}
