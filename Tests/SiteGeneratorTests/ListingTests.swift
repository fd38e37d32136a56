import Testing

@testable import SiteGenerator

@Suite("Listings")
struct ListingTests {
    @Test("hostile text in a listing stays text")
    func hostile() throws {
        let html = try Sample.body("```swift\nlet a = \"</code><script>\" // <em>\n```")
        #expect(!html.contains("<script>"))
        #expect(!html.contains("<em>"))
    }

    @Test("a part of the program stands without a bar, since there is nothing to say of it")
    func plain() throws {
        let html = try Sample.body("a\n\n```swift {#gate}\nlet a = 1\n```")
        #expect(html.contains("<figure class=\"code\" id="))
        #expect(!html.contains("figcaption") && !html.contains("<button"))
        #expect(html.part(from: "<pre>", to: "</pre>").text == "let a = 1\n")
    }

    @Test("a listing that compiles with a warning says so, in the compiler's words")
    func warning() throws {
        let html = try Sample.body(
            "```swift {.warns saying=\"never <used>\"}\nlet a = 1\n```\n\n```swift\nlet b = 1\n```")
        #expect(html.components(separatedBy: "Compiles, with a warning").count == 2)
        #expect(html.contains("<span class=\"saying\">never &lt;used&gt;</span>"))
    }

    @Test("a version that shows a mistake says so, offers no copy, and has no tick")
    func faulty() throws {
        func pair(_ mark: String) throws -> String {
            let html = try Sample.body(
                """
                ```swift {#a}
                let x = 1
                ```

                ```swift {#a variant=other\(mark)}
                let x = 2
                ```

                ```swift {.test variant=other name="it is two"}
                #expect(x == 2)
                ```
                """)
            return html.part(from: "id=\"a-other\"", to: "</figure>")
        }
        let (meant, mistaken) = (try pair(""), try pair(" .faulty"))
        #expect(!meant.contains("shows a mistake") && mistaken.contains("shows a mistake"))
        #expect(meant.contains("class=\"js-only copy\"") && !mistaken.contains("js-only copy"))
        #expect(meant.contains("#tick") && !mistaken.contains("#tick"))
        #expect(mistaken.contains("it is two"))
    }

    @Test(
        "a listing that must fail shows a cross and what it fails with, and cannot be copied",
        arguments: [("fails", "Does not compile"), ("traps", "Stops the program")])
    func fails(kind: String, name: String) throws {
        let html = try Sample.body(
            "```swift {.\(kind) saying=\"cannot find 'x' in scope\"}\nx\n```")
        #expect(html.contains("<figure class=\"code fails\""))
        #expect(html.contains("<use href=\"#nope\"/></svg><b>\(name)</b>"))
        #expect(
            html.contains("<span class=\"saying\">cannot find &#39;x&#39; in scope</span>"))
        #expect(!html.contains("<button"))
    }

    @Test("a hidden listing is folded, says what it sets up, and opens without a script")
    func hidden() throws {
        let html = try Sample.body(
            "```swift {.hidden}\nlet a = 1\n```\n\n```swift {#the-gate .hidden}\nlet b = 1\n```")
        #expect(html.contains("<details class=\"setup\""))
        #expect(html.contains("<summary>Set-up</summary>"))
        #expect(html.contains("<summary>Set-up: the gate</summary>"))
        #expect(!html.contains("<figure"))
    }

    @Test("a listing with a long line goes on into the margin, and one that just fits does not")
    func broad() throws {
        func page(_ columns: Int) throws -> String {
            try Sample.body(
                "```swift\na\n\(String(repeating: "b", count: columns))\n```")
        }
        #expect(try page(58).contains("<figure class=\"code broad\""))
        #expect(try page(57).contains("<figure class=\"code\""))
    }

    @Test("what is no Swift of the book is shown without colours")
    func plainText() throws {
        let html = try Sample.body("```sh\nmake let=1\n```")
        #expect(html.contains("make let=1") && !html.contains("<i class"))
    }
}

@Suite("Pairs of listings")
struct PairTests {
    private static let versions =
        "```swift {#a}\nlet x = 1\nlet y = 2\n```\n\n"
        + "```swift {#a variant=the-fix}\nlet x = 1\nlet y = 3\n```"

    @Test("two versions stand side by side, with what differs marked on each side")
    func pair() throws {
        let html = try Sample.body(Self.versions)
        #expect(html.hasPrefix("<div class=\"pair wide\">"))
        #expect(html.contains("<b>as first written</b>"))
        #expect(html.contains("<b>the fix</b>"))
        #expect(html.matches(of: /class="del">.*<del><i class="n">2<\/i><\/del>/).count == 1)
        #expect(html.matches(of: /class="add">.*<ins><i class="n">3<\/i><\/ins>/).count == 1)
        #expect(html.matches(of: /<span>/).count == 2)
    }

    @Test("a version is called by its variant's name, or by what it says itself")
    func called() throws {
        let html = try Sample.body(
            Self.versions.replacing("the-fix}", with: "fix called=\"with the delegate\"}"))
        #expect(html.contains("<b>with the delegate</b>") && !html.contains("<b>fix</b>"))
    }

    @Test("the version to use can be copied, the old one cannot")
    func copy() throws {
        let halves = try Sample.body(Self.versions).split(separator: "<figure ")
        try #require(halves.count == 3)
        #expect(!halves[1].contains("<button") && halves[2].contains("<button"))
    }

