import Foundation

/// The claims of the book's chapters as sources of tests.
struct ClaimSources {
    /// The target that they are compiled as.
    static let target = "ChapterTests"
    /// Where the target's own files stand in the copy.
    static let folder = "Tests/\(target)"
    /// The text of each file, by its path in the copy.
    let files: [String: String]

    /// Has the workbook write every program of a package's book.
    init(of root: URL, by workbook: URL, in folder: URL) throws {
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let chapters = root.appendingPathComponent("chapters").path
        let (status, output) = try Shell.run(
            [workbook.path, "extract", "--book", chapters, "--out", folder.path], in: root)
        guard status == 0 else { throw MutatedBuild.Failure(description: output) }
        var files: [String: String] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            files["\(Self.folder)/\(name)"] = try String(
                contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
        files["\(Self.folder)/recorder.swift"] = Switches.recorder
        self.files = files
    }
}
