import Foundation

@testable import Literate

/// A folder with files, which goes when the test ends.
final class TrialFolder {
    let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("trial-\(UUID().uuidString)")

    init(_ files: [String: String]) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, text) in files {
            try text.write(
                to: url.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    func outcome(
        _ names: [String], scene: String? = nil, touches: String? = nil, limit: Double = 20
    ) throws -> Trial.Outcome {
        let play = scene.map {
            Trial.Play(scene: $0, touches: touches.map(path), limit: limit)
        }
        return try Trial(
            names.map(path), play, toolchain: .find(), engine: .besideThisProgram()
        ).outcome()
    }
}
