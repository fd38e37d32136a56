import Notebook
import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("Runs on the page")
struct FigureTests {
    private let markdown = "```swift {#t .test name=\"n\"}\nx\n```\n\n"

    private func html(_ entries: Transcript.Entry...) -> String {
        TranscriptMarkup.html(Transcript(entries: entries), RuleTags())
    }

    @Test("a transcript keeps its words and its columns, with its rules as tags")
    func transcript() {
        #expect(
            html(
                .init(
                    record: 0, time: "0.067", what: "pan  possible → began",
                    why: "moved (-12, 1) pt", rules: ["G-5.3", "model"]))
                == "<span class=\"row\"><span class=\"at\">0.067</span>  pan  possible → began  "
                + "<span class=\"reason\">moved (-12, 1) pt <span class=\"rule\">G-5.3</span> "
                + "<span class=\"rule\">model</span></span>\n</span>")
    }

    @Test("what looks like a time, a gap or a rule in a sentence stays words")
    func misleading() {
        let page = html(
            .init(record: 0, time: "0.000", what: "1.250  took  f(x)  (G-2.1)"),
            .init(record: 1, time: "0.100", what: "a <b>", why: "over (G-2.1)  there"))
        #expect(
            page.matches(of: /<span class="at">([^<]*)</).map { String($0.1) } == [
                "0.000", "0.100",
            ])
        #expect(page.contains("  1.250  took  f(x)  (G-2.1)\n</span>"))
        #expect(page.contains("<span class=\"reason\">over (G-2.1)  there</span>"))
        #expect(page.contains("a &lt;b&gt;"))
        #expect(!page.contains("class=\"rule\""))
    }

    @Test(
        "a reason that goes on over lines is a reason on each, and a rule at its break is still a tag"
    )
    func longReason() {
        // 91 characters leave room for the first of two rules on the line, and not for the other.
        let why = String(repeating: "word ", count: 18) + "x"
        let page = html(
            .init(
                record: 0, time: "0.000", what: String(repeating: "w", count: 40), why: why,
                rules: ["G-2.1", "S-A5.1"]))
        let reasons = page.matches(of: /<span class="reason">(.*)<\/span>\n/).map { String($0.1) }
        #expect(
            reasons == [
                why + " <span class=\"rule\">G-2.1</span>", "<span class=\"rule\">S-A5.1</span>",
            ])
    }

    @Test("a time reads the same in the transcript, in a caption and in a table")
    func times() throws {
        // The engine's times have four decimals: every fifth is a tie, as far as its digits say.
        let times = (0..<20_000).map { Double($0) * 0.0005 }
        var run = Sample.run()
        run.records = times.enumerated().map {
            .init(
                index: $0.offset, time: $0.element, code: "a", subject: "pan", values: [:],
                rule: nil)
        }
        let table = LocaleTable(
            records: ["a": .init(what: "{subject}")], outcomes: [:], joins: [], ui: [:])
        let told = try Transcript(run, Sentences(table)).entries.map(\.time)
        #expect(told == times.map(FigureView.seconds))
        #expect(told == times.map { $0.cell(decimals: 3).text })
    }

    @Test("the page says what the blessed block says")
    func sameText() {
        let entries: [Transcript.Entry] = [
            .init(record: 0, time: "9.500", what: "finger 1 down", why: "hit test: row ‹ window"),
            .init(
                record: 1, time: "10.000", what: String(repeating: "long ", count: 12), why: "so"),
            .init(record: 2, time: "10.000", what: "up"),
        ]
        let text = TranscriptMarkup.html(Transcript(entries: entries), RuleTags())
            .replacing(/<[^>]*>/, with: "")
        #expect(text == Transcript(entries: entries).lines.map { $0 + "\n" }.joined())
    }

    @Test("a transcript of a run that nobody has is refused at its fence")
    func noRun() {
        let problem = #expect(throws: SiteProblems.self) {
            try Sample.body(markdown + "```trace {of=t}\na\n```")
        }
        #expect(problem?.problems.map(\.position.line) == [7])
        #expect(problem?.problems.first?.message.contains("“t”") == true)
    }

    @Test("a run without pictures or recognizers still has its transcript")
    func bare() throws {
        var run = Sample.run()
        run.records = [
            .init(
                index: 0, time: 0, code: "touch.down", subject: "finger 1", values: [:], rule: nil)
        ]
        let html = try Sample.body(
            markdown + "```trace {of=t}\n0.000  a\n```", runs: ["t": run])
        #expect(
            html.contains("<pre tabindex=\"0\"><code><span class=\"row\"><span class=\"at\">0.000<")
        )
        #expect(!html.contains("<svg"))
        #expect(!html.contains("class=\"strip\""))
    }

    @Test("the sentence that says why is prose, headed by how it came out")
    func why() throws {
        var run = Sample.run()
        run.explanations = [.init(recognizer: "pan", outcome: "silent", chain: [])]
        let html = try Sample.body(
            markdown
                + "```why {of=t recognizer=pan}\npan did not fire because\nso it is.\n```",
            runs: ["t": run])
        #expect(html.contains("<p class=\"label\">Why pan did not fire</p>"))
        #expect(html.contains("<p>pan did not fire because so it is.</p>"))
    }
}
