/// A program without the lines that bear one of its claims, and that claim to be run on it.
///
/// All of it is under the name of a file that does not exist, so that what the compiler says of it
/// is not taken for something that it says of the chapter.
struct WeakenedProgram: Sendable {
    let bearing: Bearing
    let lowered: LoweredProgram
    /// The line of the block that names the lines.
    var line: Int { bearing.block.fence.line }
    /// The name of the test function that runs the claim.
    let function: String
    /// The file by which diagnostics name the program.
    let file: String

    init(_ program: Program, without bearing: Bearing) {
        self.bearing = bearing
        let file = "\(bearing.block.fence.file) without \(bearing.block.fence.line)"
        self.file = file
        function = ClaimName.function(of: bearing.block, slug: program.slug)
        var weakened = program
        weakened.refusals = []
        weakened.traps = []
        weakened.predictions = []
        weakened.parts = program.parts.map { part in
            var part =
                part.fence == bearing.part.fence ? Self.text(of: part, without: bearing) : part
            part.fence.file = file
            return part
        }
        var claim = bearing.claim
        claim.fence.file = file
        weakened.claims = [claim]
        lowered = LoweredProgram(weakened, runningFor: bearing.block)
    }

    /// The part with blank lines, so that everything else stays on its own.
    private static func text(of part: Block, without bearing: Bearing) -> Block {
        var lines = part.lines
        for place in bearing.places { lines[place] = "" }
        lines[bearing.places.lowerBound] = bearing.instead ?? ""
        var part = part
        part.text = lines.map { $0 + "\n" }.joined()
        return part
    }

    /// What keeps the program from being compiled, as far as it is the lines that are missing.
    func problem(given diagnostics: [Diagnostic]) -> Problem? {
        let first =
            lowered.problems.first?.message
            ?? diagnostics.first { $0.severity == .error && $0.position.file == file }?.message
        return first.map {
            Problem(
                bearing.block.fence, "without these lines the program does not compile: \($0)",
                remedy: "say with `instead=\"…\"` what stands in their place")
        }
    }
}

extension Chapter {
    /// The programs without the lines of one block each, in the order of the blocks.
    var weakenedPrograms: [WeakenedProgram] {
        let programs = programs
        return bearings.compactMap { bearing in
            programs.first { $0.variant == bearing.block.variant }
                .map { WeakenedProgram($0, without: bearing) }
        }
    }
}
