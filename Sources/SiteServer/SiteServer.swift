import FlyingSocks
import Foundation

/// Shows a built site to browsers on this machine, and tells the open pages when it has changed.
///
/// It answers GET and HEAD on the loopback address to those who call it by its name there, and reads nothing outside the
/// site's folder.
public final class SiteServer: Sendable {
    /// What keeps a server from starting, as a person reads it.
    public struct Failure: Error, CustomStringConvertible, Equatable {
        /// What is wrong and what to do about it.
        public let description: String
    }

    /// The port that it listens on.
    public let port: UInt16
    private let listener: Socket
    private let answers: LiveAnswers
    private let open = OpenConnections(limit: 256)
    /// How long a request may take to arrive, and how long an answer may take to be sent.
    private let arrival: Duration

    /// Takes the port, so that nobody else can; 0 takes any that is free.
    ///
    /// `live` is added to the pages as they are sent.
    public convenience init(
        _ folder: URL, port: UInt16, live: LiveScript, state: LiveState
    ) throws(Failure) {
        try self.init(
            port: port,
            answers: LiveAnswers(
                folder: SiteFolder(path: folder.path), live: live, state: state))
    }

    init(
        port: UInt16, answers: LiveAnswers, arrival: Duration = .seconds(10)
    ) throws(Failure) {
        self.answers = answers
        self.arrival = arrival
        do {
            listener = try Socket(domain: AF_INET, type: .stream)
            try listener.setValue(true, for: .localAddressReuse)
            try listener.bind(to: Loopback(port: port))
            try listener.listen()
            self.port = try Loopback.port(of: listener)
        } catch SocketError.failed(_, EADDRINUSE, _) {
            throw Failure(
                description: "port \(port) is taken by another program: end that one, or name "
                    + "another port with --port \(port < UInt16.max ? port + 1 : port - 1)")
        } catch SocketError.failed(_, EACCES, _) {
            throw Failure(
                description: "port \(port) is kept for the system: name one above 1023 with --port")
        } catch {
            throw Failure(
                description: "port \(port) cannot be listened on: \(error.localizedDescription)")
        }
    }

    /// Answers until the task is cancelled.
    public func run() async throws {
        let pool = SocketPool.make()
        try await pool.prepare()
        defer { try? listener.close() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await pool.run() }
            group.addTask {
                try await self.accept(on: AsyncSocket(socket: self.listener, pool: pool))
            }
            try await group.next()
            group.cancelAll()
        }
    }

    private func accept(on listener: AsyncSocket) async throws {
        await withDiscardingTaskGroup { group in
            while !Task.isCancelled {
                // A browser that hangs up before it is heard is no reason to end.
                guard let socket = try? await listener.accept() else {
                    try? await Task.sleep(for: .milliseconds(10))
                    continue
                }
                guard open.enter() else {
                    try? socket.close()
                    continue
                }
                group.addTask {
                    await Connection(
                        socket: socket, port: self.port, answers: self.answers,
                        arrival: self.arrival
                    ).serve()
                    self.open.leave()
                }
            }
        }
    }
}
