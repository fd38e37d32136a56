/// What the name of a sibling's file says: the file beside which it stands, and its language.
struct SiblingName {
    /// The name of the original's file, such as `01-the-swipe.md`.
    let original: String
    /// The language's tag, such as `zh-Hans`.
    let language: String

    /// What a file's name says; nil if it has no language before its ending.
    init?(_ file: String) {
        // Most names have one dot, and to look for the pattern takes longer.
        guard file.utf8.count(where: { $0 == UInt8(ascii: ".") }) == 2,
            let match = file.wholeMatch(of: /([^.]+)\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.md/)
        else { return nil }
        original = match.1 + ".md"
        language = String(match.2)
    }

    /// The problem of a sibling beside which no chapter stands.
    func orphan(at path: String, among names: [String]) -> Problem {
        Problem(
            SourcePosition(file: path, line: 1),
            "there is no `\(original)` that this could be the `\(language)` sibling of",
            remedy: nearestWord(to: original, among: names).map {
                "did you mean `\($0.dropLast(".md".count)).\(language).md`?"
            } ?? "write the chapter first; a sibling has its name, then the language")
    }
}
