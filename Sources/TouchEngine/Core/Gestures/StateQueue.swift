/// States in the order they came, in one number: a moving finger adds one each time, and an array would allocate memory.
struct StateQueue {
    /// Four bits a state, the first one lowest, each one more than its raw value.
    private var bits: UInt64 = 0

    var isEmpty: Bool { bits == 0 }

    var count: Int { (64 - bits.leadingZeroBitCount + 3) / 4 }

    /// Adds a state.
    ///
    /// There is room for sixteen, and the last place is kept for the end of the gesture. Only a recognizer that sets its state
    /// over and over in one event comes that far; its further states are dropped.
    mutating func append(_ state: UIGestureRecognizer.State) {
        let place = count
        guard place < (state.isTerminal ? 16 : 15) else { return }
        bits |= UInt64(state.rawValue + 1) << UInt64(4 * place)
    }

    mutating func removeFirst() -> UIGestureRecognizer.State {
        let raw = Int(bits & 15) - 1
        bits >>= 4
        return UIGestureRecognizer.State(rawValue: raw) ?? .possible
    }

    mutating func removeAll() { bits = 0 }
}
