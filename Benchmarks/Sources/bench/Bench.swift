import Foundation
import TouchEngine

/// Prints what a move of a finger costs, and how much faster than time things scroll.
@main
struct Bench {
    /// Moves in a round of a measurement; `ROUNDS` rounds are taken.
    private static let moves = 20_000
    private static let rounds = Int(ProcessInfo.processInfo.environment["ROUNDS"] ?? "") ?? 15

    static func main() {
        let tables = [
            ("rates", rates), ("sizes", sizes), ("arbitrations", arbitrations),
            ("scrolls", scrolls),
        ]
        // `bench sizes` prints that table alone.
        let wanted = CommandLine.arguments.dropFirst()
        if let word = wanted.first(where: { word in !tables.contains { $0.0 == word } }) {
            let names = tables.map(\.0).joined(separator: ", ")
            print("bench: no table is called \(word); there are \(names)")
            exit(2)
        }
        print(method)
        for (name, show) in tables where wanted.isEmpty || wanted.contains(name) {
            print()
            show()
        }
    }

    private static var method: String {
        """
        Views 10 deep, one pan a level, whose action counts its calls ("reading": asks for translation and velocity).
        A finger goes to and fro; each figure is the middle of \(rounds) rounds of \(moves) moves, measured side by side.
        Trace on: every record and touch sample is kept. Benchmarks/README.md says more.
        """
    }

    // MARK: Moves a second

    private static func rates() {
        var measurements: [Measurement] = []
        for arbitration in Chain.Arbitration.allCases {
            for isReading in [false, true] {
                for keeping in [Device.Memory(), [.trace, .samples]] {
                    measurements.append(
                        drag(
                            Chain(arbitration, isReading: isReading, keeping: keeping), fingers: 1,
                            "\(arbitration.rawValue)\(isReading ? ", reading" : "")"))
                }
            }
        }
        measure(&measurements, "moves a second")
        var table = Table(["moves a second", "trace off", "trace on", "on : off"])
        for pair in stride(from: 0, to: measurements.count, by: 2) {
            let (off, on) = (measurements[pair].median, measurements[pair + 1].median)
            table.add(
                [measurements[pair].name, millions(off), millions(on), decimal(off / on, 2)])
        }
        print(table.text)
    }

    // MARK: Sizes

    private static func sizes() {
        var measurements: [Measurement] = []
        let counts = [1, 10, 100, 1000]
        for arbitration in Chain.Arbitration.allCases {
            for fingers in [1, 10] {
                for count in counts {
                    let live = arbitration == .simultaneous ? count * fingers : fingers
                    measurements.append(
                        drag(
                            Chain(pans: count, arbitration), fingers: fingers,
                            events: max(20, moves / live),
                            "\(arbitration.rawValue), \(fingers) finger\(fingers == 1 ? "" : "s")"))
                }
            }
        }
        measure(&measurements, "recognizers on the chain")
        var table = Table(["ns an event, by recognizers"] + counts.map { "\($0)" } + ["1000 : 1"])
        for row in stride(from: 0, to: measurements.count, by: counts.count) {
            let medians = measurements[row..<row + counts.count].map(\.median)
            table.add(
                [measurements[row].name] + medians.map { decimal($0, 0) }
                    + [decimal(medians[counts.count - 1] / medians[0], 1)])
        }
        print(table.text)
    }

    // MARK: Arbitration

    private static func arbitrations() {
        var measurements: [Measurement] = []
        let counts = [1, 10, 100, 1000]
        for arbitration in Chain.Arbitration.allCases {
            for count in counts where arbitration == .exclusive || count < 1000 {
                let chain = Chain(pans: count, arbitration)
                let repeats = max(1, 1000 / (arbitration == .simultaneous ? count * count : count))
                measurements.append(
                    Measurement(arbitration.rawValue, count: repeats) {
                        for _ in 0..<repeats {
                            let fingers = chain.begin(fingers: 1)
                            fingers[0].up()
                        }
                    })
            }
        }
        measure(&measurements, "arbitrations")
        var table = Table(
            ["µs from landing to lift, by candidates"] + counts.map { "\($0)" } + ["100 : 10"])
        for arbitration in Chain.Arbitration.allCases {
            let medians = measurements.filter { $0.name == arbitration.rawValue }.map(\.median)
            let cells = counts.indices.map { index in
                index < medians.count ? decimal(medians[index] / 1000, 1) : "–"
            }
            table.add([arbitration.rawValue] + cells + [decimal(medians[2] / medians[1], 1)])
        }
        print(table.text)
    }

    // MARK: Scrolling

    private static func scrolls() {
        let kinds: [(name: String, keeping: Device.Memory)] = [
            ("trace off", []), ("trace on", [.trace, .samples]), ("and pictures", .everything),
        ]
        let scenes: [(name: String, minute: (Device.Memory) -> Void)] = [
            ("a table of 10,000 rows", { Scroll(keeping: $0).minute() }),
            ("a photo browser", { Photos(keeping: $0).minute() }),
            ("tables in a pager, pushed", { Pager(keeping: $0).minute() }),
        ]
        var measurements = scenes.flatMap { scene in
            kinds.map { kind in
                Measurement(scene.name, count: 1) { scene.minute(kind.keeping) }
            }
        }
        measure(&measurements, "scrolled minutes")
        var table = Table(["real time, times"] + kinds.map(\.name))
        for row in stride(from: 0, to: measurements.count, by: kinds.count) {
            let figures = measurements[row..<row + kinds.count]
            table.add(
                [measurements[row].name] + figures.map { decimal(60e9 / $0.median, 0) + " ×" })
        }
        print(table.text)
    }

    // MARK: Measuring

    /// A finger, or several, that go to and fro without lifting.
    private static func drag(
        _ chain: Chain, fingers: Int, events: Int = moves, _ name: String
    ) -> Measurement {
        let down = chain.begin(fingers: fingers)
        var distance: CGFloat = 200
        return Measurement(name, count: events) {
            let before = chain.actions.calls
            chain.move(down, by: distance, events: events)
            distance = -distance
            precondition(chain.actions.calls >= before + events, "no pan acted on the moves")
        }
    }

    private static func measure(_ measurements: inout [Measurement], _ what: String) {
        Measurement.sideBySide(&measurements, rounds: rounds) { round in
            guard isatty(2) != 0 else { return }
            let line = round == rounds ? "\r\u{1B}[K" : "\r\(what): round \(round) of \(rounds)"
            FileHandle.standardError.write(Data(line.utf8))
        }
    }
}
