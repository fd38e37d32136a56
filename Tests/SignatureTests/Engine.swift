import Foundation

/// The engine's sources and tests, Apple's table, and the lists beside it.
enum Checked {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../..").standardizedFileURL
    private static let fixtures = package.appending(path: "Tests/Fixtures/UIKitSignatures")

    /// What the engine declares for others to see.
    static let engine = Result { try readEngine() }

    /// What Apple documents.
    static let table = Result { try readTable() }

    /// What the engine's Core refers to of its Kit.
    static let rooms = Result {
        Rooms(core: try sources(in: "Core"), kit: try sources(in: "Kit"))
    }

    private static func readEngine() throws -> Declarations {
        var declarations = Declarations()
        for source in try sources(in: "") {
            declarations.read(source.text, file: source.file, isInterface: false)
        }
        declarations.settle()
        return declarations
    }

    /// The engine's sources in a room, in the order of their names.
    private static func sources(in room: String) throws -> [Rooms.Source] {
        try sources(of: "Sources/TouchEngine" + (room.isEmpty ? "" : "/" + room))
    }

    /// The Swift files of a folder of the package, in the order of their names.
    static func sources(of folder: String) throws -> [Rooms.Source] {
        try FileManager.default.subpathsOfDirectory(atPath: package.appending(path: folder).path)
            .filter { $0.hasSuffix(".swift") }.sorted()
            .map { ("\(folder)/\($0)", try text(package.appending(path: "\(folder)/\($0)"))) }
    }

    /// The text of a file of the package.
    static func text(of file: String) throws -> String { try text(package.appending(path: file)) }

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
