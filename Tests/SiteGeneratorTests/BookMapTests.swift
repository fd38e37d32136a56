import Testing

@testable import Literate
@testable import Rulebook
@testable import SiteGenerator

@Suite("The map of a book")
struct BookMapTests {
    private func map(
        _ files: [String], order: [String] = [], hasRules: Bool = false,
        runs: [String: [SiteMap.Entry]] = [:]
    ) -> SiteMap {
        BookMap(
            book: Book(
                folder: Sample.folder,
                chapters: files.map { Sample.chapter("# \($0)\n\nb", file: "\($0).md") }),
            words: Sample.words, order: order, symptomOrder: [], hasRules: hasRules, api: nil,
            runs: runs
        ).map
    }

    private func paths(_ map: SiteMap) -> [[String]] { map.parts.map { $0.entries.map(\.path) } }

    @Test("chapters come first, then what one looks things up in")
    func parts() throws {
        let map = map(["00-a", "02-b", "reference-c"], hasRules: true)
        try #require(map.parts.map(\.title) == ["Chapters", "Look up"])
        #expect(
            paths(map) == [
                ["00-a.html", "02-b.html"], ["reference-c.html", "legend.html", "rules.html"],
            ])
        #expect(map.parts[0].entries.map(\.number) == [0, 2])
    }

    @Test("the theme orders what is looked up; what it does not name comes after, as it is")
    func order() {
        let map = map(
            ["reference-a", "reference-b", "reference-c"],
            order: ["rules", "legend", "reference-c"],
            hasRules: true)
        #expect(
            paths(map) == [
                [
                    "rules.html", "legend.html", "reference-c.html", "reference-a.html",
                    "reference-b.html",
                ]
            ])
    }

    @Test("symptoms stand under their list, which leads to them")
    func symptoms() {
        let map = map(["reference-symptoms", "symptom-a", "symptom-b", "reference-z"])
        #expect(paths(map) == [["reference-symptoms.html", "reference-z.html"]])
        #expect(map.next(of: "reference-symptoms.html")?.path == "symptom-a.html")
        #expect(map.next(of: "symptom-b.html")?.path == "reference-z.html")
    }

    @Test("without a list the symptoms are listed themselves")
    func noList() {
        #expect(paths(map(["symptom-a", "symptom-b"])) == [["symptom-a.html", "symptom-b.html"]])
    }

    @Test("the runs of a chapter, a page of the reference and a symptom stand under it")
    func runs() {
        let files = ["01-a", "reference-symptoms", "reference-b", "symptom-c"]
        let runs = Dictionary(
            uniqueKeysWithValues: files.map { ($0, [SiteMap.Entry(path: "run-\($0)", title: "r")]) }
        )
        let map = map(files, runs: runs)
        for file in files {
            #expect(map.home(of: "run-\(file)") != nil, "\(file)")
            #expect(map.previous(of: "run-\(file)") != nil, "\(file)")
        }
        #expect(map.previous(of: "run-01-a")?.path == "01-a.html")
        #expect(map.previous(of: "run-symptom-c")?.path == "symptom-c.html")
    }
}
