import Foundation
import Testing

@testable import Literate

@Suite("How long a program is waited for")
struct PatienceTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    private func patience() -> Patience { Patience(limit: 60, at: start, computed: 5) }

    @Test("one that computes has its time on the processor, however long that takes")
    func computes() {
        #expect(!patience().isOver(at: start + 400, computed: 65))
        #expect(patience().isOver(at: start + 61, computed: 65.1))
    }

    @Test("one that does not compute has it on the wall")
    func waits() {
        #expect(!patience().isOver(at: start + 60, computed: 5))
        #expect(patience().isOver(at: start + 61, computed: 6))
        #expect(!patience().isOver(at: start + 61, computed: 7))
    }

    @Test("nobody is waited for twenty times as long")
    func atLast() {
        #expect(!patience().isOver(at: start + 1200, computed: 60))
        #expect(patience().isOver(at: start + 1201, computed: 60))
    }

    @Test("where the system does not tell, it is the wall's")
    func untold() {
        #expect(!patience().isOver(at: start + 60, computed: nil))
        #expect(patience().isOver(at: start + 61, computed: nil))
    }

    @Test("a sign of life begins it anew")
    func sign() {
        var patience = patience()
        patience.hear(at: start + 50, computed: 55)
        #expect(!patience.isOver(at: start + 100, computed: 105))
        #expect(patience.isOver(at: start + 100, computed: 116))
    }

    @Test("how long a program has computed is told")
    func told() {
        #if os(Linux)
            let before = ProcessorTime.used(by: getpid())
            var sum = 0.0
            for number in 1...3_000_000 { sum += Double(number).squareRoot() }
            let after = ProcessorTime.used(by: getpid())
            #expect(sum > 0)
            #expect((before ?? 0) > 0)
            #expect((after ?? 0) >= (before ?? .infinity))
        #endif
        #expect(ProcessorTime.used(by: -1) == nil)
    }
}
