import Foundation

/// Makes programs of readers' answers, quickly: what all answers have in common is made once and kept.
///
/// An answer is compiled in one file with its chapter's parts and its checks, beside the functions that it calls. What calls
/// the tests is an object that is kept. On Linux the engine is a shared library, since to link with its three hundred
/// objects takes three times as long.
struct AnswerBuild {
    let toolchain: Toolchain
    let engine: EngineBuild
    /// Where what answers have in common is kept.
    let folder: URL
    var halt: Halt?

    private static let support = "support.o"
    private static let library = "libEngine.so"

    /// Compiles a program with an answer, and links it; the answer is what the compiler has against it.
    ///
    /// - Throws: `ToolFailure` or `OutsideFailure` if the compiler does not work; `Halted` if it was stopped.
    func compile(_ lowered: LoweredProgram, in place: URL) throws -> [Diagnostic] {
        let object = "answer.o"
        let called = ClaimSupport.files.filter { ClaimSupport.called.contains($0.name) }
        let result = try compile(
            [(ShortName.of(lowered.fileName), lowered.source)] + called, to: object, in: place)
        guard result.status == .exited(0) else {
            let errors = Diagnostic.parse(result.errors).filter { $0.severity == .error }
            guard errors.isEmpty else { return errors }
            throw ToolFailure("the compiler cannot build the answer: \(result.errors)")
        }
        let common = try prepared()
        let paths = try FileManager.default.contentsOfDirectory(atPath: common.path).sorted()
            .map { common.appendingPathComponent($0).path }
        let hasLibrary = paths.contains { $0.hasSuffix(Self.library) }
        try link(
            [object] + paths + (hasLibrary ? [] : engine.objects.map(\.path)),
            ["-o", ClaimProcess.executableName], in: place)
        return []
    }

    /// The folder of what answers have in common; it is made if it is not there.
    ///
    /// - Throws: what `compile` does.
    @discardableResult
    func prepared() throws -> URL {
        var hash = ContentHash(toolchain.identity, (flags + linkerFlags).joined(separator: " "))
        for (name, text) in ClaimSupport.files { hash.add("\(name) \(text)") }
        hash.add(engine.contentHash)
        let place = folder.appendingPathComponent(String(hash.value, radix: 16))
        let manager = FileManager.default
        guard !manager.fileExists(atPath: place.path) else { return place }
        // Made beside its place first: it is there as a whole or not at all.
        let scratch = folder.appendingPathComponent("new-\(UUID().uuidString)")
        try manager.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? manager.removeItem(at: scratch) }
        let calling = ClaimSupport.files.filter { !ClaimSupport.called.contains($0.name) }
        let result = try compile(calling, to: Self.support, in: scratch)
        guard result.status == .exited(0) else {
            throw ToolFailure("the compiler cannot build what calls checks: \(result.errors)")
        }
        #if os(Linux)
            try link(
                engine.objects.map(\.path), ["-emit-library", "-o", Self.library], in: scratch)
        #endif
        for (name, _) in calling {
            try manager.removeItem(at: scratch.appendingPathComponent(name))
        }
        forgetOthers()
        // Another process may have been quicker.
        guard rename(scratch.path, place.path) == 0 || manager.fileExists(atPath: place.path) else {
            throw ToolFailure("\(folder.path) cannot be written to")
        }
        return place
    }

    /// Removes what an engine of yesterday was made into.
    private func forgetOthers() {
        let places = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
        for place in places ?? [] {
            let date = try? place.resourceValues(forKeys: [.contentModificationDateKey])
                .contentModificationDate
            guard let date, -date.timeIntervalSinceNow > 24 * 3600 else { continue }
            try? FileManager.default.removeItem(at: place)
        }
    }

    private func compile(
        _ sources: [(name: String, text: String)], to object: String, in place: URL
    ) throws -> Subprocess {
        for (name, text) in sources {
            try text.write(
                to: place.appendingPathComponent(name), atomically: false, encoding: .utf8)
        }
        let result = try toolchain.compile(
            flags + sources.map(\.name) + ["-o", object], in: place, halt: halt)
        try OutsideFailure.check(compiler: result, in: place)
        return result
    }

    private func link(_ objects: [String], _ options: [String], in place: URL) throws {
        let result = try toolchain.compile(
            toolchain.testingFlags + linkerFlags + objects + options, in: place, halt: halt)
        try OutsideFailure.check(compiler: result, in: place)
        guard result.status == .exited(0) else {
            throw ToolFailure("the answer cannot be linked: \(result.errors.prefix(400))")
        }
    }

    private var flags: [String] {
        engine.flags + toolchain.testingFlags + [
            "-c", "-suppress-warnings", "-whole-module-optimization", "-g", "-module-name",
            "Claims",
        ]
    }

    /// The toolchain's own linker, where it has one, is the quickest.
    private var linkerFlags: [String] {
        let linker = toolchain.compiler.resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("ld.lld")
        #if os(Linux)
            return FileManager.default.isExecutableFile(atPath: linker.path)
                ? ["-use-ld=lld"] : []
        #else
            return []
        #endif
    }
}
