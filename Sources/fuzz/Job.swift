import Foundation
import Fuzzing

/// A process that works through seeds, and what it has said so far.
final class Job {
    private let process = Process()
    private let pipe = Pipe()
    private var unread: [UInt8] = []
    private var seedAt: UInt64
    private var scenesAt = Scenes.touch
    private var tally = Tally()
    private var breaches: [(seed: UInt64, scenes: Scenes, words: String)] = []

    /// What has been run.
    struct Tally {
        var seeds = 0
        var samples = 0
        var turns = 0

        static func += (a: inout Tally, b: Tally) {
            a.seeds += b.seeds
            a.samples += b.samples
            a.turns += b.turns
        }
    }

    init(first: UInt64, last: UInt64, stride: UInt64, scenes: [Scenes]) throws {
        seedAt = first
        process.executableURL = Bundle.main.executableURL
        process.arguments =
            ["work", "\(first)", "\(last)", "\(stride)"] + scenes.map(\.rawValue)
        process.standardOutput = pipe
        let descriptor = pipe.fileHandleForReading.fileDescriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        try process.run()
    }

    var isRunning: Bool { process.isRunning }

    /// Whether it ended otherwise than by coming to its end.
    var hasCrashed: Bool { !process.isRunning && process.terminationStatus != 0 }

    /// Whether it was at a case without end.
    var wasStuck: Bool { WorkLimit.hasEnded(process) }

    func stop() { if process.isRunning { process.terminate() } }

    /// What it has done, and the case it is at.
    var progress: (tally: Tally, seed: UInt64, scenes: Scenes) { (tally, seedAt, scenesAt) }

    /// Takes the breaches it has reported since the last time.
    func takeBreaches() -> [(seed: UInt64, scenes: Scenes, words: String)] {
        listen()
        defer { breaches = [] }
        return breaches
    }

    /// Reads what there is to read, without waiting for more.
    private func listen() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(pipe.fileHandleForReading.fileDescriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            unread += buffer[..<count]
        }
        let lines = unread.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for line in lines.dropLast() { note(String(decoding: line, as: UTF8.self)) }
        unread = Array(lines.last ?? [])
    }

    private func note(_ line: String) {
        let words = line.split(separator: " ", maxSplits: 2)
        guard words.count >= 2, let seed = UInt64(words[1]) else { return }
        switch words[0] {
        case "at":
            seedAt = seed
            scenesAt = Scenes(rawValue: words.count > 2 ? String(words[2]) : "") ?? .touch
        case "breach": breaches.append((seed, scenesAt, words.count > 2 ? String(words[2]) : ""))
        case "done":
            let counts =
                words.count > 2 ? words[2].split(separator: " ").compactMap { Int($0) } : []
            guard counts.count == 2 else { return }
            tally += Tally(seeds: 1, samples: counts[0], turns: counts[1])
        default: break
        }
    }
}
