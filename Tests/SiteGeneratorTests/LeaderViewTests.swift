import Foundation
import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("The page for a leader")
struct LeaderViewTests {
    private let html: String

    init() throws {
        let chapter = Sample.chapter(
            """
            # Title

            ### Exercise: Two & more

            ```exercise {#two level=small rung=reading minutes=12 topics=taps}
            Step by two.
            ```
            ```swift {.starter of=two}
            let step = 1
            ```
            ```swift {.wrong of=two}
            let step = 3
            ```
            ```reply {of=two}
            *Three* is `odd`.
            ```
            ```swift {.wrong of=two}
            let step = 4
            ```
            ```reply {of=two}
            Four is too far.
            ```
            ```hint {of=two}
            Look at the step.
            ```
            ```swift {.solution of=two}
            let step = 2
            ```
            ```notice {of=two}
            Noticed.
            ```
            ```discuss {of=two}
            Who **stepped**?
            ```

            ## Route

            ```route {minutes=30}
            ```

            ```route {.handout minutes=21 for=taps}
            ```

            ## All

            ```leader
            ```

            ## Of the route

            ```leader {minutes=30}
            ```

            ## List

            ```exercises
            ```
            """)
        html = try Pages(
            book: Book(folder: Sample.folder, chapters: [chapter]), rulebook: nil,
            theme: try Sample.look(), words: Sample.words, findings: Findings()
        ).body(chapter).html()
    }

    @Test("a route is a table of minutes, with the opening and what is left")
    func route() {
        let routes = html.prefix(
            upTo: html.firstRange(of: "<section class=\"leader\"")?.lowerBound ?? html.endIndex)
        let rows = routes.matches(of: /<tr>.*?<\/tr>/.dotMatchesNewlines()).map {
            String($0.output)
        }
        #expect(rows.count == 2 + 2 + 1 + 2)
        let cells = rows.dropFirst().prefix(3).map { row in
            row.matches(of: />(\d+)<\//).map { String($0.1) }
        }
        #expect(cells.map(\.self) == [["0", "5"], ["5", "12", "4"], ["21", "9"]])
        #expect(rows[2].contains("#two\">Two &amp; more</a>"))
        #expect(!rows[6].contains("Questions"))
    }

    @Test("a handout is marked, so that its page prints on one sheet")
    func handout() {
        #expect(html.matches(of: /<figure class="table route handout">/).count == 1)
        #expect(html.matches(of: /<figure class="table route">/).count == 1)
    }

    @Test(
        "every exercise has its estimate, what wrong answers are told, its answer, and what to discuss"
    )
    func notes() throws {
        let notes = try #require(html.firstRange(of: "<section class=\"leader\""))
        let text = html[notes.lowerBound...]
        #expect(text.contains("finding the cause · about 12 min (an estimate)"))
        #expect(text.contains("<em>Three</em> is") && text.contains("Four is too far."))
        #expect(text.contains("<li><p>Look at the step.</p>"))
        let code = text.replacing(/<[^>]+>/, with: "")
        #expect(code.contains("let step = 2"))
        #expect(text.contains("Who <strong>stepped</strong>?") && text.contains("<p>Noticed.</p>"))
    }

    @Test("the reply to a wrong answer stands below the lines in which it differs")
    func wrongAnswers() throws {
        let notes = try #require(html.firstRange(of: "<section class=\"leader\""))
        let item = /<li><figure.*?<\/li>/.dotMatchesNewlines()
        let items = html[notes.lowerBound...].matches(of: item).map {
            $0.output.replacing(/<[^>]+>/, with: "")
        }
        #expect(items.first == "- let step = 1\n+ let step = 3\nThree is odd.\n")
        #expect(items.dropFirst().first == "- let step = 1\n+ let step = 4\nFour is too far.\n")
    }

    @Test("the notes on a route are in its order, without the chapters' titles")
    func notesOnRoute() {
        let sections = html.components(separatedBy: "<section class=\"leader\"").dropFirst()
        let isInChapter = sections.map { $0.contains("<h4><a href=\"01-sample.html#two\">") }
        #expect(isInChapter == [true, false])
        #expect(sections.last?.contains("<h3><a href=\"01-sample.html#two\">") == true)
    }

    @Test("the exercise itself says neither what wrong answers are told nor what to discuss")
    func untold() throws {
        let notes = try #require(html.firstRange(of: "<section class=\"leader\""))
        #expect(!html[..<notes.lowerBound].contains("Four is too far"))
        #expect(!html[..<notes.lowerBound].contains("stepped"))
    }

    @Test("the list of exercises has a line for each, with a place for what the reader has done")
    func list() throws {
        let list = try #require(html.firstRange(of: "<div class=\"workshop\""))
        let text = html[list.lowerBound...]
        #expect(text.contains("<progress max=\"1\" value=\"0\""))
        #expect(text.contains("<a href=\"01-sample.html#two\">Two &amp; more</a></th>"))
        #expect(text.contains("<td data-done=\"two\" data-not=\"–\">–</td>"))
        #expect(text.contains("<div class=\"carry js-only\" hidden"))
    }
}
