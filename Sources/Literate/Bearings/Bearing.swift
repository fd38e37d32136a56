/// Lines of a part without which a claim must fail.
public struct Bearing: Sendable {
    /// The block that names the lines.
    public let block: Block
    /// The part they stand in, as the program has it.
    public let part: Block
    /// The claim that must fail.
    public let claim: Block
    /// The places of the lines in the part's text, from 0.
    let places: Range<Int>

    /// What stands in place of the lines, if the program needs something there.
    public var instead: String? { block.attributes["instead"] }

    /// Where the lines stand in the chapter.
    public var lines: Range<Int> {
        part.firstLine + places.lowerBound..<part.firstLine + places.upperBound
    }

    /// Finds the lines of a `.bearing` block, or says why they cannot be found.
    init(_ block: Block, of id: String, claim: String, in chapter: Chapter) throws(Problem) {
        self.block = block
        part = try Self.part(id, for: block, in: chapter)
        self.claim = try Self.claim(claim, for: block, in: chapter)
        places = try Self.places(of: block, in: part)
    }

    private static func part(
        _ id: String, for block: Block, in chapter: Chapter
    ) throws(Problem) -> Block {
        let parts = chapter.parts(variant: block.variant)
        guard let part = parts.first(where: { $0.id == id }) else {
            throw Problem(
                block.position(ofValue: "of"), "no part of the program has the id `\(id)`",
                remedy: suggestion(
                    for: id, among: parts.compactMap(\.id), what: "parts with an id"))
        }
        guard !part.isHidden else {
            throw Problem(
                block.position(ofValue: "of"),
                "the part `\(id)` is hidden, and the reader is to "
                    + "see its lines",
                remedy: "move the lines to a part that the page shows")
        }
        return part
    }

    private static func claim(
        _ id: String, for block: Block, in chapter: Chapter
    ) throws(Problem) -> Block {
        guard let claim = chapter.claim(named: id) else {
            throw Problem(
                block.position(ofValue: "claim"), "no claim has the id `\(id)`",
                remedy: suggestion(
                    for: id, among: chapter.claims.compactMap(\.id), what: "claims with an id"))
        }
        guard claim.variant == block.variant else {
            let own = claim.variant.map { "the variant `\($0)`" } ?? "the base program"
            throw Problem(
                block.position(ofValue: "claim"), "the claim `\(id)` runs in \(own)",
                remedy: claim.variant.map { "write `variant=\($0)`, or name another claim" }
                    ?? "remove `variant=`, or name another claim")
        }
        return claim
    }

    /// The lines stand in the part exactly as they are, one after the other, and once.
    private static func places(of block: Block, in part: Block) throws(Problem) -> Range<Int> {
        let wanted = block.lines
        let lines = part.lines
        guard wanted.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else {
            throw Problem(
                block.fence, "the block holds no lines",
                remedy: "write the lines of the part that bear the claim")
        }
        let starts = lines.indices.filter { lines[$0...].starts(with: wanted) }
        if let start = starts.first, starts.count == 1 { return start..<start + wanted.count }
        guard starts.isEmpty else {
            let found = starts.map { "\(part.firstLine + $0)" }.joined(separator: " and ")
            throw Problem(
                block.fence, "these lines stand in the part more than once: at lines \(found)",
                remedy: "add a line before or after them")
        }
        let missing = wanted.firstIndex { !lines.contains($0) }
        let name = part.id ?? ""
        guard let missing else {
            throw Problem(
                block.fence, "these lines do not follow one another in the part `\(name)`",
                remedy: "write them as they stand, with every line between")
        }
        let line = wanted[missing]
        let near =
            nearestWord(to: line, among: lines)
            .map { "did you mean `\($0)`?" } ?? "write the lines exactly as they stand there"
        throw Problem(
            SourcePosition(file: block.fence.file, line: block.firstLine + missing),
            "the part `\(name)` has no line `\(line)`", remedy: near)
    }
}

extension Chapter {
    /// The blocks of bearing lines that make sense, in order.
    public var bearings: [Bearing] { bearingsAndProblems.bearings }

    /// The bearing lines, and what is wrong with the other blocks that name some.
    var bearingsAndProblems: (bearings: [Bearing], problems: [Problem]) {
        var found: [Bearing] = []
        var problems: [Problem] = []
        for block in blocks {
            guard case .bearing(let id, let claim) = block.kind, !id.isEmpty, !claim.isEmpty else {
                continue
            }
            do throws(Problem) {
                found.append(try Bearing(block, of: id, claim: claim, in: self))
            } catch {
                problems.append(error)
            }
        }
        return (found, problems)
    }
}
