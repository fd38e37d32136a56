import Testing

@testable import SiteGenerator

@Suite("The words that changed in a line")
struct WordDifferenceTests {
    /// Both lines with what changed in brackets; nil if they are no versions of one another.
    private func changes(_ old: String, _ new: String) -> [String]? {
        WordDifference(from: old, to: new).map {
            [marked(old, $0.removed), marked(new, $0.added)]
        }
    }

    private func marked(_ line: String, _ places: [Range<Int>]) -> String {
        var characters = line.map(String.init)
        for place in places where place.upperBound <= characters.count {
            characters[place.lowerBound] = "[" + characters[place.lowerBound]
            characters[place.upperBound - 1] += "]"
        }
        return characters.joined()
    }

    @Test(
        "a word that changed is marked, whole and alone",
        arguments: [
            ("let x = 1", "let x = 2", "let x = [1]", "let x = [2]"),
            (
                "a.isEnabled = true", "a.isEnabled = false", "a.isEnabled = [true]",
                "a.isEnabled = [false]"
            ),
            ("pan(view)", "pan(view, edge)", "pan(view)", "pan(view[, edge])"),
            ("b + c", "a + b + c", "b + c", "[a + ]b + c"),
            ("b + c", "b + c + d", "b + c", "b + c[ + d]"),
            ("init(a: x)", "init(b: x)", "init([a]: x)", "init([b]: x)"),
        ])
    func words(old: String, new: String, gone: String, come: String) {
        #expect(changes(old, new) == [gone, come])
    }

    @Test("a line that did not change has no changes")
    func identical() {
        #expect(changes("let x = 1", "let x = 1") == ["let x = 1", "let x = 1"])
    }

    @Test("what comes at both ends is marked at both ends")
    func ends() {
        #expect(changes("tap.view", "if tap.view {") == ["tap.view", "[if ]tap.view[ {]"])
    }

    @Test(
        "lines with nothing, or with little, in common are no versions of one another",
        arguments: [
            ("return true", "let other = view"), ("", "a"), ("a", ""), ("", ""), ("  ", "    "),
            ("    }", "    guard let view = touch.view else { return false }"),
        ])
    func strangers(old: String, new: String) {
        #expect(changes(old, new) == nil)
    }

    @Test("half of the longer line in common is enough, and blanks do not count")
    func half() {
        #expect(changes("abcd efgh", "abcd ijkl") != nil)
        #expect(changes("abcd efghi", "abcd ijklm") == nil)
        #expect(changes("ab      cde", "ab      fgh") == nil)
    }

    @Test("places count characters, not bytes")
    func unicode() {
        #expect(
            changes("let 句 = \"é👍🏽\" + a", "let 句 = \"é👍🏽\" + b")
                == ["let 句 = \"é👍🏽\" + [a]", "let 句 = \"é👍🏽\" + [b]"])
        #expect(changes("x = \"👍🏽\"", "x = \"👎\"") == ["x = \"[👍🏽]\"", "x = \"[👎]\""])
    }
}
