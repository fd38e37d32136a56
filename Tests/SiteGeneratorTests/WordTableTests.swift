import Testing

@testable import SiteGenerator

@Suite("Numbers by words")
struct WordTableTests {
    @Test("a table counts as a dictionary does, however many words there are")
    func counts() {
        var table = WordTable()
        var counts: [String: Int] = [:]
        for number in 0..<20_000 {
            let word = "w\(number % 3001)"
            table.add(number, to: Array(word.utf8)[...])
            counts[word, default: 0] += number
        }
        #expect(table.all.count == 3001)
        #expect(counts.allSatisfy { table[Array($0.key.utf8)[...]] == $0.value })
        #expect(table[[0x77]] == nil)
    }
}
