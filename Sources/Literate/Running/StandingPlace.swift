import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Asks a program that is about to be stopped where it stands.
///
/// The runtime of Swift traces the calls of the thread that a signal reaches, and of no other; so the signal goes to the
/// thread that has computed most, which is the one that runs the tests. It is a signal that threads of Dispatch do not keep
/// from them. On other systems than Linux nobody is asked.
enum StandingPlace {
    /// How long the answer may take.
    private static let patience = 15.0
    /// The last words of a trace.
    private static let lastWords = "Backtrace took"

    /// Lets a program write the trace of its busiest thread among its errors, and stops it.
    ///
    /// What it does meanwhile is not to be told: the file that tells of its tests is cut as it was before.
    static func ask(_ process: Int32, errors: URL, events: URL) {
        #if os(Linux)
            guard let thread = busiestThread(of: process), let call = Self.call else { return }
            let length = OutputText.size(of: events)
            guard call(signalThread, Int(process), thread, Int(SIGTRAP), 0, 0) == 0 else { return }
            let start = Date()
            while -start.timeIntervalSinceNow < patience, ProgramEnd.status(of: process) == nil,
                !OutputText.read(errors).contains(lastWords)
            {
                usleep(5_000)
            }
            kill(process, SIGKILL)
            while kill(process, 0) == 0, ProgramEnd.status(of: process) == nil { usleep(1_000) }
            truncate(events.path, off_t(length))
        #endif
    }

    #if os(Linux)
        private typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
        private static var call: Call? {
            dlsym(nil, "syscall").map { unsafeBitCast($0, to: Call.self) }
        }
        #if arch(x86_64)
            /// The number of `tgkill`.
            private static let signalThread = 234
        #else
            private static let signalThread = 131
        #endif

        /// The thread, the first one apart, that has computed most.
        private static func busiestThread(of process: Int32) -> Int? {
            let tasks = "/proc/\(process)/task"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
            let times = names.compactMap(Int.init).filter { $0 != Int(process) }.compactMap {
                thread -> (thread: Int, time: UInt64)? in
                ProcessorTime.scheduled(at: "\(tasks)/\(thread)").map { (thread, $0) }
            }
            return times.max { $0.time < $1.time }?.thread
        }
    #endif
}
