import Foundation

/// Writes what the engine says into a chapter, block by block, by position; every other byte stays
/// as it is.
public enum Blessing {
    /// The chapter's bytes with the drifted blocks rewritten.
    public static func bytes(of source: SourceText, with blocks: [BlessedBlock]) -> [UInt8] {
        var bytes = source.bytes
        let drifted = blocks.filter(\.hasDrifted).sorted {
            $0.block.fence.line > $1.block.fence.line
        }
        for blessed in drifted {
            let block = blessed.block
            let ending = source.ending(ofLine: block.fence.line)
            let text = blessed.lines.flatMap { Array($0.utf8) + ending }
            let range =
                source.offset(ofLine: block.firstLine)..<source.offset(ofLine: block.closingLine)
            bytes.replaceSubrange(range, with: text)
        }
        return bytes
    }

    /// Rewrites a chapter's file, whole or not at all.
    static func write(_ bytes: [UInt8], to file: URL) throws {
        let manager = FileManager.default
        let mode = try manager.attributesOfItem(atPath: file.path)[.posixPermissions]
        let neighbour = file.deletingLastPathComponent()
            .appendingPathComponent(".\(file.lastPathComponent).\(UUID().uuidString)")
        do {
            try Data(bytes).write(to: neighbour)
            if let mode {
                try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: neighbour.path)
            }
            guard rename(neighbour.path, file.path) == 0 else {
                throw ToolFailure("\(file.relativePath) cannot be replaced")
            }
        } catch {
            try? manager.removeItem(at: neighbour)
            throw error
        }
    }
}
