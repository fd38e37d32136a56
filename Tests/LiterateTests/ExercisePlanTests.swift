import Foundation
import Testing

@testable import Literate

@Suite("A route through the exercises")
struct ExercisePlanTests {
    /// An exercise with what a plan goes by.
    private static func exercise(
        _ id: String, _ rung: Exercise.Rung, _ minutes: Int, needs: String,
        topics: String = "taps"
    ) throws -> Exercise {
        let exercise = ExerciseMarkdown.exercise(
            id,
            "rung=\(rung.rawValue) minutes=\(minutes) topics=\"\(topics)\" needs=\"\(needs)\"")
        let folder = try TrialFolder(["01-a.md": "# Title\n\n" + exercise])
        return try #require(Book.load(folder.url, shownAs: "book").book.exercises.first?.exercise)
    }

    private static func ladder(_ chapter: String, topics: String = "taps") throws -> [Exercise] {
        try zip(Exercise.Rung.allCases, [6, 6, 9, 20]).map {
            try exercise("\(chapter)-\($0.rawValue)", $0, $1, needs: chapter, topics: topics)
        }
    }

    private func ids(_ plan: ExercisePlan) -> [String] { plan.steps.map(\.exercise.id) }

    @Test("it goes up the ladder of the first chapter, then begins with the next")
    func ladder() throws {
        let all = try Self.ladder("02-b") + Self.ladder("01-a")
        let plan = try ExercisePlan(all, minutes: 5 + 8 + 8 + 12 + 27 + 8)
        #expect(
            ids(plan) == [
                "01-a-reading", "01-a-mending", "01-a-choosing", "01-a-designing", "02-b-reading",
            ])
        #expect(plan.steps.map(\.start) == [5, 13, 21, 33, 60] && plan.rest == 0)
    }

    @Test("what does not fit is left out, and what does fit takes its place")
    func fitting() throws {
        let all = try Self.ladder("01-a") + Self.ladder("02-b")
        let plan = try ExercisePlan(all, minutes: 5 + 8 + 8 + 12 + 8 + 3)
        #expect(
            ids(plan) == ["01-a-reading", "01-a-mending", "01-a-choosing", "02-b-reading"])
        #expect(plan.rest == 3 && plan.end == 41)
    }

    @Test("never is it longer than it may be, talk and opening included", arguments: 13...300)
    func length(_ minutes: Int) throws {
        let all = Self.everything
        let plan = try ExercisePlan(all, minutes: minutes)
        let used =
            plan.steps.map { $0.exercise.minutes + $0.talk }.reduce(ExercisePlan.opening, +)
            + plan.pauses.count * ExercisePlan.pause
        #expect(used + plan.rest == minutes && plan.rest >= 0 && !plan.steps.isEmpty)
    }

    private static let everything: [Exercise] = {
        (try? ladder("01-a") + ladder("02-b") + ladder("03-c")) ?? []
    }()

    @Test(
        "after an exercise there is a third of its time to talk, rounded up, and two minutes at least"
    )
    func talk() {
        #expect([1, 6, 7, 20, 60].map(ExercisePlan.talk) == [2, 2, 3, 7, 20])
    }

    @Test("ninety minutes have no break, and longer ones a break between exercises in the middle")
    func breaks() throws {
        #expect(try ExercisePlan(Self.everything, minutes: 90).pauses.isEmpty)
        let two = try ExercisePlan(Self.everything, minutes: 120)
        #expect(two.steps.map(\.start) == [5, 13, 21, 33, 70, 78, 86, 98, 106])
        #expect(two.pauses == [ExercisePlan.Pause(start: 60)])
        #expect(two.text { $0 }.contains("\n   60  break: 10 minutes\n   70  02-b-reading"))
    }

    @Test(
        "no break is cut into an exercise, stands first or last, or follows another",
        arguments: [120, 200, 300])
    func breaksBetween(_ minutes: Int) throws {
        let plan = try ExercisePlan(Self.everything, minutes: minutes)
        #expect(!plan.pauses.isEmpty)
        var minute = ExercisePlan.opening
        var last: ExercisePlan.Entry?
        for entry in plan.entries {
            #expect(entry.start == minute)
            switch (entry, last) {
            case (.step(let step), _): minute += step.exercise.minutes + step.talk
            case (.pause, .step): minute += ExercisePlan.pause
            case (.pause, _): Issue.record("a break at \(minute) follows no exercise")
            }
            last = entry
        }
        guard case .step = last else {
            Issue.record("a break is the last entry")
            return
        }
    }

    @Test("of two on a rung of a chapter the shorter one comes first, whichever the book has first")
    func shorterFirst() throws {
        let long = try Self.exercise("long", .reading, 10, needs: "01-a")
        let short = try Self.exercise("short", .reading, 6, needs: "01-a")
        let mending = try Self.exercise("mending", .mending, 3, needs: "01-a")
        let plan = try ExercisePlan([mending, long, short], minutes: 60)
        #expect(ids(plan) == ["short", "long", "mending"])
    }

    @Test("what joins chapters comes after an exercise of each of them")
    func joining() throws {
        let join = try Self.exercise("join", .mending, 5, needs: "01-a 02-b")
        let all = try [join] + Self.ladder("01-a") + Self.ladder("02-b")
        let early = try ExercisePlan(all, minutes: 5 + 8 + 8 + 12)
        #expect(!ids(early).contains("join"))
        let late = try ExercisePlan(all, minutes: 500)
        #expect(ids(late).last == "join" && ids(late).count == 9)
        #expect(ids(try ExercisePlan([join], minutes: 60)) == ["join"])
    }

    @Test("only what is about the topic is on it")
    func topics() throws {
        let all = try Self.ladder("01-a") + Self.ladder("02-b", topics: "paging taps")
        let plan = try ExercisePlan(all, minutes: 90, topic: .paging)
        #expect(ids(plan).count == 4 && ids(plan).allSatisfy { $0.hasPrefix("02-b") })
        #expect(
            plan.text { "Chapter \($0)" }
                .contains("Only the leader needs to have read the chapter “Chapter 02-b”."))
    }

    @Test(
        "no line of its notes is wider than the book's, and of several chapters the last has an `and`"
    )
    func notes() throws {
        let plan = try ExercisePlan(Self.everything, minutes: 300)
        let text = plan.text { "A chapter with a title of many words, as some are, named \($0)" }
        let notes = text.split(separator: "\n").drop { !$0.hasPrefix("All times") }
        #expect(notes.allSatisfy { $0.count <= 100 })
        let flowing = notes.joined(separator: " ")
        #expect(flowing.contains("named 02-b” and “A chapter") && flowing.contains("named 03-c”."))
    }

    @Test("everybody follows it with one command, which has its topic if there is one")
    func command() throws {
        let all = try Self.ladder("01-a")
        #expect(try ExercisePlan(all, minutes: 60).command == "make exercise MINUTES=60")
        #expect(
            try ExercisePlan(all, minutes: 60, topic: .taps).command
                == "make exercise MINUTES=60 FOR=taps")
    }

    @Test("a topic without exercises and too few minutes are refused, with how many it takes")
    func refusals() throws {
        let all = try Self.ladder("01-a")
        let none = #expect(throws: ExercisePlan.Refusal.self) {
            try ExercisePlan(all, minutes: 60, topic: .paging)
        }
        #expect(none?.description == "no exercise is about `paging`")
        let short = #expect(throws: ExercisePlan.Refusal.self) {
            try ExercisePlan(all, minutes: 12)
        }
        #expect(short == .tooShort(least: 13))
        #expect(throws: Never.self) { try ExercisePlan(all, minutes: 13) }
    }

    @Test("in the terminal a step has its minute, its name, its title and its two times")
    func text() throws {
        let text = try ExercisePlan(Self.ladder("01-a"), minutes: 22).text { $0 }
        #expect(
            text.hasPrefix(
                """
                    0  opening: 5 minutes
                    5  01-a-reading  01-a-reading (finding the cause): 6 minutes and 2 to talk
                   13  01-a-mending  01-a-mending (mending a line or two): 6 minutes and 2 to talk
                   21  questions: 1 minute

                All times are estimates.
                """))
    }
}
