/// Words by which a run of the tests says what it does.
enum TestNote {
    static let begins = "@begins "
    static let ends = "@ends "
    /// A claim has left a run, a table or an answer that is not what the chapter shows.
    static let leftAnother = "@left another run than the chapter shows:"
    /// What Swift Testing writes.
    static let issue = " recorded an issue"
}
