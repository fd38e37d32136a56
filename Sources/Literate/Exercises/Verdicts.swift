/// What became of the test functions that may fail: the issues of each that ran.
struct Verdicts: Equatable {
    private(set) var issues: [String: [TestEvents.Issue]] = [:]
    /// The functions that the clock stopped.
    var endless: Set<String> = []
    /// The files that the functions left.
    var reports: [String: String] = [:]
    /// What a stranger's program printed.
    var printed = ""
    /// Whether a test stopped the program, or had to be stopped.
    var isStopped = false
    /// The expectations that were evaluated.
    var evidence = Evidence()

    /// The issues of a check with an answer: none if it passed, nil if it did not run.
    subscript(attempt: Attempt?, check: Block) -> [TestEvents.Issue]? {
        attempt.flatMap { issues[$0.function(of: check)] }
    }

    /// Whether a check holds with an answer; nil if it did not run, or came to no end.
    func passes(_ attempt: Attempt, _ check: Block) -> Bool? {
        let function = attempt.function(of: check)
        return endless.contains(function) ? nil : issues[function]?.isEmpty
    }

    /// Notes that a function has run to its end, or has been stopped.
    mutating func note(_ function: String) { issues[function, default: []] += [] }

    /// Notes what did not hold in a function.
    mutating func note(_ issue: TestEvents.Issue, in function: String) {
        issues[function, default: []].append(issue)
    }
}

extension TestEvents.Issue {
    /// Whether it is a condition that came out false.
    var isCondition: Bool { text.hasPrefix("Expectation failed: ") }

    /// What did not hold, in one line, in the book's words.
    var headline: String {
        guard let first = text.split(separator: "\n").first.map(String.init) else {
            return "an expectation failed"
        }
        for words in ["Expectation failed: ", "Caught error: "] where first.hasPrefix(words) {
            return (words.hasPrefix("C") ? "it throws " : "") + first.dropFirst(words.count)
        }
        return first
    }

    /// The lines after the first.
    var details: String { text.split(separator: "\n").dropFirst().joined(separator: "\n") }
}
