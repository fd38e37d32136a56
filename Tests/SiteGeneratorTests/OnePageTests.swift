import Foundation
import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("The book on one page")
struct OnePageTests {
    private static let chapters = [
        Sample.chapter(
            "# One\n\nSee [](02-two.md#what-is-left), [two](02-two.md) and [here](#what-is-left).\n\n"
                + "Rule [G-1.1](rules.html#G-1.1).[^a]\n\n[^a]: So it is.\n\n## What is left\n\nA.",
            file: "01-one.md"),
        Sample.chapter(
            "# Two\n\nText.[^a]\n\n[^a]: Or so.\n\n## What is left\n\nB.", file: "02-two.md"),
        Sample.chapter("# Words\n\nSee [one](01-one.md).", file: "reference-words.md"),
        Sample.chapter("# All\n\nSymptoms.", file: "reference-symptoms.md"),
        Sample.chapter("# It hangs\n\nDo.", file: "symptom-it-hangs.md"),
    ]

    private func files(_ chapters: [Chapter] = chapters) throws -> [String: String] {
        let files = try Sample.builder(chapters, rulebook: Sample.rulebook()).files()
        return Dictionary(
            uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
        )
    }

    private func page(_ files: [String: String]) throws -> String {
        try #require(files[OnePage.path])
    }

    @Test("no two places of it have one name, though chapters share names")
    func ids() throws {
        let page = try page(files())
        let ids = PageTags(page).ids
        #expect(Set(ids).count == ids.count)
        #expect(Set(ids).isSuperset(of: ["c1.what-is-left", "c2.what-is-left", "c1._note-a"]))
    }

    @Test("every link of it leads to a place on it, or to a file of the site")
    func links() throws {
        let files = try files()
        let page = try page(files)
        let tags = PageTags(page)
        for link in tags.links where !link.value.contains("://") {
            if link.value.hasPrefix("#") {
                #expect(tags.ids.contains(String(link.value.dropFirst())), "\(link.value)")
            } else {
                let path = link.value.prefix { $0 != "#" }
                #expect(files[String(path)] != nil, "\(link.value)")
            }
        }
    }

    @Test("a link between chapters leads on within the page, and so does one to a rule")
    func between() throws {
        let page = try page(files())
        for link in ["#c2.what-is-left", "#c2", "#c1.what-is-left", "#rules.G-1.1"] {
            #expect(page.contains("href=\"\(link)\""), "\(link)")
        }
        #expect(!page.contains("href=\"02-two.html"))
    }

    @Test(
        "the chapters come first, then what is looked up, symptoms in its midst; the list beside it leads to them"
    )
    func order() throws {
        let page = try page(files())
        let parts = page.matches(of: /<section class="part text" id="([^"]*)">/).map {
            String($0.1)
        }
        #expect(
            parts == [
                "c1", "c2", "reference-symptoms", "symptom-it-hangs", "legend", "rules",
                "reference-words",
            ])
        let list = page.part(from: "<nav class=\"book\"", to: "</nav>")
        #expect(
            PageTags(list).links.map(\.value) == [
                "#c1", "#c2", "#reference-symptoms", "#legend", "#rules", "#reference-words",
            ])
    }

    @Test("its title is the book's, and headings of chapters are one step lower")
    func headings() throws {
        let page = try page(files())
        #expect(page.matches(of: /<h1>/).count == 1)
        #expect(page.contains("<h2>One</h2>"))
        #expect(page.contains("<h3 id=\"c1.what-is-left\">"))
    }

    @Test("of a rule it has the words alone")
    func rules() throws {
        let files = try files()
        let rules = try #require(files["rules.html"])
        #expect(rules.contains("<details>"))
        let part = try page(files).part(from: "id=\"rules\"", to: "</main>")
        #expect(part.contains("id=\"rules.G-1.1\""))
        #expect(!part.contains("<details>"))
        #expect(!part.contains("class=\"aside\""))
    }

    @Test("searchers are not sent to it, nobody turns to it, and the cover leads there")
    func unlisted() throws {
        let files = try files()
        #expect(try page(files).contains("<meta name=\"robots\" content=\"noindex\">"))
        let leading = files.filter {
            $0.key.hasSuffix(".html") && $0.value.contains("<a href=\"\(OnePage.path)\"")
        }
        #expect(Array(leading.keys) == ["index.html"])
        let hidden = files.filter { $0.value.contains("noindex") }.keys
        #expect(Set(hidden) == [OnePage.path, LostPage.path])
    }
}
