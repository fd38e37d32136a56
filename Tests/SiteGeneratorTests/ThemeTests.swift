import Foundation
import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("Mistakes in a theme")
struct ThemeTests {
    /// What is said of the theme when one of its files is changed, or taken away.
    private func problems(changing file: String, to text: String?) throws -> [String] {
        let scratch = try Scratch()
        defer { withExtendedLifetime(scratch) {} }
        let theme = try scratch.theme(file, text)
        do {
            _ = try Sample.builder(theme: theme).files()
            return []
        } catch {
            return (error as? SiteProblems)?.problems.map { "\($0)" } ?? ["\(error)"]
        }
    }

    @Test("a word that a template says and the locale lacks is named where it stands")
    func word() throws {
        let problems = try problems(
            changing: "templates/pair.mustache", to: "<p>\n {{ui.nonsense}}</p>")
        let problem = try #require(problems.first)
        #expect(
            problem.contains(
                "templates/pair.mustache:2:2: error: the words for the pages lack “nonsense”"))
    }

    @Test("words stand in a template before a page is rendered, unless braces make them mean more")
    func saying() {
        let words = ["plain": "a < b", "placed": "{count} of", "none": ""]
        let said = TemplateSource(
            file: "x.mustache",
            text: "{{ui.plain}}{{{ui.plain}}} {{ui.placed}}{{ui.none}}{{ui.lost}} {{ui.plain}}!"
        ).saying(words)
        #expect(
            said == "a &lt; b{{{ui.plain}}} {{ui.placed}}{{ui.none}}{{ui.lost}} a &lt; b!")
    }

    @Test("a word that the drawings need and the locale lacks is named")
    func key() {
        var table = Sample.words.table
        table["waiting"] = nil
        table["momentLift"] = nil
        let words = Words(language: "en", file: "en.json", table: table)
        let error = #expect(throws: SiteProblems.self) { try Sample.builder(words: words).files() }
        #expect(error?.problems.map(\.message) == ["the words for the pages lack “momentLift”"])
    }

    @Test("a partial that does not exist is named where it stands")
    func partial() throws {
        let problem = try #require(problems(changing: "templates/turn.mustache", to: nil).first)
        #expect(problem.contains("templates/cover.mustache:"))
        #expect(problem.contains("the theme has no template “turn”"))
    }

    @Test(
        "a template that does not exist is named", arguments: ["run", "claim", "cover", "remedy"])
    func template(name: String) throws {
        let problem = try #require(problems(changing: "templates/\(name).mustache", to: nil).first)
        #expect(problem.contains("templates/\(name).mustache:1:1: error:"))
    }

    @Test("braces in an author's words are words, in a template and in a sentence")
    func braces() throws {
        let html = try Sample.body(
            "```swift {.test name=\"a {{list}}\"}\n#expect(1 < 2)\n```")
        #expect(html.contains("a {&#123;list}}"))
        let words = Words(
            language: "en", file: "en.json", table: ["choiceIsTrue": "{claim}: {other}"])
        #expect(words(.choiceIsTrue, ["claim": "{other}", "other": "x"]) == "{other}: x")
    }

    @Test("a template that Mustache cannot read is named with its line")
    func syntax() throws {
        let problem = try #require(
            problems(changing: "templates/pair.mustache", to: "a\n{{#b}}\nc").first)
        #expect(problem.contains("templates/pair.mustache:3:"))
    }
}

@Suite("The check of built pages")
struct SiteCheckTests {
    private func problems(_ page: String, styles: String = "") -> [String] {
        let pages = ["a.html": page, "b.html": "<p id=\"here\">"]
        return SiteCheck(pages: pages, files: ["styles/book.css"], styles: styles).problems.map {
            "\($0.position.line):\($0.position.column) \($0.message)"
        }
    }

    @Test(
        "links that lead somewhere are right",
        arguments: [
            "<a href=\"b.html\">", "<a href=\"b.html#here\">", "<p id=\"x\"><a href=\"#x\">",
            "<link href=\"styles/book.css\">", "<a href=\"https://example.com\">",
            "<a href=\"./b.html\">",
        ])
    func right(page: String) {
        #expect(problems(page) == [])
    }

    @Test(
        "links that lead nowhere are named where they stand",
        arguments: [
            ("<p>\n <a href=\"c.html\">", "2:2 the link “c.html” leads nowhere"),
            ("<a href=\"b.html#there\">", "1:1 b.html has no place called “there”"),
            ("<a href=\"#x\">", "1:1 a.html has no place called “x”"),
            ("<a href=\"../b.html\">", "1:1 the link “../b.html” leads nowhere"),
            (
                "<img src=\"https://example.com/x.png\">",
                "1:1 the page asks another server for “https://example.com/x.png”"
            ),
        ])
    func wrong(page: String, problem: String) {
        #expect(problems(page) == [problem])
    }

    @Test("a link that is right for one page is looked at anew for another folder and another tag")
    func shared() {
        let pages = [
            "a.html": "<a href=\"b.html\">", "b.html": "", "c/d.html": "<a href=\"b.html\">",
        ]
        let messages = SiteCheck(pages: pages, files: [], styles: "").problems.map(\.message)
        #expect(messages == ["the link “b.html” leads nowhere"])
        let outside = "<a href=\"https://example.com\"><img src=\"https://example.com\">"
        #expect(
            problems(outside) == ["1:31 the page asks another server for “https://example.com”"])
    }

    @Test("a name given twice, a tag left over and a colour without a style are named")
    func others() {
        #expect(
            problems("<p id=\"x\"><p id=\"x\">") == ["1:1 two places of the page are called “x”"])
        #expect(problems("<p>{{title}}") == ["1:4 a template's tag was left on the page"])
        let rect = "<rect fill=\"var(--ui-plaid)\"/>"
        #expect(problems(rect) == ["1:1 the styles have no colour “plaid”"])
        #expect(problems(rect, styles: ":root { --ui-plaid: red; }") == [])
    }
}
