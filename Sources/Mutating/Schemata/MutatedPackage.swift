import Foundation

/// A copy of the package in which every mutant of the engine is behind a switch, and every test says when it runs.
///
/// It is written into a folder of its own, where it is built once.
public final class MutatedPackage {
    /// The folder of the package that is copied.
    public let root: URL
    /// The folder of the copy.
    public let folder: URL
    private var files: [MutatedFile] = []
    /// The tests that are run.
    public private(set) var tests: [Test] = []
    /// The numbers of those mutants that do not compile.
    public private(set) var dropped: Set<Int> = []

    static let testTargets = ["TouchEngineTests", "FuzzingTests"]
    private let workbook: URL?

    /// Reads the engine; the chapters' claims are among the tests if a workbook is there that can extract them.
    public init(root: URL, folder: URL, workbook: URL?) throws {
        self.root = root
        self.folder = folder
        self.workbook = workbook
        var next = 1
        for path in try swiftFiles(under: "Sources/TouchEngine") {
            var file = MutatedFile(path: path, source: try text(of: path))
            next = file.number(from: next)
            files.append(file)
        }
    }

    /// Every mutant that compiles, in the order of files and lines.
    public var mutants: [Mutant] {
        files.flatMap(\.mutants).filter { !dropped.contains($0.number) }
    }

    /// Leaves out mutants that do not compile.
    func drop(_ numbers: Set<Int>) throws {
        dropped.formUnion(numbers)
        for file in files where file.mutants.contains(where: { numbers.contains($0.number) }) {
            try write(file.text(without: dropped), to: file.path)
        }
    }

    // MARK: What is known not to compile

    private var memory: URL {
        folder.deletingLastPathComponent().appendingPathComponent("dropped.json")
    }

    /// Drops what did not compile in an earlier build of the same files.
    func dropKnown() throws {
        guard let data = try? Data(contentsOf: memory),
            let known = try? JSONDecoder().decode([String: Dropped].self, from: data)
        else { return }
        var numbers: Set<Int> = []
        for file in files {
            guard let dropped = known[file.path], dropped.source == file.source else { continue }
            let ids = Set(dropped.ids)
            numbers.formUnion(file.mutants.filter { ids.contains($0.id) }.map(\.number))
        }
        try drop(numbers)
    }

    /// Keeps what did not compile for the next build.
    func rememberDropped() throws {
        var known: [String: Dropped] = [:]
        for file in files {
            let ids = file.mutants.filter { dropped.contains($0.number) }.map(\.id)
            if !ids.isEmpty { known[file.path] = Dropped(source: file.source, ids: ids) }
        }
        try JSONEncoder().encode(known).write(to: memory)
    }

    private struct Dropped: Codable {
        let source: String
        let ids: [String]
    }

    /// The mutants that an error of the compiler's may come from.
    func suspects(_ error: CompilerError, isFirstTry: Bool) -> [Mutant] {
        let file = files.first { $0.path == error.path }
        return file?.suspects(error, without: dropped, isFirstTry: isFirstTry) ?? []
    }

    // MARK: What it is made from

    /// Changes with the engine's sources, with what calls them beside the tests, and with the switches.
    private(set) var engineKey = ""
    /// Changes with anything at all.
    private(set) var key = ""
    private var sourcesOfTests: [String: String] = [:]

    private func fingerprint() throws {
        var print = Fingerprint()
        for text in [Switches.swift, Switches.source, manifest] { print.take(text) }
        for file in files {
            print.take(file.path)
            print.take(file.text)
        }
        for path in try swiftFiles(under: "Sources/Fuzzing") { print.take(try text(of: path)) }
        engineKey = print.text
        for (path, text) in sourcesOfTests.sorted(by: { $0.key < $1.key }) {
            print.take(path)
            print.take(text)
        }
        key = print.text
    }

    /// What a test's coverage depends on, by its file: the engine, the file, and the files of its target without tests.
    func testKeys() -> [String: String] {
        let withTests = Set(tests.map(\.file))
        var shared = Fingerprint()
        shared.take(engineKey)
        for (path, text) in sourcesOfTests.sorted(by: { $0.key < $1.key })
        where !withTests.contains(path) {
            shared.take(text)
        }
        return sourcesOfTests.mapValues { text in
            var own = shared
            own.take(text)
            return own.text
        }
    }

    // MARK: Writing

