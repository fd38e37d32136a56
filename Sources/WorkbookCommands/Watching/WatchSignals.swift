import Foundation

/// Hands the signals that concern the watch mode over to its loop.
final class WatchSignals {
    private var sources: [any DispatchSourceSignal] = []
    private static let ends = [SIGINT, SIGTERM, SIGHUP]

    /// Listens from now on.
    init(_ inbox: Inbox<WatchLoop.Message>) {
        listen(to: SIGWINCH) { inbox.add(.resized) }
        listen(to: SIGCONT) { inbox.add(.goOn) }
        for number in Self.ends {
            signal(number, SIG_IGN)
            listen(to: number) { inbox.add(.end(number)) }
        }
        signal(SIGTSTP, SIG_IGN)
        listen(to: SIGTSTP) { inbox.add(.pause) }
    }

    /// Ends the program as the signal would have that was handed over.
    static func die(of number: Int32) -> Never {
        signal(number, SIG_DFL)
        // Dispatch has kept it from all threads.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
        _exit(128 + number)
    }

    /// Listens no more.
    func stop() {
        for source in sources { source.cancel() }
        for number in Self.ends + [SIGTSTP] { signal(number, SIG_DFL) }
    }

    private func listen(to number: Int32, _ act: @escaping @Sendable () -> Void) {
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler(handler: act)
        source.activate()
        sources.append(source)
    }
}
