import Foundation
import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("The search's index")
struct SearchTests {
    /// What the page's script makes of the file.
    private struct Read {
        var pages: [[Any]]
        var aliases: [[String]]
        private var meanings: [Character: String]

        init(_ index: SearchIndex) throws {
            let text = String(decoding: index.script, as: UTF8.self)
            let start = try #require(text.range(of: ".data=")?.upperBound)
            let end = try #require(text.range(of: ";\n", options: .backwards)?.lowerBound)
            let json = try JSONSerialization.jsonObject(with: Data(text[start..<end].utf8))
            let object = try #require(json as? [String: Any])
            pages = try #require(object["pages"] as? [[Any]])
            aliases = try #require(object["aliases"] as? [[String]])
            let words = try #require(object["words"] as? String).split(separator: "|").map(
                String.init)
            let codes = try #require(object["codes"] as? String)
            #expect(codes.count == words.count)
            meanings = Dictionary(uniqueKeysWithValues: zip(codes, words))
        }

        func plain(_ text: String) -> String {
            text.map { meanings[$0] ?? String($0) }.joined()
        }

        /// The titles and texts of a page.
        func entries(_ page: Int) throws -> [[String]] {
            let entries = try #require(pages[page].last as? [[Any]])
            return entries.map { $0.compactMap { $0 as? String }.map(plain) }
        }
    }

    private func index(
        _ chapters: [Chapter], aliases: [(phrase: String, words: String)] = []
    ) -> SearchIndex {
        BookSearch(
            book: Book(folder: Sample.folder, chapters: chapters), rulebook: nil, api: nil,
            words: Sample.words
        ).index(aliases: aliases)
    }

    @Test("a chapter's sections have their places and the words that a reader meets, and no code")
    func sections() throws {
        let other = Sample.chapter("# Other\n\n## A place\n\nText.", file: "02-other.md")
        let chapter = Sample.chapter(
            """
            # First

            It opens *so*, with `code`.

            > aside: A note.

            ## The **way** back

            See [](02-other.md#a-place).

            ```swift {.test name="It holds"}
            let hiddenFromSearch = 1
            ```

            ### Further down

            | no | table |
            """)
        let page = try #require(index([chapter, other]).pages.first)
        #expect(page.kind == .chapter)
        #expect(page.path == "01-sample.html")
        #expect(
            page.entries == [
                .init(anchor: "", title: "First", text: "It opens so, with code. A note."),
                .init(
                    anchor: "the-way-back", title: "The way back",
                    text: "See A place. It holds."),
                .init(anchor: "further-down", title: "Further down", text: "| no | table |"),
            ])
    }

    @Test("of an entry's code that no program has, the names of several words are found, each once")
    func namesInCode() throws {
        let code = """
            ```text
            scrollView.panGestureRecognizer.require(toFail: pan)
            scrollView.isScrollEnabled = true // UIKit
            ```
            """
        let list = Sample.chapter("# List\n\n## One\n\n\(code)", file: "reference-list.md")
        let page = try #require(index([list]).pages.first)
        #expect(
            page.entries.last?.text == "scrollView panGestureRecognizer toFail isScrollEnabled")
        let chapter = Sample.chapter("# First\n\n## One\n\n\(code)")
        #expect(try #require(index([chapter]).pages.first).entries.last?.text == "")
    }

    @Test("an item that only leads to another page of the book is found there, and not here")
    func itemsThatLead() throws {
        let other = Sample.chapter("# Other\n\n## A place\n\nText.", file: "02-other.md")
        let chapter = Sample.chapter(
            """
            # First

            - [](02-other.md)
            - [Its place](02-other.md#a-place)
            - [](02-other.md), and more
            - [Outside](https://example.org/)
            """)
        let page = try #require(index([chapter, other]).pages.first)
        #expect(page.entries.map(\.text) == ["Other, and more Outside"])
    }

    @Test("a symptom is one place, with the phrases that people type")
    func symptom() throws {
        let chapter = Sample.chapter(
            "# It is gone\n\nSay yes.\n\n```symptom {cause=unseen}\nswipe is gone\n\nno swipe\n```\n\n## Why\n\nSo.",
            file: "symptom-gone.md")
        let page = try #require(index([chapter]).pages.first)
        #expect(page.kind == .symptom)
        #expect(
            page.entries == [
                .init(
                    anchor: "", title: "It is gone", text: "Say yes. Why So.",
                    phrases: ["swipe is gone", "no swipe"])
            ])
    }

    @Test("the list of symptoms leaves out those that have pages")
    func listed() throws {
        let page = Sample.chapter("# It is gone\n\nSay yes.", file: "symptom-gone.md")
        let list = Sample.chapter(
            "# Symptoms\n\n## It is gone\n\nYes.\n\n## It is late\n\nWait.",
            file: "reference-symptoms.md")
        let titles = index([page, list]).pages.last?.entries.map(\.title)
        #expect(titles == ["Symptoms", "It is late"])
    }

    @Test("a glossary's terms are places of their own, and found by their Chinese names")
    func glossary() throws {
        let chapter = Sample.chapter(
            """
            # Glossary

            ```table {#terms}
            | term | 中文 | what it means |
            | dead zone | 死区、盲区 | nobody *answers* |
            | tie | – | two at once |
            ```
            """, file: "reference-glossary.md")
        let index = index([chapter], aliases: [("手势", "gesture")])
        #expect(
            index.pages.first?.entries == [
                .init(anchor: "terms", title: "dead zone", text: "死区、盲区 · nobody answers"),
                .init(anchor: "terms", title: "tie", text: "– · two at once"),
            ])
        #expect(index.aliases.map(\.phrase) == ["手势", "死区", "盲区"])
        #expect(index.aliases.map(\.words) == ["gesture", "dead zone", "dead zone"])
    }

    @Test("each rule is a place by its number, with all that it says")
    func rules() throws {
        let pages = BookSearch(
            book: Book(folder: Sample.folder, chapters: []), rulebook: try Sample.rulebook(),
            api: nil, words: Sample.words
        ).index().pages
        let first = try #require(pages.first)
        #expect(first.kind == .rule)
        #expect(first.path == "rules.html")
        #expect(first.title == "Hit testing")
        #expect(
            first.entries.last
                == .init(
                    anchor: "G-1.3", title: "G-1.3",
                    text: "Can a faint view be touched? One page says so. Nobody has tried. It can."
                ))
        #expect(pages.last?.entries.map(\.anchor).contains("model-slop") == true)
    }

    @Test("a type is a place, and its members stand there, each with a sentence and no tags")
    func declarations() throws {
        func symbol(_ path: String, _ kind: String, _ comment: String) -> String {
            let names = path.split(separator: ".").map { "\"\($0)\"" }.joined(separator: ",")
            return """
                {"kind": {"identifier": "swift.\(kind)"}, "identifier": {"precise": "\(path)\(comment)"},
                "pathComponents": [\(names)], "docComment": {"lines": [{"text": "\(comment)"}]},
                "declarationFragments": [], "location": {"uri": "file:///x/TouchEngine/Core/Gestures/A.swift"}}
                """
        }
        let symbols = [
            symbol("UITapper", "class", "Taps `twice` (Rule G-1.1). And more."),
            symbol("UITapper.tap()", "method", "Taps once (Rules G-1.2 to 4), or not."),
            symbol("UITapper.tap()", "method", "Taps again."),
        ]
        let text = "{\"symbols\": [\(symbols.joined(separator: ","))], \"relationships\": []}"
        let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(text.utf8))
        let pages = BookSearch(
            book: Book(folder: Sample.folder, chapters: []), rulebook: nil,
            api: APIReference([graph]), words: Sample.words
        ).index().pages
        #expect(pages.map(\.path) == ["api-gestures.html"])
        #expect(
            pages.first?.entries == [
                .init(anchor: "UITapper", title: "UITapper", text: "Taps twice."),
                .init(anchor: nil, title: "tap()", text: "Taps once, or not."),
            ])
    }

    @Test("what an author writes cannot end the script, its lines or its strings")
    func hostile() throws {
        let title = "A \"title\" \\ </script><!-- \u{2028}\u{2029} & {{x}} é中𝄞"
        let chapter = Sample.chapter("# T\n\n## A heading\n\nWords.")
        var index = index([chapter])
        index.pages[0].entries[1] = .init(
            anchor: "a\"b", title: title, text: title + "\u{0}\t", phrases: [title])
        index.pages[0].title = title
        index.aliases = [(title, title)]
        let script = String(decoding: index.script, as: UTF8.self)
        for forbidden in ["</", "<!", "\u{2028}", "\u{2029}", "\u{0}", "\t"] {
            #expect(!script.contains(forbidden), "\(forbidden.debugDescription)")
        }
        let read = try Read(index)
        #expect(try read.entries(0).last?.first == "a\"b")
        #expect(try read.entries(0).last?.dropFirst().first == title)
        #expect(read.pages.first?[2] as? String == title)
        #expect(read.aliases == [[title, title]])
    }

    @Test("a place says 0 where it is that of the entry before, 1 and 2 where its title tells it")
    func places() throws {
        let titles: [(anchor: String?, title: String, code: String)] = [
            ("UIView", "UIView", "1"), (nil, "hitTest(_:with:)", "0"),
            ("the-photos-way", "The photo’s way", "2"), ("way-2", "Way", "\"way-2\""),
            ("", "Title", "\"\""), ("über-uns", "Über uns", "\"über-uns\""),
        ]
        let index = SearchIndex(pages: [
            .init(
                kind: .api, path: "p.html", title: "T",
                entries: titles.map { .init(anchor: $0.anchor, title: $0.title, text: "") })
        ])
        let script = String(decoding: index.script, as: UTF8.self)
        let codes = script.matches(of: /\[("[^"]*"|\d),"/).map { String($0.1) }
        #expect(Array(codes.dropFirst()) == titles.map(\.code))
        #expect(HeadingAnchors.slug("The photo’s way: “why”") == "the-photos-way-why")
    }

    @Test("frequent words are characters that no text has, and come back as they were")
    func codes() {
        let texts = (0..<40).map { "the recognizer ªwaitsÀ for the recognizer \($0) £ó" }
        let codes = WordCodes(for: texts)
        #expect(codes.words.contains(" recognizer"))
        #expect(codes.words == codes.words.sorted())
        #expect(Set(codes.characters).isDisjoint(with: texts.joined().unicodeScalars))
        let meanings = Dictionary(uniqueKeysWithValues: zip(codes.characters, codes.words))
        for (place, text) in texts.enumerated() {
            var script: [UInt8] = []
            codes.write(textAt: place, to: &script)
            let encoded = String(decoding: script, as: UTF8.self).dropFirst().dropLast()
            #expect(encoded.utf8.count < text.utf8.count * 2 / 3)
            #expect(encoded.unicodeScalars.map { meanings[$0] ?? String($0) }.joined() == text)
        }
        #expect(WordCodes(for: []).words.isEmpty)
    }

    @Test("an index is the same each time, and smaller than the texts in it")
    func size() throws {
        let chapters = (0..<20).map { Self.chapter($0) }
        let first = index(chapters)
        #expect(first.script == index(chapters).script)
        let plain = first.pages.flatMap(\.entries).reduce(0) {
            $0 + $1.title.utf8.count + $1.text.utf8.count
        }
        #expect(first.script.count < plain * 3 / 5)
        let read = try Read(first)
        for (number, page) in first.pages.enumerated() {
            let texts = try read.entries(number).map { $0.suffix(2) }
            #expect(texts.map(\.last) == page.entries.map(\.text))
        }
    }

    /// A chapter of words that a fixed order of numbers picks.
    private static func chapter(_ number: Int) -> Chapter {
        let words = "recognizer gesture the touch waits begins controller navigation a swipe of"
            .split(separator: " ")
        var state = UInt64(number) &* 7919 &+ 1
        let text = (0..<400).map { _ -> String in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return String(words[Int(state >> 33) % words.count])
        }
        return Sample.chapter(
            "# Chapter \(number)\n\n## Section\n\n" + text.joined(separator: " "),
            file: "\(10 + number)-chapter.md")
    }

    @Test("the site has the index, and the files that the field loads")
    func files() throws {
        struct Locale: Decodable { var ui: [String: String] }
        let table = try Data(contentsOf: Sample.theme.appending(path: "locales/en.json"))
        let words = Words(
            language: "en", file: "en.json",
            table: try JSONDecoder().decode(Locale.self, from: table).ui)
        let files = try Sample.builder(rulebook: try Sample.rulebook(), words: words).files()
        let paths = Set(files.map(\.path))
        let cover = try #require(files.first { $0.path == "index.html" })
        let page = String(decoding: cover.bytes, as: UTF8.self)
        let wanted = try #require(page.firstMatch(of: /data-files="([^"]*)"/)).1.split(
            separator: " ")
        #expect(wanted.contains("search/index.js"))
        #expect(wanted.filter { !paths.contains(String($0)) } == [])
    }

    @Test("a table of phrases that cannot be read is a problem with its file's name")
    func brokenAliases() throws {
        let scratch = try Scratch()
        let theme = try scratch.theme("locales/zh-search.json", "[1]")
        #expect {
            try SearchAliases(theme)
        } throws: { error in
            "\(error)".contains("zh-search.json") && "\(error)".contains("no table of phrases")
        }
        #expect(try SearchAliases(Sample.theme).all.contains { $0 == ("侧滑返回", "swipe back") })
    }
}
