/// A block that must not compile, with the program it is added to.
struct Refusal {
    let block: Block
    /// What the compiler is to say of it.
    let saying: String
    let lowered: LoweredProgram
    private let partLines: [ClosedRange<Int>]

    /// The blocks of a program that must not compile, in order.
    static func all(of program: Program) -> [Refusal] {
        program.refusals.compactMap { block in
            guard case .mustNotCompile(let saying) = block.kind, !saying.isEmpty else { return nil }
            return Refusal(
                block: block, saying: saying, lowered: LoweredProgram(program, refusing: block),
                partLines: program.parts.map { $0.fence.line...$0.closingLine })
        }
    }

    /// Whether its program stands on any of these lines.
    func touches(_ lines: Set<Int>) -> Bool {
        lines.contains { line in partLines.contains { $0.contains(line) } }
    }
}
