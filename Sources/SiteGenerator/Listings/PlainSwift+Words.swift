extension PlainSwift {
    /// A keyword, a name, or a word that may be either, which is not plain.
    mutating func readWord() -> Bool {
        let length = wordLength(from: place)
        let word = bytes[place..<(place + length)]
        var next = place + length
        while byte(at: next) == UInt8(ascii: " ") { next += 1 }
        let isLabel = byte(at: place + length) == UInt8(ascii: ":")
        if word.elementsEqual("_".utf8) {
            add(.sign, 1)
            before = .other
            return true
        }
        guard word.first != UInt8(ascii: "_"), byte(at: place + length) ?? 0 < 0x80 else {
            return false
        }
        if before == .dot { return addMember(word) }
        let text = String(decoding: word, as: UTF8.self)
        if Self.keywords.contains(text) { return addKeyword(text, isLabel: isLabel, next: next) }
        if Self.modifiers.contains(text) {
            let following = bytes[next...].prefix(wordLength(from: next))
            guard before == .start, next > place + length,
                Self.declarations.contains(String(decoding: following, as: UTF8.self))
            else { return false }
            add(.keyword, length)
            return true
        }
        guard !Self.ambiguous.contains(text) else { return false }
        let isCapital = 0x41...0x5A ~= word[word.startIndex]
        // A label is coloured otherwise than a type, and two names in a row are a label and a name.
        if isCapital, isLabel || byte(at: next).map(Self.isLetter) ?? false,
            before == .opening
        {
            return false
        }
        if before == .type, !isCapital { return false }
        // Two names in a row are a parameter's, or a mistake.
        if isNamed, parameters != depth { return false }
        add(.name, length)
        before = .other
        return true
    }

    /// Whether a name stands right before the place.
    private var isNamed: Bool {
        let last = pieces.suffix(2)
        return last.first?.kind == .name && last.last?.kind == .sign && last.last?.range.count == 1
            && bytes[place - 1] == UInt8(ascii: " ")
    }

    /// A member is a name whatever the word is, but for a few.
    private mutating func addMember(_ word: ArraySlice<UInt8>) -> Bool {
        switch String(decoding: word, as: UTF8.self) {
        case "Type", "Protocol": return false
        case "self", "init": add(.keyword, word.count)
        default: add(.name, word.count)
        }
        before = .other
        return true
    }

    private mutating func addKeyword(_ word: String, isLabel: Bool, next: Int) -> Bool {
        switch before {
        case .introducer: guard word == "self" else { return false }
        case .opening where Self.labels.contains(word):
            // It is a label, or the first of a parameter's two names.
            guard isLabel || parameters == depth && byte(at: next).map(Self.isLetter) ?? false
            else { return false }
            add(.name, word.utf8.count)
            before = .other
            return true
        case .opening where !Self.values.contains(word): return false
        case .type where !["Any", "Self", "inout"].contains(word): return false
        default: break
        }
        guard !isLabel || word == "default" && before == .start else { return false }
        let wasStart = before == .start
        add(.keyword, word.utf8.count)
        switch word {
        case "func", "init", "subscript":
            declaresFunction = true
            before = word == "func" ? .introducer : .other
            if word == "func", byte(at: next).map(Self.isLetter) != true { return false }
        case "let", "var":
            declaresName = true
            before = .introducer
        case "class", "struct", "enum", "protocol", "extension":
            declaresName = true
            // What follows may be a member of the type, or the type.
            before = word == "extension" ? .type : .other
        case "as", "is", "inout": before = .type
        case "import":
            let name = byte(at: next) ?? 0
            let end = next + wordLength(from: next)
            guard 0x41...0x5A ~= name, byte(at: end) ?? 0x0A == 0x0A else { return false }
            before = .other
        case "associatedtype", "operator", "precedencegroup", "typealias": return false
        case "private", "fileprivate", "internal", "public", "static":
            if bytes[place...].starts(with: "(set) ".utf8) {
                add(.sign, 1)
                add(.name, 3)
                add(.sign, 1)
            }
            guard byte(at: place) == UInt8(ascii: " ") else { return false }
            before = wasStart ? .start : .other
        default: before = .other
        }
        return true
    }

    /// Words that are keywords wherever a member's or a label's name cannot stand.
    private static let keywords: Set = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
        "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Those of them that are labels in UIKit's names.
    private static let labels: Set = ["as", "for", "if", "in", "is", "where", "while"]

    /// Those of them that can be values, and so stand after a bracket.
    private static let values: Set = [
        "Self", "false", "let", "nil", "self", "super", "true", "try",
    ]

    /// Words that are keywords before a declaration.
    private static let modifiers: Set = [
        "convenience", "final", "lazy", "mutating", "override", "required", "weak",
    ]

    /// What may follow them there.
    private static let declarations: Set = [
        "class", "convenience", "final", "func", "init", "let", "override", "required", "static",
        "var",
    ]

    /// Words that are keywords in some places and names in others.
    private static let ambiguous: Set = [
        "Protocol", "Type", "actor", "addressWithNativeOwner", "addressWithOwner", "any", "async",
        "await", "borrow", "borrowing", "consume", "consuming", "copy", "didSet", "discard",
        "distributed", "dynamic", "each", "get", "indirect", "infix", "isolated", "macro",
        "modify", "module", "mutableAddressWithNativeOwner", "mutableAddressWithOwner", "mutate",
        "nonisolated", "nonmutating", "nonsending", "open", "optional", "package", "postfix",
        "prefix", "read", "reasync", "safe", "sending", "set", "some", "specialized", "then",
        "unowned", "unsafe", "unsafeAddress", "unsafeMutableAddress", "using", "willSet", "yield",
    ]
}
