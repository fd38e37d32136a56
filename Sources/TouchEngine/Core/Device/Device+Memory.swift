extension Device {
    /// What a device can keep; whoever wants only the recognizers' work keeps nothing, and it is faster.
    public struct Memory: OptionSet, Sendable {
        /// One bit for each thing.
        public let rawValue: Int

        /// Makes a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The trace, with a reason on each record: without it, nothing can be explained.
        public static let trace = Memory(rawValue: 1)
        /// The touch samples of `recording`.
        public static let samples = Memory(rawValue: 2)
        /// Pictures of the screen, for figures.
        public static let pictures = Memory(rawValue: 4)
        /// All of them.
        public static let everything: Memory = [.trace, .samples, .pictures]
    }
}
