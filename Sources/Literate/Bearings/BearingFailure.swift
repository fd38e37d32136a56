/// How a claim fails without the lines that bear it.
public enum BearingFailure: Codable, Sendable, Equatable {
    /// An expectation does not hold, in the words of Swift Testing.
    case expectation(String)
    /// The claim throws an error.
    case error(String)
    /// The program stops, saying that.
    case crash(String)

    init(_ issue: TestEvents.Issue) {
        let text = ExpectationWords.rounded(
            issue.text.split(separator: "\n").first.map(String.init) ?? "")
        let thrown = "Caught error: "
        self =
            text.hasPrefix(thrown)
            ? .error(String(text.dropFirst(thrown.count)))
            : .expectation(text.replacing("Expectation failed: ", with: "", maxReplacements: 1))
    }
}
