import Testing

@testable import Literate
@testable import Rulebook
@testable import SiteGenerator

@Suite("How sure a claim is, on its page")
struct SurenessTests {
    private static let cases = [
        ModelCase(question: "G-1.3", settings: "faint=passed", side: "It `cannot`."),
        ModelCase(question: "slop", settings: "slop=8"),
    ]

    private static let chapter = Sample.chapter(
        """
        # Title

        ```swift {#t .test name="it holds"}
        #expect(true)
        ```
        """)

    /// The lines of the one claim, given how it fails and the rules that its runs go by.
    private func data(_ fails: [String: String], _ rules: String, hasRun: Bool = false) throws
        -> [String: Any]
    {
        var record = RobustnessRecord()
        record.chapters["01-sample"] = ["it holds": .init(of: "1", rules: rules, fails: fails)]
        let sureness = Sureness(
            Robustness(Self.cases, engine: 1), record,
            runs: hasRun ? try run() : [:])
        let view = SurenessView(
            sureness: sureness, rulebook: try Sample.rulebook(), words: Sample.words)
        let claim = try #require(Self.chapter.claims.first)
        return try #require(view.data(of: claim, in: Self.chapter))
    }

    private func run() throws -> [OtherRuns.Key: Run] {
        let key = RunKey(chapter: "01-sample", claim: "t")
        return [.init(claim: key, settings: "slop=8"): try #require(Sample.runs.first?.value)]
    }

    @Test("a claim that survives everything says so")
    func holds() throws {
        let data = try data([:], "G-1.1")
        #expect(data["depends"] == nil)
        #expect(
            data["holds"] as? String == "holds under every other answer")
        let rests = try #require(data["rests"] as? [String: String])
        #expect(rests["html"] == "rests on documented rules")
        #expect(rests["glyph"]?.contains("#s-doc") == true)
    }

