/// The expectations that were evaluated as programs ran: where each stands, and in which test.
struct Evidence: Equatable {
    private struct Place: Hashable {
        var file: String
        var line: Int
        var column: Int
    }

    private var functions: [Place: Set<String>] = [:]

    /// No expectation.
    init() {}

    /// The expectations that a run evaluated.
    init(_ answer: ToolTape.Answer) { add(answer) }

    /// Adds what another run evaluated.
    mutating func add(_ answer: ToolTape.Answer) {
        for line in (answer.files[ClaimSupport.evidence] ?? "").split(separator: "\n") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == 4, let number = Int(fields[2]), let column = Int(fields[3]) else {
                continue
            }
            let place = Place(file: String(fields[1]), line: number, column: column)
            functions[place, default: []].insert(
                fields[0].split(separator: "(").first.map(String.init) ?? "")
        }
    }

    /// Adds what other tests evaluated.
    mutating func add(_ other: Evidence) {
        functions.merge(other.functions) { $0.union($1) }
    }

    /// Whether an expectation was evaluated: by a test, or by any; what runs beside the tests, nobody knows for whom.
    func met(_ position: SourcePosition, by function: String? = nil) -> Bool {
        let place = Place(file: position.file, line: position.line, column: position.column)
        guard let found = functions[place] else { return false }
        return function.map { found.contains($0) || found.contains("") } ?? true
    }

    /// Whether a test evaluated any expectation.
    func hasAny(by function: String) -> Bool { functions.values.contains { $0.contains(function) } }

    /// The expectations of a block that were not evaluated.
    func unreached(in block: Block, by function: String? = nil) -> [Problem] {
        Part(block).expectations.filter { !met($0.position, by: function) }.map {
            Problem(
                $0.position, "no run comes to this expectation",
                remedy: "let one come to it, or remove it")
        }
    }
}
