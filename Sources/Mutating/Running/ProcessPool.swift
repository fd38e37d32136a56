import Foundation

/// Works through orders with so many processes at a time.
struct ProcessPool {
    let binary: URL
    let scratch: URL
    let jobs: Int

    /// The file of what the chapters' claims leave on the unbroken engine.
    var left: URL { scratch.deletingLastPathComponent().appendingPathComponent("left.txt") }

    /// Runs work until there is none; `next` hands out an order and what is to be done with its ending.
    func run(
        next: () -> (
            order: TestProcess.Order, done: (TestProcess, TestProcess.Ending) throws -> Void
        )?
    ) throws {
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        var running:
            [(process: TestProcess, done: (TestProcess, TestProcess.Ending) throws -> Void)] = []
        while true {
            while running.count < jobs, let work = next() {
                running.append(
                    (try TestProcess(work.order, binary: binary, scratch: scratch), work.done))
            }
            guard !running.isEmpty else { return }
            for index in running.indices.reversed() {
                guard let ending = running[index].process.poll() else { continue }
                let ended = running.remove(at: index)
                try ended.done(ended.process, ending)
            }
            usleep(3000)
        }
    }
}
