import Testing

@testable import Literate

@Suite("The pages for the leader of a plan")
struct LeaderPagesTests {
    private static func exercise(_ id: String, _ topics: String) -> String {
        ExerciseMarkdown.exercise(id, "rung=mending minutes=6 topics=\"\(topics)\"")
    }

    private static let exercises =
        "# A\n\n" + exercise("one", "taps") + exercise("two", "taps") + exercise("three", "paging")
    private static let general = "# Leading\n\n```leader\n```\n"
    private static let own = "# Taps\n\n```leader {minutes=13 for=taps}\n```\n"

    private func pages(
        _ files: [String: String], minutes: Int, topic: Exercise.Topic? = nil
    ) throws -> LeaderPages? {
        let folder = try TrialFolder(files.merging(["01-a.md": Self.exercises]) { $1 })
        let book = Book.load(folder.url, shownAs: "book").book
        let plan = try ExercisePlan(book.exercises.map(\.exercise), minutes: minutes, topic: topic)
        return LeaderPages(for: plan, in: book)
    }

    private static let both = ["reference-lead.md": Self.general, "reference-taps.md": Self.own]

    @Test("a plan about a topic that has a page of its own is led from that page")
    func topic() throws {
        let pages = try #require(try pages(Self.both, minutes: 13, topic: .taps))
        #expect([pages.opening, pages.talks] == ["reference-taps.html", "reference-taps.html"])
        #expect(
            pages.sentence
                == "What to show in the opening, and what to say after each exercise: "
                + "site/public/reference-taps.html (`make` builds the pages).")
    }

    @Test("exercises that the topic's page does not have are told of on the page about all")
    func longer() throws {
        let pages = try #require(try pages(Self.both, minutes: 30, topic: .taps))
        #expect([pages.opening, pages.talks] == ["reference-taps.html", "reference-lead.html"])
    }

    @Test("a plan about all, or about a topic without a page, is led from the page about all")
    func general() throws {
        for topic in [nil, Exercise.Topic.paging] {
            let pages = try #require(try pages(Self.both, minutes: 30, topic: topic))
            #expect(
                [pages.opening, pages.talks] == ["reference-lead.html", "reference-lead.html"])
        }
    }

    @Test("a book without such a page names none")
    func none() throws {
        #expect(try pages([:], minutes: 30) == nil)
    }
}
