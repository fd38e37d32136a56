import Foundation
import Testing

@testable import SiteServer

@Suite struct FileWatchTests {
    private final class Folder {
        let path = FileManager.default.temporaryDirectory.appending(
            path: "watched-\(UUID().uuidString)"
        ).path

        init() throws { try make("") }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func make(_ name: String) throws {
            try FileManager.default.createDirectory(
                atPath: path + "/" + name, withIntermediateDirectories: true)
        }

        func write(_ text: String, _ name: String) throws {
            try Data(text.utf8).write(to: URL(filePath: path + "/" + name))
        }
    }

    /// What is told when the watch looks twice, the first time being too early.
    private func told(by watch: inout FileWatch) -> [String] {
        let early = watch.settledChanges()
        return early + watch.settledChanges()
    }

    @Test("a file that is written, added or taken away is told once, by its path")
    func changes() throws {
        let folder = try Folder()
        try folder.make("deep")
        try folder.write("a", "one.md")
        try folder.write("a", "deep/two.css")
        var watch = FileWatch([folder.path])
        #expect(told(by: &watch).isEmpty)
        try folder.write("another text", "one.md")
        try folder.write("b", "deep/three.css")
        try FileManager.default.removeItem(atPath: folder.path + "/deep/two.css")
        #expect(
            told(by: &watch)
                == ["deep/three.css", "deep/two.css", "one.md"].map { "\(folder.path)/\($0)" })
        #expect(told(by: &watch).isEmpty)
    }

    @Test("a file of the same length is told as well")
    func sameLength() throws {
        let folder = try Folder()
        try folder.write("a", "one.md")
        var watch = FileWatch([folder.path])
        try FileManager.default.removeItem(atPath: folder.path + "/one.md")
        try folder.write("b", "one.md")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_000)],
            ofItemAtPath: folder.path + "/one.md")
        #expect(told(by: &watch) == ["\(folder.path)/one.md"])
    }

    @Test("a change is told when nothing changes any more")
    func settling() throws {
        let folder = try Folder()
        var watch = FileWatch([folder.path])
        try folder.write("half", "one.md")
        #expect(watch.settledChanges().isEmpty && watch.isSettling)
        try folder.write("and the other half", "one.md")
        #expect(watch.settledChanges().isEmpty && watch.isSettling)
        #expect(watch.settledChanges() == ["\(folder.path)/one.md"])
        #expect(!watch.isSettling)
    }

    @Test("an editor's own files, the built pages and links that lead back are passed over")
    func passedOver() throws {
        let folder = try Folder()
        try folder.make("public")
        var watch = FileWatch([folder.path], leavingOut: [folder.path + "/public"])
        try folder.write("a", ".one.md.swp")
        try folder.write("a", "one.md~")
        try folder.write("a", "public/index.html")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/back", withDestinationPath: folder.path)
        #expect(told(by: &watch).isEmpty)
    }
}
