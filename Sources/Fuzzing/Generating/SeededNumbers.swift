/// Numbers that a seed decides (SplitMix64), the same on every platform and with every library.
package struct SeededNumbers {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    /// The next number, any 64 bits.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number in the range.
    package mutating func number(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.count))
    }

    /// Whether it comes true this time.
    package mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }

    /// One of the items, or nil when there are none.
    package mutating func pick<Item>(_ items: [Item]) -> Item? {
        items.isEmpty ? nil : items[number(0...items.count - 1)]
    }
}
