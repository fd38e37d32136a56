#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// How a program ended that nobody has waited for yet.
enum ProgramEnd {
    /// How the child process ended; nil while it runs, and once somebody has waited for it.
    static func status(of child: pid_t) -> Subprocess.Status? {
        var info = siginfo_t()
        guard waitid(P_PID, id_t(child), &info, WEXITED | WNOHANG | WNOWAIT) == 0 else {
            return nil
        }
        #if canImport(Glibc)
            let (pid, status) = (
                info._sifields._sigchld.si_pid, info._sifields._sigchld.si_status
            )
        #else
            let (pid, status) = (info.si_pid, info.si_status)
        #endif
        guard pid == child else { return nil }
        return info.si_code == Int32(CLD_EXITED) ? .exited(status) : .ended(bySignal: status)
    }
}
