import Testing

@testable import TouchEngine

@Suite("Texts as bytes")
struct StringBytesTests {
    @Test(
        "two texts are the same if their bytes are, whatever Unicode holds for equal",
        .tags(.apparatus))
    func same() {
        #expect("pan".isSame(as: "pan"))
        #expect("".isSame(as: ""))
        #expect(!"pan".isSame(as: "tap"))
        #expect(!"pan".isSame(as: "pan 2"))
        let (one, two) = ("caf\u{E9}", "cafe\u{301}")
        #expect(one == two)
        #expect(!one.isSame(as: two))
    }
}
