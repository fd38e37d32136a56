import Foundation

/// The engine's sources, Apple's table, and the lists beside it.
enum Checked {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../..").standardizedFileURL
    private static let fixtures = package.appending(path: "Tests/Fixtures/UIKitSignatures")

    /// What the engine declares for others to see.
    static let engine = Result { try readEngine() }

    /// What Apple documents.
    static let table = Result { try readTable() }

    private static func readEngine() throws -> Declarations {
        let folder = package.appending(path: "Sources/TouchEngine")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.sorted()
        var declarations = Declarations()
        for name in names {
            declarations.read(
                try text(folder.appending(path: name)), file: "Sources/TouchEngine/\(name)",
                isInterface: false)
        }
        declarations.settle()
        return declarations
    }

    private static func readTable() throws -> AppleTable {
        let names = try FileManager.default.contentsOfDirectory(atPath: fixtures.path)
            .filter { $0.hasSuffix(".txt") && $0.first?.isUppercase == true }.sorted()
        return AppleTable(try names.map { ($0, try text(fixtures.appending(path: $0))) })
    }

    /// The lines of a list; what stands behind a colon and a space is the reason.
    static func list(_ name: String) throws -> [(entry: String, reason: String)] {
        try text(fixtures.appending(path: name)).split(separator: "\n")
            .filter { !$0.hasPrefix("//") }
            .map { line in
                let parts = line.split(separator: ": ", maxSplits: 1)
                return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
            }
    }

    private static func text(_ place: URL) throws -> String {
        try String(contentsOf: place, encoding: .utf8)
    }
}
