import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("Exercises")
struct ExerciseViewTests {
    private let html: String

    init() throws {
        let chapter = Sample.chapter(
            """
            # Title

            ### Exercise: Two

            ```swift {#step}
            let step = 1
            ```

            ```exercise {#two level=small rung=mending minutes=5 topics=taps}
            Step by *two*.
            ```
            ```swift {.starter of=two part=step}
            let step = 1
            ```
            ```swift {.check of=two name="a step is two"}
            #expect(step == 2)
            ```
            ```swift {.check .guard of=two name="it is not three"}
            #expect(step < 3)
            ```
            ```swift {.wrong of=two}
            let step = 4
            ```
            ```hint {of=two}
            First.
            ```
            ```hint {of=two}
            Second.
            ```
            ```swift {.solution of=two}
            let step = 1 + 1
            ```
            ```notice {of=two}
            Noticed.
            ```
            """)
        let pages = Pages(
            book: Book(folder: Sample.folder, chapters: [chapter]), rulebook: nil,
            theme: try Sample.look(), words: Sample.words,
            findings: Findings())
        html = try pages.body(chapter).html()
    }

    @Test("an exercise shows its task, what to start from and what is checked")
    func open() {
        let shown = html.text(before: "<details")
        #expect(shown.contains("<section class=\"exercise\" id=\"two\" aria-label=\"Two\">"))
        #expect(shown.contains("Step by <em>two</em>."))
        #expect(shown.contains("in place of let step"))
        #expect(shown.contains("a step is two") && shown.contains("it is not three"))
        #expect(shown.contains("make exercise NAME=two"))
    }

    @Test(
        "of several extensions of a type, the one to replace is named by what it has first",
        arguments: [
            ("func step(by count: Int, _ again: Bool) {}", "step(by:_:)"),
            ("func step() {}", "step()"), ("var steps: Int { 2 }", "steps"),
        ])
    func extensions(member: String, name: String) throws {
        let chapter = Sample.chapter(
            """
            # Title

            ### Exercise: Two

            ```swift {#step}
            extension Int {
                \(member)
            }
            ```

            ```exercise {#two level=small rung=mending minutes=5 topics=taps}
            Step.
            ```
            ```swift {.starter of=two part=step}
            extension Int {
                \(member)
            }
            ```
            ```swift {.check of=two name="a step is two"}
            #expect(true)
            ```
            ```swift {.wrong of=two}
            extension Int {}
            ```
            ```hint {of=two}
            First.
            ```
            ```hint {of=two}
            Second.
            ```
            ```swift {.solution of=two}
            extension Int {}
            ```
            ```notice {of=two}
            Noticed.
            ```
            """)
        let pages = Pages(
            book: Book(folder: Sample.folder, chapters: [chapter]), rulebook: nil,
            theme: try Sample.look(), words: Sample.words, findings: Findings())
        let html = try pages.body(chapter).html()
        #expect(html.contains("in place of the extension of Int that contains \(name)"))
    }

