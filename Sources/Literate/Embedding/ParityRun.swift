import Foundation

/// Runs every claim of a book natively and as the page's module, and compares what they leave.
public struct ParityRun {
    /// Where the book is, and how its claims are run natively.
    public var verifier: BookVerifier
    /// The folder of the engine's sources.
    public var engine: URL
    /// The folder of the runtime's sources.
    public var runtime: URL
    /// Where the page's module is built.
    public var folder: URL

    /// A comparison for the book of a verifier.
    public init(_ verifier: BookVerifier, engine: URL, runtime: URL, folder: URL) {
        self.verifier = verifier
        self.engine = engine
        self.runtime = runtime
        self.folder = folder
    }

    /// What came of the comparison.
    ///
    /// - Throws: `ToolFailure` where a tool is missing or does not work.
    public func result() throws -> Parity {
        let (book, problems) = Book.checked(
            verifier.folder, shownAs: verifier.shownAs, kept: verifier.kept)
        guard problems.isEmpty else { return Parity(problems: problems) }
        let sources = try PageSources(book, for: .comparison, engine: engine, runtime: runtime)
        guard sources.problems.isEmpty else { return Parity(problems: sources.problems) }
        let toolchain = try Toolchain.find()
        let module = PageModule(
            toolchain: toolchain, runtime: runtime, folder: folder, progress: verifier.progress)
        let program: URL
        do {
            program = try module.unpacked(try module.forTerminal(sources))
        } catch let refusal as PageModule.Refusal {
            return Parity(problems: refusal.problems)
        }
        let outcomes = try BookPrograms(verifier).outcomes(of: book)
        let output = try verifier.progress.step("the claims in the page's module") {
            try said(by: program, toolchain)
        }
        return Parity(book, native: outcomes, page: output, scenes: sources.scenes)
    }

    private func said(by program: URL, _ toolchain: Toolchain) throws -> PageOutput {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("workbook-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let answer = try Subprocess.run(
            toolchain.tool("wasmkit"), ["run", program.path],
            pulse: .init(file: URL(fileURLWithPath: "/dev/null"), limit: 1800),
            allowance: .init(output: 1 << 30, memory: 4 << 30, processes: 8), writing: file)
        let output = PageOutput(try String(contentsOf: file, encoding: .utf8))
        guard answer.status == .exited(0) else {
            throw ToolFailure(
                "the page's module stops in \(output.last): \(answer.errors.suffix(2000))")
        }
        return output
    }
}

extension PageModule.Refusal {
    /// What the compiler refused, at the lines of the chapters.
    var problems: [Problem] {
        let found = Diagnostic.parse(description).filter { $0.severity == .error }
        guard !found.isEmpty else {
            return [
                Problem(
                    SourcePosition(file: "the page's module", line: 1),
                    "the compiler failed: \(description.suffix(2000))")
            ]
        }
        return found.map {
            Problem($0.position, "the page cannot have this: \($0.message)")
        }
    }
}
