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
    ///
    /// One that is there already stays, date and all: another process may be linking it, and a linker gives up if what it reads
    /// changes meanwhile.
    func keep(_ object: URL, as fingerprint: UInt64) throws {
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        // Copied beside its place first: it is there as a whole or not at all.
        let copy = folder.appendingPathComponent("new-\(UUID().uuidString)")
        try manager.copyItem(at: object, to: copy)
        defer { try? manager.removeItem(at: copy) }
        guard link(copy.path, place(of: fingerprint).path) == 0 || errno == EEXIST else {
            throw ToolFailure("\(folder.path) cannot be written")
        }
    }

    /// Marks objects as needed, each by a file beside it, and removes those that have not been for a day.
    func prune(needing needed: [URL]) {
        let manager = FileManager.default
        for file in needed {
            try? Data().write(to: file.appendingPathExtension(Self.mark), options: .atomic)
        }
        let files = try? manager.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
        for file in files ?? [] where file.pathExtension != Self.mark {
            let mark = file.appendingPathExtension(Self.mark)
            let dates = [file, mark].compactMap(Self.date)
            guard let last = dates.max(), -last.timeIntervalSinceNow > 24 * 3600 else { continue }
            try? manager.removeItem(at: file)
            try? manager.removeItem(at: mark)
        }
    }

    private static let mark = "needed"

    private static func date(of file: URL) -> Date? {
        let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
        return values?.contentModificationDate
    }

    private func place(of fingerprint: UInt64) -> URL {
        folder.appendingPathComponent(String(fingerprint, radix: 16) + ".o")
    }
}
