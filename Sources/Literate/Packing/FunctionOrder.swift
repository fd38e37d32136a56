/// An order in which functions that are like each other stand near each other, where LZMA finds them cheaply.
struct FunctionOrder {
    /// The functions by their places.
    private(set) var order: [Int] = []

    /// As many symbols in a row as have to be the same.
    private static let run = 6
    /// As far as it is looked back, in symbols.
    private static let window = 32_000
    /// What so many functions have says nothing of any.
    private static let most = 300

    /// The runs of each function that others have too.
    private var runs: [[Int]]
    /// The functions that have a run.
    private var owners: [[Int]]
    private let lengths: [Int]
    /// How many runs of a function are in the window.
    private var near: [Int]
    /// How often a run is in the window.
    private var met: [Int]

    /// Orders functions by their symbols: after the first always the one of which the most is near already.
    init(_ functions: [[UInt8]]) {
        lengths = functions.map { max($0.count, 8) }
        (runs, owners) = Self.runs(of: functions)
        near = Array(repeating: 0, count: functions.count)
        met = Array(repeating: 0, count: owners.count)
        var left = Array(functions.indices)
        var next = left.isEmpty ? nil : 0
        var begin = 0
        var length = 0
        while let place = next {
            let function = left.remove(at: place)
            order.append(function)
            enter(function)
            length += lengths[function]
            while length > Self.window {
                leave(order[begin])
                length -= lengths[order[begin]]
                begin += 1
            }
            next = left.indices.max { isWorse(left[$0], than: left[$1]) }
        }
    }

    /// Of two that are as good, the one that comes first is taken.
    private func isWorse(_ one: Int, than other: Int) -> Bool {
        let (ones, others) = (near[one] * lengths[other], near[other] * lengths[one])
        return ones == others ? one > other : ones < others
    }

    private mutating func enter(_ function: Int) {
        for run in runs[function] {
            met[run] += 1
            if met[run] == 1 { count(run, 1) }
        }
    }

    private mutating func leave(_ function: Int) {
        for run in runs[function] {
            met[run] -= 1
            if met[run] == 0 { count(run, -1) }
        }
    }

    private mutating func count(_ run: Int, _ change: Int) {
        guard owners[run].count < Self.most else { return }
        for function in owners[run] { near[function] += change }
    }

    private static func runs(of functions: [[UInt8]]) -> (runs: [[Int]], owners: [[Int]]) {
        var numbers: [UInt64: Int] = [:]
        var owners: [[Int]] = []
        let all = functions.enumerated().map { function, symbols in
            var runs: [Int] = []
            var run: UInt64 = 0
            for (place, symbol) in symbols.enumerated() {
                run = run << 8 & 0xFFFF_FFFF_FFFF | UInt64(symbol)
                guard place + 1 >= Self.run else { continue }
                let number = numbers[run] ?? owners.count
                if number == owners.count {
                    numbers[run] = number
                    owners.append([])
                }
                guard owners[number].last != function else { continue }
                owners[number].append(function)
                runs.append(number)
            }
            return runs
        }
        return (all.map { $0.filter { owners[$0].count > 1 } }, owners)
    }
}