    @Test("its listings stand in it, so that a link leads to its heading, and the task comes first")
    func listings() throws {
        let shown = html.text(before: "a step is two")
        #expect(shown.contains("</h3>\n<section class=\"exercise\""))
        let task = try #require(shown.firstRange(of: "Step by <em>two</em>."))
        #expect(!shown[..<task.lowerBound].contains("<figure"))
        #expect(
            shown[task.upperBound...].ranges(of: "<figure").count == 2,
            "the listing, then what to start from")
    }

    @Test(
        "an exercise that the engine can check has a place for that, and choices for a page without the engine"
    )
    func live() throws {
        let text = """
            # Title

            ### Exercise: Two

            ```swift
            class Page {}
            ```

            ```exercise {#two level=small rung=mending minutes=5 topics=taps}
            Step.
            ```
            ```swift {.starter of=two live="step of 1, 2, 3" choice="1"}
            let step: Int = 1
            ```
            ```swift {.check of=two name="a step is two"}
            #expect(step == 2)
            ```
            ```swift {.solution of=two choice="2"}
            let step: Int = 2
            ```
            ```notice {of=two}
            Noticed.
            ```
            """
        let chapter = Sample.chapter(text)
        var findings = Findings()
        for answer in chapter.exercises[0].choices {
            let failures: [ExerciseTrial.Failure] =
                answer.choice == "2" ? [] : [.init(position: answer.fence, lines: ["1 == 2"])]
            findings.judged[answer.fence] = [.init(name: "a", failures: failures, reasons: [])]
        }
        func html(_ live: Set<String>) throws -> String {
            try Pages(
                book: Book(folder: Sample.folder, chapters: [chapter]), rulebook: nil,
                theme: try Sample.look(), words: Sample.words, findings: findings,
                liveExercises: live
            ).body(chapter).html()
        }
        let here = try html(["two"])
        #expect(here.contains("id=\"two\" data-live=\"two\" data-exercise=\"two\""))
        #expect(here.contains("<div class=\"predict answer\""))
        #expect(here.matches(of: /<details name="two-answer" data-right>/).count == 1)
        #expect(here.contains("<span class=\"state\" data-done=\"two\"></span>"))
        let elsewhere = try html([])
        #expect(!elsewhere.contains("data-live") && !elsewhere.contains("predict answer"))
        #expect(elsewhere.matches(of: /<details name="two-answer" data-right>/).count == 1)
    }

    @Test("how long it takes stands beside its level, and is called an estimate")
    func estimate() {
        #expect(html.contains("small · about 5 min (an estimate)"))
    }

    @Test(
        "an answer to choose opens to each check: whether it holds, and what the terminal says of it"
    )
    func choices() throws {
        let chapter = Sample.chapter(
            """
            # Title

            ### Exercise: Two

            ```exercise {#two level=small rung=mending minutes=5 topics=taps}
            Step by two.
            ```
            ```swift {.starter of=two choice="step  = 1"}
            let step = 1
            ```
            ```swift {.wrong of=two choice="a step of three"}
            let step = 3
            ```
            ```reply {of=two}
            One too far.
            ```
            ```swift {.solution of=two choice="a step of two"}
            let step = 2
            ```
            ```notice {of=two}
            Noticed.
            ```
            """)
        var findings = Findings()
        let exercise = try #require(chapter.exercises.first)
        func check(_ lines: [String], _ reasons: [String]) -> ExerciseTrial.Check {
            .init(
                name: "a check",
                failures: lines.isEmpty ? [] : [.init(position: exercise.task.fence, lines: lines)],
                reasons: reasons)
        }
        findings.judged[exercise.starter.fence] = [
            check(["1 == page.count", "a < b"], ["tap did `not`"])
        ]
        findings.judged[exercise.wrongAnswers[0].attempt.fence] = [check(["3 == 2"], [])]
        findings.judged[exercise.solution.fence] = [check([], [])]
        let html = try Pages(
            book: Book(folder: Sample.folder, chapters: [chapter]), rulebook: nil,
            theme: try Sample.look(), words: Sample.words, findings: findings
        ).body(chapter).html()
        let offered = html.text(before: "<p class=\"run-it\"")
        let answers = offered.replacing(" data-right>", with: ">")
            .split(separator: /<details name="\w+-answer">\n/).dropFirst()
        try #require(answers.count == 3)
        let (replied, right, wrong) = (answers[1], answers[2], answers[3])
        #expect(right.contains("<summary><span>a step of two</span>") && right.contains("#tick"))
        #expect(right.contains("Every check passes") && !wrong.contains("Every check passes"))
        #expect(wrong.contains("<summary><span><code>") && !right.contains("<summary><span><code>"))
        #expect(wrong.contains("#nope") && wrong.contains("1 == page<wbr>.count\na &lt; b"))
        #expect(wrong.contains("tap did"))
        #expect(replied.contains("<div class=\"reply\"><p>One too far.</p>"))
        #expect(!right.contains("class=\"reply\"") && !wrong.contains("class=\"reply\""))
    }

    @Test("an exercise without choices offers none")
    func withoutChoices() { #expect(!html.contains("class=\"predict\"")) }

    @Test("the hints are folded, one inside the other; so is the solution")
    func folded() {
        let hints = html.firstMatch(
            of:
                /<details class="hint">.*First\..*<details class="hint">.*Second\..*<\/details>\s*<\/details>/
                .dotMatchesNewlines())
        #expect(hints != nil)
        let solution = html.firstMatch(
            of: /<details class="solution">(?<inside>.*)<\/details>/.dotMatchesNewlines())
        #expect(solution?.inside.contains("Noticed.") == true)
        #expect(solution?.inside.contains("First.") == false)
    }

    @Test("checks show their names only, and wrong attempts nothing")
    func hidden() {
        #expect(!html.contains("expect"))
        #expect(!html.contains(">4</i>"))
    }
}

extension StringProtocol {
    /// The text before a word.
    fileprivate func text(before word: String) -> SubSequence {
        firstRange(of: word).map { self[..<$0.lowerBound] } ?? self[...]
    }
}
