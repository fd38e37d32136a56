import Foundation
import Testing

@testable import Literate

@Suite("Values worked out once")
struct LazilyTests {
    @Test("a value is worked out when it is asked for, once, whoever asks")
    func once() throws {
        let asked = Results<Int>(count: 1)
        let lazily = Lazily {
            asked.set(0, .success(1))
            return UUID()
        }
        #expect(try asked.all().isEmpty)
        let found = Array(0..<50).concurrentMap { _ in lazily.value }
        #expect(Set(found).count == 1)
    }
}
