import Testing

@testable import Literate

struct ShortNameTests {
    @Test("a file's name made of an id is short, keeps its ending, and is another for each id")
    func shortNames() {
        let long = String(repeating: "é", count: 300)
        #expect(ShortName.of("01-a.fixed.swift") == "01-a.fixed.swift")
        let name = ShortName.of("01-a.\(long).swift")
        #expect(name.utf8.count < 255 && name.hasSuffix("é.swift"))
        #expect(name != ShortName.of("02-a.\(long).swift"))
    }
}
