import Testing

@testable import SiteGenerator

@Suite("The order of the pages")
struct SiteMapTests {
    private static func page(
        _ path: String, _ children: [SiteMap.Entry] = [], leads: Bool = false
    ) -> SiteMap.Entry {
        .init(path: path, title: path, children: children, leadsToChildren: leads)
    }

    /// Two chapters, one with runs, and a list that leads to what is under it.
    private let map = SiteMap(
        cover: page("cover"),
        parts: [
            .init(
                title: "Chapters",
                entries: [page("one", [page("run1"), page("run2")]), page("two")]),
            .init(title: "Nothing", entries: []),
            .init(
                title: "Look up",
                entries: [
                    page("list", [page("a", [page("a1"), page("a2")]), page("b")], leads: true),
                    page("last"),
                ]),
        ])

    private func row(from start: String) -> [String] {
        var row = [start]
        while let next = map.next(of: row[row.count - 1]), row.count < 20 { row.append(next.path) }
        return row
    }

    @Test(
        "one turns from the cover through all parts to the last page, past what is beside the way")
    func forward() {
        #expect(row(from: "cover") == ["cover", "one", "two", "list", "a", "b", "last"])
        #expect(map.next(of: "last") == nil)
    }

    @Test("turning back leads the same way")
    func back() {
        for path in ["cover", "one", "two", "list", "a", "b"] {
            let next = map.next(of: path)?.path ?? ""
            #expect(map.previous(of: next)?.path == path, "\(next)")
        }
        #expect(map.previous(of: "cover") == nil)
    }

    @Test("from the pages beside the way one comes from their own page, and on past them")
    func beside() {
        #expect(row(from: "run1") == ["run1", "run2", "two", "list", "a", "b", "last"])
        #expect(map.previous(of: "run2")?.path == "run1")
        #expect(map.previous(of: "run1")?.path == "one")
        #expect(row(from: "a1") == ["a1", "a2", "b", "last"])
        #expect(map.previous(of: "a1")?.path == "a")
    }

    @Test("each page is at home where it is listed")
    func homes() {
        #expect(map.home(of: "two") == "two")
        #expect(map.home(of: "run2") == "one")
        #expect(map.home(of: "a2") == "list")
        #expect(map.home(of: "nowhere") == nil)
        #expect(map.next(of: "nowhere") == nil && map.previous(of: "nowhere") == nil)
    }

    @Test("a part without pages is not listed")
    func empty() {
        #expect(map.parts.map(\.title) == ["Chapters", "Look up"])
    }
}
