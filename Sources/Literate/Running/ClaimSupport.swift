/// The files that are compiled with a chapter's programs, besides `Confinement`.
enum ClaimSupport {
    /// Everything that is compiled beside the programs, by file name.
    static let files: [(name: String, text: String)] = [
        ("confinement.swift", Confinement.source), ("entry.swift", entry),
        ("recorder.swift", recorder),
    ]

    /// Those of them that programs call; the others call the programs' tests.
    static let called = ["recorder.swift"]

    /// The status with which a program ends that could not write what it had to, such as on a full disk.
    static let cannotWrite: Int32 = 74

    /// The file of the expectations that were evaluated, below the folder of reports.
    static let evidence = "evidence"

    /// The ending, after the test's name, of the file of the rules that its runs have gone by.
    static let rules = "rules"
    /// The ending of the file of the model's numbers and choices that they have asked for.
    static let reads = "reads"

    /// Writes what a claim leaves where `WORKBOOK_RUNS` says, if it says anything; what it is called
    /// stands on the first line, since an id may be longer than the name of a file.
    ///
    /// Before each expectation of a listing is judged, `__met` writes down where it stands, and in which test.
    static let recorder = """
        import Foundation
        import Testing

        func __record(_ report: String, as name: String) {
            guard let folder = ProcessInfo.processInfo.environment["WORKBOOK_RUNS"] else { return }
            let file = URL(fileURLWithPath: folder).appendingPathComponent("\\(name.hashValue)")
            do {
                try "\\(name).json\\n\\(report)".write(to: file, atomically: true, encoding: .utf8)
            } catch {
                __stop("\\(file.path) cannot be written: \\(error)")
            }
        }

        /// Gives a thread a second stack, on which the trace of its calls is written when the first is full.
        func __begin() {
            #if os(Linux)
                let size = 1 << 18
                var stack = stack_t()
                stack.ss_sp = .allocate(byteCount: size, alignment: 16)
                stack.ss_size = size
                sigaltstack(&stack, nil)
            #endif
        }

        func __choose(_ answers: [Bool], as name: String) { __record("\\(answers)", as: name) }

        func __met(_ file: String, _ line: Int, _ column: Int) -> SourceLocation {
            __evidence.note("\\(Test.current?.name ?? "")\\t\\(file)\\t\\(line)\\t\\(column)\\n")
            return SourceLocation(fileID: "Claims/listing.md", filePath: file, line: line, column: column)
        }

        private let __evidence = __Evidence()

        private final class __Evidence: @unchecked Sendable {
            private let lock = NSLock()
            private var seen: Set<String> = []
            private let file: Int32

            init() {
                let folder = ProcessInfo.processInfo.environment["WORKBOOK_RUNS"]
                file = folder.map {
                    open($0 + "/\(evidence)", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
                } ?? -1
            }

            func note(_ line: String) {
                guard file >= 0, lock.withLock({ seen.insert(line).inserted }) else { return }
                let bytes = Array(line.utf8)
                if write(file, bytes, bytes.count) != bytes.count {
                    __stop("the evidence cannot be written")
                }
            }
        }

        private func __stop(_ message: String) -> Never {
            FileHandle.standardError.write(Data((message + "\\n").utf8))
            _exit(\(cannotWrite))
        }

        """

    /// Runs the tests of the program that it is linked into.
    ///
    /// All that the arguments select, or those that `WORKBOOK_ORDER` names, in that order. Whoever stops the workbook
    /// stops them too, even one that never ends.
    static let entry = ownEntry + Seal.source

    private static let ownEntry = """
        import Foundation
        import Testing
        #if canImport(TouchEngine)
            import TouchEngine
        #endif

        @main struct Claims {
            static func main() {
                Seal.take()
                // What a program printed before it crashed is worth reading.
                setvbuf(stdout, nil, Int32(_IOLBF), 0)
                Confinement.enter()
                endWithParent()
                Task {
                    let environment = ProcessInfo.processInfo.environment
                    guard let order = environment["WORKBOOK_ORDER"] else {
                        Seal.end(await Testing.__swiftPMEntryPoint() as CInt)
                    }
                    await run(order.split(separator: ",").map(String.init))
                }
                dispatchMain()
            }

            /// Runs tests one after the other; the events of each follow those of the one before.
            static func run(_ names: [String]) async -> Never {
                var arguments = CommandLine.arguments
                guard let option = arguments.firstIndex(of: "--event-stream-output-path") else { exit(1) }
                let all = arguments[option + 1]
                arguments[option + 1] = all + ".now"
                var status: CInt = 0
                for name in names {
                    CommandLine.arguments = arguments + ["--filter", name + "\\\\(\\\\)"]
                    let result: CInt = await Testing.__swiftPMEntryPoint()
                    status = status == 0 ? result : status
                    append(all + ".now", to: all)
                    #if canImport(TouchEngine)
                        note(RuleNotes.take(), "\(rules)", name)
                        note(ModelReads.take(), "\(reads)", name)
                    #endif
                }
                Seal.end(status)
            }

            /// Writes down what the engine has noted of a test's runs, if it notes anything.
            static func note(_ words: [String], _ kind: String, _ name: String) {
                guard !words.isEmpty,
                    let folder = ProcessInfo.processInfo.environment["WORKBOOK_RUNS"]
                else { return }
                let text = name + "." + kind + ".json\\n" + words.joined(separator: " ")
                do {
                    try text.write(
                        toFile: folder + "/" + name + "." + kind, atomically: true, encoding: .utf8)
                } catch {
                    exit(\(cannotWrite))
                }
            }

            static func append(_ part: String, to all: String) {
                guard let bytes = FileManager.default.contents(atPath: part) else { return }
                if !FileManager.default.fileExists(atPath: all) {
                    _ = FileManager.default.createFile(atPath: all, contents: nil)
                }
                guard let file = FileHandle(forWritingAtPath: all) else { return }
                _ = try? file.seekToEnd()
                try? file.write(contentsOf: bytes)
                try? file.close()
                try? FileManager.default.removeItem(atPath: part)
            }

            static func endWithParent() {
                let parent = getppid()
                Thread.detachNewThread {
                    while getppid() == parent { Thread.sleep(forTimeInterval: 0.2) }
                    _exit(1)
                }
            }
        }

        """
}
