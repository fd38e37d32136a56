import Foundation
import Testing

/// The page of the reference that shows the questions of `Tests/Fixtures/Questions`: asked, answered, and what the engine says.
@Suite("The page of questions")
struct QuestionsPageTests {
    private static let folder = FixtureTests.package.appendingPathComponent(
        "Tests/Fixtures/Questions")
    private static let page = FixtureTests.package.appendingPathComponent(
        "chapters/reference-questions.md")

    private static let opening = """
        # Questions that people asked

        Each of these questions was asked in public, by people whose gesture did not do what they meant. The code was written anew from what
        they say. Its run shows the problem; beneath it stands what the engine says about that run, word for word, and what to
        change. The change was run as well.


        """

    /// The lines of the page that lead to code, by the questions that they stand under: nobody but the page has them.
    private static func links(in page: String) -> [String: String] {
        var links: [String: String] = [:]
        var title = ""
        for line in page.components(separatedBy: "\n") {
            if line.hasPrefix("## ") { title = String(line.dropFirst(3)) }
            if line.hasPrefix("Code: ") { links[title] = line }
        }
        return links
    }

    private static func entry(_ text: String, _ links: [String: String]) -> String {
        let lines = text.components(separatedBy: "\n")
        let title = lines[0].replacing("# ", with: "", maxReplacements: 1)
        let asked = lines.dropFirst().prefix { $0 != "## The code" }.joined(separator: "\n")
        let why = lines.drop { !$0.hasPrefix("```why") }.dropFirst().prefix { $0 != "```" }
        let needed = lines.first { $0.hasPrefix("Needed: ") } ?? ""
        return "## \(title)\n\n" + asked.trimmingCharacters(in: .newlines) + "\n\n"
            + "> **The engine says:**\n" + why.map { "> \(plain($0))\n" }.joined()
            + "\n**What to change:** " + needed.dropFirst("Needed: ".count) + "\n"
            + (links[title].map { "\n\($0)\n" } ?? "")
    }

    /// A line whose characters mean nothing to Markdown.
    private static func plain(_ line: String) -> String {
        line.replacing(/[\\_*<\[\]`]/) { "\\\($0.output)" }
    }

    /// With `WRITE_EXPECTED=1` in the environment the page is rewritten, but for its links to code, to be read in the diff.
    @Test("says of each question what its file says, and what the engine says of its run")
    func wholePage() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".md") }.sorted()
        #expect(names.count >= 40)
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        let links = Self.links(in: page)
        #expect(links.count >= 40)
        let entries = try names.map { name in
            Self.entry(
                try String(
                    contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8),
                links)
        }
        let expected = Self.opening + entries.joined(separator: "\n")
        if ProcessInfo.processInfo.environment["WRITE_EXPECTED"] == "1" {
            try expected.write(to: Self.page, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.page, encoding: .utf8) == expected)
    }
}
