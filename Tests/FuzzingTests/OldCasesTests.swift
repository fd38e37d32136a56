import Foundation
import Fuzzing
import Testing

/// Cases that broke an invariant once, each named after its seed and as small as the shrinker made it.
@Suite("Cases that once broke an invariant")
struct OldCasesTests {
    private static let names: [String] = {
        let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (files ?? []).filter { $0.hasSuffix(".txt") }.sorted()
    }()
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("FuzzCases")

    @Test("are there to be read")
    func present() {
        #expect(OldCasesTests.names.count >= 27)
    }

    @Test("break none any more", arguments: names)
    func mended(name: String) throws {
        let file = OldCasesTests.folder.appendingPathComponent(name)
        let theCase = try FuzzCase(text: String(contentsOf: file, encoding: .utf8))
        // What came out differently once came out differently now and then.
        for _ in 1...3 { #expect(Trial.run(theCase, isThorough: true).breach == nil) }
    }
}
