import Foundation

/// Object files kept between runs, each under a fingerprint of all that its compilation depends on.
///
/// They belong to one chapter; those that it has not needed for a day go.
struct KeptObjects {
    let folder: URL

    /// Where the object with that fingerprint lies; nil if it is not kept.
    func object(_ fingerprint: UInt64) -> URL? {
        let file = place(of: fingerprint)
        return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }

    /// Takes a compiler's object over.
    func keep(_ object: URL, as fingerprint: UInt64) throws {
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        // Copied beside its place first: another process may look for it meanwhile.
        let copy = folder.appendingPathComponent("new-\(UUID().uuidString)")
        try manager.copyItem(at: object, to: copy)
        guard rename(copy.path, place(of: fingerprint).path) == 0 else {
            try? manager.removeItem(at: copy)
            throw ToolFailure("\(folder.path) cannot be written")
        }
    }

    /// Marks objects as needed, and removes those that have not been for a day.
    func prune(needing needed: [URL]) {
        let manager = FileManager.default
        let now = Date()
        for file in needed {
            try? manager.setAttributes([.modificationDate: now], ofItemAtPath: file.path)
        }
        let files = try? manager.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
        for file in files ?? [] {
            let date = try? file.resourceValues(forKeys: [.contentModificationDateKey])
                .contentModificationDate
            if now.timeIntervalSince(date ?? now) > 24 * 3600 { try? manager.removeItem(at: file) }
        }
    }

    private func place(of fingerprint: UInt64) -> URL {
        folder.appendingPathComponent(String(fingerprint, radix: 16) + ".o")
    }
}
