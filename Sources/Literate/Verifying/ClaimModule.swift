import Foundation

/// The module that a chapter's programs are compiled into, file by file: what a file's object was made from is compiled
/// once, whatever changes around it.
final class ClaimModule {
    /// A file of the module.
    private struct File {
        var name: String
        var text: String
        /// A number that changes with all that its object depends on.
        var fingerprint: UInt64
        /// Whether the others call it.
        var isSupport: Bool

        var objectName: String { String(name.dropLast(".swift".count)) + ".o" }
    }

    private let files: [File]
    /// What each file's object is kept under, in the order of the files.
    var objectFingerprints: [UInt64] { files.map(\.fingerprint) }
    /// A number that changes with any file.
    private let whole: UInt64
    private let toolchain: Toolchain
    private let engine: EngineBuild
    private let scratch: URL
    private let objects: KeptObjects
    private var isLinked = false

    /// The module of some files, to be linked in a scratch folder.
    init(
        _ programs: [(name: String, text: String)], support: [(name: String, text: String)] = [],
        _ toolchain: Toolchain, _ engine: EngineBuild, in scratch: URL, objects: KeptObjects
    ) {
        var shared = ContentHash(
            toolchain.identity, Self.flags(toolchain, engine).joined(separator: " "))
        shared.add(engine.interfaceHash)
        for (name, text) in support { shared.add("\(name) \(text)") }
        for (name, text) in programs {
            // Declarations are private to their files, conformances are not: two files cannot have the same.
            for line in text.split(separator: "\n") where line.contains("extension ") {
                shared.add("\(name) \(line)")
            }
        }
        var whole = shared
        files = (programs + support).enumerated().map { index, source in
            var hash = shared
            hash.add(source.name)
            hash.add(source.text)
            whole.add(hash.value)
            return File(
                name: source.name, text: source.text, fingerprint: hash.value,
                isSupport: index >= programs.count)
        }
        self.whole = whole.value
        self.toolchain = toolchain
        self.engine = engine
        self.scratch = scratch
        self.objects = objects
    }

    /// A number that changes with anything that the code of some files does when it runs in a process of its own.
    ///
    /// What a file declares is private to it, so the others do not matter to it.
    func fingerprint(of names: Set<String>) -> UInt64 {
        var hash = ContentHash()
        for file in files where file.isSupport || names.contains(file.name) {
            hash.add(file.fingerprint)
        }
        hash.add(engine.contentHash)
        return hash.value
    }

    /// Compiles what there is no object of yet; the answer is the compiler's, about all files.
    func compile(_ tape: ToolTape) throws -> ToolTape.Answer {
        try tape.answer(to: "compile", about: whole) {
            try compile(files.filter { objects.object($0.fingerprint) == nil })
        }
    }

    /// Makes the executable, unless that has been done.
    ///
    /// - Throws: `ToolFailure` if it cannot be made of files that can be compiled.
    func link() throws {
        guard !isLinked else { return }
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        if files.contains(where: { object(of: $0) == nil }) { _ = try compile(files) }
        let found = files.compactMap(object)
        let process = try toolchain.compile(
            toolchain.testingFlags + found.map(\.path) + engine.objects.map(\.path)
                + ["-o", ClaimProcess.executableName], in: scratch)
        try OutsideFailure.check(compiler: process, in: scratch)
        guard found.count == files.count, process.status == .exited(0) else {
            throw ToolFailure(
                "a chapter's program cannot be linked: \(process.errors.prefix(400))")
        }
        objects.prune(needing: found)
        isLinked = true
    }

    private func compile(_ wanted: [File]) throws -> ToolTape.Answer {
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        guard !wanted.isEmpty else { return ToolTape.Answer(status: .exited(0), errors: "") }
        let names = Set(wanted.map(\.name))
        let compiled = files.filter { $0.isSupport || names.contains($0.name) }
        for file in compiled {
            try file.text.write(
                to: scratch.appendingPathComponent(file.name), atomically: false, encoding: .utf8)
        }
        let process = try toolchain.compile(
            Self.flags(toolchain, engine) + compiled.map(\.name), in: scratch)
        try OutsideFailure.check(compiler: process, in: scratch)
        if process.status == .exited(0) {
            let warnings = Diagnostic.parse(process.errors).map(\.position)
            for file in compiled {
                let isSilent =
                    process.errors.isEmpty
                    || !warnings.isEmpty
                        && !SourceDirective.places(in: file.text).holdAny(of: warnings)
                try objects.keep(
                    scratch.appendingPathComponent(file.objectName),
                    as: isSilent ? file.fingerprint : withWarnings(file))
            }
        }
        return ToolTape.Answer(status: process.status, errors: process.errors)
    }

    private func object(of file: File) -> URL? {
        objects.object(file.fingerprint) ?? objects.object(withWarnings(file))
    }

    /// What the compiler warned of when it made an object stands in its answer about all files, and nowhere else: such an
    /// object is good for them alone.
    private func withWarnings(_ file: File) -> UInt64 {
        var hash = ContentHash()
        hash.add(whole)
        hash.add(file.fingerprint)
        return hash.value
    }

    /// One frontend for all files: separate ones stop at the first file with an error.
    private static func flags(_ toolchain: Toolchain, _ engine: EngineBuild) -> [String] {
        engine.flags + toolchain.testingFlags + [
            "-c", "-g", "-module-name", "Claims", "-enable-batch-mode", "-driver-batch-count", "1",
        ]
    }
}
