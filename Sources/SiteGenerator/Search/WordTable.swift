/// Numbers by words, for many look-ups of short words: what a dictionary of slices would do, without its hashing.
struct WordTable {
    private var entries: [(word: ArraySlice<UInt8>, value: Int)] = []
    /// Which entry stands where, one more than its place; 0 where none does.
    ///
    /// A power of two of them, never full.
    private var slots = [Int](repeating: 0, count: 1024)

    /// The words with their numbers, in the order in which they came.
    var all: [(word: ArraySlice<UInt8>, value: Int)] { entries }

    /// The number of a word, if it has one.
    subscript(_ word: ArraySlice<UInt8>) -> Int? {
        let slot = slots[slot(of: word)]
        return slot == 0 ? nil : entries[slot - 1].value
    }

    /// Adds to the number of a word; one that it does not have counts as 0.
    mutating func add(_ number: Int, to word: ArraySlice<UInt8>) {
        let slot = slot(of: word)
        if slots[slot] > 0 { return entries[slots[slot] - 1].value += number }
        entries.append((word, number))
        slots[slot] = entries.count
        if 2 * entries.count > slots.count { grow() }
    }

    private mutating func grow() {
        slots = [Int](repeating: 0, count: 2 * slots.count)
        for (place, entry) in entries.enumerated() { slots[slot(of: entry.word)] = place + 1 }
    }

    /// Where a word stands, or would.
    private func slot(of word: ArraySlice<UInt8>) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in word { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1)
        while slots[slot] > 0, !entries[slots[slot] - 1].word.elementsEqual(word) {
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }
}
