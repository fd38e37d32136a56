import Foundation

extension PageModule {
    /// The module that figures run as a script that opens from disk: squeezed, packed and compressed, as the text of `touchEngine`.
    ///
    /// The module that makes it large again is the text of `touchUnpacker`.
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
                let small = try CompressedBytes(packed.bytes, in: folder)
                return
                    "globalThis.touchUnpacker=\"\(unpacker.base64EncodedString())\";"
                    + "globalThis.touchEngine=\"\(Data(small.bytes).base64EncodedString())\";\n"
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
    private static let packing = "2"

    /// What binaryen knows of the modules: the linker's data begins at 1,024, so that nothing lies in low memory.
    private static let known = [
        "--low-memory-unused", "--enable-bulk-memory", "--enable-sign-ext",
        "--enable-mutable-globals", "--enable-nontrapping-float-to-int",
    ]

    /// What binaryen does: it lays blocks anew, and makes what comes of it small, twice.
    ///
    /// Until it gets no smaller (`--converge`) would take twice the time, for 180 bytes. It writes the one call of a function out for small ones only: functions that stay by themselves are like others.
    private static let squeezing =
        [
            "--flatten", "--rereloop", "-Oz", "-Oz",
            "--one-caller-inline-max-function-size=30", "--always-inline-max-function-size=4",
        ] + known

    private static let squeezingUnpacker = ["--flatten", "--rereloop", "-Oz", "-Oz"] + known

    /// The module in as few bytes as binaryen brings it to.
    private func squeezed(_ module: URL, as name: String, _ how: [String]) throws -> URL {
        var hash = ContentHash(module.lastPathComponent)
        for argument in how { hash.add(argument) }
        return try built(name, "wasm", from: hash) { squeezed in
            try progress.step("the page's module, squeezed") {
                try InstalledTool(name: "wasm-opt", package: "binaryen").run(
                    how + [module.path, "-o", squeezed.path])
            }
        }
    }
}
