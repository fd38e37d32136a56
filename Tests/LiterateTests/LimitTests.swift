import Foundation
import Testing

@testable import Literate

/// What programs of the book may take, and what the system keeps from them.
struct LimitTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("limits-\(UUID().uuidString)")

    private func shell(
        _ script: String, _ allowance: Subprocess.Allowance = .init()
    ) throws -> Subprocess {
        try Subprocess.run(
            URL(fileURLWithPath: "/bin/sh"), ["-c", script],
            pulse: .init(file: folder.appendingPathComponent("pulse"), limit: 30),
            allowance: allowance)
    }

    @Test("what prints without end is stopped, and its output is cut in the middle")
    func output() throws {
        let process = try shell(
            "echo first >&2; while :; do echo 'word word word word word' >&2; done",
            .init(output: 1 << 20))
        #expect(process.status == .flooding)
        #expect(process.errors.hasPrefix("first\n") && process.errors.contains("bytes left out"))
        #expect(process.errors.utf8.count < 1 << 20)
    }

    #if os(Linux)
        @Test("what takes more and more memory is stopped")
        func memory() throws {
            let script = "a=xxxxxxxxxxxxxxxx; while :; do a=$a$a; sleep 0.05; done"
            #expect(try shell(script, .init(memory: 64 << 20)).status == .swollen)
        }

        @Test("what starts more and more programs is stopped, and all of them with it")
        func processes() throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let mark = folder.appendingPathComponent("pid")
            let script = """
                sleep 600 & echo $! > \(mark.path)
                while :; do sleep 600 & sleep 0.01; done
                """
            #expect(try shell(script, .init(processes: 8)).status == .teeming)
            #expect(try isGone(readingFrom: mark))
        }

        @Test("the memory of what a program starts is counted with its own")
        func memoryOfChildren() throws {
            let script = """
                grow() { a=xxxxxxxxxxxxxxxx; for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
                a=$a$a; done; sleep 60; }
                grow & grow & grow & grow & sleep 60
                """
            #expect(try shell(script, .init(memory: 48 << 20)).status == .swollen)
        }

        @Test("what a program has started ends with it")
        func children() throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let mark = folder.appendingPathComponent("pid")
            _ = try Subprocess.run(
                URL(fileURLWithPath: "/bin/sh"), ["-c", "sleep 600 & echo $! > \(mark.path)"],
                pulse: .init(file: mark, limit: 30))
            #expect(try isGone(readingFrom: mark))
        }

        /// Whether the program whose number stands in a file ends; a killed one is gone soon, or waits only to be noticed.
        private func isGone(readingFrom mark: URL) throws -> Bool {
            let child = try #require(
                Int32(
                    String(contentsOf: mark, encoding: .utf8)
                        .trimmingCharacters(in: .whitespacesAndNewlines)))
            for _ in 0..<500 {
                let state = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)
                if state?.contains(") Z ") ?? true || state?.contains(") X ") ?? true {
                    return true
                }
                usleep(10_000)
            }
            return false
        }

        @Test(
            "what has left a program's group is not waited for", .enabled(if: Self.canMakeGroups))
        func stray() throws {
            let process = try shell("setsid sleep 60 & exit 3", .init())
            #expect(process.status == .exited(3))
        }

        private static let canMakeGroups = FileManager.default.isExecutableFile(
            atPath: "/usr/bin/setsid")

        @Test(
            "a listing writes and reads in its own folder, starts no program, and its crashes are traced",
            .enabled(if: Self.hasLandlock))
        func confinement() throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let secret = folder.appendingPathComponent("secret")
            try "secret".write(to: secret, atomically: true, encoding: .utf8)
            let claim = """
                import Foundation
                import Testing

                @Test func __claim_a_1() throws {
                    #expect((try? Data().write(to: URL(fileURLWithPath: "mine"))) != nil)
                    #expect((try? Data(contentsOf: URL(fileURLWithPath: "/etc/passwd"))) != nil)
                    let secret = URL(fileURLWithPath: "\(secret.path)")
                    #expect((try? Data(contentsOf: secret)) == nil)
                    #expect((try? Data().write(to: secret)) == nil)
                    #expect((try? FileManager.default.removeItem(at: secret)) == nil)
                    #expect(!FileManager.default.createFile(atPath: "../other", contents: nil))
                    #expect(ProcessInfo.processInfo.environment["SECRET_OF_THE_TEST"] == nil)
                    let other = Process()
                    other.executableURL = URL(fileURLWithPath: "/bin/sh")
                    #expect((try? other.run()) == nil)
                    #expect(kill(getppid(), 0) != 0)
                    typealias Call = @convention(c) () -> Int32
                    for name in ["fork", "setsid"] {
                        let call = try #require(dlsym(nil, name).map { unsafeBitCast($0, to: Call.self) })
                        let result = call()
                        if result == 0 { _exit(0) }
                        #expect(result == -1, "\\(name)")
                    }
                }

                @Test func __claim_a_2() throws {
                    let none: [Int] = []
                    print(none[1])
                }
                """
            let sources = ClaimSupport.files + [("claim.swift", claim)]
            for (name, text) in sources {
                try text.write(
                    to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
            }
            let toolchain = try Toolchain.find()
            let compiled = try Subprocess.run(
                toolchain.compiler,
                ["-parse-as-library", "-g", "-module-name", "Claims"] + toolchain.testingFlags
                    + ["-o", ClaimProcess.executableName] + sources.map(\.0), in: folder)
            try #require(compiled.status == .exited(0), "\(compiled.errors)")
            setenv("SECRET_OF_THE_TEST", "1", 1)
            let process = ClaimProcess(
                folder: folder, limit: 30, tape: ToolTape(.nothing, at: "a"))
            let held = try process.start(ClaimProcess.selecting(["__claim_a_1"]))
            #expect(ClaimProcess.events(in: held).issues.map(\.text) == [])
            #expect(held.status == .exited(0), "\(held.errors)")
            let crash = try process.start(ClaimProcess.selecting(["__claim_a_2"]))
            let place = CrashReport.place(in: crash.errors, among: ["claim.swift"])
            #expect(place?.line == 28, "\(crash.errors)")
        }

        /// Whether the kernel lets a program give up rights.
        private static let hasLandlock: Bool = {
            let call = dlsym(nil, "syscall").map { unsafeBitCast($0, to: LandlockCall.self) }
            return (call?(444, 0, 0, 1) ?? 0) > 0
        }()

        private typealias LandlockCall = @convention(c) (Int, Int, Int, Int) -> Int
    #endif
}
