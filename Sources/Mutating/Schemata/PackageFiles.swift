import Foundation

/// The files of a package, by their paths from its folder.
struct PackageFiles {
    let root: URL

    /// A file's text.
    func text(of path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The Swift files of a folder and of those in it, sorted.
    func swiftFiles(under path: String) -> [String] {
        files(under: path).filter { $0.hasSuffix(".swift") }
    }

    /// The files of a folder and of those in it, sorted.
    func files(under path: String) -> [String] {
        let start = root.appendingPathComponent(path).path
        let found = FileManager.default.enumerator(atPath: start)?.allObjects ?? []
        return found.compactMap { $0 as? String }.sorted().compactMap { name in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(
                atPath: start + "/" + name, isDirectory: &isFolder)
            return exists && !isFolder.boolValue ? path + "/" + name : nil
        }
    }

    /// Writes a file, unless it has that text already; an unchanged file is not compiled again.
    func write(_ text: String, to path: String) throws {
        if let old = try? self.text(of: path), old == text { return }
        let url = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    /// Makes a link to another package's file or folder of the same path.
    func link(_ path: String, to other: PackageFiles) throws {
        let link = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? FileManager.default.removeItem(at: link)
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: other.root.appendingPathComponent(path))
    }
}
