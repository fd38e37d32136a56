import Foundation

/// One run of the test bundle with one mutant switched on, or none.
final class TestProcess {
    /// How a run came to its end.
    enum Ending: Equatable {
        case passed
        /// An expectation failed in a test; what was left was not run.
        case failed(test: Int)
        /// A claim's run is not what the chapter shows, though its expectations hold.
        case shown(test: Int)
        /// The process ended in a test, or in none.
        case crashed(test: Int?, afterFailure: Bool)
        /// It took too long in a test.
        case endless(test: Int?)
    }

    /// What a run is given.
    struct Order {
        var mutant = 0
        var tests: [Int]
        /// What the names of the suites or tests match, as `--filter` has it.
        var filters: [String] = []
        /// The most it may compute, in seconds.
        var seconds = 60
        /// Whether it ends with the first failed test.
        var stopsAtFailure = true
        /// A file that takes the numbers of the mutants that were reached.
        var reached: URL?
        /// The file of what the claims leave on the unbroken engine.
        var left: URL?
    }

    private let process = Process()
    private let order: Order
    private let output: URL
    private let choice: URL
    private let reader: FileHandle
    private var unread = ""
    private var current: Int?
    private var hasFailedNow = false
    /// How many issues only say that a claim has left another run.
    private var otherRuns = 0
    private let deadline: Date
    /// The tests that failed, in their order.
    private(set) var failures: [Int] = []
    /// The tests that have begun.
    private(set) var begun: Set<Int> = []
    /// How long each test computed, in microseconds.
    private(set) var costs: [Int: Int] = [:]

    init(_ order: Order, binary: URL, scratch: URL) throws {
        self.order = order
        let name = UUID().uuidString
        output = scratch.appendingPathComponent("\(name).out")
        choice = scratch.appendingPathComponent("\(name).tests")
        try order.tests.map(String.init).joined(separator: "\n")
            .write(to: choice, atomically: false, encoding: .utf8)
        let descriptor = open(output.path, O_CREAT | O_WRONLY | O_APPEND, 0o644)
        let writer = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        reader = try FileHandle(forReadingFrom: output)
        process.executableURL = binary
        process.arguments =
            ["--testing-library", "swift-testing", "--no-parallel"]
            + order.filters.flatMap { ["--filter", $0] }
        var environment = ProcessInfo.processInfo.environment
        environment["MUTANT_NUMBER"] = String(order.mutant)
        environment["MUTANT_TESTS"] = choice.path
        environment["MUTANT_SECONDS"] = String(order.seconds)
        environment["MUTANT_BYTES"] = String(6 << 30)
        environment["MUTANT_REACHED"] = order.reached?.path
        environment["MUTANT_LEFT"] = order.left?.path
        environment["NO_COLOR"] = "1"
        process.environment = environment
        process.standardOutput = writer
        process.standardError = writer
        process.standardInput = FileHandle.nullDevice
        // What it computes is limited by itself; this is for what waits for ever.
        deadline = Date().addingTimeInterval(Double(order.seconds) * 20 + 60)
        try process.run()
    }

    /// Reads what has been written; returns how the run ended, once it has.
    func poll() -> Ending? {
        let hasEnded = !process.isRunning
        read()
        if order.stopsAtFailure, let failed = failures.first, current == nil || hasEnded,
            !hasEnded || !crashed
        {
            kill()
            return verdict(failed)
        }
        if !hasEnded {
            guard Date() > deadline else { return nil }
            kill()
            return .endless(test: current)
        }
        remove()
        return ending
    }

    private var crashed: Bool { process.terminationReason == .uncaughtSignal }

    private var ending: Ending {
        if crashed {
            let signal = process.terminationStatus
            if signal == SIGXCPU || signal == SIGKILL { return .endless(test: current) }
            return .crashed(test: current, afterFailure: hasFailedNow)
        }
        if let failed = failures.first { return verdict(failed) }
        return process.terminationStatus == 0
            ? .passed : .crashed(test: current, afterFailure: hasFailedNow)
    }

    private func verdict(_ test: Int) -> Ending {
        otherRuns == failures.count ? .shown(test: test) : .failed(test: test)
    }

    private func kill() {
        if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        remove()
    }

    private func remove() {
        try? reader.close()
        try? FileManager.default.removeItem(at: output)
        try? FileManager.default.removeItem(at: choice)
    }

    private func read() {
        guard let data = try? reader.readToEnd(), !data.isEmpty else { return }
        unread += String(decoding: data, as: UTF8.self)
        var lines = unread.split(separator: "\n", omittingEmptySubsequences: false)
        unread = String(lines.removeLast())
        for line in lines { take(line) }
    }

    private func take(_ line: Substring) {
        if line.hasPrefix(TestNote.begins) {
            current = Int(line.split(separator: " ")[1])
            hasFailedNow = false
            if let current { begun.insert(current) }
        } else if line.hasPrefix(TestNote.ends) {
            let words = line.split(separator: " ")
            guard words.count == 3, let test = Int(words[1]), let cost = Int(words[2]) else {
                return
            }
            costs[test, default: 0] += cost
            current = nil
        } else {
            if line.contains(TestNote.leftAnother) { otherRuns += 1 }
            guard line.contains(TestNote.issue) else { return }
            hasFailedNow = true
            failures.append(current ?? 0)
        }
    }
}