    @Test("a claim that does not names the questions, how it fails, and leads to the run")
    func depends() throws {
        let fails = ["faint=passed": "1 == 2", "slop=8": "3 == 4"]
        let depends = try #require(
            try data(fails, "", hasRun: true)["depends"] as? [String: Any])
        #expect(
            depends["on"] as? String == "depends on G-1.3, <code>slop</code>",
            "it is pressed to unfold the cases, so it has no links")
        let cases = try #require(depends["cases"] as? [[String: Any]])
        #expect(
            cases.map { $0["with"] as? String } == [
                "another answer to <a href=\"rules.html#G-1.3\">G-1.3</a>: It <code>cannot</code>.",
                "With <a href=\"rules.html#model-slop\"><code>slop</code></a> 8 pt,",
            ])
        #expect(cases.map { $0["fails"] as? String } == ["1 == 2", "3 == 4"])
        #expect(
            cases.map { $0["run"] as? String }
                == [nil, "01-sample.otherwise-t.html#with-slop-8"])
    }

    @Test("a claim that fails with another number or answer rests on that, whatever its rules")
    func restsOnWhatItFailsWith() throws {
        func rests(_ fails: [String: String]) throws -> String? {
            (try data(fails, "G-1.1")["rests"] as? [String: String])?["html"]
        }
        #expect(try rests(["slop=8": "3 == 4"]) == "rests on model values")
        #expect(
            try rests(["slop=8": "3 == 4", "faint=passed": "1 == 2"])
                == "rests on unsettled <a href=\"rules.html#G-1.3\">G-1.3</a>")
        let twice = try data(["faint=passed": "1 == 2"], "G-1.3")["rests"] as? [String: String]
        #expect(
            twice?["html"] == "rests on unsettled <a href=\"rules.html#G-1.3\">G-1.3</a>",
            "a question that a run goes by and fails with is named once")
    }

    @Test("of a question to which the model has one answer, no claim survives another")
    func noOther() throws {
        let sureness = Sureness(Robustness([], engine: 1), RobustnessRecord(), runs: [:])
        let view = SurenessView(
            sureness: sureness, rulebook: try Sample.rulebook(), words: Sample.words)
        #expect(view.holds(on: (.unsettled, ["G-1.3"])) == "no other answer to G-1.3")
        #expect(view.holds(on: (.documented, ["G-1.1"])) == "holds under every other answer")
    }

    @Test("where each way to fail has its run, the claim names them and leads to each")
    func leads() throws {
        let data = try data(["slop=8": "3 == 4"], "", hasRun: true)
        #expect(data["depends"] == nil)
        #expect(
            data["dependsOn"] as? String == "fails with "
                + "<a href=\"01-sample.otherwise-t.html#with-slop-8\"><code>slop</code> 8 pt</a>")
    }

    @Test("of two answers to one question, the second is called a further one")
    func further() throws {
        let cases = ["firm", "soft"].map { ModelCase(question: "G-1.3", settings: $0, side: "It.") }
        var record = RobustnessRecord()
        record.chapters["01-sample"] = [
            "it holds": .init(of: "1", rules: "", fails: ["firm": "1 == 2", "soft": "1 == 3"])
        ]
        let run = try #require(Sample.runs.first?.value)
        let key = RunKey(chapter: "01-sample", claim: "t")
        let view = SurenessView(
            sureness: Sureness(
                Robustness(cases, engine: 1), record,
                runs: [
                    .init(claim: key, settings: "firm"): run,
                    .init(claim: key, settings: "soft"): run,
                ]),
            rulebook: try Sample.rulebook(), words: Sample.words)
        let claim = try #require(Self.chapter.claims.first)
        let html = try #require(view.data(of: claim, in: Self.chapter)?["dependsOn"] as? String)
        #expect(
            html.replacing(/<[^>]*>/, with: "")
                == "fails with another answer to G-1.3, a further answer to G-1.3")
    }

    @Test("the heading of a run says in words what was otherwise")
    func headings() throws {
        let view = SurenessView(
            sureness: Sureness(Robustness(Self.cases, engine: 1), RobustnessRecord(), runs: [:]),
            rulebook: try Sample.rulebook(), words: Sample.words)
        #expect(
            Self.cases.map { view.heading(of: $0) }
                == ["another answer to G-1.3", "<code>slop</code> 8 pt"])
    }

    @Test("the weakest of the rules is named: documented, observed, model value, unsettled")
    func weakest() throws {
        let rulebook = try Sample.rulebook()
        func ground(_ rules: String...) -> Sureness.Ground? {
            Sureness.ground(of: rules, in: rulebook)?.ground
        }
        #expect(ground("G-1.1") == .documented)
        #expect(ground("G-1.1", "G-1.2") == .observed)
        #expect(ground("G-1.1", "G-1.2", "model") == .model)
        #expect(ground("model", "G-1.3", "G-1.1") == .unsettled)
        #expect(ground() == nil)
        #expect(
            Sureness.ground(of: ["G-1.3", "G-1.1"], in: rulebook)?.rules == ["G-1.3"])
    }

    @Test(
        "what a claim rests on has the shape of its kind, and names the rules that are weak",
        arguments: [
            ("G-1.1 G-1.2", "s-obs", "rests on observed <a href=\"rules.html#G-1.2\">G-1.2</a>"),
            ("G-1.2 model", "s-model", "rests on model values"),
            ("G-1.3 model", "s-open", "rests on unsettled <a href=\"rules.html#G-1.3\">G-1.3</a>"),
        ])
    func rests(rules: String, shape: String, html: String) throws {
        let rests = try #require(try data([:], rules)["rests"] as? [String: String])
        #expect(rests["html"] == html)
        #expect(rests["glyph"]?.contains("#\(shape)\"") == true)
    }

    @Test("a claim that nobody has asked about says nothing")
    func unasked() throws {
        let view = SurenessView(
            sureness: Sureness(Robustness([], engine: 1), RobustnessRecord(), runs: [:]),
            rulebook: try Sample.rulebook(), words: Sample.words)
        let claim = try #require(Self.chapter.claims.first)
        #expect(view.data(of: claim, in: Self.chapter) == nil)
    }
}
