import Testing

@testable import SiteGenerator

@Suite("Numbers by words")
struct WordTableTests {
    private func number(of word: String, in table: inout WordTable) -> Int {
        Array(word.utf8).withUnsafeBytes { table.number(of: $0) }
    }

    @Test("words are numbered in the order in which they come, however many there are")
    func numbers() {
        var table = WordTable()
        let rounds = 0..<20_000
        let numbers = rounds.map { number(of: "w\($0 % 3001)", in: &table) }
        #expect(numbers == rounds.map { $0 % 3001 })
        #expect(table.count == 3001)
        #expect(table[17].elementsEqual("w17".utf8) && table.length(of: 17) == 3)
    }

    @Test("words that begin alike, or whose one is the other's beginning, are two")
    func alike() {
        var table = WordTable()
        let words = ["", "recognize", "recognizer", "recognizers", " recognizer", "recognizes"]
        for _ in 0..<2 {
            #expect(words.map { number(of: $0, in: &table) } == Array(words.indices))
        }
    }
}
