import Testing

@testable import Literate

@Suite("The prose")
struct ProseLintTests {
    /// What is said of a chapter with that text below its title, which begins on the third line.
    private func told(_ text: String, phrases: String = "") -> [String] {
        guard let chapter = Chapter.read(Array("# Title\n\n\(text)\n".utf8), file: "01-a.md").0
        else { return ["this is no chapter"] }
        return ProseLint(chapter, phrases: PhraseList(phrases, file: "phrases.txt")).problems.map {
            "\($0.position.line):\($0.position.column) \($0.message)"
        }
    }

    private static let twice = "the word “the” stands here twice"

    @Test(
        "a word that stands twice is told where it stands again, whatever stands around it",
        arguments: [
            ("It is the the pan.", "3:11"), ("It is the\nthe pan.", "4:1"),
            ("It is The the pan.", "3:11"), ("It is *the* the pan.", "3:13"),
            ("A [link](#a-b) to the the pan.", "3:23"), ("`code` the the pan.", "3:12"),
            ("A &amp; B, the the pan.", "3:16"), ("A \\[ the the pan.", "3:10"),
            ("“Ünder” the the pan.", "3:18"), ("- a\n- in the\n  the list", "5:3"),
            ("- a\n- in the\nthe lazy list", "5:1"), ("> in the the quote", "3:10"),
            ("1. a\n\n   > in the\n   > the quote", "6:6"), ("## Of the the pan", "3:11"),
            ("A mark[^a].\n\n[^a]: Of the the pan.", "5:14"),
            ("```table\n| a | of the the b |\n| 1 | 2 |\n```", "4:14"),
            ("```table\n| a |\n| \\| the the b |\n```", "5:10"),
            ("```predict {of=a}\nWhat is the the pan?\n- One\n  when true\n```", "4:13"),
            ("```predict {of=a}\nWhat?\n- Of the the\n  when true\n```", "5:10"),
            ("```teaser\nOf the the pan.\nIt goes.\n```", "4:8"),
            ("```hint {of=a}\nOf the\nthe pan.\n```", "5:1"),
            ("```swift {.test #a name=\"of the the pan\"}\nlet a = 1\n```", "3:32"),
            ("![of the the pan](a.svg)", "3:10"),
        ])
    func twice(text: String, place: String) {
        #expect(told(text) == ["\(place) \(Self.twice)"])
    }

    @Test(
        "what is no word, or does not meet, does not stand twice",
        arguments: [
            "`the` `the` pan", "the, the pan", "the. The pan", "the – the pan", "3 3 pans",
            "“the” the pan", "[the](#the) (the) pan", "```\nthe the\n```",
            "```trace {of=a}\nthe the\n```", "    the the", "https://the.the/the the-the",
            "the{{panSlop}}the", "{{panSlop}} {{panSlop}}", "手势 手势", "<!-- the the -->",
            "```swift\nlet the = the the\n```",
        ])
    func notTwice(text: String) {
        #expect(told(text) == [])
    }

    private func words(_ count: Int) -> String {
        (1...count).map { "w\($0)" }.joined(separator: " ")
    }

    @Test("a sentence of more than 40 words is told where it begins, in the middle of a line too")
    func long() {
        #expect(told("\(words(40)).") == [])
        let message = "this sentence has 41 words, and a reader follows 40"
        #expect(told("Short.\nAnd `code.` again. \(words(41)).") == ["4:20 \(message)"])
        #expect(told("\(words(39)) – `a` {{panSlop}}.") == ["3:1 \(message)"])
        #expect(told("\(words(30)); \(words(30)).") == [])
        #expect(told("> \(words(41)).") == [], "what is quoted is as it was said")
        #expect(told("> aside: \(words(40)).").count == 1)
    }

