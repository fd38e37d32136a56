import Foundation

/// The whole of it: the copy, its build, what the tests reach, and the runs.
public struct MutantHunt {
    let root: URL
    let scratch: URL
    let workbook: URL?
    let jobs: Int
    let say: (String) -> Void

    /// A hunt in a package's folder, which keeps what it makes in a folder of its own.
    ///
    /// With a workbook that extracts them, the chapters' claims are run after the tests.
    public init(
        root: URL, scratch: URL, workbook: URL?, jobs: Int, say: @escaping (String) -> Void
    ) {
        self.root = root
        self.workbook = workbook
        self.scratch = scratch
        self.jobs = jobs
        self.say = say
    }

    /// Builds what is not built, and runs the mutants that are drawn; the tests that name their rules are judged if asked.
    public func run(
        _ draw: Draw, known: [Known], judgesTests: Bool,
        tell: @escaping (Verdict, _ count: Int) -> Void
    ) throws -> Summary {
        let package = try MutatedPackage(
            root: root, folder: scratch.appendingPathComponent("package"),
            workbook: workbook)
        let build = MutatedBuild(package: package, say: say)
        try build.buildIfNeeded()
        let pool = ProcessPool(
            binary: build.binary, scratch: scratch.appendingPathComponent("runs"), jobs: jobs)
        let coverage = try Coverage.measure(
            package, pool: pool, memory: scratch.appendingPathComponent("coverage.txt"), say: say)
        let drawn = draw.from(package.mutants)
        say("running \(drawn.count) of \(package.mutants.count) mutants")
        let hunt = Hunt(package, coverage, pool)
        let verdicts = try hunt.run(drawn) { tell($0, drawn.count) }
        guard judgesTests else { return Summary(verdicts, known: known, all: package.mutants) }
        let equal = Set(known.filter { $0.stays == .equal }.map(\.mutant))
        say("finding out which tests notice nothing of their rules")
        return Summary(
            verdicts, known: known, all: package.mutants,
            silentTests: try hunt.silentTests(drawn.filter { !equal.contains($0.id) }))
    }
}
