import FlyingSocks
import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A connection: one request, one answer.
struct Connection: Sendable {
    let socket: AsyncSocket
    let port: UInt16
    let answers: LiveAnswers
    /// How long the request may take to arrive, and the answer to be sent.
    let arrival: Duration

    /// Answers the request, if one comes in time, and hangs up.
    func serve() async {
        defer { try? socket.close() }
        let head: RequestHead?
        var answer: Answer?
        do {
            head = try await Self.within(arrival) { try await read() }
        } catch let refusal as Refusal {
            head = nil
            answer = Answer(refusal)
        } catch {
            return
        }
        if let head { answer = await self.answer(to: head) }
        guard let answer else { return }
        let bytes = answer.bytes(withBody: head?.method != "HEAD")
        try? await Self.within(arrival) { try await socket.write(bytes) }
        try? await Self.within(.seconds(1)) { await drain() }
    }

    private func answer(to head: RequestHead) async -> Answer {
        do {
            try head.check(port: port)
        } catch {
            return Answer(error)
        }
        return await answers.answer(to: head.target)
    }

    private func read() async throws -> RequestHead {
        var reader = HeadReader()
        while true {
            if let head = try reader.take(try await socket.read(atMost: 4_096)) { return head }
        }
    }

    /// Passes over what else was sent: to hang up on it would take the answer away from who sent it.
    private func drain() async {
        shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
        while (try? await socket.read(atMost: 4_096)) != nil {}
    }

    /// Does the work, or gives it up when the time is over.
    private static func within<Result: Sendable>(
        _ limit: Duration, _ work: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        try await withThrowingTaskGroup(of: Result.self) { group in
            group.addTask(operation: work)
            group.addTask {
                try await Task.sleep(for: limit)
                throw CancellationError()
            }
            defer { group.cancelAll() }
            guard let result = try await group.next() else { throw CancellationError() }
            return result
        }
    }
}
