import FlyingSocks

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A port of 127.0.0.1, the address that only programs on this machine can reach.
struct Loopback: SocketAddress {
    static let family = sa_family_t(AF_INET)

    let port: UInt16

    func withSockAddr<Result, Failure: Error>(
        _ body: (UnsafePointer<sockaddr>, socklen_t) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var address = sockaddr_in()
        #if canImport(Darwin)
            address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
        #endif
        address.sin_family = Self.family
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        return try withUnsafeBytes(of: address) { bytes throws(Failure) in
            guard let start = bytes.baseAddress else { preconditionFailure("an address has bytes") }
            return try body(
                start.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
        }
    }

    /// The port that a socket listens on.
    static func port(of socket: Socket) throws -> UInt16 {
        guard case .ip4(_, let port) = try socket.sockname() else {
            throw SocketError.unsupportedAddress
        }
        return port
    }
}
