import Foundation
import Literate

@testable import Rulebook

/// A little rulebook in a folder of its own: the good sample with some lines changed.
final class Sample {
    private static let good = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Samples/good")
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "rules-\(UUID().uuidString)")

    /// The good sample; `changes` replace text in one of its files.
    init(_ file: String = "", _ changes: KeyValuePairs<String, String> = [:]) throws {
        try FileManager.default.copyItem(at: Self.good, to: folder)
        guard !file.isEmpty else { return }
        let place = folder.appending(path: file)
        var text = try String(contentsOf: place, encoding: .utf8)
        for (old, new) in changes {
            precondition(text.contains(old), "the sample has no \(old)")
            text = text.replacing(old, with: new, maxReplacements: 1)
        }
        try text.write(to: place, atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var places: Rulebook.Places {
        .init(
            rules: folder.appending(path: "rules").path,
            engine: folder.appending(path: "engine").path,
            tests: folder.appending(path: "tests").path)
    }

    /// The rulebook, and everything that is wrong with it, as it is printed but for the folder's name.
    func read() throws -> (rulebook: Rulebook, problems: [String]) {
        let rulebook = try Rulebook.read(places)
        return (
            rulebook,
            rulebook.problems.map {
                $0.description.replacing(folder.path + "/", with: "")
            }
        )
    }

    func append(_ text: String, to file: String) throws {
        let place = folder.appending(path: file)
        let before = try String(contentsOf: place, encoding: .utf8)
        try (before + "\n" + text).write(to: place, atomically: true, encoding: .utf8)
    }

    func remove(_ file: String) throws {
        try FileManager.default.removeItem(at: folder.appending(path: file))
    }
}
