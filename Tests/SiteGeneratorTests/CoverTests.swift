import Foundation
import Testing

@testable import Literate
@testable import Rulebook
@testable import SiteGenerator

@Suite("The cover")
struct CoverTests {
    private func cover(
        _ chapters: [Chapter]? = nil, rulebook: Rulebook? = nil, contents: String? = nil
    ) throws -> String {
        let scratch = try Scratch()
        let theme = try contents.map { try scratch.theme("contents.json", $0) } ?? Sample.theme
        let files = try Sample.builder(
            chapters, rulebook: rulebook, theme: theme, sentences: Sample.sentences
        ).files()
        return files.first { $0.path == "index.html" }
            .map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }

    private func symptom(_ name: String, _ cause: String = "waiting") -> Chapter {
        Sample.chapter(
            "# When \(name) < isEnabled\n\nDo it.\n\n```symptom {cause=\(cause)}\nit hangs\n```\n",
            file: "symptom-\(name).md")
    }

    private let list = Sample.chapter("# List\n\nAll.", file: "reference-symptoms.md")

    private func names(_ page: String) -> [String] {
        page.part(from: "<ol class=\"symptoms\">", to: "</ol>")
            .matches(of: /href="symptom-(\w+)\.html"/).map { String($0.1) }
    }

    @Test("a chapter is there with its problem and its gain, and without a teaser by its title")
    func teasers() throws {
        let page = try cover([
            Sample.chapter(
                "# One\n\na\n\n```teaser\nisEnabled < false\nYou see why\n```\n", file: "00-one.md"),
            Sample.chapter("# Two\n\nb", file: "01-two.md"),
        ])
        let list = page.part(from: "<ol class=\"chapters\">", to: "</ol>")
        let items = list.split(separator: "<li>").dropFirst()
        try #require(items.count == 2)
        let first = String(items[items.startIndex])
        #expect(first.contains("<span class=\"prob\"><code>isEnabled</code> &lt; false</span>"))
        #expect(first.contains("<span class=\"gain\">You see why</span>"))
        #expect(first.contains(">0</span>") && first.contains("<span class=\"name\">One</span>"))
        #expect(!(items.last ?? "").contains("class=\"prob\""))
    }

    @Test("a page of the reference, or of a symptom, is no chapter")
    func noChapters() throws {
        let page = try cover([Sample.chapter("# One\n\na"), list, symptom("a")])
        let chapters = page.part(from: "<ol class=\"chapters\">", to: "</ol>")
        #expect(chapters.ranges(of: "<li>").count == 1)
    }

    @Test("a symptom is there in the words of its reader, with what became of the recognizer")
    func symptoms() throws {
        let page = try cover([list, symptom("a"), symptom("b", "unseen")])
        let items = page.part(from: "<ol class=\"symptoms\">", to: "</ol>")
        #expect(items.contains("<span class=\"q\">When a &lt; <code>isEnabled</code></span>"))
        #expect(items.contains("<use href=\"#r-waiting\"/></svg>waits</span>"))
        #expect(items.contains("<use href=\"#r-unseen\"/></svg>saw no touch</span>"))
        #expect(page.contains("<a href=\"reference-symptoms.html\">All 2 symptoms</a>"))
    }

    @Test("the theme's symptoms come first, in its order, and what there is not is passed over")
    func chosen() throws {
        let all = [list] + ["a", "b", "c"].map { symptom($0) }
        let page = try cover(
            all, contents: "{\"symptoms\": [\"symptom-c\", \"symptom-none\", \"symptom-a\"]}")
        #expect(names(page) == ["c", "a", "b"])
    }

    @Test("without a choice the first eight are there")
    func eight() throws {
        let all = "abcdefghij".map(String.init)
        let page = try cover([list] + all.map { symptom($0) }, contents: "{}")
        #expect(names(page) == Array(all.prefix(8)))
        #expect(page.contains("All 10 symptoms"))
    }

    @Test("a book without symptoms has no list of them")
    func noSymptoms() throws {
        #expect(try !cover().contains("class=\"symptoms\""))
    }

    @Test("symptoms without a list of all lead nowhere else")
    func noList() throws {
        let page = try cover([symptom("a")])
        #expect(names(page) == ["a"])
        #expect(!page.contains("reference-symptoms"))
    }

    @Test("the ledger counts what is in force, by how it is known, and its bar is whole")
    func ledger() throws {
        let page = try cover(rulebook: Sample.rulebook())
        let ledger = page.part(from: "<dl class=\"ledger\">", to: "</dl>")
        let counts = ledger.matches(of: /<span class="big">(\d+)<\/span>/).compactMap { Int($0.1) }
        #expect(counts == [1, 1, 1, 1])
        let bar = page.part(from: "<svg class=\"ledger-bar\"", to: "</svg>")
        let parts = bar.matches(of: /x="([\d.]+)%".*?width="([\d.]+)%"/).map {
            (Double($0.1) ?? -1, Double($0.2) ?? -1)
        }
        #expect(parts.map(\.0) == [0, 25, 50, 75])
        #expect(parts.allSatisfy { $0.1 > 0 } && (parts.last.map { $0.0 + $0.1 } ?? 0) > 99)
        #expect(try !cover().contains("class=\"ledger\""))
    }

    private static let hero = """
        {"hero": {"chapter": "CHAPTER", "broken": "row-swipe", "mended": "tap-waits",
         "listing": "delegate", "variant": "first-remedy"}}
        """

    @Test("the story that the theme names is told by two pictures and the lines between them")
    func story() throws {
        let page = try cover(
            contents: Self.hero.replacing("CHAPTER", with: "01-two-hands-on-one-row"))
        let hero = page.part(from: "<div class=\"hero\">", to: "<section")
        #expect(hero.ranges(of: "class=\"phone\"").count == 2)
        #expect(hero.contains("shouldBeRequiredToFailBy"))
        #expect(hero.contains("nothing moves, ") && hero.contains("the page goes back, "))
        let whole = try #require(hero.firstMatch(of: /href="(01-two-hands-on-one-row.html#[^"]*)"/))
        #expect(whole.1.count > "01-two-hands-on-one-row.html#".count)
    }

    @Test(
        "a story whose chapter, run or listing there is not is left out",
        arguments: ["CHAPTER", "row-swipe", "tap-waits", "delegate", "first-remedy"])
    func noStory(missing: String) throws {
        let contents = Self.hero.replacing(missing, with: "none")
            .replacing("CHAPTER", with: "01-two-hands-on-one-row")
        #expect(try !cover(contents: contents).contains("class=\"hero\""))
    }

    @Test("the promise has its code set as code, and the day's check is said")
    func promise() throws {
        let page = try cover()
        #expect(
            page.contains(
                "<p class=\"promise\">A pan takes the touch, <code>require(toFail:)</code> does"))
        var counts = Verification.Counts()
        (counts.listings, counts.claims, counts.predictions, counts.exercises) = (11, 22, 33, 44)
        let files = try SiteBuilder(
            book: Sample.book.book, findings: Sample.findings, words: Sample.words,
            theme: Sample.theme, checked: counts
        ).files()
        let cover = try #require(files.first)
        let text = String(decoding: cover.bytes, as: UTF8.self)
        #expect(
            text.contains(/11 listings[^<]* 22 claims[^<]* 33 predictions[^<]* 44 exercises/)
                && !page.contains("listings compiled"))
    }
}
