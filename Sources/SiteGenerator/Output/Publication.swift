import Foundation
import Literate

/// Puts a site in place whole or not at all: everything is written beside the target, then the two
/// change names, in one step where the file system can do that.
struct Publication {
    /// The folder to write; where it is a symbolic link, what the link leads to, so that the link stays.
    let target: URL

    /// A publication in a folder, which need not exist yet.
    init(target: URL) { self.target = Self.followed(target) }

    /// A file that every site of ours holds, so that nothing else is ever taken for an old one and
    /// removed.
    static let marker = ".made-by-workbook"

    /// Writes the files and puts them in place.
    ///
    /// - Throws: `SiteProblems` if the target is something else, or cannot be written.
    func publish(_ files: [(path: String, bytes: Data)]) throws {
        do {
            try replace(with: files)
        } catch let problems as SiteProblems {
            throw problems
        } catch {
            throw SiteProblems([
                Problem(
                    SourcePosition(file: target.relativePath, line: 1),
                    "the site cannot be written: \(error.localizedDescription)",
                    remedy: Self.remedy(for: error))
            ])
        }
    }

    private func replace(with files: [(path: String, bytes: Data)]) throws {
        let manager = FileManager.default
        let parent = target.deletingLastPathComponent()
        let new = parent.appending(path: ".\(target.lastPathComponent).new")
        let old = parent.appending(path: ".\(target.lastPathComponent).old")
        try manager.createDirectory(at: parent, withIntermediateDirectories: true)
        let lock = FolderLock(parent)
        defer { lock.release() }
        // A program that was stopped between the two renames left the old site under its temporary name.
        if !manager.fileExists(atPath: target.path), manager.fileExists(atPath: old.path) {
            try manager.moveItem(at: old, to: target)
        }
        let exists = manager.fileExists(atPath: target.path)
        try refuseStrangers(exists: exists)
        for leftover in [new, old] where manager.fileExists(atPath: leftover.path) {
            try manager.removeItem(at: leftover)
        }
        do {
            var folders: Set<String> = []
            for file in files {
                let place = new.appending(path: file.path)
                let folder = place.deletingLastPathComponent()
                if folders.insert(folder.path).inserted {
                    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
                }
                try Self.write(file.bytes, to: place)
            }
            try Data().write(to: new.appending(path: Self.marker))
            try put(new, inPlaceOf: exists ? old : nil)
        } catch {
            try? manager.removeItem(at: new)
            throw error
        }
        // The new site is in place: what is left of the old one goes with the next build, if not now.
        for leftover in [new, old] { try? manager.removeItem(at: leftover) }
    }

    /// Writes a file without waiting until the disk has it: pages can be made again.
    ///
    /// Where that fails, `Data` says why.
    private static func write(_ bytes: Data, to place: URL) throws {
        if let file = fopen(place.path, "wb") {
            let count = bytes.withUnsafeBytes { bytes in
                bytes.baseAddress.map { fwrite($0, 1, bytes.count, file) } ?? 0
            }
            if fclose(file) == 0, count == bytes.count { return }
        }
        try bytes.write(to: place)
    }

    /// Gives the new site the target's name; `old` is where the one before goes, if there is one and the two cannot change names
    /// in one step.
    private func put(_ new: URL, inPlaceOf old: URL?) throws {
        let manager = FileManager.default
        if let old {
            if FolderSwap.swap(new, target) { return }
            try manager.moveItem(at: target, to: old)
        }
        do {
            try manager.moveItem(at: new, to: target)
        } catch {
            if let old { try manager.moveItem(at: old, to: target) }
            throw error
        }
    }

    /// What to do about an error: a disk that is full is no matter of the folder.
    private static func remedy(for error: any Error) -> String {
        let full: Set<Int32> = [ENOSPC, EDQUOT, EFBIG]
        var next: (any Error)? = error
        while let current = next as NSError? {
            let isFull =
                current.domain == NSPOSIXErrorDomain && full.contains(Int32(current.code))
                || (current as? CocoaError)?.code == .fileWriteOutOfSpace
            if isFull {
                return "Make room on the disk and build again; the old pages are as they were."
            }
            next = current.userInfo[NSUnderlyingErrorKey] as? any Error
        }
        return "Name a folder that can be written to with --out; the old pages are as they were."
    }

    /// Where symbolic links lead, one after the other; links that lead in a ring are left as they are.
    private static func followed(_ link: URL) -> URL {
        var place = link
        for _ in 0..<40 {
            guard
                let next = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)
            else { return place }
            place =
                URL(fileURLWithPath: next, relativeTo: place.deletingLastPathComponent())
                .standardizedFileURL
        }
        return link
    }

    private func refuseStrangers(exists: Bool) throws {
        guard exists else { return }
        let manager = FileManager.default
        let content = try? manager.contentsOfDirectory(atPath: target.path)
        let isOurs = content.map { $0.isEmpty || $0.contains(Self.marker) } ?? false
        guard !isOurs else { return }
        throw SiteProblems([
            Problem(
                SourcePosition(file: target.relativePath, line: 1),
                "this is no site of the book, and building would replace it",
                remedy: "Name an empty folder, or one that does not exist yet.")
        ])
    }
}
