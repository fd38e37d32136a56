import Foundation

/// A copy of the package in which every mutant of the engine is behind a switch, and every test says when it runs.
///
/// It is written into a folder of its own, where it is built once.
final class MutatedPackage {
    /// The folder of the copy.
    let folder: URL
    private(set) var files: [MutatedFile] = []
    /// The tests that are run.
    private(set) var tests: [Test] = []
    /// The numbers of those mutants that do not compile.
    private(set) var dropped: Set<Int> = []
    /// The tests' sources, and what else a run depends on beside the engine, by path.
    private(set) var sourcesOfTests: [String: String] = [:]

    let original: PackageFiles
    private let copy: PackageFiles
    private let workbook: URL?
    private var scratch: URL { folder.deletingLastPathComponent() }

    static let testTargets = ["TouchEngineTests", "FuzzingTests"]
    /// What the copy shares with the package.
    private static let links = ["Tests/FuzzCases", "Tests/Fixtures", "site", "rules", "chapters"]

    /// Reads the engine and its tests; the chapters' claims are among them if a workbook is there that can extract them.
    init(root: URL, folder: URL, workbook: URL?) throws {
        self.folder = folder
        self.workbook = workbook
        original = PackageFiles(root: root)
        copy = PackageFiles(root: folder)
        var memo = Memo<[Site]>(scratch.appendingPathComponent("sites.json"))
        var next = 1
        for path in original.swiftFiles(under: "Sources/TouchEngine") {
            let source = try original.text(of: path)
            let sites = memo.value(of: path, source) {
                SiteFinder.sites(of: source, path: path)
            }
            var file = MutatedFile(path: path, source: source, sites: sites)
            next = file.number(from: next)
            files.append(file)
        }
        try memo.write()
    }

    /// Every mutant that compiles, in the order of files and lines.
    var mutants: [Mutant] {
        files.flatMap(\.mutants).filter { !dropped.contains($0.number) }
    }

    /// What the copy is built by.
    var manifest: String { CopyManifest.text(hasClaims: workbook != nil) }

    // MARK: What does not compile

    private var memory: URL { scratch.appendingPathComponent("dropped.json") }

    /// Leaves out mutants that do not compile.
    func drop(_ numbers: Set<Int>) throws {
        dropped.formUnion(numbers)
        for file in files where file.mutants.contains(where: { numbers.contains($0.number) }) {
            try copy.write(file.text(without: dropped), to: file.path)
        }
    }

    /// Leaves out what did not compile in an earlier build.
    func dropKnown() throws {
        guard let data = try? Data(contentsOf: memory),
            let ids = try? JSONDecoder().decode(Set<String>.self, from: data)
        else { return }
        dropped.formUnion(mutants.filter { ids.contains($0.id) }.map(\.number))
    }

    /// Keeps what did not compile for the next build.
    func rememberDropped() throws {
        let ids = files.flatMap(\.mutants).filter { dropped.contains($0.number) }.map(\.id)
        try JSONEncoder().encode(ids).write(to: memory)
    }

    /// The mutants that an error of the compiler's may come from.
    func suspects(_ error: CompilerError, isFirstTry: Bool) -> [Mutant] {
        let file = files.first { $0.path == error.path }
        return file?.suspects(error, without: dropped, isFirstTry: isFirstTry) ?? []
    }

    // MARK: Writing

    /// Writes the copy; files that would not change are left as they are.
    func write() throws {
        var texts = [
            "Sources/TouchEngine/MutantSwitches.swift": Switches.swift,
            "Sources/MutantSwitch/include/MutantSwitch.h": Switches.header,
            "Sources/MutantSwitch/include/module.modulemap": Switches.moduleMap,
            "Sources/MutantSwitch/MutantSwitch.c": Switches.source,
            "Package.swift": manifest,
        ]
        for file in files { texts[file.path] = file.text(without: dropped) }
        for target in ["Fuzzing", "Notebook"] {
            for path in original.swiftFiles(under: "Sources/\(target)") {
                texts[path] = try original.text(of: path)
            }
        }
        texts.merge(try instrumentTests()) { $1 }
        for (path, text) in texts { try copy.write(text, to: path) }
        for path in Self.links { try copy.link(path, to: original) }
        // What an earlier state of the package has left.
        for part in ["Sources", ClaimSources.folder] + Self.testTargets.map({ "Tests/\($0)" }) {
            for path in copy.files(under: part) where texts[path] == nil {
                try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
            }
        }
    }

    /// Numbers the tests; gives the text of each of their files.
    private func instrumentTests() throws -> [String: String] {
        tests = []
        sourcesOfTests = [:]
        for path in original.files(under: "Tests/FuzzCases") {
            sourcesOfTests[path] = try original.text(of: path)
        }
        var sources: [(path: String, text: String, target: String)] = []
        for target in Self.testTargets {
            for path in original.swiftFiles(under: "Tests/\(target)") {
                sources.append((path, try original.text(of: path), target))
            }
        }
        if let workbook {
            let claims = try ClaimSources(
                of: original.root, by: workbook, in: scratch.appendingPathComponent("claims"))
            sources += claims.files.sorted { $0.key < $1.key }
                .map { ($0.key, $0.value, ClaimSources.target) }
        }
        var memo = Memo<InstrumentedTests.Marks>(scratch.appendingPathComponent("tests.json"))
        var texts: [String: String] = [:]
        for (path, source, target) in sources {
            sourcesOfTests[path] = source
            let marks = memo.value(of: path, source) {
                InstrumentedTests.Marks(path: path, source: source, module: target)
            }
            let file = InstrumentedTests(source: source, marks, from: tests.count + 1)
            tests += file.tests
            texts[path] = file.text
        }
        try memo.write()
        return texts
    }
}
