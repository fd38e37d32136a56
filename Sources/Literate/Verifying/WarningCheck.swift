/// Sorts what the compiler says about a chapter that is to compile: a warning is a mistake, unless a `.warns` block
/// announces it.
struct WarningCheck {
    let chapter: Chapter

    /// The mistakes: errors, warnings that nobody announced, and announced ones that did not come.
    func problems(given diagnostics: [Diagnostic], failed: Bool) -> [Problem] {
        let announcing = chapter.blocks.filter { $0.expectedWarning?.isEmpty == false }
        let unannounced = diagnostics.filter { diagnostic in
            !announcing.contains { Self.announces($0, diagnostic) }
        }
        // The compiler may stop at an error before it warns.
        let missing =
            failed
            ? []
            : announcing.filter { block in
                !diagnostics.contains { Self.announces(block, $0) }
            }
        return unannounced.map(\.problem).removingDuplicates()
            + missing.map { block in
                Problem(
                    block.position(ofValue: "saying"), "the compiler does not warn of this",
                    remedy: "remove `.warns`, or find out what changed")
            }
    }

    private static func announces(_ block: Block, _ diagnostic: Diagnostic) -> Bool {
        diagnostic.severity == .warning
            && (block.firstLine..<block.closingLine).contains(diagnostic.position.line)
            && diagnostic.message.contains(block.expectedWarning ?? "")
    }
}
