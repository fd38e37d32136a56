/// Runs claims on programs without the lines that bear them; each must fail.
struct BearingRunner {
    let chapter: Chapter
    let programs: [WeakenedProgram]
    let process: ClaimProcess

    /// What came of it, by the line of the block's fence.
    private(set) var failures: [Int: BearingFailure] = [:]
    private(set) var problems: [Problem] = []
    /// The functions that came to their end, or to a bad one.
    private var done: Set<String> = []

    init(_ chapter: Chapter, _ programs: [WeakenedProgram], process: ClaimProcess) {
        self.chapter = chapter
        self.programs = programs
        self.process = process
    }

    /// Runs every claim.
    ///
    /// - Throws: `ToolFailure` if the program cannot be started.
    mutating func run() throws {
        while done.count < programs.count {
            let open = Set(programs.map(\.function)).subtracting(done)
            let answer = try process.start(ClaimProcess.selecting(open))
            let events = ClaimProcess.events(in: answer)
            for issue in events.issues { note(issue) }
            let before = done.count
            done.formUnion(events.ended.intersection(programs.map(\.function)))
            if let interrupted = programs.first(where: { $0.function == events.interrupted }) {
                done.insert(interrupted.function)
                end(interrupted, answer)
            } else if done.count == before {
                break
            }
        }
        problems += programs.filter { failures[$0.line] == nil && !isTold($0) }.map(unfailing)
    }

    private mutating func note(_ issue: TestEvents.Issue) {
        guard let program = programs.first(where: { $0.function == issue.function }) else { return }
        failures[program.line] = failures[program.line] ?? BearingFailure(issue)
    }

    /// A claim that takes the program down fails as well as any; one that never ends would have to
    /// be waited for each time.
    private mutating func end(_ program: WeakenedProgram, _ answer: ToolTape.Answer) {
        guard failures[program.line] == nil || answer.status.excess(limit: 0) != nil else { return }
        switch answer.status {
        case .stuck, .flooding, .swollen, .teeming:
            failures[program.line] = nil
            problems.append(
                Problem(
                    program.bearing.block.fence,
                    "without these lines the claim “\(program.bearing.claimName)” does not end",
                    remedy: "show lines without which it fails at once"))
        case .killed(let signal):
            let report = CrashReport(answer.errors, file: program.file, signal: signal)
            failures[program.line] = .crash(report.message)
        case .exited:
            failures[program.line] = .crash("the claim ended the program")
        }
    }

    private func isTold(_ program: WeakenedProgram) -> Bool {
        problems.contains { $0.position == program.bearing.block.fence }
    }

    private func unfailing(_ program: WeakenedProgram) -> Problem {
        let name = program.bearing.claimName
        return done.contains(program.function)
            ? Problem(
                program.bearing.block.fence,
                "the claim “\(name)” holds without these lines: they bear no load",
                remedy: "name the lines that it needs, or the claim that needs these")
            : Problem(
                program.bearing.block.fence,
                "the program ended before the claim “\(name)” ran without these lines")
    }
}

extension Bearing {
    /// The words of the claim.
    var claimName: String { claim.claimName ?? "" }
}
