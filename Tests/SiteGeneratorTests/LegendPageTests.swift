import Testing

@testable import Literate
@testable import Rulebook
@testable import SiteGenerator

@Suite("The legend")
struct LegendPageTests {
    private func pages(hasRules: Bool) throws -> [String: String] {
        let rulebook = hasRules ? try Sample.rulebook() : nil
        let files = try Sample.builder(rulebook: rulebook).files()
        return Dictionary(
            uniqueKeysWithValues: files.filter { $0.path.hasSuffix(".html") }
                .map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    @Test("every role has its shape and what it means, and so has what a claim rests on")
    func shapes() throws {
        let page = try #require(try pages(hasRules: true)["legend.html"])
        for role in ["touch", "winner", "waiting", "refused", "unseen"] {
            #expect(
                page.contains(
                    "<svg class=\"g \(role)\" aria-hidden=\"true\"><use href=\"#r-\(role)\"/></svg>"
                ))
        }
        for shape in ["s-doc", "s-obs", "s-open", "s-model"] {
            #expect(page.contains("<use href=\"#\(shape)\"/></svg>"))
        }
        let empty = page.matches(of: /<dd>\s*<\/dd>|<dt>\s*<\/dt>/)
        #expect(empty.isEmpty)
    }

    @Test("whatever the lanes draw is on it")
    func lanes() throws {
        let page = try #require(try pages(hasRules: true)["legend.html"])
        for bar in [LaneChart.Bar.Kind.possible, .waiting, .win] {
            #expect(page.contains("<rect class=\"\(bar.rawValue)\""))
        }
        for mark in ["finger", "arrow", "none"] {
            #expect(page.contains("class=\"\(mark)\""), "\(mark)")
        }
        for shape in ["down", "lifted", "no", "win", "to", "break"] {
            #expect(page.contains("<use href=\"#_l-\(shape)\""), "\(shape)")
            #expect(page.contains("id=\"_l-\(shape)\""), "the sprite has it")
        }
    }

    @Test("lanes and the foot of each page lead to it, and only when there is one")
    func links() throws {
        let with = try pages(hasRules: true)
        let chapter = try #require(with["01-two-hands-on-one-row.html"])
        #expect(chapter.contains("<a class=\"keyed\" href=\"legend.html#lanes\">"))
        #expect(with["index.html"]?.contains("href=\"legend.html\"") == true)
        for (path, page) in try pages(hasRules: false) {
            #expect(!page.contains("legend.html"), "\(path)")
        }
    }
}
