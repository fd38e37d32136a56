import Foundation
import Literate

/// Puts a site in place whole or not at all: everything is written beside the target, then the two
/// change names.
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
                    remedy: "Name a folder that can be written to with --out.")
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
                try file.bytes.write(to: place)
            }
            try Data().write(to: new.appending(path: Self.marker))
            if exists { try manager.moveItem(at: target, to: old) }
            do {
                try manager.moveItem(at: new, to: target)
            } catch {
                if exists { try manager.moveItem(at: old, to: target) }
                throw error
            }
        } catch {
            try? manager.removeItem(at: new)
            throw error
        }
        if exists { try manager.removeItem(at: old) }
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
