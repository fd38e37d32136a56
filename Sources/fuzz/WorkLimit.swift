import Foundation

/// Tells a case without end from one that is slow because the machine has other things to do.
enum WorkLimit {
    /// Starts to count anew: the system ends this process once the processor has worked on it for so many seconds.
    ///
    /// Most cases take thousandths of one.
    static func restart(_ seconds: Int) {
        var timer = itimerval()
        timer.it_value.tv_sec = seconds
        #if canImport(Glibc)
            setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
        #else
            setitimer(ITIMER_PROF, &timer, nil)
        #endif
    }

    /// Whether a process has been ended for that.
    static func hasEnded(_ process: Process) -> Bool {
        !process.isRunning && process.terminationReason == .uncaughtSignal
            && process.terminationStatus == SIGPROF
    }
}
