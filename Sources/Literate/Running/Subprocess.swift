import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Another program, run to its end.
struct Subprocess {
    /// How the program ended.
    enum Status: Codable, Equatable {
        case exited(Int32)
        case killed(signal: Int32)
        /// It gave no sign of life for too long and was stopped.
        case stuck
    }

    var status: Status
    var output: String
    var errors: String

    /// Runs a program and waits for it.
    ///
    /// - Throws: `ToolFailure` if it cannot be started.
    static func run(
        _ program: URL, _ arguments: [String], environment: [String: String] = [:],
        in folder: URL? = nil, pulse: Pulse? = nil
    ) throws -> Subprocess {
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("workbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let outputFile = scratch.appendingPathComponent("out")
        let errorFile = scratch.appendingPathComponent("err")
        // Files rather than pipes: a pipe that nobody reads in time stops the program that fills
        // it.
        let output = try writableFile(outputFile)
        let errors = try writableFile(errorFile)

        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        if let folder { process.currentDirectoryURL = folder }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do {
            try process.run()
        } catch {
            throw ToolFailure("\(program.path) cannot be started: \(error.localizedDescription)")
        }
        let isStuck = wait(for: ended, process, pulse)
        process.waitUntilExit()
        try? output.close()
        try? errors.close()
        return Subprocess(
            status: isStuck ? .stuck : status(of: process),
            output: text(of: outputFile), errors: text(of: errorFile))
    }

    private static func status(of process: Process) -> Status {
        process.terminationReason == .uncaughtSignal
            ? .killed(signal: process.terminationStatus) : .exited(process.terminationStatus)
    }

    /// Waits for the end; true if the pulse stopped and the program was stopped for it.
    private static func wait(
        for ended: DispatchSemaphore, _ process: Process, _ pulse: Pulse?
    ) -> Bool {
        guard let pulse else {
            ended.wait()
            return false
        }
        var listener = PulseListener(pulse)
        var signs = 0
        var lastSign = Date()
        while ended.wait(timeout: .now() + 0.1) == .timedOut {
            let newSigns = listener.signs()
            if newSigns != signs {
                signs = newSigns
                lastSign = Date()
            } else if Date().timeIntervalSince(lastSign) > pulse.limit {
                kill(process.processIdentifier, SIGKILL)
                return true
            }
        }
        return false
    }

    private static func writableFile(_ file: URL) throws -> FileHandle {
        guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
            throw ToolFailure("\(file.path) cannot be written")
        }
        return try FileHandle(forWritingTo: file)
    }

    private static func text(of file: URL) -> String {
        String(decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
    }
}
