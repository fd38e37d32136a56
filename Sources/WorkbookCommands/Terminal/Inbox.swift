import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a program that waits for keys is told meanwhile: by signals, and by its own threads.
final class Inbox<Message: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var messages: [Message] = []
    private let ends: [Int32]

    /// An empty inbox.
    init() {
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        self.ends = ends
    }

    deinit { for end in ends { close(end) } }

    /// Hands over a message, from any thread.
    func add(_ message: Message) {
        lock.withLock { messages.append(message) }
        var byte: UInt8 = 0
        _ = write(ends[1], &byte, 1)
    }

    /// The messages so far.
    func take() -> [Message] {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(ends[0], &bytes, bytes.count) > 0 {}
        return lock.withLock {
            defer { messages = [] }
            return messages
        }
    }

    /// Waits for a message, for the keyboard, or for some time; the answer is whether the keyboard has something.
    func wait(seconds: Double) -> Bool {
        var files = [
            pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
            pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&files, nfds_t(files.count), Int32(seconds * 1000))
        return count > 0 && files[0].revents != 0
    }
}
