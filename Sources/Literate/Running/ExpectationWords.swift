import Notebook

/// What Swift Testing says of an expectation that does not hold, without what tells a reader nothing.
enum ExpectationWords {
    /// The words without the addresses of objects, which are others in every run, and without values
    /// that only say again what stands before them.
    static func plain(_ text: String) -> String {
        text.replacing(/\((?<name>[\w.?!]+) → <[^<>]*: 0x[0-9a-f]+>\)/) { $0.output.name }
            .replacing(/\ → <[^<>]*: 0x[0-9a-f]+>/, with: "")
            .replacing(/→ (?<value>true|false) → \k<value>/) { "→ \($0.output.value)" }
            .replacing(/\((?<number>-?\d+(?:\.\d+)?) → \k<number>(?:\.0)?\)/) { $0.output.number }
    }

    /// The words with long numbers to three decimals.
    static func rounded(_ text: String) -> String {
        text.replacing(/-?\d+\.\d{4,}/) { match in
            NumberText.short(Double(match.output) ?? 0, 3)
        }
    }
}
