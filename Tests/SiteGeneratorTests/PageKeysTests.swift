import Foundation
import Testing

@testable import Literate
@testable import SiteGenerator

@Suite struct PageKeysTests {
    private static let first = """
        # The first

        Here is a paragraph.

        ## A part

        ```swift {#part}
        let width = 320
        ```

        """

    /// The keys of a book of two chapters.
    private func keys(_ first: String = first, besides: UInt64 = 1) -> Keys {
        let one = Sample.chapter(first, file: "01-first.md")
        let two = Sample.chapter("# The second\n\nHere is another.\n", file: "02-second.md")
        let keys = PageKeys(
            Book(folder: Sample.folder, chapters: [one, two]), besides: besides)
        return Keys(
            page: keys.page(of: one), runs: keys.runs(of: one), other: keys.page(of: two),
            otherRuns: keys.runs(of: two), shared: keys.shared)
    }

    private struct Keys: Equatable {
        var page, runs, other, otherRuns, shared: UInt64
    }

    @Test("the same book has the same keys")
    func same() {
        #expect(keys() == keys())
    }

    @Test("a word changes the key of its own page, and no other")
    func word() {
        var changed = keys(Self.first.replacing("Here is", with: "Here was"))
        #expect(changed.page != keys().page)
        changed.page = keys().page
        #expect(changed == keys())
    }

    @Test(
        "what other pages may show of a chapter changes the keys of all pages",
        arguments: [
            ("# The first", "# A first"), ("## A part", "## Some part"),
            ("## A part", "### A part"), ("{#part}", "{#piece}"), ("320", "321"),
        ])
    func face(of old: String, _ new: String) {
        let changed = keys(Self.first.replacing(old, with: new))
        #expect(changed.page != keys().page && changed.other != keys().other)
        #expect(changed.runs != keys().runs && changed.otherRuns != keys().otherRuns)
        #expect(changed.shared != keys().shared)
    }

    @Test("what is no chapter's text changes the keys of all pages")
    func besides() {
        let changed = keys(besides: 2)
        #expect(changed.page != keys().page && changed.other != keys().other)
        #expect(changed.runs != keys().runs && changed.shared != keys().shared)
    }

    @Test("chapters that change places change the keys of all pages")
    func order() {
        let one = Sample.chapter("# One\n", file: "01-one.md")
        let two = Sample.chapter("# Two\n", file: "02-two.md")
        let there = PageKeys(Book(folder: Sample.folder, chapters: [one, two]), besides: 1)
        let back = PageKeys(Book(folder: Sample.folder, chapters: [two, one]), besides: 1)
        #expect(there.shared != back.shared && there.page(of: one) != back.page(of: one))
    }
}
