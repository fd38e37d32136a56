import Foundation
import Testing

/// The breaks of rules that `scripts/fuzz-mutations.py` and `scripts/book-mutations.py` put into a copy of the engine.
@Suite("Mutations of the engine")
struct MutationListTests {
    private struct List: Decodable {
        var mutations: [Mutation]
    }

    struct Mutation: Decodable, Sendable, CustomTestStringConvertible {
        var name: String
        var file: String
        var old: String
        var new: String

        var testDescription: String { name }
    }

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let all: [Mutation] = {
        let folder = root.appendingPathComponent("scripts/mutations")
        let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (files ?? []).filter { $0.hasSuffix(".json") }.sorted().flatMap { name in
            do {
                let data = try Data(contentsOf: folder.appendingPathComponent(name))
                return try JSONDecoder().decode(List.self, from: data).mutations
            } catch {
                Issue.record("\(name) is no list of mutations: \(error)")
                return []
            }
        }
    }()

    @Test("are there to be made, each under a name of its own")
    func names() {
        #expect(Self.all.count > 150)
        #expect(Set(Self.all.map(\.name)).count == Self.all.count)
    }

    @Test("each changes one place of the engine as it is", arguments: all)
    func applies(mutation: Mutation) throws {
        let file = Self.root.appendingPathComponent("Sources/TouchEngine/\(mutation.file)")
        let text = try String(contentsOf: file, encoding: .utf8)
        let places = text.components(separatedBy: mutation.old).count - 1
        #expect(
            places == 1,
            "\(mutation.file) has \(places) times what “\(mutation.name)” changes: \(mutation.old)")
        #expect(mutation.old != mutation.new)
    }
}
