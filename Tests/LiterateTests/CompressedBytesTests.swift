import Foundation
import Testing

@testable import Literate

@Suite("The page's module, compressed and expanded")
struct CompressedBytesTests {
    private func compressed(_ bytes: [UInt8]) throws -> [UInt8] {
        try CompressedBytes(bytes, in: FileManager.default.temporaryDirectory).bytes
    }

    /// Bytes that nothing foretells.
    private func noise(_ count: Int, seed: UInt32 = 1) -> [UInt8] {
        var state = seed
        return (0..<count).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
        }
    }

    @Test("what goes in comes out: noise, words, runs, and what stood long before")
    func unchanged() throws {
        let noise = noise(5_000)
        let far = noise + Array(repeating: 7, count: 70_000) + noise
        let words = Array(String(repeating: "pan, tap, pan and pinch; ", count: 99).utf8)
        let steps = (0..<40_000).map { UInt8(truncatingIfNeeded: $0 / 3 * 5) }
        for bytes in [[0], [255], noise, far, words, steps, words + noise + words + steps + words] {
            #expect(CompressedBytes.expanded(try compressed(bytes)) == bytes)
        }
    }

    @Test("what repeats gets small, also over more than 32 KB, where gzip does not look")
    func small() throws {
        let noise = noise(40_000)
        #expect(try compressed(noise + noise).count < 42_000)
    }

    @Test("bytes that are cut off do not come out, wherever that is")
    func cutOff() throws {
        let bytes = noise(300) + Array("tap, tap, tap, tap, tap".utf8)
        let whole = try compressed(bytes)
        // The format ends with a mark that nobody needs who knows the size.
        for count in 0..<(whole.count - 8) {
            #expect(CompressedBytes.expanded(Array(whole[..<count])) == nil, "\(count)")
        }
    }

    @Test("a broken byte gives other bytes or none, and never reads what is not there")
    func broken() throws {
        let bytes = noise(200) + Array(repeating: 3, count: 500) + noise(200)
        let whole = try compressed(bytes)
        for place in whole.indices {
            for mask: UInt8 in [1, 0x10, 0x80, 0xFF] {
                var other = whole
                other[place] ^= mask
                let found = CompressedBytes.expanded(other)
                #expect(found == nil || place < 2 || found?.count == bytes.count)
            }
        }
        #expect(CompressedBytes.expanded([]) == nil)
        #expect(CompressedBytes.expanded([0]) == nil)
        #expect(CompressedBytes.expanded(Array(repeating: 0xFF, count: 40)) == nil)
    }
}
