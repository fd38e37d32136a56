import Foundation
import Testing

@testable import Literate

@Suite("What the disk says about files")
struct FileStampsTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("inner"), withIntermediateDirectories: true)
        for file in ["inner/a.md", "b.md", ".hidden"] { try write(file, "as it was") }
    }

    private func write(_ file: String, _ text: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(file))
    }

    private var stamps: FileStamps {
        FileStamps(of: [folder, folder.appendingPathComponent("b.md")])
    }

    @Test(
        "files that were written have other stamps, though they be as long as before",
        arguments: ["inner/a.md", "b.md"])
    func written(file: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let before = stamps
        #expect(stamps == before)
        try write(file, "as it is.")
        #expect(stamps != before)
    }

    @Test("files that come, go or are called otherwise are noticed; hidden ones are not")
    func comeAndGo() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let before = stamps
        try write("inner/.new", "")
        // The folder has another date, and it is the files that count.
        try write("inner/new", "")
        let more = stamps
        #expect(more != before)
        let manager = FileManager.default
        try manager.moveItem(
            at: folder.appendingPathComponent("inner/new"),
            to: folder.appendingPathComponent("inner/other"))
        #expect(stamps != more)
        try manager.removeItem(at: folder.appendingPathComponent("inner/other"))
        #expect(FileStamps(of: [folder.appendingPathComponent("nowhere")]) != before)
    }
}
