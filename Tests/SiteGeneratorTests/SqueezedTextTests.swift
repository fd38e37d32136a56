import Testing

@testable import SiteGenerator

@Suite("Text with single spaces")
struct SqueezedTextTests {
    @Test(
        "white space becomes one space each, and none at the ends",
        arguments: [
            ("", ""), ("  ", ""), ("a", "a"), (" a ", "a"), ("a\n\n b\tc", "a b c"),
            ("ä  ö", "ä ö"),
        ])
    func squeezes(text: String, words: String) {
        #expect(SqueezedText(text).words == words)
    }

    @Test("it does so where two pieces meet")
    func pieces() {
        var text = SqueezedText()
        for piece in [" one ", " ", "\n two", "", "three "] { text += piece }
        #expect(text.words == "one twothree")
    }
}
