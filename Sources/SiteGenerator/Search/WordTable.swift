import Literate

/// Numbers words in the order in which they first come, for many look-ups of short words: what a dictionary would do, without
/// an object for each word.
struct WordTable {
    /// A word's place among the bytes.
    private struct Entry {
        var start: Int
        var count: Int
        var hash: UInt64
    }

    private var entries: [Entry] = []
    /// The words, one after the other.
    private var bytes: [UInt8] = []
    /// Which entry stands where, one more than its place; 0 where none does.
    ///
    /// A power of two of them, never full.
    private var slots = [Int](repeating: 0, count: 1024)

    /// How many words there are.
    var count: Int { entries.count }

    /// The word with a number.
    subscript(_ number: Int) -> ArraySlice<UInt8> {
        bytes[entries[number].start..<entries[number].start + entries[number].count]
    }

    /// How many bytes the word with a number has.
    func length(of number: Int) -> Int { entries[number].count }

    /// The number of a word, which is a new one if the word is.
    mutating func number(of word: UnsafeRawBufferPointer) -> Int {
        let hash = Self.hash(of: word)
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] > 0 {
            if holds(word, hash, at: slots[slot] - 1) { return slots[slot] - 1 }
            slot = (slot + 1) & (slots.count - 1)
        }
        entries.append(Entry(start: bytes.count, count: word.count, hash: hash))
        bytes.append(contentsOf: word)
        slots[slot] = entries.count
        if 2 * entries.count > slots.count { grow() }
        return entries.count - 1
    }

    private func holds(_ word: UnsafeRawBufferPointer, _ hash: UInt64, at place: Int) -> Bool {
        let entry = entries[place]
        guard entry.hash == hash, entry.count == word.count else { return false }
        return bytes.withUnsafeBytes { bytes in
            bytes[entry.start..<entry.start + entry.count].elementsEqual(word)
        }
    }

    private mutating func grow() {
        slots = [Int](repeating: 0, count: 2 * slots.count)
        for (place, entry) in entries.enumerated() {
            var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
            while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = place + 1
        }
    }

    private static func hash(of word: UnsafeRawBufferPointer) -> UInt64 {
        var hash = ContentHash()
        hash.add(word)
        return hash.value
    }
}
