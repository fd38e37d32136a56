import Notebook
import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("Runs on the page")
struct FigureTests {
    private let claim = "```swift {#t .test name=\"the row < moves\"}\nx\n```\n\n"
    private let trace = "```trace {of=t}\n0.000  a\n```"

    private func sample(_ name: String) throws -> Run {
        try #require(Sample.runs[RunKey(chapter: "01-two-hands-on-one-row", claim: name)])
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
        #expect(told == times.map(RunFigure.seconds))
        #expect(told == times.map { $0.cell(decimals: 3).text })
    }

    @Test("a transcript of a run that nobody has is refused at its fence")
    func noRun() {
        let problem = #expect(throws: SiteProblems.self) { try Sample.body(claim + trace) }
        #expect(problem?.problems.map(\.position.line) == [7])
        #expect(problem?.problems.first?.message.contains("“t”") == true)
    }

    @Test("a run without pictures or recognizers still has its transcript, and its claim's name")
    func bare() throws {
        var run = Sample.run()
        run.records = [
            .init(
                index: 0, time: 0, code: "touch.down", subject: "finger 1", values: [:], rule: nil)
        ]
        let html = try Sample.body(claim + trace, runs: ["t": run], sentences: Sample.sentences)
        #expect(html.contains("A run of “the row &lt; moves”"))
        #expect(html.contains("<li class=\"decides by-touch\"><i>0.000</i>"))
        #expect(!html.contains("class=\"lanes") && !html.contains("class=\"strip"))
    }

    @Test("a plain transcript has its lines, and nothing says what they come to")
    func plain() throws {
        let run = try sample("row-swipe")
        let plain = claim + "```trace {.plain of=t}\n0.000  a\n```"
        let html = try Sample.body(plain, runs: ["t": run], sentences: Sample.sentences)
        #expect(html.contains("<figure class=\"lines\"") && html.contains("<i>0.000</i>"))
        for part in ["figcaption", "class=\"film", "class=\"lanes", "data-live", "decides"] {
            #expect(!html.contains(part))
        }
        let whole = try Sample.body(claim + trace, runs: ["t": run], sentences: Sample.sentences)
        #expect(whole.contains("<figcaption"))
    }

    @Test("a run is headed by what became of the recognizer that the chapter asks about")
    func verdict() throws {
        let run = try sample("row-swipe")
        func glyph(_ text: String) throws -> String {
            let page = try Sample.body(
                claim + trace + text, runs: ["t": run], sentences: Sample.sentences)
            return page.part(from: "<figcaption", to: "</svg>")
        }
        #expect(try glyph("").contains("<use href=\"#r-refused\"/>"))
        let why = "\n\nWords.\n\n```why {of=t recognizer=\"row pan\"}\nIt won.\n```"
        #expect(try glyph(why).contains("<use href=\"#r-winner\"/>"))
    }

    @Test("folded, a transcript shows the line that decided, marked among all of them")
    func deciding() throws {
        let html = try Sample.body(
            claim + trace, runs: ["t": try sample("edge-swipe")], sentences: Sample.sentences)
        let summary = html.part(from: "<summary", to: "</summary>")
        let row = html.part(from: "<li class=\"decides", to: "</li>")
        let time = try #require(row.firstMatch(of: /<i>([^<]*)</)?.1)
        #expect(summary.contains(time) && row.contains("recognizer.failed.excluded"))
        #expect(html.ranges(of: "class=\"decides").count == 1)
        #expect(summary.contains("all 19 lines"))
    }

    @Test("the sentence that stands right beside a transcript is its caption, once")
    func caption() throws {
        var run = Sample.run()
        run.explanations = [.init(recognizer: "pan", outcome: "silent", chain: [])]
        let why =
            "```why {of=t recognizer=pan}\npan did not fire because\nisEnabled was false.\n```"
        for text in [trace + "\n\n" + why, why + "\n\n" + trace] {
            let html = try Sample.body(claim + text, runs: ["t": run])
            #expect(html.contains("<code>isEnabled</code> was false."))
            #expect(html.ranges(of: "was false.").count == 1)
            #expect(!html.contains("class=\"why\""))
        }
        let apart = try Sample.body(claim + trace + "\n\nWords.\n\n" + why, runs: ["t": run])
        #expect(apart.contains("class=\"why\""))
    }

    @Test("the sentence that says why is prose, headed by how it came out")
    func why() throws {
        var run = Sample.run()
        run.explanations = [.init(recognizer: "pan", outcome: "silent", chain: [])]
        let html = try Sample.body(
            claim
                + "```why {of=t recognizer=pan}\npan did not fire because\nso < it is.\n```",
            runs: ["t": run])
        #expect(html.contains("<p class=\"fine\">Why it was not recognized</p>"))
        #expect(
            html.contains("<p class=\"sentence\">pan did not fire because so &lt; it is.</p>"))
        #expect(html.contains("<use href=\"#r-refused\"/>"))
    }

    @Test(
        "each outcome has its role",
        arguments: [
            ("fired", Role.winner), ("waiting", .waiting), ("untouched", .unseen),
            ("unpressed", .unseen), ("unoffered", .unseen), ("detached", .unseen),
            ("silent", .refused), ("cancelled", .refused),
        ])
    func roles(outcome: String, role: Role) {
        #expect(Role(outcome: outcome) == role)
    }

    @Test("a strip has a picture for each moment, and a line from each to its place in time")
    func strip() throws {
        let html = try Sample.body(
            claim + trace, runs: ["t": try sample("edge-swipe")], sentences: Sample.sentences)
        let pictures = html.ranges(of: "class=\"phone\"").count
        #expect(html.contains("of-\(pictures)"))
        let leads = html.matches(of: /<line x1="([\d.]+)%" y1="0" x2="([\d.]+)%" y2="100%"/)
        #expect(leads.count == pictures)
        #expect(leads.first.map { $0.1 == "\((100.0 / Double(pictures) / 2).svg)" } != nil)
        #expect(leads.first?.2 == "0")
    }

    @Test(
        "only the first picture of a strip tells the words on the screen, and has the glass’s shape"
    )
    func toldOnce() throws {
        func view(_ text: String) -> Run.View {
            var view = Sample.view()
            view.text = .init(
                string: text, size: 17, weight: "regular", color: "label", alignment: "left")
            return view
        }
        let frames = [
            Sample.frame(0, [view("Inbox")], finger: 4),
            Sample.frame(0.1, [view("Inbox"), view("Mail")], finger: 90),
        ]
        let run = Sample.run(frames: frames)
        let phones = frames.map {
            PhoneDrawing(
                run: run, frame: $0, id: "p\(Int($0.time * 10))", title: "t", words: Sample.words,
                height: 852, widths: Sample.widths)
        }
        let svgs = try StripDrawing(phones: phones, id: "s").svgs()
        #expect(svgs[0].contains("aria-label=\"t. Inbox; finger 1 at (4, 100)\""))
        #expect(svgs[1].contains("aria-label=\"t. Mail; finger 1 at (90, 100)\""))
        #expect(svgs[0].contains("<clipPath id=\"p0-g\">") && !svgs[1].contains("<clipPath"))
        #expect(svgs[1].contains("clip-path=\"url(#p0-g)\""))
    }
}
