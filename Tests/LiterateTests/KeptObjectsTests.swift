import Foundation
import Testing

@testable import Literate

/// Objects that several processes share: what one of them links, no other may touch.
struct KeptObjectsTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString)
    private let manager = FileManager.default

    private func objects() throws -> (objects: KeptObjects, made: URL) {
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let made = folder.appendingPathComponent("made.o")
        try Data("code".utf8).write(to: made)
        return (KeptObjects(folder: folder.appendingPathComponent("kept")), made)
    }

    private func set(_ age: TimeInterval, _ file: URL) throws {
        try manager.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: file.path)
    }

    private func date(_ file: URL) throws -> Date? {
        try manager.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    }

    @Test(
        "an object that is needed again, or made again by another process, stays as it is, date and all"
    )
    func untouched() throws {
        let (objects, made) = try objects()
        defer { try? manager.removeItem(at: folder) }
        try objects.keep(made, as: 1)
        let object = try #require(objects.object(1))
        try set(3600, object)
        let before = try date(object)
        objects.prune(needing: [object])
        #expect(try date(object) == before)
        try objects.keep(made, as: 1)
        #expect(try date(object) == before)
        #expect(try manager.contentsOfDirectory(atPath: objects.folder.path).count == 2)
    }

    @Test("what nobody has needed for a day goes with its mark, and what somebody has stays")
    func pruned() throws {
        let (objects, made) = try objects()
        defer { try? manager.removeItem(at: folder) }
        for fingerprint: UInt64 in 1...2 {
            try objects.keep(made, as: fingerprint)
            try set(2 * 24 * 3600, try #require(objects.object(fingerprint)))
        }
        let needed = try #require(objects.object(1))
        objects.prune(needing: [needed])
        #expect(objects.object(1) != nil && objects.object(2) == nil)
        try set(2 * 24 * 3600, needed.appendingPathExtension("needed"))
        objects.prune(needing: [])
        #expect(try manager.contentsOfDirectory(atPath: objects.folder.path).isEmpty)
    }

    @Test("a folder that cannot be written is told of")
    func unwritable() throws {
        let (_, made) = try objects()
        defer { try? manager.removeItem(at: folder) }
        let objects = KeptObjects(folder: made.appendingPathComponent("kept"))
        #expect(throws: (any Error).self) { try objects.keep(made, as: 1) }
    }
}
