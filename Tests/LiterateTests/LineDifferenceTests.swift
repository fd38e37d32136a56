import Testing

@testable import Literate

@Suite("The difference of two texts")
struct LineDifferenceTests {
    @Test("a method added at the end is marked down to its own closing brace")
    func addedMethod() {
        let old = ["class A {", "  func f() {", "  }", "}"]
        let new = ["class A {", "  func f() {", "    g()", "  }", "", "  func g() {", "  }", "}"]
        let difference = LineDifference(from: old, to: new)
        #expect(difference.removed.isEmpty)
        #expect(difference.added == [2, 4, 5, 6])
    }

    @Test("changed lines are shown with a line before and after them, the gone before the new")
    func shown() {
        let old = ["a", "b", "c", "d", "e"]
        #expect(
            LineDifference(from: old, to: ["a", "b", "x", "d", "e"]).lines(limit: 9)
                == ["  b", "- c", "+ x", "  d"])
        #expect(LineDifference(from: old, to: old).lines(limit: 9).isEmpty)
        #expect(LineDifference(from: [], to: ["a"]).lines(limit: 9) == ["+ a"])
    }

    @Test("of many changes the rest is counted")
    func limited() {
        let lines = LineDifference(from: [], to: (1...9).map(String.init)).lines(limit: 3)
        #expect(lines == ["+ 1", "+ 2", "… and 7 more lines"])
    }

    @Test("texts too long to be matched line by line differ from the first change on")
    func long() {
        let old = ["same"] + (0..<3000).map { "old \($0)" } + ["end"]
        let new = ["same"] + (0..<3000).map { "new \($0)" } + ["end"]
        let difference = LineDifference(from: old, to: new)
        #expect(difference.removed == Set(1...3001))
        #expect(difference.added == Set(1...3001))
    }
}