    @Test(
        "parts that are not two versions of one another stay one below the other",
        arguments: [
            "```swift {#a}\nx\n```\n\n```swift {#b}\ny\n```",
            "```swift\nx\n```\n\n```swift {variant=b}\ny\n```",
            "```swift {#a .hidden}\nx\n```\n\n```swift {#a variant=b}\ny\n```",
        ])
    func noPair(markdown: String) throws {
        #expect(try !Sample.body(markdown).contains("class=\"pair"))
    }

    @Test("a part shown long ago is shown again beside its new version, once anchored")
    func again() throws {
        let html = try Sample.body(
            "```swift {#a}\nlet x = 1\n```\n\nbut\n\n```swift {#a variant=b}\nlet y = 1\n```")
        #expect(html.matches(of: /class="pair wide"/).count == 1)
        let id = try #require(html.firstMatch(of: /<figure class="code" id="([^"]*)"/)?.1)
        #expect(html.contains("<b><a href=\"#\(id)\">as first written</a></b>"))
        #expect(html.ranges(of: "id=\"\(id)\"").count == 1)
    }

    @Test("a mistake that is shown after its remedy stands before it: what is new is what mends it")
    func mistakeAfterRemedy() throws {
        let html = try Sample.body(
            "```swift {#a}\nlet x = 1\n```\n\nbut\n\n```swift {#a .faulty variant=b}\nlet y = 1\n```"
        )
        let pair = html.part(from: "class=\"pair", to: "\n</div>\n</div>")
        let added = try #require(pair.firstRange(of: "class=\"add\""))
        let mistake = try #require(pair.firstRange(of: "shows a mistake"))
        #expect(mistake.lowerBound < added.lowerBound)
        #expect(pair[added.upperBound...].replacing(/<[^>]+>/, with: "").contains("let x = 1"))
    }

    @Test("a version stands beside the one that it names")
    func beside() throws {
        func versions(_ attribute: String) throws -> String {
            let page = try Sample.body(
                "```swift {#a}\nlet x = 1\n```\n\n```swift {#a variant=b}\nlet y = 1\n```\n\n"
                    + "```swift {#a variant=c\(attribute)}\nlet z = 1\n```")
            return String(page.split(separator: "<div class=\"pair").last ?? "")
        }
        #expect(try versions("").contains(">b</a></b>"))
        #expect(try versions(" beside=base").contains(">as first written</a></b>"))
    }

    @Test("a blank line is not marked as a change")
    func blankLines() throws {
        let html = try Sample.body(
            "```swift {#a}\nx\n```\n\n```swift {#a variant=b}\nx\n\ny\n```")
        #expect(html.matches(of: /class="add"/).count == 1)
    }

    @Test("under each version stands the claim that shows what it does")
    func outcomes() throws {
        let html = try Sample.body(
            """
            ```swift {#a}
            let x = 1
            ```

            ```swift {#first .test name="nothing moves"}
            #expect(x == 1)
            ```

            ```swift {#a variant=fix}
            let x = 2
            ```

            ```swift {#still .test name="it is still one"}
            #expect(x == 1)
            ```

            ```swift {#second .test variant=fix name="the row moves"}
            #expect(x == 2)
            ```

            ```swift {#third .test variant=fix name="and it stays"}
            #expect(x == 2)
            ```
            """)
        let pair = html.part(from: "<div class=\"pair wide\">", to: "<div class=\"claim\"")
        let gives = pair.matches(of: /<p class="gives">.*?<a href="([^"]*)">([^<]*)</).map {
            "\($0.1) \($0.2)"
        }
        #expect(gives == ["#first nothing moves", "#second-fix the row moves"])
    }

    @Test("of several claims before the new version the one whose run is told stands for the old")
    func toldOutcome() throws {
        let chapter = Sample.chapter(
            """
            # Title

            ```swift {#a}
            let x = 1
            ```

            ```swift {#told .test name="nothing moves"}
            #expect(x == 1)
            ```

            ```trace {of=told}
            0.000  finger 1 down
            ```

            ```swift {#other .test name="it is one"}
            #expect(x == 1)
            ```

            ```swift {#a variant=fix}
            let x = 2
            ```
            """)
        let versions = chapter.blocks.filter { $0.id == "a" }
        try #require(versions.count == 2)
        #expect(
            chapter.claimLink(showing: versions[0], before: versions[1])?.name == "nothing moves")
        #expect(chapter.claimLink(showing: versions[1], before: nil)?.name == nil)
    }

    @Test(
        "a claim between a version and its replacement shows the version, not one before both")
    func between() throws {
        let chapter = Sample.chapter(
            """
            # Title

            ```swift {#told .test name="before both"}
            #expect(true)
            ```

            ```trace {of=told}
            0.000  finger 1 down
            ```

            ```swift {#a}
            let x = 1
            ```

            ```swift {#mid .test name="it is one"}
            #expect(x == 1)
            ```

            ```swift {#a variant=fix}
            let x = 2
            ```
            """)
        let versions = chapter.blocks.filter { $0.id == "a" }
        try #require(versions.count == 2)
        #expect(chapter.claimLink(showing: versions[0], before: versions[1])?.name == "it is one")
    }
}
