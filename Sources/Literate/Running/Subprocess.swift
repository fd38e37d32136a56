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
        /// It gave no sign of life for too long and was stopped; see `Patience`.
        case stuck
        /// It printed more than anybody would read and was stopped.
        case flooding
        /// It took more memory than the computer can spare and was stopped.
        case swollen
        /// It started more programs than anybody needs and was stopped.
        case teeming

        /// A signal's; the kernel's own limits are ones that a program may run into before anybody looks.
        static func ended(bySignal signal: Int32) -> Status {
            switch signal {
            case SIGXFSZ: .flooding
            case SIGXCPU: .stuck
            default: .killed(signal: signal)
            }
        }

        /// Whether it may end otherwise the next time: the clock stopped it, or a signal that others send.
        var isFleeting: Bool {
            switch self {
            case .stuck: true
            case .killed(let signal): [SIGHUP, SIGINT, SIGQUIT, SIGKILL, SIGTERM].contains(signal)
            case .exited, .flooding, .swollen, .teeming: false
            }
        }

        /// What a program did that had to be stopped, after its name; nil if it ended by itself.
        func excess(limit: TimeInterval) -> String? {
            switch self {
            case .stuck: "does not end: it was stopped after \(Int(limit.rounded(.up))) s"
            case .flooding:
                "prints without end: it was stopped after \(Allowance().output >> 20) MB"
            case .swollen:
                "takes more and more memory: it was stopped at \(Allowance().memory >> 20) MB"
            case .teeming:
                "starts more and more programs: it was stopped at \(Allowance().processes)"
            case .exited, .killed: nil
            }
        }
    }

    var status: Status
    var output: String
    var errors: String

    /// How much a program with a pulse may take.
    struct Allowance {
        /// Bytes that it prints.
        var output = 16 << 20
        /// Bytes that it keeps in memory.
        var memory = 2 << 30
        /// Programs that run at a time, itself included.
        var processes = 32
    }

    /// Runs a program and waits for it.
    ///
    /// With a pulse the program is a stranger: it is stopped when its pulse stands still, and when it takes more than it is
    /// allowed to; whatever it has started ends with it. All that it prints stays in the file that is given for `writing`.
    /// One that is asked where it stands gets the time to say so in its errors before it is stopped.
    ///
    /// - Throws: `ToolFailure` if it cannot be started; `Halted` if it was stopped because nobody wants its answer.
    static func run(
        _ program: URL, _ arguments: [String], environment: [String: String] = [:],
        inheriting names: [String]? = nil, in folder: URL? = nil, pulse: Pulse? = nil,
        allowance: Allowance = Allowance(), writing place: URL? = nil, asksWhere: Bool = false,
        halt: Halt? = nil
    ) throws -> Subprocess {
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("workbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let outputFile = place ?? scratch.appendingPathComponent("out")
        let errorFile = scratch.appendingPathComponent("err")
        // Files rather than pipes: a pipe that nobody reads in time stops the program that fills
        // it.
        let output = try writableFile(outputFile)
        let errors = try writableFile(errorFile)

        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let inherited = ProcessInfo.processInfo.environment.filter { name, _ in
            names?.contains(name) ?? true
        }
        process.environment = inherited.merging(environment) { $1 }
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
        let watch = Watch(
            pulse: pulse, allowance: allowance, files: [outputFile, errorFile],
            asksWhere: asksWhere, halt: halt)
        let reason = wait(for: ended, process, watch)
        // What the program started is in its group, as far as it did not leave it.
        if pulse != nil { kill(-process.processIdentifier, SIGKILL) }
        if reason == nil { process.waitUntilExit() }
        try? output.close()
        try? errors.close()
        if halt?.isCalled ?? false { throw Halted() }
        return Subprocess(
            status: reason ?? status(of: process), output: OutputText.read(outputFile),
            errors: OutputText.read(errorFile))
    }

    private static func status(of process: Process) -> Status {
        process.terminationReason == .uncaughtSignal
            ? .ended(bySignal: process.terminationStatus) : .exited(process.terminationStatus)
    }

    /// What a program is watched by while it runs.
    private struct Watch {
        var pulse: Pulse?
        var allowance: Allowance
        /// What it prints, and its errors.
        var files: [URL]
        var asksWhere: Bool
        var halt: Halt?
    }

    /// Waits for the end, and stops a program that goes too far; the answer is why, or nil for the end that Foundation tells.
    ///
    /// Foundation takes a program for running as long as anything that it started runs. What left the program's group would
    /// so be waited for without end: once the program itself has ended, its end is the answer.
    private static func wait(
        for ended: DispatchSemaphore, _ process: Process, _ watch: Watch
    ) -> Status? {
        guard let pulse = watch.pulse else {
            ended.wait()
            return nil
        }
        var listener = PulseListener(pulse)
        var signs = 0
        let number = process.processIdentifier
        var patience = Patience(
            limit: pulse.limit, at: Date(), computed: ProcessorTime.used(by: number))
        var looks = 0
        while ended.wait(timeout: .now() + 0.1) == .timedOut {
            if let end = ProgramEnd.status(of: process.processIdentifier) {
                return ended.wait(timeout: .now() + 0.5) == .success ? nil : end
            }
            let newSigns = listener.signs()
            let computed = ProcessorTime.used(by: number)
            if newSigns != signs {
                signs = newSigns
                patience.hear(at: Date(), computed: computed)
            }
            var reason: Status?
            if patience.isOver(at: Date(), computed: computed) { reason = .stuck }
            if watch.files.map(OutputText.size).reduce(0, +) > watch.allowance.output {
                reason = .flooding
            }
            if Memory.used(by: process.processIdentifier) > watch.allowance.memory {
                reason = .swollen
            }
            looks += 1
            if looks.isMultiple(of: 5) {
                let group = ProcessGroup(of: process.processIdentifier)
                if group.memory > watch.allowance.memory { reason = .swollen }
                if group.count > watch.allowance.processes { reason = .teeming }
            }
            if watch.halt?.isCalled ?? false { reason = .stuck }
            guard let reason else { continue }
            if watch.asksWhere, !(watch.halt?.isCalled ?? false) {
                StandingPlace.ask(
                    process.processIdentifier, errors: watch.files[1], events: pulse.file)
            }
            kill(-process.processIdentifier, SIGKILL)
            kill(process.processIdentifier, SIGKILL)
            while kill(process.processIdentifier, 0) == 0,
                ProgramEnd.status(of: process.processIdentifier) == nil
            {
                usleep(1000)
            }
            return reason
        }
        return nil
    }

    private static func writableFile(_ file: URL) throws -> FileHandle {
        guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
            throw ToolFailure("\(file.path) cannot be written")
        }
        return try FileHandle(forWritingTo: file)
    }
}
