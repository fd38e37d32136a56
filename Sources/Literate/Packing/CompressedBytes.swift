import Foundation
import PageUnpacker

/// Bytes in LZMA's format, as `xz` makes them and the page's own `expand.c` reads them.
///
/// In front stands how many bytes come out. What follows is raw: no header says what `filter` says.
struct CompressedBytes {
    /// What a page fetches.
    let bytes: [UInt8]

    /// What `expand.c` expects: one bit of the byte before a literal as its context, none of its place.
    private static let filter = "--lzma1=preset=9e,lc=1,lp=0,pb=0"

    /// Compresses bytes, and expands them again to see that they come out.
    ///
    /// - Parameter folder: Where the bytes stand while `xz` reads them.
    /// - Throws: `ToolFailure` where `xz` is missing, or the bytes do not come out.
    init(_ original: [UInt8], in folder: URL) throws {
        let draft = folder.appendingPathComponent("draft-\(UUID().uuidString)")
        let result = draft.appendingPathExtension("lzma")
        defer {
            try? FileManager.default.removeItem(at: draft)
            try? FileManager.default.removeItem(at: result)
        }
        try Data(original).write(to: draft)
        try InstalledTool(name: "xz", package: "xz-utils (xz with brew)").run(
            ["--format=raw", "--suffix=.lzma", "--keep", Self.filter, draft.path])
        bytes = try [UInt8].unsigned(original.count) + [UInt8](Data(contentsOf: result))
        guard Self.expanded(bytes) == original else {
            throw ToolFailure(
                "what `xz` has compressed does not come out as it went in; compare `CompressedBytes.filter` with Sources/PageRuntime/expand.c"
            )
        }
    }

    /// The bytes that went in, as the page's own code finds them; nil if they are broken.
    static func expanded(_ compressed: [UInt8]) -> [UInt8]? {
        // The code keeps its model for the whole process.
        expanding.lock()
        defer { expanding.unlock() }
        let count = UInt32(compressed.count)
        let size = Int(page_expanded_size(compressed, count))
        guard size > 0 else { return nil }
        let expanded = [UInt8](unsafeUninitializedCapacity: size) { buffer, found in
            found = buffer.baseAddress.map { Int(page_expand(compressed, count, $0)) } ?? 0
        }
        return expanded.isEmpty ? nil : expanded
    }

    private static let expanding = NSLock()
}
