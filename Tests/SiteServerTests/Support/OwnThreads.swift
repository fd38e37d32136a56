import Dispatch

/// Threads for a server alone.
///
/// All tests of the package share a few threads, and those that compile something keep one for a minute: a server among them
/// would answer when they are through.
@available(macOS 15, *)
final class OwnThreads: TaskExecutor {
    private let queue = DispatchQueue(label: "a server's own", attributes: .concurrent)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