    /// Writes the copy; files that would not change are left as they are.
    public func write() throws {
        var expected: Set<String> = []
        func put(_ text: String, _ path: String) throws {
            expected.insert(path)
            try write(text, to: path)
        }
        for file in files { try put(file.text(without: dropped), file.path) }
        try put(Switches.swift, "Sources/TouchEngine/MutantSwitches.swift")
        try put(Switches.header, "Sources/MutantSwitch/include/MutantSwitch.h")
        try put(Switches.moduleMap, "Sources/MutantSwitch/include/module.modulemap")
        try put(Switches.source, "Sources/MutantSwitch/MutantSwitch.c")
        for path in try swiftFiles(under: "Sources/Fuzzing") { try put(text(of: path), path) }
        for path in try swiftFiles(under: "Sources/Notebook") { try put(text(of: path), path) }
        tests = []
        sourcesOfTests = [:]
        for path in try Self.files(in: root, under: "Tests/FuzzCases") {
            sourcesOfTests[path] = try text(of: path)
        }
        func putTests(_ source: String, _ path: String, of target: String) throws {
            sourcesOfTests[path] = source
            let file = InstrumentedTests(
                path: path, source: source, module: target, from: tests.count + 1)
            tests += file.tests
            try put(file.text, path)
        }
        for target in Self.testTargets {
            for path in try swiftFiles(under: "Tests/\(target)") {
                try putTests(text(of: path), path, of: target)
            }
        }
        if let workbook {
            let claims = try ClaimSources(
                of: root, by: workbook,
                in: folder.deletingLastPathComponent().appendingPathComponent("claims"))
            for (path, text) in claims.files.sorted(by: { $0.key < $1.key }) {
                try putTests(text, path, of: ClaimSources.target)
            }
        }
        try put(manifest, "Package.swift")
        for path in ["Tests/FuzzCases", "Tests/Fixtures", "site", "rules", "chapters"] {
            let link = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? FileManager.default.removeItem(at: link)
            try FileManager.default.createSymbolicLink(
                at: link, withDestinationURL: root.appendingPathComponent(path))
        }
        try removeOthers(than: expected)
        try fingerprint()
    }

    private func write(_ text: String, to path: String) throws {
        let url = folder.appendingPathComponent(path)
        if let old = try? String(contentsOf: url, encoding: .utf8), old == text { return }
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    /// Removes what an earlier state of the package has left.
    private func removeOthers(than expected: Set<String>) throws {
        for part in ["Sources", ClaimSources.folder] + Self.testTargets.map({ "Tests/\($0)" }) {
            for path in try Self.files(in: folder, under: part) where !expected.contains(path) {
                try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
            }
        }
    }

    // MARK: Reading

    private func text(of path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    private func swiftFiles(under path: String) throws -> [String] {
        try Self.files(in: root, under: path).filter { $0.hasSuffix(".swift") }
    }

    private static func files(in root: URL, under path: String) throws -> [String] {
        let start = root.appendingPathComponent(path).path
        let found = FileManager.default.enumerator(atPath: start)?.allObjects ?? []
        return found.compactMap { $0 as? String }.sorted().compactMap { name in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(
                atPath: start + "/" + name, isDirectory: &isFolder)
            return exists && !isFolder.boolValue ? path + "/" + name : nil
        }
    }

    private var manifest: String { Self.manifest(hasClaims: workbook != nil) }

    private static func manifest(hasClaims: Bool) -> String {
        let claims = """
                .testTarget(
                    name: "\(ClaimSources.target)",
                    dependencies: ["MutantSwitch", "Notebook", "TouchEngine"],
                    swiftSettings: quick + [.swiftLanguageMode(.v5)]),

            """
        return manifest.replacing("        // claims\n", with: hasClaims ? claims : "")
    }

    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let quick: [SwiftSetting] = [.unsafeFlags(["-Onone", "-suppress-warnings"])]
        let package = Package(
            name: "Mutated",
            platforms: [.macOS(.v14)],
            targets: [
                .target(name: "MutantSwitch"),
                .target(
                    name: "TouchEngine", dependencies: ["MutantSwitch"],
                    swiftSettings: [.unsafeFlags(["-suppress-warnings"])]),
                .target(name: "Fuzzing", dependencies: ["TouchEngine"]),
                .target(name: "Notebook"),
                // claims
                .testTarget(
                    name: "TouchEngineTests", dependencies: ["MutantSwitch", "TouchEngine"],
                    swiftSettings: quick),
                .testTarget(
                    name: "FuzzingTests", dependencies: ["Fuzzing", "MutantSwitch", "TouchEngine"],
                    swiftSettings: quick),
            ]
        )

        """
}
