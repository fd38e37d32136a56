import Testing

@testable import SiteGenerator

@Suite("Two versions of a part")
struct VersionMarksTests {
    @Test("lines that only one version has are marked on its side")
    func lines() {
        let marks = VersionMarks(from: ["a", "gone", "b"], to: ["a", "b", "come"])
        #expect(marks.old == [1: .init(change: .removed)])
        #expect(marks.new == [2: .init(change: .added)])
    }

    @Test("equal versions have no marks")
    func equal() {
        let marks = VersionMarks(from: ["a", "b"], to: ["a", "b"])
        #expect(marks.old.isEmpty && marks.new.isEmpty)
    }

    @Test("of lines that stand for one another between the same neighbours the words are marked")
    func words() {
        let marks = VersionMarks(
            from: ["{", "let x = 1", "}"], to: ["{", "let x = 2", "}"])
        #expect(marks.old[1]?.changes == [8..<9])
        #expect(marks.new[1]?.changes == [8..<9])
    }

    @Test("lines that stand elsewhere are no versions of one another")
    func elsewhere() {
        let marks = VersionMarks(
            from: ["let x = 1", "first()", "second()"],
            to: ["first()", "second()", "let x = 2"])
        #expect(marks.old[0] == .init(change: .removed))
        #expect(marks.new[2] == .init(change: .added))
    }

    @Test("of more lines than there were each takes the first that is like it, in their order")
    func unequal() {
        let marks = VersionMarks(
            from: ["pan.delegate = self", "view.tag = 1"],
            to: [
                "guard isOpen else { return }", "pan.delegate = row", "print(other)",
                "view.tag = 2", "view.tag = 3",
            ])
        #expect(marks.old.mapValues(\.changes) == [0: [15..<19], 1: [11..<12]])
        #expect(
            marks.new.mapValues(\.changes) == [0: [], 1: [15..<18], 2: [], 3: [11..<12], 4: []])
        #expect(marks.new.values.allSatisfy { $0.change == .added })
    }

    @Test("of fewer lines than there were those without a version are removed whole")
    func fewer() {
        let marks = VersionMarks(
            from: ["print(first)", "let x = 1", "assert(last)"], to: ["let x = 2"])
        #expect(marks.old.mapValues(\.changes) == [0: [], 1: [8..<9], 2: []])
        #expect(marks.new.mapValues(\.changes) == [0: [8..<9]])
    }

    @Test("a line is the version of one line at most")
    func once() {
        let marks = VersionMarks(from: ["let x = 1", "let x = 2"], to: ["let x = 3"])
        #expect(marks.old[0]?.changes == [8..<9])
        #expect(marks.old[1]?.changes == [])
    }

    @Test("a version of nothing, and of something, is one whole change")
    func empty() {
        #expect(VersionMarks(from: [], to: ["a", "b"]).new.count == 2)
        #expect(VersionMarks(from: ["a", "b"], to: []).old.count == 2)
    }
}
