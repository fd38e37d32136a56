import CCmark

/// The library that reads Markdown.
public enum MarkdownLibrary {
    /// The oldest version that reads chapters as the book is written: 0.30, the first to follow CommonMark 0.30.
    static let oldest: Int32 = 0x00_1E_00

    /// Refuses a library that is too old.
    ///
    /// - Throws: `ToolFailure` if it is.
    public static func check() throws {
        if let failure = failure(
            version: cmark_version(), called: String(cString: cmark_version_string()))
        {
            throw failure
        }
    }

    /// What is wrong with a version: a byte each for its three numbers.
    static func failure(version: Int32, called name: String) -> ToolFailure? {
        guard version < oldest else { return nil }
        return ToolFailure(
            "libcmark is version \(name), and the book needs 0.30 or later; install a newer one")
    }
}
