import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@Suite("CONTRIBUTING.md's map")
struct MapTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Every folder of the package but hidden ones, what is built, and the insides of a package of its own.
    private static func tree() -> Set<String> {
        let built: Set = ["site/public", "exercises"]
        var folders: Set<String> = []
        let all = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: [.isDirectoryKey, .isSymbolicLinkKey],
            options: .skipsHiddenFiles)
        while let url = all?.nextObject() as? URL {
            let kind = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
            guard kind?.isDirectory == true, kind?.isSymbolicLink != true else { continue }
            let path = url.path.dropFirst(root.path.count).split(separator: "/")
                .joined(separator: "/")
            if built.contains(path) {
                all?.skipDescendants()
                continue
            }
            folders.insert(path)
            let manifest = url.appending(path: "Package.swift").path
            if FileManager.default.fileExists(atPath: manifest) { all?.skipDescendants() }
        }
        return folders
    }

    @Test("the map is the tree that is there")
    func map() throws {
        let text = try String(
            contentsOf: Self.root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
        #expect(FolderMap(text).complaints(about: Self.tree()) == [])
    }

    @Test("no library imports one that the map's arrows lead away from")
    func arrows() throws {
        let text = try String(
            contentsOf: Self.root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
        let line = try #require(
            text.split(separator: "\n").first { $0.hasPrefix("Arrows point one way: ") })
        let chain = try #require(line.split(separator: ",").first)
            .dropFirst("Arrows point one way: ".count).replacing(" and ", with: " → ")
            .split(separator: " → ").map(String.init)
        #expect(chain.count > 4)
        for (place, module) in chain.enumerated() {
            let earlier = chain.prefix(place) + ["TouchEngine"]
            let wrong = try Self.imports(of: module).intersection(earlier)
            #expect(wrong.isEmpty, "\(module) imports \(wrong.sorted())")
        }
    }

    private static func imports(of module: String) throws -> Set<String> {
        let folder = root.appending(path: "Sources/\(module)")
        let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
        var imports: Set<String> = []
        for case let file as String in files where file.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            for item in Parser.parse(source: text).statements {
                guard let found = item.item.as(ImportDeclSyntax.self) else { continue }
                imports.insert(found.path.trimmedDescription)
            }
        }
        return imports
    }

    private static let table = """
        | folder | what lives there |
        |---|---|
        | `book/` | the book; `README.md` says how |
        | `Sources/Engine/` | the engine: `Core/`, with `Turn/` |

        | key | what it says |
        """

    @Test(
        "what the map says and what the tree has are told apart",
        arguments: [
            (
                [
                    "book", "Sources", "Sources/Engine", "Sources/Engine/Core",
                    "Sources/Engine/Core/Turn",
                ], []
            ),
            (
                ["Sources", "Sources/Engine", "Sources/Engine/Core", "Sources/Engine/Core/Turn"],
                ["the map has book/, which is not there"]
            ),
            (
                ["book", "Sources", "Sources/Engine", "Sources/Engine/Core"],
                ["the map has Turn/ in [\"Sources/Engine\"], which is not there"]
            ),
            (
                [
                    "book", "book/pictures", "Sources", "Sources/Engine", "Sources/Engine/Core",
                    "Sources/Engine/Core/Turn", "Sources/Engine/Kit", "docs",
                ],
                [
                    "the map lacks book/pictures/", "the map lacks Sources/Engine/Kit/",
                    "the map lacks docs/",
                ]
            ),
        ])
    func complaints(tree: [String], expected: [String]) {
        #expect(FolderMap(Self.table).complaints(about: Set(tree)) == expected)
    }

    @Test("a text without the table is told")
    func none() {
        #expect(FolderMap("nothing").complaints(about: []) == ["there is no table of folders"])
    }
}
