import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("Predictions")
struct PredictionViewTests {
    private func page(
        right: Int, judged: [String: Int] = [:], answer: String = ""
    ) throws -> String {
        var findings = Findings()
        findings.verdicts[SourcePosition(file: "book/01-sample.md", line: 3)] = Verdict(
            right: right,
            evidence: Transcript(entries: [
                .init(
                    record: 0, time: "0.000", what: "finger 1 down", why: "on the card",
                    rules: ["G-1.1"])
            ]))
        return try Sample.body(
            """
            ```predict {#who of=tap}
            Whose is *it*?
            - The card’s\(answer)
              when mine < yours
            - The table’s
              when yours < mine
            ```

            ```swift {#tap .test name="a tap"}
            let mine = 1, yours = 2
            #expect(mine < yours)
            ```
            """, findings: findings, judged: judged)
    }

    @Test("before a choice is opened nothing on the page tells which is right")
    func alike() throws {
        func closed(_ html: String) -> String {
            html.replacing(
                /<\/summary>\n<div>.*?\n<\/div>\n<\/details>/.dotMatchesNewlines(), with: "")
        }
        let first = try page(right: 0)
        let second = try page(right: 1)
        #expect(first != second)
        #expect(closed(first) == closed(second))
        #expect(closed(first).contains("<summary><span>The card’s</span>"))
        #expect(closed(first).contains("<p>Whose is <em>it</em>?</p>"))
    }

    @Test("the right choice says so, a wrong one shows the lines that contradict it")
    func verdicts() throws {
        let choices = try page(right: 1).split(separator: "<details>").dropFirst()
        let (wrong, right) = (choices.first ?? "", choices.last ?? "")
        #expect(wrong.contains("<strong>Wrong.</strong>") && wrong.contains("finger 1 down"))
        #expect(wrong.contains("mine &lt; yours"))
        #expect(right.contains("<strong>Right.</strong>") && !right.contains("finger 1 down"))
    }

    @Test("a choice that is answered in words says them in place of its condition")
    func answered() throws {
        let html = try page(right: 1, answer: "\n  answer: The *table* is nearer.")
        #expect(html.contains("<strong>Wrong.</strong> The <em>table</em> is nearer."))
        let choices = html.split(separator: "<details>").dropFirst()
        #expect(choices.first?.contains("class=\"test\"") == false)
        #expect(choices.last?.contains("<code class=\"test\">yours &lt; mine</code>") == true)
        #expect(html.contains("<summary><span>The card’s</span></summary>"))
        #expect(html.contains("finger 1 down"))
    }

    @Test("a prediction that its claim's scene judges says which scene, and which of its questions")
    func judged() throws {
        #expect(
            try page(right: 0, judged: ["01-sample.tap": 1])
                .contains("data-live=\"01-sample.tap\" data-question=\"0\""))
        for judged in [[:], ["01-sample.tap": 0], ["01-sample.other": 1]] {
            #expect(try !page(right: 0, judged: judged).contains("data-"))
        }
    }

    @Test("a prediction that no run has decided is a mistake where it stands")
    func undecided() {
        let error = #expect(throws: SiteProblems.self) {
            try Sample.body(
                "```predict {of=tap}\nWho?\n- I\n  when true\n- You\n  when false\n```")
        }
        #expect(error?.problems.first?.position.line == 3)
    }
}
