import Foundation
import Fuzzing

/// The jobs of a run: each takes every so-manieth seed, and one that dies of a seed is followed by another.
final class Team {
    /// A seed that failed.
    struct Failure {
        let seed: UInt64
        let scenes: Scenes
        let words: String
        let hasCrashed: Bool
        /// What came before the colon: the invariant, or that it crashed.
        var invariant: String { String(words.prefix { $0 != ":" }) }
    }

    private let seeds: SeedRange
    private let scenes: [Scenes]
    private let stride: UInt64
    private var jobs: [Job] = []
    private var finished = Job.Tally()

    init(seeds: SeedRange, scenes: [Scenes], jobs count: Int) throws {
        self.seeds = seeds
        self.scenes = scenes
        stride = UInt64(count)
        for offset in 0..<UInt64(count) where seeds.first + offset <= seeds.last {
            jobs.append(
                try Job(
                    first: seeds.first + offset, last: seeds.last, stride: stride, scenes: scenes))
        }
    }

    var isRunning: Bool { !jobs.isEmpty }

    var tally: Job.Tally {
        var sum = finished
        for job in jobs { sum += job.progress.tally }
        return sum
    }

    func stop() { for job in jobs { job.stop() } }

    /// What has failed since the last time; a job that is gone is replaced.
    func takeFailures() throws -> [Failure] {
        var failures: [Failure] = []
        for job in jobs {
            let isRunning = job.isRunning
            failures += job.takeBreaches().map {
                Failure(
                    seed: $0.seed, scenes: $0.scenes, words: $0.words, hasCrashed: false)
            }
            guard !isRunning else { continue }
            let (tally, seed, scenes) = job.progress
            jobs.removeAll { $0 === job }
            finished += tally
            guard job.hasCrashed else { continue }
            failures.append(
                Failure(
                    seed: seed, scenes: scenes,
                    words: job.wasStuck ? "a turn without end" : "the engine trapped",
                    hasCrashed: true))
            let (next, overflow) = seed.addingReportingOverflow(stride)
            if !overflow, next <= seeds.last {
                jobs.append(
                    try Job(first: next, last: seeds.last, stride: stride, scenes: self.scenes))
            }
        }
        return failures
    }
}