    @Test(
        "a full stop ends a sentence, unless it stands for something else",
        arguments: [
            ("It took 1.5 s. Then it ended.", 2), ("See no. 5 of them.", 1), ("Yes and no. Why", 2),
            ("A pan, e.g. UIKit’s own, i.e. this.", 1), ("UIKit.UIView is one.", 1),
            ("Is it? It is! So", 3), ("“Why?” he asked.", 1), ("He said “Stop.” Then he left.", 2),
            ("Wait… and see.", 1), ("One; two; three", 3), ("At 10° or 40°. A limit", 2),
            ("It is 0.15. At 8.5°. And", 3), ("J. Appleseed of the U.S. market", 1),
            ("It is two. press is a long press", 2), ("Pans, taps etc. and more. Etc. More", 3),
            ("It ended (at last). So", 2), ("One: two: three", 1), ("", 0),
            ("See p. 5, cf. Fig. 3", 1),
        ])
    func sentences(text: String, count: Int) {
        var passage = Passage(unit: 1)
        passage.add(text, at: .init(line: 1, column: 1))
        #expect(
            passage.sentences.count == count, "\(passage.sentences.map { $0.words.map(\.whole) })")
    }

    private static let phrases = """
        # A comment.

        whoever | a name
        (takes/took) back | cancels
        recognis* | recognize
        , for (it/he) | because
        (is/was) no * | is not a | there is no *, is no longer
        UIkit | UIKit
        """

    @Test(
        "a phrase is told where it stands",
        arguments: [
            ("It goes, Whoever asks.", "3:10 the book does without “Whoever”"),
            ("It *takes\nback* a page.", "3:5 the book does without “takes back”"),
            ("It is recognised.", "3:7 the book does without “recognised”"),
            ("A pan, for it moves.", "3:8 the book does without “for it”"),
            ("A tap is no pan.", "3:7 the book does without “is no pan”"),
            ("Where there was no pan.", "3:13 the book does without “was no pan”"),
            ("In UIkit, too.", "3:4 the book does without “UIkit”"),
        ])
    func phrase(text: String, message: String) {
        #expect(told(text, phrases: Self.phrases) == [message])
    }

    @Test(
        "a part of a word, words with something between them, code, and what is excepted are no phrase",
        arguments: [
            "Of whoevers.", "It takes, back home.", "It takes `x` back.",
            "`whoever` and {{whoever}}",
            "A pan for it.", "There is no pan.", "It is no longer a pan.", "The answer is no, and",
            "In UIKit and uikit.", "[a](whoever.md)", "```\nwhoever\n```", "> whoever says so",
        ])
    func noPhrase(text: String) {
        #expect(told(text, phrases: Self.phrases) == [])
    }

    @Test("a line of the list that says nothing to write instead is told at its place")
    func misshapenPhrases() {
        let list = PhraseList(
            "whoever | a name\nnobody\n | a\nits | \na | b | c | d", file: "p.txt")
        #expect(list.problems.map(\.position.line) == [2, 3, 4, 5])
        #expect(list.entries.count == 1)
    }

    @Test("an image without words is told where it stands")
    func images() {
        let message = "the image has no words for those who do not see it"
        #expect(told("Look: ![ ](a.svg) ![a card](b.svg)") == ["3:7 \(message)"])
    }

    @Test("a comment above a block lets one thing be in it, with a reason")
    func allowances() {
        let unused = "nothing below needs the allowance of “whoever”"
        func told(_ text: String) -> [String] { self.told(text, phrases: Self.phrases) }
        let comment = "<!-- allow: “whoever”, because it is a name -->"
        #expect(told("\(comment)\nIt goes, whoever asks.") == [])
        #expect(told("\(comment)\n\nOf whoever and\nWhoever.").map { $0.prefix(3) } == ["6:1"])
        #expect(told("\(comment)\n\nIt goes.\n\nWhoever.").map { $0.prefix(3) } == ["3:1", "7:1"])
        #expect(told("\(comment)\nIt goes.") == ["3:1 \(unused)"])
        #expect(told("- a\n\n  \(comment)\n  Whoever.") == [])
        #expect(told("\(comment)\n```teaser\nIt goes.\nWhoever.\n```") == [])
        #expect(told("<!-- allow: the the, because of it -->\nOf the the pan.") == [])
        #expect(told("<!-- allow: a long sentence, because of it -->\n\(words(41)).") == [])
        #expect(told("<!-- allow: no alternative text, because of it -->\n![](a.svg)") == [])
    }

    @Test(
        "an allowance without a reason, or within a line, is none",
        arguments: [
            "<!-- allow: whoever -->\nWhoever.", "<!-- allow: whoever, because … -->\nWhoever.",
            "<!-- allow: , because so -->\nWhoever.",
            "Of\nthe <!-- allow: whoever, because so --> Whoever.",
        ])
    func misshapenAllowances(text: String) {
        let problems = told(text, phrases: Self.phrases)
        #expect(problems.count == 2)
        #expect(
            problems.contains {
                $0.hasSuffix("an allowance says what it allows and why, on a line of its own")
            })
    }

    @Test("headings with the same words, or with those of a block's id, are told at their lines")
    func headings() throws {
        let text = "# Title\n\n## One\n\n## A part\n\n### One!\n\n```swift {#a-part}\n```\n\n## 1\n"
        let chapter = try #require(Chapter.read(Array(text.utf8), file: "01-a.md").0)
        #expect(
            HeadingCheck(chapter: chapter).problems.map { "\($0.position.line): \($0.message)" }
                == [
                    "5: two places of the page would be `#a-part`: the block at line 9 has that name",
                    "7: two places of the page would be `#one`: the heading at line 3 says that already",
                ])
    }

    @Test("the texts of data are looked through where they stand, by their keys")
    func data() {
        let text = """
            {"key": "the the",
             "statement": "Of the the pan, `the` the", "sides": [
                "One", "A \\"the\\" the, whoever the\\nthe"]}
            """
        let data = DataProse(Array(text.utf8), file: "a.json", keys: ["statement", "sides"])
        let list = PhraseList(Self.phrases, file: "phrases.txt")
        #expect(
            data.problems(list).map { "\($0.position.line):\($0.position.column)" } == [
                "2:23", "3:28", "3:41",
            ], "\(data.problems(list))")
        #expect(DataProse(Array(text.utf8), file: "a.json").problems(list).count == 4)
    }
}
