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
    private static let flags = [
        "-swift-version", "5", "-target", "wasm32-unknown-none-wasm", "-parse-as-library",
        "-enable-experimental-feature", "Embedded", "-enable-experimental-feature", "Extern",
        "-wmo", "-Osize", "-enforce-exclusivity=unchecked", "-Xllvm", "-inline-threshold=0",
        "-Xfrontend", "-disable-stack-protector", "-suppress-warnings", "-diagnostic-style",
        "llvm", "-no-color-diagnostics", "-module-name", "TouchEngine",
    ]

    /// The module that a terminal runs: every claim, one after the other.
    ///
    /// - Throws: `SiteProblemsInPage` for what does not compile; `ToolFailure` where a tool is missing.
    func forTerminal(_ sources: PageSources) throws -> URL {
        let object = try compiled(sources)
        let parts = try ["runtime", "unicode", "console"].map(compiledC)
        return try linked([object] + parts, as: "terminal")
    }

    /// What the compiler says about sources that it refuses.
    struct Refusal: Error, CustomStringConvertible {
        var description: String
    }

    private func compiled(_ sources: PageSources) throws -> URL {
        var hash = ContentHash(toolchain.identity, Self.flags.joined(separator: " "))
        for file in sources.files {
            hash.add(file.name)
            hash.add(file.text)
        }
        return try built("book", "o", from: hash) { object in
            try progress.step("the page's module, \(sources.files.count) files") {
                let texts = folder.appendingPathComponent("sources")
                try? FileManager.default.removeItem(at: texts)
                try FileManager.default.createDirectory(
                    at: texts, withIntermediateDirectories: true)
                let files = try sources.files.map { file in
                    let place = texts.appendingPathComponent(file.name)
                    try file.text.write(to: place, atomically: false, encoding: .utf8)
                    return place.path
                }
                let answer = try toolchain.compile(
                    Self.flags + ["-c"] + files + ["-o", object.path], in: folder)
                guard answer.status == .exited(0) else { throw Refusal(description: answer.errors) }
            }
        }
    }

    private func compiledC(_ name: String) throws -> URL {
        let source = runtime.appendingPathComponent(name + ".c")
        var hash = ContentHash(toolchain.identity)
        hash.add(file: source)
        return try built(name, "o", from: hash) { object in
            try run(
                "clang",
                [
                    "--target=wasm32-unknown-unknown", "-Oz", "-mbulk-memory", "-ffreestanding",
                    "-fno-builtin", "-Wall", "-Werror", "-c", source.path, "-o", object.path,
                ])
        }
    }

    private func linked(_ objects: [URL], as name: String) throws -> URL {
        var hash = ContentHash(toolchain.identity)
        for object in objects { hash.add(object.lastPathComponent) }
        return try built(name, "wasm", from: hash) { module in
            try run(
                "wasm-ld",
                [
                    "--no-entry", "--gc-sections", "--strip-all", "-O2", "-z", "stack-size=1048576",
                ] + objects.map(\.path) + ["-o", module.path])
        }
    }

    /// A file that is made once of what has that fingerprint; one that was made of something else goes.
    private func built(
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
