import Foundation

extension PageModule {
    /// The module that figures run as a script that opens from disk: squeezed and packed, as the text of `touchEngine`.
    ///
    /// - Throws: `Refusal` for what does not compile; `ToolFailure` where a tool is missing.
    func script(_ sources: PageSources) throws -> URL {
        let squeezed = try squeezed(try forFigures(sources))
        var hash = ContentHash(squeezed.lastPathComponent)
        hash.add(Self.scriptStart)
        return try built("engine", "js", from: hash) { script in
            let packed = try packed(squeezed)
            let text = Self.scriptStart + "\"" + packed.base64EncodedString() + "\";\n"
            try text.write(to: script, atomically: false, encoding: .utf8)
        }
    }

    private static let scriptStart = "globalThis.touchEngine="

    /// What binaryen does: it lays blocks anew, and makes what comes of it small, twice.
    ///
    /// The linker's data begins at 1,024, so that nothing lies in low memory.
    private static let squeezing = [
        "--flatten", "--rereloop", "-Oz", "-Oz", "--low-memory-unused",
        "--enable-bulk-memory", "--enable-sign-ext", "--enable-mutable-globals",
        "--enable-nontrapping-float-to-int",
    ]

    /// The module in as few bytes as binaryen brings it to.
    private func squeezed(_ module: URL) throws -> URL {
        var hash = ContentHash(module.lastPathComponent)
        for argument in Self.squeezing { hash.add(argument) }
        return try built("squeezed", "wasm", from: hash) { squeezed in
            try progress.step("the page's module, squeezed") {
                try installed(
                    "wasm-opt", of: "binaryen",
                    Self.squeezing + [module.path, "-o", squeezed.path])
            }
        }
    }

    /// What a page fetches, as small as gzip's format can be.
    private func packed(_ module: URL) throws -> Data {
        try progress.step("the page's module, packed") {
            let copy = folder.appendingPathComponent("draft-\(UUID().uuidString)")
            let result = copy.appendingPathExtension("gz")
            defer {
                try? FileManager.default.removeItem(at: copy)
                try? FileManager.default.removeItem(at: result)
            }
            try FileManager.default.copyItem(at: module, to: copy)
            try installed("zopfli", of: "zopfli", [copy.path])
            return try Data(contentsOf: result)
        }
    }

    /// Runs a tool that the set-up installs.
    private func installed(_ tool: String, of package: String, _ arguments: [String]) throws {
        let answer = try Subprocess.run(
            URL(fileURLWithPath: "/usr/bin/env"), [tool] + arguments)
        guard answer.status == .exited(0) else {
            throw ToolFailure(
                "`\(tool)` failed: \(answer.errors.suffix(1000)); `make setup` installs \(package)")
        }
    }
}
