import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension StringProtocol {
    /// Whether a byte stands among those of the text in UTF-8.
    ///
    /// `utf8.contains` says the same, and looks at one byte after the other.
    public func hasByte(_ byte: UInt8) -> Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false
        } ?? utf8.contains(byte)
    }
}

extension UnsafeRawBufferPointer {
    /// Where a word begins at or after a place; Foundation's own search takes minutes for what a
    /// claim can write in one.
    func offset(of word: [UInt8], from start: Int, to end: Int) -> Int? {
        guard let base = baseAddress, let first = word.first else { return nil }
        var start = start
        while start + word.count <= end,
            let found = memchr(base + start, Int32(first), end - word.count - start + 1)
        {
            if memcmp(found, word, word.count) == 0 { return UnsafeRawPointer(found) - base }
            start = UnsafeRawPointer(found) - base + 1
        }
        return nil
    }
}
