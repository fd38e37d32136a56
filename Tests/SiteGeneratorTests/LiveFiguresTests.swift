import Foundation
import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("What a page loads for figures that can be touched")
struct LiveFiguresTests {
    @Test("the sum over a trace is the one that the page works out")
    func sum() {
        #expect(LiveFigures.sum(of: "123456789") == "cbf43926")
        #expect(LiveFigures.sum(of: "") == "00000000")
    }

    @Test(
        "a prediction to be answered by touch names a claim with a scene, and conditions that it can judge"
    )
    func untouchable() {
        let choices = "What?\n- one\n  when true\n- two\n  when false\n"
        let chapter = Sample.chapter(
            "# T\n\n```predict {.touch of=a}\n\(choices)```\n\n```predict {of=b}\n\(choices)```\n")
        let book = Book(folder: Sample.folder, chapters: [chapter])
        func messages(_ judged: [String: Int]) -> [String] {
            LiveFigures.untouchable(in: book, judged: judged).map(\.message)
        }
        #expect(messages(["01-sample.a": 1]).isEmpty)
        #expect(
            messages(["01-sample.b": 1]).map { $0.contains("nobody can touch the claim `a`") } == [
                true
            ])
        #expect(messages(["01-sample.a": 0]).map { $0.contains("no touch can answer") } == [true])
    }
}
