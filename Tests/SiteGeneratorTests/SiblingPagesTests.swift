import Foundation
import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("Pages in another language")
struct SiblingPagesTests {
    private static let english = """
        # It hangs

        Do [this](02-more.md#code), or see [the rest](02-more.md).

        ```swift {#code}
        let one = 1
        ```

        ## Why

        It waits.
        """
    private static let chinese = """
        # 卡住了

        试试[这个](02-more.md#code)，也见[其余](03-last.md)。

        ```swift {#code}
        ```

        ## 原因

        它在等。
        """

    /// The files of a site whose second chapter has no page in Chinese and whose first and third have one.
    private func files(
        table: String? = nil, theme: URL = Sample.theme
    ) throws -> [String: String] {
        let scratch = try Scratch()
        let chapters = [
            "01-first.md": Self.english, "01-first.zh-Hans.md": Self.chinese,
            "02-more.md": "# More\n\n```swift {#code}\nlet two = 2\n```\n",
            "03-last.md": "# Last\n\nEnd.\n", "03-last.zh-Hans.md": "# 最后\n\n完。\n",
        ]
        for (name, text) in chapters {
            try Data(text.utf8).write(to: scratch.folder.appending(path: name))
        }
        var file = Sample.theme.appending(path: "locales/zh-Hans.json")
        if let table {
            file = scratch.folder.appending(path: "zh-Hans.json")
            try Data(table.utf8).write(to: file)
        }
        let (book, problems) = Book.load(scratch.folder, shownAs: "book")
        try #require(problems.map(\.description) == [])
        let language = try PageLanguage(
            "zh-Hans", table: file, book: ("en", Sample.sentences.table))
        let files = try SiteBuilder(
            book: book, findings: Findings(), words: Sample.words, theme: theme,
            languages: ["zh-Hans": language]
        ).files()
        return Dictionary(
            files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
        ) { first, _ in first }
    }

    @Test(
        "a sibling's page says its language, and has the code of the original under its own words")
    func page() throws {
        let page = try #require(try files()["01-first.zh-Hans.html"])
        #expect(page.contains("<html lang=\"zh-Hans\""))
        #expect(page.contains("<h1>卡住了</h1>"))
        #expect(page.text.contains("let one = 1"))
        #expect(page.contains("id=\"why\""), "a place is called as on the original's page")
    }

    @Test("each page leads to the others that say the same, and a page without siblings to none")
    func switching() throws {
        let files = try files()
        func languages(_ path: String) -> String {
            files[path]?.part(from: "<p class=\"langs\"", to: "</p>") ?? ""
        }
        #expect(
            languages("01-first.html").contains("href=\"01-first.zh-Hans.html\" lang=\"zh-Hans\""))
        #expect(languages("01-first.zh-Hans.html").contains("href=\"01-first.html\" lang=\"en\""))
        #expect(languages("02-more.html").isEmpty)
        #expect(languages("index.html").isEmpty)
    }

    @Test(
        "a link leads to the sibling where there is one, and else says that what it leads to is in another language"
    )
    func links() throws {
        let text = try #require(try files()["01-first.zh-Hans.html"]).part(
            from: "<main", to: "</main>")
        #expect(text.contains("href=\"03-last.zh-Hans.html\">其余"))
        #expect(text.contains("href=\"02-more.html#code\" hreflang=\"en\">这个"))
    }

    @Test(
        "in the list of pages, what is in another language says so, and what has a sibling is called like that"
    )
    func list() throws {
        let nav = try #require(try files()["01-first.zh-Hans.html"]).part(
            from: "<nav class=\"book\"", to: "</nav>")
        #expect(nav.contains("href=\"03-last.zh-Hans.html\""))
        #expect(nav.contains("最后"))
        #expect(nav.contains(" lang=\"en\"") && nav.contains(">More<"))
        #expect(!nav.contains(">Last<"))
    }

    @Test(
        "searchers are told of all languages where the site has an address, and of none where it has not"
    )
    func alternates() throws {
        let scratch = try Scratch()
        let theme = try scratch.theme("contents.json", #"{"address": "https://touch.example/"}"#)
        let pages = try [files(), files(theme: theme)].map { try #require($0["01-first.html"]) }
        #expect(!pages[0].contains("rel=\"alternate\""))
        for (language, file) in [
            ("en", "01-first.html"), ("zh-Hans", "01-first.zh-Hans.html"),
            ("x-default", "01-first.html"),
        ] {
            #expect(
                pages[1].contains(
                    "<link rel=\"alternate\" hreflang=\"\(language)\" href=\"https://touch.example/\(file)\">"
                ))
        }
    }

    @Test("a language that lacks a word of the pages is refused, with the word and its file")
    func lacking() throws {
        let failure = #expect(throws: SiteProblems.self) {
            try files(table: #"{"ui": {"languageName": "简体中文"}}"#)
        }
        #expect(
            failure?.problems.contains {
                $0.position.file.hasSuffix("zh-Hans.json") && $0.message.contains("“chapters”")
            } == true)
    }

    @Test("the search says the language of a sibling's page")
    func search() throws {
        let index = try #require(try files()["search/index.js"])
        #expect(index.contains("\"language\":\"en\""))
        #expect(index.contains("\"01-first.zh-Hans.html\",\"卡住了\""))
        #expect(index.contains("\"zh-Hans\"]"))
    }
}
