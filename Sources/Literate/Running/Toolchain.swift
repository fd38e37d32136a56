import Foundation

/// The Swift compiler that listings are compiled with.
public struct Toolchain: Sendable {
    /// The compiler's path.
    public var compiler: URL
    /// What the compiler says about itself and its target; a change makes every cached result
    /// stale.
    public var identity: String
    /// The flags that make `import Testing` work where the compiler does not find it by itself.
    var testingFlags: [String]
    /// Seconds after which the compiler is stopped: what takes so long may as well never end.
    var limit: TimeInterval = 900

    /// The `swiftc` on the search path; it is asked once.
    ///
    /// - Throws: `ToolFailure` if there is none or it does not answer.
    public static func find() throws -> Toolchain { try found.get() }

    private static let found: Result<Toolchain, ToolFailure> = {
        do {
            return .success(try search())
        } catch {
            return .failure(error as? ToolFailure ?? ToolFailure("\(error)"))
        }
    }()

    private static func search() throws -> Toolchain {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
        let candidates = path.split(separator: ":").map { "\($0)/swiftc" }
        guard let found = candidates.first(where: FileManager.default.isExecutableFile(atPath:))
        else {
            throw ToolFailure("there is no `swiftc` on the search path; install Swift 6.3 or later")
        }
        let compiler = URL(fileURLWithPath: found)
        let answer = try Subprocess.run(compiler, ["-print-target-info"])
        guard answer.status == .exited(0) else {
            throw ToolFailure("`swiftc -print-target-info` failed: \(answer.errors)")
        }
        return Toolchain(
            compiler: compiler, identity: answer.output, testingFlags: try platformFlags())
    }

    /// Runs the compiler in a folder, and stops it when it takes more time and room than any chapter needs.
    func compile(
        _ arguments: [String], in folder: URL, halt: Halt? = nil
    ) throws -> Subprocess {
        try Subprocess.run(
            compiler, arguments, environment: Self.memory, in: folder,
            pulse: .init(file: URL(fileURLWithPath: "/dev/null"), limit: limit),
            allowance: .init(output: 64 << 20, memory: 8 << 30, processes: 64), halt: halt)
    }

    /// What makes the compiler take its memory from Linux in large pages.
    ///
    /// A tenth of its time goes into asking for small ones. Where there is no glibc, nobody reads it.
    private static let memory = ["GLIBC_TUNABLES": "glibc.malloc.hugetlb=1"]

    #if os(macOS)
        /// Xcode keeps Testing beside the SDK, not in it.
        private static func platformFlags() throws -> [String] {
            let xcrun = URL(fileURLWithPath: "/usr/bin/xcrun")
            let platform = try Subprocess.run(xcrun, ["--show-sdk-platform-path"]).output
                .trimmingCharacters(in: .whitespacesAndNewlines)
            let frameworks = platform + "/Developer/Library/Frameworks"
            let libraries = platform + "/Developer/usr/lib"
            return [
                "-F", frameworks, "-I", libraries, "-L", libraries,
                "-Xlinker", "-rpath", "-Xlinker", frameworks,
                "-Xlinker", "-rpath", "-Xlinker", libraries,
            ]
        }
    #else
        private static func platformFlags() throws -> [String] { [] }
    #endif
}

/// A tool that is missing or does not work, as opposed to a mistake in a book.
public struct ToolFailure: Error, Equatable, CustomStringConvertible {
    /// What is wrong and what to do.
    public var description: String

    /// What is wrong and what to do, in one line.
    public init(_ description: String) { self.description = description }
}
