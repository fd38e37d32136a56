import Testing

@testable import SiteGenerator

@Suite("What stands around a page")
struct ShellTests {
    /// The list of pages beside one, and the way on from it.
    private func shell(_ map: SiteMap, _ path: String, _ sections: [Shell.Section] = []) throws
        -> String
    {
        let data = Shell(map: map, words: Sample.words).data(for: path, sections: sections)
        return try Sample.look().render(
            "otherwise", ["title": "t", "chapter": ["href": "h", "title": "c"], "runs": []],
            in: data)
    }

    private func map(_ count: Int, children: [SiteMap.Entry] = [], leads: Bool = false) -> SiteMap {
        SiteMap(
            cover: .init(path: "index.html", title: "C"),
            parts: [
                .init(
                    title: "Chapters",
                    entries: (0..<count).map {
                        .init(
                            path: "\($0).html", title: "Page \($0)", number: $0,
                            children: $0 == 0 ? children : [], leadsToChildren: leads)
                    })
            ])
    }

    private func nav(_ page: String) -> String {
        page.part(from: "<nav class=\"book\"", to: "</nav>")
    }

    /// The pages that are listed.
    private func listed(_ page: String) -> [String] {
        nav(page).matches(of: /href="(\d+\.html)"/).map { String($0.1) }
    }

    @Test("the page that is open is marked, and no other")
    func open() throws {
        let nav = nav(try shell(map(3), "1.html"))
        #expect(nav.ranges(of: "aria-current").count == 1)
        #expect(nav.contains("<li class=\"here\"><a href=\"1.html\" aria-current=\"page\">"))
        #expect(nav.contains("<span class=\"n\">0</span>"))
    }

    @Test("the open page lists its sections, and only that")
    func sections() throws {
        let sections = [Shell.Section(title: "Why `isEnabled` <b>", anchor: "why")]
        let nav = nav(try shell(map(3), "1.html", sections))
        #expect(nav.ranges(of: "<a href=\"#why\">").count == 1)
        #expect(!nav.contains("<b>"))
        #expect(!self.nav(try shell(map(3), "1.html")).contains("</a>\n<ol>"))
    }

    @Test("a page under another is marked under its home, which is open but not the page")
    func child() throws {
        let map = map(
            2,
            children: [.init(path: "run.html", title: "Run"), .init(path: "r2.html", title: "R")])
        let nav = nav(try shell(map, "run.html"))
        #expect(nav.contains("<li class=\"here\"><a href=\"0.html\">"))
        #expect(nav.contains("<a href=\"run.html\" aria-current=\"page\">"))
        #expect(nav.ranges(of: "aria-current").count == 1)
        #expect(!self.nav(try shell(map, "0.html")).contains("run.html"))
        #expect(!self.nav(try shell(map, "1.html")).contains("run.html"))
    }

    @Test("a list that leads to its pages has them under it")
    func leading() throws {
        let map = map(2, children: [.init(path: "run.html", title: "Run")], leads: true)
        #expect(nav(try shell(map, "0.html")).contains("<a href=\"run.html\">"))
    }

    @Test("of a thousand pages those around the open one are listed, and the way to all")
    func many() throws {
        let map = map(1000)
        let middle = try shell(map, "500.html")
        #expect(listed(middle) == (492...508).map { "\($0).html" })
        #expect(nav(middle).contains("<a href=\"index.html\">all of them</a>"))
        #expect(listed(try shell(map, "0.html")) == (0...16).map { "\($0).html" })
        #expect(listed(try shell(map, "999.html")) == (983...999).map { "\($0).html" })
        #expect(listed(try shell(map, "index.html")).count == 17)
    }

    @Test("forty pages are listed at once")
    func forty() throws {
        let page = try shell(map(40), "20.html")
        #expect(listed(page).count == 40 && !nav(page).contains("all of them"))
    }

    @Test("of a thousand pages under one those around the open one are listed")
    func manyChildren() throws {
        let children = (0..<1000).map { SiteMap.Entry(path: "c\($0).html", title: "C") }
        let nav = nav(try shell(map(2, children: children), "c500.html"))
        #expect(nav.ranges(of: "href=\"c").count == 17)
        #expect(nav.contains("href=\"c500.html\" aria-current"))
    }

    @Test("at the end of a page are the way back and on, and neither beyond the first and last")
    func turn() throws {
        let map = map(3)
        func turn(_ path: String) throws -> [String] {
            try shell(map, path).matches(of: /rel="(prev|next)" href="([^"]*)"/).map {
                "\($0.1) \($0.2)"
            }
        }
        #expect(try turn("1.html") == ["prev 0.html", "next 2.html"])
        #expect(try turn("2.html") == ["prev 1.html"])
        #expect(try turn("index.html") == ["next 0.html"])
        let alone = SiteMap(cover: .init(path: "index.html", title: "C"), parts: [])
        #expect(try !shell(alone, "index.html").contains("class=\"turn\""))
    }

    @Test(
        "a list that is rendered once is the list that is rendered with the page",
        arguments: ["0.html", "1.html", "2.html", "c1.html"])
    func once(path: String) throws {
        let map = map(3, children: [.init(path: "c1.html", title: "A `b` & c")])
        let own = Shell(map: map, words: Sample.words)
        let listed = try own.listed(by: try Sample.look())
        func page(_ shell: Shell) throws -> String {
            try Sample.look().render(
                "otherwise", ["title": "t", "chapter": ["href": "h", "title": "c"], "runs": []],
                in: shell.data(for: path, sections: [.init(title: "S", anchor: "s")]))
        }
        #expect(try page(listed) == page(own))
    }
}
