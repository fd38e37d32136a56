import Testing

@testable import Literate

struct InfoStringTests {
    private func parse(_ text: String) -> (InfoString, [InfoMistake]) {
        InfoStringParser.parse(text.utf8, column: 4)
    }

    @Test("a language alone has no attributes")
    func languageAlone() {
        let (info, mistakes) = parse("swift")
        #expect(info.language == .init(text: "swift", column: 4))
        #expect(!info.hasBraces)
        #expect(mistakes.isEmpty)
    }

    @Test("id, classes and attributes are read with their columns")
    func everything() {
        let (info, mistakes) = parse(#"swift {#a-1 .test name="say \"no\"" variant=x}"#)
        #expect(info.id == .init(text: "a-1", column: 11))
        #expect(info.classes == [.init(text: "test", column: 16)])
        #expect(info.value("name") == .init(text: #"say "no""#, column: 27))
        #expect(info.value("variant") == .init(text: "x", column: 48))
        #expect(mistakes.isEmpty)
    }

    @Test("columns are counted in bytes of UTF-8")
    func columnsInBytes() {
        let (info, _) = parse(#"swift {name="é" .test}"#)
        #expect(info.classes == [.init(text: "test", column: 21)])
    }

    @Test(
        "a mistake is reported at its own column",
        arguments: [
            ("swift {#a", 10, "the attributes opened here are never closed"),
            ("swift {a=\"b}", 13, "the quotation opened here is never closed"),
            ("swift {#}", 11, "a name was expected after `#`"),
            ("swift {.}", 11, "a name was expected after `.`"),
            ("swift {#a #b}", 14, "a block has one id, this is its second"),
            ("swift {a}", 11, "`a` has no value"),
            ("swift {a=}", 13, "a value was expected after `a=`"),
            ("swift {a=1 a=2}", 15, "`a` is given twice"),
            ("swift {a=\"1\"b=2}", 16, "a space or `}` was expected before `b=2`"),
            ("swift {} x", 13, "nothing may follow the attributes"),
            ("swift {=x}", 11, "`=x` is no attribute"),
        ])
    func mistakes(text: String, column: Int, message: String) throws {
        let mistake = try #require(parse(text).1.first)
        #expect(mistake.column == column)
        #expect(mistake.message == message)
    }

    @Test("a misspelt word finds its neighbour, a strange one does not")
    func nearest() {
        #expect(nearestWord(to: "recogniser", among: ["of", "recognizer"]) == "recognizer")
        #expect(nearestWord(to: "nmae", among: ["name", "saying"]) == "name")
        #expect(nearestWord(to: "colour", among: ["name", "saying"]) == nil)
    }
}
