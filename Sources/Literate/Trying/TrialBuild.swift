import Foundation

/// Compiles a reader's files in a folder of their own.
struct TrialBuild {
    let module: LoweredModule
    let toolchain: Toolchain
    let engine: EngineBuild
    let folder: URL

    /// How often the files are compiled with more and more names filled in: the compiler does not
    /// look behind the first unknown name of a closure.
    private static let rounds = 8

    /// What the compiler finds.
    struct Findings {
        var problems: [Problem] = []
        var missing: [String] = []
    }

    /// Everything that the compiler has against the files.
    func check() throws -> Findings {
        let refused = Set(module.problems.map(\.position))
        let errors = try self.errors(with: []).filter {
            !refused.contains($0.position) && !$0.message.contains("the Objective-C runtime")
        }
        guard !errors.isEmpty else { return Findings() }
        var missing: [MissingName] = []
        var others: [Diagnostic] = []
        for error in errors {
            if let name = MissingName(error, in: module) {
                missing.append(name)
            } else {
                others.append(error)
            }
        }
        var stubs = Stubs(module: module)
        var fresh = missing
        for _ in 0..<Self.rounds where stubs.add(fresh) {
            let more = try self.errors(with: [("stubs.swift", stubs.source)])
                .compactMap { MissingName($0, in: module) }
            fresh = more.filter { !missing.contains($0) }.removingDuplicates()
            missing += fresh.filter { !$0.isAboutStub }
        }
        let all = missing
        missing.removeAll { follows($0, from: all) }
        let lines = Set(missing.map { Place($0.position) })
        others.removeAll { lines.contains(Place($0.position)) && Self.isConsequence($0.message) }
        let symbols = try EngineSymbols(toolchain, engine)
        let report = MissingNameReport(module: module, symbols: symbols)
        let findings = missing.removingDuplicates().map(report.finding)
        return Findings(
            problems: findings.map(\.problem) + others.map { SwiftError.problem(with: $0) },
            missing: Set(findings.compactMap(\.ofUIKit)).sorted())
    }

    private struct Place: Hashable {
        var file: String
        var line: Int

        init(_ position: SourcePosition) {
            file = position.file
            line = position.line
        }
    }

    /// Whether a member is missing only because its type is, or the class that its type inherits
    /// from.
    private func follows(_ name: MissingName, from missing: [MissingName]) -> Bool {
        let types = Set(missing.filter { $0.kind == .type }.map(\.name))
        let owner: String?
        switch name.kind {
        case .member(let type, _): owner = type
        case .overridden, .free: owner = module.enclosingType(at: name.position)
        case .type: owner = nil
        }
        return owner.map { !types.isDisjoint(with: module.lineage(of: $0)) } ?? false
    }

    /// Whether the compiler only says what follows from a name that it did not find.
    private static func isConsequence(_ message: String) -> Bool {
        [
            "cannot infer contextual base", "'nil' requires a contextual type",
            "generic parameter", "unable to infer", "type of expression is ambiguous",
            "failed to produce diagnostic", "ambiguous without",
        ].contains { message.contains($0) }
    }

    private func errors(with more: [(String, String)]) throws -> [Diagnostic] {
        let result = try compile(more, ["-emit-sil", "-o", "/dev/null"])
        try OutsideFailure.check(compiler: result, in: folder)
        guard result.status != .exited(0) else { return [] }
        let origins = Set(module.files.map(\.origin))
        let errors = Diagnostic.parse(result.errors)
            .filter { $0.severity == .error && origins.contains($0.position.file) }
        if errors.isEmpty && more.isEmpty {
            let lines = result.errors.split(separator: "\n").map(String.init)
            throw ToolFailure(
                "the compiler cannot build the files: "
                    + (lines.first { $0.contains("error") } ?? lines.last ?? "it gave no reason"))
        }
        return errors
    }

    /// Runs the compiler on the files and some more.
    func compile(_ more: [(String, String)], _ flags: [String]) throws -> Subprocess {
        let sources = module.files.map { ($0.name, $0.source) } + more
        for (name, text) in sources {
            try text.write(
                to: folder.appendingPathComponent(name), atomically: false, encoding: .utf8)
        }
        let common = [
            "-swift-version", "5", "-parse-as-library", "-whole-module-optimization", "-Onone",
            "-suppress-warnings", "-diagnostic-style", "llvm", "-no-color-diagnostics",
            "-module-name", "OwnCode", "-I", engine.modules.path,
        ]
        return try toolchain.compile(common + flags + sources.map(\.0), in: folder)
    }
}
