import Foundation

/// A fingerprint of content, eight bytes at a time: quick even without optimization.
struct ContentHash {
    private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// Adds bytes, and where they end.
    mutating func add(_ data: Data) {
        data.withUnsafeBytes { bytes in
            let words = bytes.count / 8
            for index in 0..<words {
                mix(bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
            }
            var rest: UInt64 = 0
            for byte in bytes[(words * 8)...] { rest = rest << 8 | UInt64(byte) }
            mix(rest)
            mix(UInt64(bytes.count))
        }
    }

    /// Adds a text, and where it ends.
    mutating func add(_ text: String) { add(Data(text.utf8)) }

    private mutating func mix(_ word: UInt64) {
        value = (value ^ word) &* 0xD6E8_FEB8_6659_FD93
        value ^= value >> 32
    }
}
