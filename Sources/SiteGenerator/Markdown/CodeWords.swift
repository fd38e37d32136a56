/// Sentences of the engine as HTML: what is a name of code in them is set as code.
enum CodeWords {
    /// A sentence; `names` are the names in it that do not look like code by themselves.
    static func html(_ text: String, names: Set<String> = []) -> String {
        HTML.keepingUnits(
            text.split(separator: " ", omittingEmptySubsequences: false)
                .map { word(String($0), names) }.joined(separator: " "))
    }

    private static func word(_ word: String, _ names: Set<String>) -> String {
        // Most words are letters, small but for the first: no code.
        if names.isEmpty, word.utf8.dropFirst().allSatisfy({ 0x61...0x7A ~= $0 }) {
            return HTML.escape(word)
        }
        var core = word[...]
        var before = ""
        var after = ""
        while let first = core.first, "(“‘".contains(first), !core.dropFirst().isEmpty {
            before.append(first)
            core = core.dropFirst()
        }
        while let last = core.last, ".,:;”’!?".contains(last) || last == ")" && !isBalanced(core) {
            // The colon of `shouldReceive:` stands in brackets.
            after.insert(last, at: after.startIndex)
            core = core.dropLast()
        }
        if core.hasSuffix("’s") {
            after = "’s" + after
            core = core.dropLast(2)
        }
        let name = String(core)
        guard names.contains(name) || looksLikeCode(name) else { return HTML.escape(word) }
        return HTML.escape(before) + "<code>\(HTML.escape(name))</code>" + HTML.escape(after)
    }

    private static func isBalanced(_ text: Substring) -> Bool {
        text.count { $0 == "(" } == text.count { $0 == ")" }
    }

    private static let prose: Set = [
        "iOS", "iPadOS", "iPhone", "iPad", "UIKit", "UIKit’s", "macOS",
    ]

    nonisolated(unsafe) private static let classOfUIKit = /UI[A-Z][a-z]+/

    /// A name with a capital inside, a dot between names, or brackets for arguments.
    private static func looksLikeCode(_ word: String) -> Bool {
        guard let first = word.first, first.isLetter || first == "_", !prose.contains(word) else {
            return false
        }
        if word.contains("(_:") || word.hasSuffix("()") || word.hasSuffix(":)") { return true }
        let isWhole = word.allSatisfy { $0.isLetter || $0.isNumber || "._():".contains($0) }
        // Not “e.g.”, nor what is put together with a hyphen.
        let isShortened = word.split(separator: ".").allSatisfy { $0.count == 1 }
        guard isWhole, !isShortened else { return false }
        // A class whose name is one word, such as `UILabel`.
        if word.wholeMatch(of: classOfUIKit) != nil { return true }
        var previous: Character = " "
        for character in word {
            if character.isUppercase, previous.isLowercase { return true }
            if previous == ".", character.isLetter { return true }
            previous = character
        }
        return false
    }
}
