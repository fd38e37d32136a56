import SwiftSyntax

/// A program as a file that the compiler takes: the chapter's own lines, lowered, under the
/// chapter's own positions.
///
/// Before the parts, as `ProgramWriter` writes them, stands
///
///     // Made from 01-b.md by the workbook: change the chapter, not this file.
///     import Testing
///     import TouchEngine
public struct LoweredProgram: Sendable {
    /// The file's name, such as `01-the-swipe.fixed.swift`.
    public var fileName: String
    /// The file's text.
    public var source: String
    /// What could not be lowered.
    public var problems: [Problem]

    /// Lowers a program with its claims, ready to be compiled as a test.
    public init(_ program: Program) { self.init(program, notesExpectations: false) }

    /// Lowers a program with its claims; if it notes expectations, each says so when it is evaluated.
    init(_ program: Program, notesExpectations: Bool) {
        self.init(
            program, claims: program.claims + program.traps, refusal: nil,
            notesExpectations: notesExpectations)
    }

    /// Lowers a program with its one claim, which runs for a block of bearing lines and leaves no run.
    init(_ program: Program, runningFor bearing: Block) {
        self.init(program, claims: program.claims, refusal: nil, bearing: bearing)
    }

    /// Lowers a program with a block that must not compile, without the claims.
    public init(_ program: Program, refusing block: Block) {
        self.init(program, claims: [], refusal: block)
    }

    private init(
        _ program: Program, claims: [Block], refusal: Block?, bearing: Block? = nil,
        notesExpectations: Bool = false
    ) {
        let parts = program.parts.map(Part.init)
        let refused = refusal.map(Part.init)
        let index = ProgramIndex(parts + (refused.map { [$0] } ?? []))
        var writer = ProgramWriter(index: index, notesExpectations: notesExpectations)
        for part in parts { writer.addDeclarations(part) }
        if let refused {
            if refused.holdsDeclarationsOnly {
                writer.addDeclarations(refused)
            } else {
                let name = "__refused_\(refused.block.fence.line)"
                writer.addBody(refused, header: "fileprivate func \(name)() async throws", end: "")
            }
        }
        var checked = parts
        for claim in claims {
            let part = Part(claim)
            checked.append(part)
            let predictions = program.predictions.filter { $0.claim == claim.id }
            let reports = bearing == nil ? ClaimReports(part, slug: program.slug) : nil
            writer.addBody(
                part, header: ClaimName.header(of: bearing ?? claim, slug: program.slug),
                end: reports?.statements ?? "", isClosed: predictions.isEmpty)
            checked += writer.addChoices(of: predictions, slug: program.slug)
        }
        fileName = program.name + (bearing.map { ".\($0.fence.line)" } ?? "") + ".swift"
        let origin = (program.parts + claims).first?.fence.file ?? program.slug
        let body = writer.written()
        source = """
            // Made from \(origin) by the workbook: change the chapter, not this file.
            \(checked.contains(where: \.usesNotebook) ? "import Notebook\n" : "")import Testing
            import TouchEngine

            """ + body
        problems = writer.problems + checked.flatMap { ListingChecks($0).problems }
        if refusal == nil { problems += InheritedConformance(index: index).problems }
        if refusal == nil && bearing == nil {
            problems += Self.uncalled(in: parts, claims.map(Part.init))
        }
    }

    /// The methods that the engine never calls, in the parts of a program and in its claims.
    private static func uncalled(in parts: [Part], _ claims: [Part]) -> [Problem] {
        let collected = parts.map { IndexCollector($0) }
        let calls = CalledMethods(parts + claims)
        let index = ProgramIndex(collected)
        return parts.flatMap { UncalledMethodCheck($0, index: index, calls: calls).problems }
            + claims.flatMap { claim in
                // What a claim declares is known in it alone.
                let own = ProgramIndex(collected + [IndexCollector(claim)])
                return UncalledMethodCheck(claim, index: own, calls: calls).problems
            }
    }
}
