import ArgumentParser
import Foundation
import Fuzzing

/// Runs seeds until one fails, the time is up, or none is left.
struct RunSeeds: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Run seeds, and shrink the first that breaks an invariant.")

    @Option(help: "The seeds: 17, 1...1000, or 5... for all from there on.")
    var seeds = SeedRange(first: 1, last: .max)

    @Option(help: "Which scenes each seed makes: touch, scroll, navigation. Without it, all.")
    var scenes: [Scenes] = Scenes.allCases

    @Option(
        name: .customLong("for"), help: "How long: 60s, 10m, 2h. Without it, until the last seed.")
    var time: Span?

    @Option(help: "How many processes.")
    var jobs = 2

    @Flag(help: "Say every few seconds how far it has come.")
    var progress = false

    @Flag(inversion: .prefixedNo, help: "Make the case of a broken invariant small.")
    var shrink = true

    @Flag(help: "Go on after a broken invariant, and count them.")
    var keepGoing = false

    func validate() throws {
        guard (1...64).contains(jobs) else { throw ValidationError("--jobs is from 1 to 64") }
        if time == nil, seeds.last == .max {
            throw ValidationError("say --for how long, or up to which of --seeds")
        }
    }

    func run() throws {
        let start = Date()
        let team = try Team(seeds: seeds, scenes: scenes, jobs: jobs)
        defer { team.stop() }
        var lastLine = start
        var failures: [String: Int] = [:]
        while team.isRunning {
            Thread.sleep(forTimeInterval: 0.05)
            let elapsed = -start.timeIntervalSinceNow
            for failure in try team.takeFailures() {
                failures[failure.invariant, default: 0] += 1
                print("seed \(failure.seed) (\(failure.scenes.rawValue)): \(failure.words)")
                if keepGoing { continue }
                team.stop()
                print(summary(team.tally, elapsed))
                if shrink {
                    try Report.printShrunk(failure)
                }
                throw ExitCode.failure
            }
            if let time, elapsed >= time.seconds { break }
            if progress, -lastLine.timeIntervalSinceNow >= 5 {
                lastLine = Date()
                print(summary(team.tally, elapsed))
            }
        }
        team.stop()
        print(summary(team.tally, -start.timeIntervalSinceNow))
        for (invariant, count) in failures.sorted(by: { $0.key < $1.key }) {
            print("\(count) × \(invariant)")
        }
        if !failures.isEmpty { throw ExitCode.failure }
    }

    private func summary(_ tally: Job.Tally, _ elapsed: Double) -> String {
        let rate = elapsed > 0 ? Int(Double(tally.samples) / elapsed) : 0
        return "\(tally.seeds) seeds, \(tally.samples) touch events, \(tally.turns) turns,"
            + " \(rate) events/s, \(Int(elapsed.rounded())) s"
    }
}
