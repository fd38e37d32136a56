import Foundation
import Testing

@testable import Mutating

@Suite("The lists of mutants that nothing need notice")
struct KnownTests {
    private static let package = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    /// The ids of all mutants of the engine's files with one of these names.
    private func ids(in names: Set<String>) throws -> Set<String> {
        let engine = Self.package.appendingPathComponent("Sources/TouchEngine")
        let files = try #require(
            FileManager.default.enumerator(at: engine, includingPropertiesForKeys: nil))
        var ids: Set<String> = []
        for case let file as URL in files where names.contains(file.lastPathComponent) {
            let source = try String(contentsOf: file, encoding: .utf8)
            ids.formUnion(MutatedFile(path: file.path, source: source).mutants.map(\.id))
        }
        return ids
    }

    @Test("every entry fits a mutant of the engine as it is, and has a reason; none stands twice")
    func fit() throws {
        let known = try Known.lists(in: Self.package.appendingPathComponent("Tests/Mutants"))
        #expect(known.count > 100)
        let names = known.compactMap { $0.mutant.split(separator: " ").first.map(String.init) }
        let ids = try ids(in: Set(names))
        #expect(known.map(\.mutant).filter { !ids.contains($0) } == [])
        #expect(Set(known.map(\.mutant)).count == known.count)
        #expect(known.filter { $0.why.isEmpty }.map(\.mutant) == [])
    }
}
