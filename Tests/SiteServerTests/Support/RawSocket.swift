import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A connection to a port of this machine that sends whatever bytes it is given.
final class RawSocket: Sendable {
    struct Failure: Error { let what: String }

    private let descriptor: Int32

    init(port: UInt16, patience seconds: Int = 180) throws {
        #if canImport(Glibc)
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { throw Failure(what: "no connection") }
        // A test must end even if the server never answers.
        var patience = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(
            descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(descriptor) }

    /// Sends bytes, as many as the other side takes; the answer is how many.
    @discardableResult
    func write(_ bytes: [UInt8]) -> Int {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                #if canImport(Glibc)
                    send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                #else
                    send(descriptor, $0.baseAddress, $0.count, 0)
                #endif
            }
            guard count > 0 else { break }
            sent += count
        }
        return sent
    }

    /// Sends bytes and reads what comes back, until the other side hangs up.
    func exchange(_ bytes: [UInt8]) async throws -> [UInt8] {
        // Not on one of the few threads that the server's tasks need.
        try await withCheckedThrowingContinuation { done in
            Thread.detachNewThread { [self] in
                write(bytes)
                var all: [UInt8] = []
                var buffer = [UInt8](repeating: 0, count: 65_536)
                while true {
                    let count = read(descriptor, &buffer, buffer.count)
                    if count < 0 && errno == EAGAIN {
                        return done.resume(throwing: Failure(what: "no answer in time"))
                    }
                    guard count > 0 else { break }
                    all += buffer[..<count]
                }
                done.resume(returning: all)
            }
        }
    }
}
