@testable import Mutating

/// The mutants of a source in one line or more.
func mutants(of source: String, path: String = "Sources/Some.swift") -> [Mutant] {
    MutatedFile(path: path, source: source).mutants
}

/// What became of a mutant, as if it had been run.
func verdict(
    _ mutant: Mutant, _ outcome: Verdict.Outcome, test: String? = nil, nearest: [String] = []
) -> Verdict {
    Verdict(
        mutant, outcome, test: test, reachedBy: nearest.count, nearest: nearest)
}
