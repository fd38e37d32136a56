import ArgumentParser
import Fuzzing

extension Scenes: ExpressibleByArgument {}

/// Seeds as they are written on the command line: `17`, `1...1000`, or `5...` for all from there on.
struct SeedRange: ExpressibleByArgument {
    let first: UInt64
    let last: UInt64

    init?(argument: String) {
        let parts = argument.split(separator: ".", omittingEmptySubsequences: true)
        guard let first = parts.first.flatMap({ UInt64($0) }), parts.count <= 2 else { return nil }
        self.first = first
        if parts.count == 2 {
            guard let last = UInt64(parts[1]), last >= first, argument == "\(first)...\(last)"
            else { return nil }
            self.last = last
        } else {
            guard argument == "\(first)" || argument == "\(first)..." else { return nil }
            last = argument == "\(first)" ? first : .max
        }
    }

    /// From the seed of that number on, one of so many.
    init(first: UInt64, last: UInt64) {
        self.first = first
        self.last = last
    }
}

/// A time as it is written on the command line: `60s`, `10m`, `2h`, or seconds.
struct Span: ExpressibleByArgument {
    let seconds: Double

    init?(argument: String) {
        let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600]
        let unit = argument.last.flatMap { units[$0] }
        guard let number = Double(unit == nil ? argument[...] : argument.dropLast()), number > 0,
            number.isFinite
        else { return nil }
        seconds = number * (unit ?? 1)
    }
}
