import Foundation

extension PageModule {
    /// The module that figures run as a script that opens from disk: squeezed and packed, as the text of `touchEngine`.
    ///
    /// In front of what is packed stands the module that unpacks it, whose size is `touchUnpacker`.
    ///
    /// - Throws: `Refusal` for what does not compile; `ToolFailure` where a tool is missing, or the module cannot be packed.
    func script(_ sources: PageSources) throws -> URL {
        let engine = try squeezed(try forFigures(sources), as: "squeezed", Self.squeezing)
        let unpacker = try squeezed(try forUnpacking(), as: "unpacker", Self.squeezingUnpacker)
        var hash = ContentHash(engine.lastPathComponent, unpacker.lastPathComponent)
        hash.add(Self.packing)
        return try built("engine", "js", from: hash) { script in
            let text = try progress.step("the page's module, packed") {
                let unpacker = try Data(contentsOf: unpacker)
                let packed = try PackedModule([UInt8](Data(contentsOf: engine)))
                let zipped = try zipped(unpacker + packed.bytes)
                return
                    "globalThis.touchUnpacker=\(unpacker.count);"
                    + "globalThis.touchEngine=\"\(zipped.base64EncodedString())\";\n"
            }
            try text.write(to: script, atomically: false, encoding: .utf8)
        }
    }

    /// A module after all that is done to the one for figures: squeezed, packed, and unpacked again.
    ///
    /// - Throws: `ToolFailure` where it cannot be packed.
    func unpacked(_ module: URL) throws -> URL {
        let claims = try squeezed(module, as: "claims", Self.squeezing)
        var hash = ContentHash(claims.lastPathComponent)
        hash.add(Self.packing)
        return try built("unpacked", "wasm", from: hash) { unpacked in
            try progress.step("the page's module, packed and unpacked") {
                let packed = try PackedModule([UInt8](Data(contentsOf: claims)))
                try Data(packed.module).write(to: unpacked)
            }
        }
    }

    /// Another number when the same module is packed in another way.
    private static let packing = "1"

    /// What binaryen knows of the modules: the linker's data begins at 1,024, so that nothing lies in low memory.
    private static let known = [
        "--low-memory-unused", "--enable-bulk-memory", "--enable-sign-ext",
        "--enable-mutable-globals", "--enable-nontrapping-float-to-int",
    ]

    /// What binaryen does: it lays blocks anew, and makes what comes of it small, twice.
    ///
    /// It writes the one call of a function out for small ones only: functions that stay by themselves are like others.
    private static let squeezing =
        [
            "--flatten", "--rereloop", "-Oz", "-Oz", "--one-caller-inline-max-function-size=30",
            "--always-inline-max-function-size=4",
        ] + known

    private static let squeezingUnpacker = ["-Oz", "-Oz"] + known

    /// The module in as few bytes as binaryen brings it to.
    private func squeezed(_ module: URL, as name: String, _ how: [String]) throws -> URL {
        var hash = ContentHash(module.lastPathComponent)
        for argument in how { hash.add(argument) }
        return try built(name, "wasm", from: hash) { squeezed in
            try progress.step("the page's module, squeezed") {
                try installed(
                    "wasm-opt", of: "binaryen", how + [module.path, "-o", squeezed.path])
            }
        }
    }

    /// Bytes as small as gzip's format can be.
    private func zipped(_ bytes: Data) throws -> Data {
        let draft = folder.appendingPathComponent("draft-\(UUID().uuidString)")
        let result = draft.appendingPathExtension("gz")
        defer {
            try? FileManager.default.removeItem(at: draft)
            try? FileManager.default.removeItem(at: result)
        }
        try bytes.write(to: draft)
        try installed("zopfli", of: "zopfli", [draft.path])
        return try Data(contentsOf: result)
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
