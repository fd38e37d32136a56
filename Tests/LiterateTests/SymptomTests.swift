import Testing

@testable import Literate

@Suite("Symptoms and teasers")
struct SymptomTests {
    private func chapter(_ text: String, file: String) throws -> Chapter {
        try #require(Chapter.read(Array(text.utf8), file: "book/\(file)").0)
    }

    @Test("a symptom says its cause, and a phrase on each line that has one")
    func symptom() throws {
        let chapter = try chapter(
            "# It hangs\n\nDo.\n\n```symptom {cause=waiting}\n  it hangs \n\ntap does not fire\n```\n",
            file: "symptom-it-hangs.md")
        #expect(chapter.isSymptom && chapter.number == nil)
        #expect(chapter.symptom?.cause == .waiting)
        #expect(chapter.symptom?.phrases == ["it hangs", "tap does not fire"])
    }

    @Test("a cause that there is not is none")
    func cause() throws {
        let chapter = try chapter(
            "# A\n\nb\n\n```symptom {cause=magic}\nc\n```\n", file: "symptom-a.md")
        #expect(chapter.symptom != nil && chapter.symptom?.cause == nil)
    }

    @Test("a chapter is no symptom, and says nothing of one")
    func none() throws {
        let chapter = try chapter("# A\n\nb\n", file: "01-a.md")
        #expect(!chapter.isSymptom && chapter.symptom == nil && chapter.teaser == nil)
    }

    @Test("a teaser has two lines: what goes wrong, and what one can do afterwards")
    func teaser() throws {
        let good = try chapter(
            "# A\n\nb\n\n```teaser\nIt hangs\nYou see why\n```\n", file: "01-a.md")
        #expect(good.teaser == .init(problem: "It hangs", gain: "You see why"))
        let short = try chapter("# A\n\nb\n\n```teaser\nIt hangs\n```\n", file: "01-a.md")
        #expect(short.teaser == nil)
    }
}
