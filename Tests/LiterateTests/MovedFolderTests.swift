import Foundation
import Testing

@testable import Literate

/// What `scripts/moved.sh` leaves of what was built.
@Suite("A folder that was built and then moved")
struct MovedFolderTests {
    private static let fetched = [".build/checkouts/a", ".build/repositories/a"]
    private static let compiled = [".build/debug/workbook", "exercises/.build/debug/answer"]

    private func left(after folder: URL) throws -> [String] {
        let script = FixtureTests.package.appendingPathComponent("scripts/moved.sh")
        let answer = try Subprocess.run(script, [], in: folder)
        #expect(answer.status == .exited(0), "\(answer.errors)")
        return (Self.fetched + Self.compiled).filter {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
        }
    }

    @Test(
        "loses what was compiled, once, and keeps what was fetched; one that stayed loses nothing")
    func moved() throws {
        let trial = try TrialFolder([:])
        for file in Self.fetched + Self.compiled {
            let place = trial.url.appendingPathComponent(file)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: place)
        }
        let there = trial.url.deletingLastPathComponent().appendingPathComponent("\(UUID())")
        defer { try? FileManager.default.removeItem(at: there) }
        #expect(try left(after: trial.url) == Self.fetched + Self.compiled)
        #expect(try left(after: trial.url) == Self.fetched + Self.compiled)
        try FileManager.default.copyItem(at: trial.url, to: there)
        #expect(try left(after: there) == Self.fetched)
        try FileManager.default.copyItem(
            at: trial.url.appendingPathComponent(".build/debug"),
            to: there.appendingPathComponent(".build/debug"))
        #expect(try left(after: there) == Self.fetched + [".build/debug/workbook"])
    }
}
