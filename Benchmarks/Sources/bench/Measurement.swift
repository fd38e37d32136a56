/// One thing to measure: `run` does it `count` times over, and says afterwards whether it was really done.
struct Measurement {
    let name: String
    let count: Int
    let run: () -> Void
    /// Nanoseconds for each, one figure a round.
    private(set) var rounds: [Double] = []

    init(_ name: String, count: Int, _ run: @escaping () -> Void) {
        self.name = name
        self.count = count
        self.run = run
    }

    /// The middle of the rounds, in nanoseconds.
    var median: Double { rounds.sorted()[rounds.count / 2] }

    /// Takes one round.
    mutating func measure() {
        let time = ContinuousClock().measure(run).components
        let seconds = Double(time.seconds) + Double(time.attoseconds) / 1e18
        rounds.append(seconds * 1e9 / Double(count))
    }

    /// Measures several things side by side, round by round, so that whatever slows the machine slows them all.
    static func sideBySide(
        _ measurements: inout [Measurement], rounds: Int, progress: (Int) -> Void
    ) {
        for round in 0..<rounds {
            for index in measurements.indices { measurements[index].measure() }
            progress(round + 1)
        }
    }
}
