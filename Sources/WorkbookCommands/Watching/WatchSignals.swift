import Foundation

/// Hands the signals that concern the watch mode over to its loop.
///
/// A handler may do next to nothing, so it writes the signal's number into a pipe, which a thread reads. (Dispatch's sources lose a
/// signal that is ignored, where a thread does not block it.)
final class WatchSignals {
    private static let ends = [SIGINT, SIGTERM, SIGHUP]
    private static let all = [SIGWINCH, SIGCONT, SIGTSTP] + ends
    /// Where handlers write.
    nonisolated(unsafe) private static var entrance: Int32 = -1

    /// Listens from now on.
    init(_ inbox: Inbox<WatchLoop.Message>) {
        var pipeEnds: [Int32] = [-1, -1]
        guard pipe(&pipeEnds) == 0 else { return }
        let exit = pipeEnds[0]
        Self.entrance = pipeEnds[1]
        for number in Self.all {
            signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(WatchSignals.entrance, &byte, 1)
            }
        }
        Thread.detachNewThread {
            var byte: UInt8 = 0
            while true {
                let count = read(exit, &byte, 1)
                if count < 0 && errno == EINTR { continue }
                guard count == 1 else { return }
                inbox.add(Self.message(of: Int32(byte)))
            }
        }
    }

    private static func message(of number: Int32) -> WatchLoop.Message {
        switch number {
        case SIGWINCH: .resized
        case SIGCONT: .goOn
        case SIGTSTP: .pause
        default: .end(number)
        }
    }

    /// Ends the program as the signal would have that was handed over.
    static func die(of number: Int32) -> Never {
        signal(number, SIG_DFL)
        raise(number)
        _exit(128 + number)
    }

    /// Listens no more.
    func stop() {
        for number in Self.all { signal(number, SIG_DFL) }
    }
}
