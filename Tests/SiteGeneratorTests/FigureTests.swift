import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("Runs on the page")
struct FigureTests {
    private let markdown = "```swift {#t .test name=\"n\"}\nx\n```\n\n"

    @Test("a transcript keeps its words and its columns, with its rules as tags")
    func transcript() {
        let html = TranscriptText.html(
            "0.067  pan  possible → began      moved (-12, 1) pt (G-5.3, model)\n", RuleTags())
        #expect(
            html
                == "<span class=\"row\"><span class=\"at\">0.067</span>  pan  possible → began      "
                + "<span class=\"reason\">moved (-12, 1) pt <span class=\"rule\">G-5.3</span> "
                + "<span class=\"rule\">model</span></span>\n</span>")
    }

    @Test("the reasons of a transcript are found, whatever gaps its sentences have")
    func reasons() {
        let html = TranscriptText.html(
            """
            0.000  finger 1 down at (4, 420)                 hit test: row ‹ window
            0.100  edge swipe  possible → began              moved (13, 0) pt
            0.100  edge swipe  handleNavigationTransition(_:) began
            0.100  row pan  possible → failed                edge swipe began
            0.300  finger 1 up at (260, 426)
            0.300  edge swipe  changed → ended               all its touches
                       were lifted
            """, RuleTags())
        let reasons = html.matches(of: /<span class="reason">([^<]*)<\/span>/).map { String($0.1) }
        #expect(
            reasons == [
                "hit test: row ‹ window", "moved (13, 0) pt", "edge swipe began", "all its touches",
                "were lifted",
            ])
    }

    @Test(
        "brackets that hold no rules stay brackets",
        arguments: ["f(x)", "(196, 449)", "(gG-2)", "()"])
    func brackets(text: String) {
        #expect(RuleTags().html(text[...]) == text)
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
        let html = try Sample.body(
            markdown + "```trace {of=t}\n0.000  a\n```", runs: ["t": Sample.run()])
        #expect(html.contains("<pre"))
        #expect(!html.contains("<svg"))
        #expect(!html.contains("class=\"strip\""))
    }

    @Test("the sentence that says why is prose, headed by how it came out")
    func why() throws {
        var run = Sample.run()
        run.explanations = [.init(recognizer: "pan", outcome: "silent", chain: [])]
        let html = try Sample.body(
            markdown
                + "```why {of=t recognizer=pan}\npan did not fire because\nso it is (G-2.1).\n```",
            runs: ["t": run])
        #expect(html.contains("<p class=\"label\">Why pan did not fire</p>"))
        #expect(
            html.contains(
                "<p>pan did not fire because so it is <span class=\"rule\">G-2.1</span>.</p>"))
    }
}
