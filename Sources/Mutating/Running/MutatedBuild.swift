import Foundation

/// The build of the mutated package: mutants that do not compile are dropped first.
struct MutatedBuild {
    let package: MutatedPackage
    let say: (String) -> Void

    /// A build that failed for another reason than a mutant.
    struct Failure: Error, CustomStringConvertible {
        /// What the compiler said.
        let description: String
    }

    /// The test bundle.
    var binary: URL {
        package.folder.appendingPathComponent(".build/debug/MutatedPackageTests.xctest")
    }

    /// Writes the copy and builds it, unless it has been built from the same sources.
    func buildIfNeeded() throws {
        let memory = package.folder.deletingLastPathComponent().appendingPathComponent("built.txt")
        try package.dropKnown()
        try package.write()
        let keys = [try package.engineKey, package.testsKey]
        let built = (try? String(contentsOf: memory, encoding: .utf8))?
            .split(separator: " ").map(String.init)
        let isThere = FileManager.default.fileExists(atPath: binary.path)
        guard built != keys || !isThere else { return }
        try? FileManager.default.removeItem(at: memory)
        if built?.first != keys[0] { try dropWhatDoesNotCompile() }
        try build()
        try keys.joined(separator: " ").write(to: memory, atomically: true, encoding: .utf8)
    }

    private func build() throws {
        say("building the engine with \(package.mutants.count) mutants, and the tests")
        let (status, output) = try Shell.run(
            [
                "swift", "build", "--build-tests", "--disable-xctest",
            ], in: package.folder)
        guard status == 0 else { throw Failure(description: Self.errors(in: output)) }
    }

    private func dropWhatDoesNotCompile() throws {
        for round in 1...30 {
            let (status, output) = try compile()
            guard status != 0 else { return }
            var numbers: Set<Int> = []
            for error in CompilerError.all(in: output, under: package.folder) {
                let suspects = package.suspects(error, isFirstTry: round <= 4)
                numbers.formUnion(suspects.map(\.number))
            }
            guard !numbers.isEmpty else { throw Failure(description: Self.errors(in: output)) }
            say("round \(round): \(numbers.count) mutants do not compile")
            try package.drop(numbers)
            try package.rememberDropped()
        }
        throw Failure(description: "mutants that do not compile come without end")
    }

    /// Compiles the engine as far as errors are told.
    private func compile() throws -> (status: Int32, output: String) {
        let sources = package.folder.appendingPathComponent("Sources/TouchEngine")
        let files = FileManager.default.enumerator(atPath: sources.path)?.allObjects ?? []
        let paths = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
        let list = package.folder.appendingPathComponent("files.txt")
        try paths.map { sources.path + "/" + $0 }.joined(separator: "\n")
            .write(to: list, atomically: true, encoding: .utf8)
        return try Shell.run(
            [
                "swiftc", "-swift-version", "6", "-emit-sil", "-Onone", "-wmo",
                "-suppress-warnings", "-module-name", "TouchEngine", "-parse-as-library",
                "-package-name", "mutated",
                "-I", package.folder.appendingPathComponent("Sources/MutantSwitch/include").path,
                "-o", "/dev/null", "@" + list.path,
            ], in: package.folder)
    }

    private static func errors(in output: String) -> String {
        let lines = output.split(separator: "\n").filter { $0.contains("error:") }
        return (lines.isEmpty ? output.split(separator: "\n").suffix(20) : lines.prefix(20))
            .joined(separator: "\n")
    }
}
