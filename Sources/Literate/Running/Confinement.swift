/// The file that holds back what listings can do, compiled with every program of the book.
///
/// It is in force before the first line of a listing runs. Limits hold for a process and whatever it starts. On Linux,
/// where the kernel has Landlock, a program may write in its own folders only, read only there and where the system's
/// libraries are, start no other program and open no connection; elsewhere the system holds back less, and it goes on.
enum Confinement {
    /// Seconds of work on all processors after which the system stops a program.
    static let processorSeconds = 900
    /// Bytes of addresses that a program may use.
    static let addressSpace = 8 << 30
    /// Bytes of a single file that a program writes, what it prints included.
    static let fileSize = 256 << 20

    /// The names in the environment of what the program may write to, parted by colons.
    static let writable = "WORKBOOK_WRITABLE"

    static let source = ownSource + processSource

    private static let ownSource = """
        import Foundation

        /// What keeps a listing from doing harm outside its folder.
        enum Confinement {
            /// Puts it in force, for this process and all that it starts.
            static func enter() {
                setpgid(0, 0)
                limit(RLIMIT_CPU, \(processorSeconds))
                limit(RLIMIT_AS, \(addressSpace))
                limit(RLIMIT_FSIZE, \(fileSize))
                limit(RLIMIT_CORE, 0)
                #if os(Linux)
                    Kernel.renounceNewRights()
                    let folders = ProcessInfo.processInfo.environment["\(writable)"] ?? ""
                    if !folders.isEmpty { Landlock.restrict(to: folders.split(separator: ":")) }
                    Fork.refuse()
                #endif
            }

            #if canImport(Glibc)
                private static func limit(_ resource: __rlimit_resource, _ amount: Int) {
                    limit(Int32(resource.rawValue), amount)
                }
            #endif

            private static func limit(_ resource: Int32, _ amount: Int) {
                var value = rlimit()
                getrlimit(resource, &value)
                value.rlim_max = min(value.rlim_max, rlim_t(amount))
                value.rlim_cur = min(value.rlim_cur, value.rlim_max)
                setrlimit(resource, &value)
            }
        }

        #if os(Linux)
            enum Kernel {
                typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
                static let call = dlsym(nil, "syscall").map { unsafeBitCast($0, to: Call.self) }
                #if arch(x86_64)
                    /// The number of `prctl`.
                    static let control = 157
                #else
                    static let control = 167
                #endif

                /// Whoever gives up rights must not get any from the programs that it starts.
                static func renounceNewRights() { _ = call?(control, 38, 1, 0, 0, 0) }
            }

            /// The kernel's own way for a program to give up rights; without it, the program keeps them.
            enum Landlock {
                // The rights of the kernel's header, by the version that brought them.
                private static let execute: UInt64 = 1 << 0
                private static let readFile: UInt64 = 1 << 2
                private static let readFolder: UInt64 = 1 << 3
                private static let ofFiles: UInt64 = 1 << 0 | 1 << 1 | 1 << 2 | 1 << 14 | 1 << 15

                static func restrict(to writable: [Substring]) {
                    guard let call = Kernel.call else { return }
                    let version = call(444, 0, 0, 1, 0, 0)
                    guard version > 0 else { return }
                    var all: UInt64 = (1 << 13) - 1
                    if version >= 2 { all |= 1 << 13 }
                    if version >= 3 { all |= 1 << 14 }
                    if version >= 5 { all |= 1 << 15 }
                    // Files; binding to and connecting ports; abstract sockets and signals beyond this program.
                    var rules: [UInt64] = [all, version >= 4 ? 3 : 0, version >= 6 ? 3 : 0]
                    let size = version >= 6 ? 24 : version >= 4 ? 16 : 8
                    let ruleset = rules.withUnsafeMutableBytes {
                        call(444, Int(bitPattern: $0.baseAddress), size, 0, 0, 0)
                    }
                    guard ruleset >= 0 else { return }
                    let reading = readFile | readFolder
                    func allow(_ path: String, _ rights: UInt64) {
                        let file = open(path, O_RDONLY | O_CLOEXEC)
                        guard file >= 0 else { return }
                        defer { close(file) }
                        var status = stat()
                        fstat(file, &status)
                        let isFolder = status.st_mode & S_IFMT == S_IFDIR
                        // The kernel packs the rights and the file without a gap.
                        var rule = [UInt8](repeating: 0, count: 12)
                        rule.withUnsafeMutableBytes {
                            $0.storeBytes(
                                of: isFolder ? rights : rights & ofFiles, toByteOffset: 0,
                                as: UInt64.self)
                            $0.storeBytes(of: file, toByteOffset: 8, as: Int32.self)
                        }
                        rule.withUnsafeBytes {
                            _ = call(445, ruleset, 1, Int(bitPattern: $0.baseAddress), 0, 0)
                        }
                    }
                    for folder in writable { allow(String(folder), all & ~execute) }
                    for place in ["/usr", "/lib", "/lib64", "/etc", "/proc", "/sys", "/dev"] {
                        allow(place, reading)
                    }
                    allow("/dev/null", reading | 1 << 1)
                    allow(Bundle.main.executablePath ?? "", reading)
                    for library in libraries() {
                        allow((library as NSString).deletingLastPathComponent, reading)
                        // The tracer of crashes is a program of the toolchain, and is loaded by the loader.
                        if (library as NSString).lastPathComponent.hasPrefix("ld") {
                            allow(library, reading | execute)
                        } else if let end = library.range(of: "/lib/swift/") {
                            let toolchain = library[..<end.lowerBound]
                            allow(String(toolchain), reading)
                            allow(toolchain + "/libexec/swift", reading | execute)
                        }
                    }
                    _ = call(446, ruleset, 0, 0, 0, 0)
                    close(Int32(ruleset))
                }

                /// The files of the shared libraries that are loaded.
                private static func libraries() -> Set<String> {
                    let file = FileHandle(forReadingAtPath: "/proc/self/maps")
                    let bytes = try? file?.readToEnd()
                    let map = String(decoding: bytes ?? Data(), as: UTF8.self)
                    let paths = map.split(separator: "\\n").compactMap { line in
                        line.firstIndex(of: "/").map { String(line[$0...]) }
                    }
                    return Set(paths.filter { $0.contains(".so") })
                }
            }
        #endif

        """
}
