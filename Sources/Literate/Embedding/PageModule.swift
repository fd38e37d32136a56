import Foundation

/// Compiles the page's sources and links them with the page's own runtime, with nothing left undefined.
struct PageModule {
    let toolchain: Toolchain
    /// The folder of the runtime's C sources.
    let runtime: URL
    /// Where what was built lies; what is there is built again only if something that it is made from has changed.
    let folder: URL
    let progress: StepLog

    /// What every source of the page is compiled with: one module, in which only what is called stays.
    ///
    /// Without `-disable-cmo` the compiler spends a twentieth of its time on what other modules could use, and there are none.
    private static let flags = [
        "-swift-version", "5", "-target", "wasm32-unknown-none-wasm", "-parse-as-library",
        "-enable-experimental-feature", "Embedded", "-enable-experimental-feature", "Extern",
        "-wmo", "-disable-cmo", "-Osize", "-enforce-exclusivity=unchecked", "-Xllvm",
        "-inline-threshold=0",
        "-Xfrontend", "-disable-stack-protector", "-suppress-warnings", "-diagnostic-style",
        "llvm", "-no-color-diagnostics", "-module-name", "TouchEngine",
    ]

    /// The module that a terminal runs: every claim, one after the other.
    ///
    /// - Throws: `Refusal` for what does not compile; `ToolFailure` where a tool is missing.
    func forTerminal(_ sources: PageSources) throws -> URL {
        let object = try compiled(sources, as: "book")
        let parts = try ["runtime", "unicode", "strings", "console"].map(compiledC)
        return try linked([object] + parts, as: "terminal", showing: [], stack: 1 << 20)
    }

    /// The module that figures run: every scene, without the claims.
    ///
    /// - Throws: `Refusal` for what does not compile; `ToolFailure` where a tool is missing.
    func forFigures(_ sources: PageSources) throws -> URL {
        let object = try compiled(sources.withoutPlaces.sharingParts, as: "scenes")
        let parts = try ["runtime", "unicode", "strings", "silence"].map(compiledC)
        return try linked([object] + parts, as: "figures", showing: Self.boundary, stack: 1 << 18)
    }

    /// The module that makes of packed bytes what `forFigures` was.
    ///
    /// - Throws: `ToolFailure` where a tool is missing.
    func forUnpacking() throws -> URL {
        try linked(
            [try compiledC("expand"), try compiledC("unpack")], as: "unpacking",
            showing: ["expand", "unpack", "__heap_base"],
            stack: 1 << 13)
    }

    /// What a page calls.
    private static let boundary = [
        "scene", "pick", "recorded", "steps", "take", "advance", "now", "is_still", "draw",
        "rows", "word", "text", "count", "records", "lanes", "turn", "value", "chosen",
        "found",
    ]

    /// What the compiler says about sources that it refuses.
    struct Refusal: Error, CustomStringConvertible {
        var description: String
    }

    private func compiled(_ sources: PageSources, as name: String) throws -> URL {
        var hash = ContentHash(toolchain.identity, Self.flags.joined(separator: " "))
        for file in sources.files {
            hash.add(file.name)
            hash.add(file.text)
        }
        return try built(name, "o", from: hash) { object in
            try progress.step("the page's module, \(sources.files.count) files") {
                try compile(sources, ["-c", "-o", object.path])
            }
        }
    }

    /// Asks the compiler whether sources are right; what it refuses is at the lines of the chapters.
    func check(_ sources: PageSources) throws {
        try progress.step("the types of the page's module") {
            try compile(sources, ["-typecheck"])
        }
    }

    private func compile(_ sources: PageSources, _ arguments: [String]) throws {
        let texts = folder.appendingPathComponent("sources-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: texts, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: texts) }
        let files = try sources.files.map { file in
            try file.text.write(
                to: texts.appendingPathComponent(file.name), atomically: false, encoding: .utf8)
            return file.name
        }
        // By their names in their folder, which are the same wherever it is.
        let answer = try toolchain.compile(Self.flags + files + arguments, in: texts)
        guard answer.status == .exited(0) else { throw Refusal(description: answer.errors) }
    }

    private func compiledC(_ name: String) throws -> URL {
        let source = runtime.appendingPathComponent(name + ".c")
        var hash = ContentHash(toolchain.identity)
        hash.add(file: source)
        hash.add(file: runtime.appendingPathComponent("unpack.h"))
        return try built(name, "o", from: hash) { object in
            try run(
                "clang",
                [
                    "--target=wasm32-unknown-unknown", "-Oz", "-mbulk-memory", "-ffreestanding",
                    "-fno-builtin", "-Wall", "-Werror", "-c", source.path, "-o", object.path,
                ])
        }
    }

    private func linked(
        _ objects: [URL], as name: String, showing functions: [String], stack: Int
    ) throws -> URL {
        var hash = ContentHash(toolchain.identity, functions.joined(separator: " "), "\(stack)")
        for object in objects { hash.add(object.lastPathComponent) }
        return try built(name, "wasm", from: hash) { module in
            try run(
                "wasm-ld",
                [
                    "--no-entry", "--gc-sections", "--strip-all", "-O2", "-z",
                    "stack-size=\(stack)",
                ] + functions.map { "--export=\($0)" } + objects.map(\.path) + ["-o", module.path])
        }
    }

    /// A file that is made once of what has that fingerprint; one that was made of something else goes.
    func built(
        _ name: String, _ ending: String, from hash: ContentHash, _ make: (URL) throws -> Void
    ) throws -> URL {
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = "\(name)-\(String(hash.value, radix: 16)).\(ending)"
        let place = folder.appendingPathComponent(file)
        if manager.fileExists(atPath: place.path) { return place }
        let draft = folder.appendingPathComponent("draft-\(UUID().uuidString)-\(file)")
        defer { try? manager.removeItem(at: draft) }
        try make(draft)
        for old in (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
        where old.hasPrefix(name + "-") && old.hasSuffix("." + ending) {
            try? manager.removeItem(at: folder.appendingPathComponent(old))
        }
        try manager.moveItem(at: draft, to: place)
        return place
    }

    /// Runs a tool of the toolchain.
    private func run(_ tool: String, _ arguments: [String]) throws {
        let answer = try Subprocess.run(toolchain.tool(tool), arguments)
        guard answer.status == .exited(0) else {
            throw ToolFailure("`\(tool)` failed: \(answer.errors)")
        }
    }
}

extension Toolchain {
    /// A tool that comes with the compiler.
    ///
    /// - Throws: `ToolFailure` if the toolchain does not have it.
    func tool(_ name: String) throws -> URL {
        let place = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent(name)
        guard FileManager.default.isExecutableFile(atPath: place.path) else {
            throw ToolFailure(
                "the toolchain of \(compiler.path) has no `\(name)`; install Swift 6.3 or later from swift.org"
            )
        }
        return place
    }
}
