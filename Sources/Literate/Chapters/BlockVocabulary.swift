/// The blocks that the book knows: which classes and attributes each language takes, and what they
/// make of it.
enum BlockVocabulary {
    /// The widest line of a listing, so that it fits the page's column without scrolling.
    static let widestLine = 68

    /// How many letters and digits the words of an announced message have at least.
    private static let fewestLetters = 7

    private struct Entry {
        var classes: [String] = []
        var attributes: [String] = []
        var required: [String] = []
    }

    private static let languages: [String: Entry] = [
        "discuss": Entry(attributes: ["of"], required: ["of"]),
        "exercise": Entry(
            attributes: [
                "level", "minutes", "needs", "rung", "topics", "transcript", "variant",
            ],
            required: ["level", "minutes", "rung", "topics"]),
        "exercises": Entry(),
        "figure": Entry(attributes: ["of"], required: ["of"]),
        "hint": Entry(attributes: ["of"], required: ["of"]),
        "leader": Entry(attributes: ["for", "minutes"]),
        "notice": Entry(attributes: ["of"], required: ["of"]),
        "plot": Entry(attributes: ["of", "title", "y"], required: ["of", "title", "y"]),
        "predict": Entry(
            classes: ["touch", "touchless"], attributes: ["at", "of"], required: ["of"]),
        "reply": Entry(attributes: ["of"], required: ["of"]),
        "route": Entry(
            classes: ["handout"], attributes: ["for", "minutes"], required: ["minutes"]),
        "swift": Entry(
            classes: SwiftRole.allCases.map(\.rawValue) + [
                "faulty", "guard", "hidden", "native", "touchless",
            ],
            attributes: SwiftRole.attributes),
        "symptom": Entry(attributes: ["cause"], required: ["cause"]),
        "table": Entry(attributes: ["of"]),
        "teaser": Entry(),
        "trace": Entry(classes: ["plain"], attributes: ["of"], required: ["of"]),
        "why": Entry(attributes: ["of", "recognizer"], required: ["of"]),
    ]

    /// What a block is, with the mistakes in its attributes.
    static func kind(of block: Block) -> (Block.Kind, [Problem]) {
        let language = block.info.language
        guard let entry = languages[language.text] else {
            let plain = Block.Kind.plain(language: language.text)
            let isMisspelt = nearestWord(to: language.text, among: languages.keys) != nil
            return (plain, block.info.hasBraces || isMisspelt ? [unknownLanguage(block)] : [])
        }
        var problems = unknownWords(in: block, entry)
        if let stray = block.info.strayWord {
            problems.append(
                Problem(
                    block.position(column: stray.column),
                    "attributes stand in braces, and `\(stray.text)` does not",
                    remedy: "write `\(language.text) {\(stray.text) …}`"))
        }
        let named = ["of", "recognizer"].filter {
            entry.attributes.contains($0) && block.info.value($0) != nil
        }
        for key in Set(entry.required + named).sorted() where isBlank(key, in: block) {
            problems.append(missing(key, in: block))
        }
        guard !block.isSwift else {
            let (kind, more) = swiftKind(of: block)
            return (kind, problems + more)
        }
        return (kind(of: block, language: language.text), problems + variantName(of: block))
    }

    private static func kind(of block: Block, language: String) -> Block.Kind {
        let attributes = block.attributes
        let of = attributes["of"] ?? ""
        return switch language {
        case "exercise": .exercise
        case "exercises": .exercises
        case "figure": .figure(of: of, TouchFigure(block))
        case "discuss": .discussion(of: of)
        case "hint": .hint(of: of)
        case "leader": .leader(Route(block))
        case "notice": .notice(of: of)
        case "plot": .plot(of: of)
        case "reply": .reply(of: of)
        case "route": .route(Route(block))
        case "symptom": .symptom(Symptom(block))
        case "predict": .prediction(of: of)
        case "teaser": .teaser
        case "table": .table(of: attributes["of"])
        case "trace": .transcript(of: of)
        default: .why(of: of, recognizer: attributes["recognizer"])
        }
    }

    /// The lines of a listing that are wider than the page's column.
    static func overlongLines(of block: Block) -> [Problem] {
        guard block.isSwift else { return [] }
        return block.lines.enumerated().compactMap { index, line in
            guard line.utf8.count > widestLine, line.count > widestLine else { return nil }
            let column = line.prefix(widestLine).utf8.count + 1
            return Problem(
                SourcePosition(
                    file: block.fence.file, line: block.firstLine + index, column: column),
                "the line has \(line.count) columns, a listing has \(widestLine)",
                remedy: "break the line")
        }
    }

    private static func swiftKind(of block: Block) -> (Block.Kind, [Problem]) {
        let roles = SwiftRole.allCases.filter { block.classes.contains($0.rawValue) }
        var problems = variantName(of: block)
        if roles.count > 1 {
            let both = roles.prefix(2).map { "`.\($0)`" }.joined(separator: " or ")
            problems.append(Problem(block.fence, "a block is \(both), not both"))
        }
        for attribute in block.info.attributes
        where SwiftRole.attributes.contains(attribute.key.text) {
            problems += ownership(of: attribute.key, among: roles, in: block)
        }
        for key in Set(roles.flatMap(\.required)).sorted()
        where isBlank(key, in: block) {
            problems.append(missing(key, in: block))
        }
        if block.isTouchless, !roles.contains(.test), !roles.contains(.check) {
            problems.append(
                Problem(
                    block.fence, "`.touchless` belongs to a claim", remedy: "remove `.touchless`"))
        }
        if block.isNativeOnly, !roles.contains(.test) {
            problems.append(
                Problem(block.fence, "`.native` belongs to a claim", remedy: "remove `.native`"))
        }
        if block.isFaulty, !roles.allSatisfy({ $0 == .warns }) {
            problems.append(
                Problem(
                    block.fence, "`.faulty` belongs to a part of the program",
                    remedy: "remove `.faulty`"))
        }
        problems += vagueWords(of: block)
        if block.classes.contains("guard"), !roles.contains(.check) {
            problems.append(
                Problem(block.fence, "`.guard` belongs to a `.check` block", remedy: "add `.check`")
            )
        }
        return (roles.first?.kind(block.attributes) ?? .listing, problems)
    }

    /// A message that a block announces in words that many another message has, too.
    private static func vagueWords(of block: Block) -> [Problem] {
        guard let saying = block.info.value("saying")?.text, !saying.allSatisfy(\.isWhitespace)
        else { return [] }
        let words = saying.split { !($0.isLetter || $0.isNumber) }
        if words.count > 1, words.map(\.count).reduce(0, +) >= fewestLetters { return [] }
        return [
            Problem(
                block.position(ofValue: "saying"),
                "`\(saying)` may stand in any message: it does not say which one is meant",
                remedy: "quote more of the message, two words at least")
        ]
    }

    /// An attribute that none of the block's roles takes.
    private static func ownership(
        of key: InfoString.Word, among roles: [SwiftRole], in block: Block
    ) -> [Problem] {
        let isTaken =
            roles.isEmpty
            ? SwiftRole.ofAPart.contains(key.text) : roles.contains { $0.takes(key.text) }
        guard !isTaken else { return [] }
        let place = block.position(column: key.column)
        if SwiftRole.ofAPart.contains(key.text) {
            return [
                Problem(
                    place, "`\(key.text)` belongs to a part of the program", remedy: "remove it")
            ]
        }
        let owners = SwiftRole.allCases.filter { $0.takes(key.text) }.map { "`.\($0)`" }
            .joined(separator: " or ")
        return [
            Problem(
                place, "`\(key.text)` belongs to a \(owners) block", remedy: "add \(owners)")
        ]
    }

    /// A variant's name becomes part of a file's and of anchors.
    private static func variantName(of block: Block) -> [Problem] {
        guard let variant = block.variant, variant.wholeMatch(of: /[A-Za-z0-9_-]+/) == nil else {
            return []
        }
        return [
            Problem(
                block.position(ofValue: "variant"), "`\(variant)` cannot name a variant",
                remedy: "use letters, digits or `-`")
        ]
    }

    private static func unknownWords(in block: Block, _ entry: Entry) -> [Problem] {
        let classes = block.info.classes.filter { !entry.classes.contains($0.text) }
        let attributes = block.info.attributes.map(\.key)
            .filter { !entry.attributes.contains($0.text) }
        let language = block.info.language.text
        return classes.map {
            Problem(
                block.position(column: $0.column),
                "\(article(of: language)) \(language) block has no class `.\($0.text)`",
                remedy: suggestion(for: $0.text, among: entry.classes, what: "classes"))
        }
            + attributes.map {
                Problem(
                    block.position(column: $0.column),
                    "\(article(of: language)) \(language) block has no attribute `\($0.text)`",
                    remedy: suggestion(for: $0.text, among: entry.attributes, what: "attributes"))
            }
    }

    private static func article(of word: String) -> String {
        word.first.map("aeiou".contains) ?? false ? "an" : "a"
    }

    private static func isBlank(_ key: String, in block: Block) -> Bool {
        block.info.value(key)?.text.allSatisfy(\.isWhitespace) ?? true
    }

    private static let examples = [
        "cause": "cause=refused", "claim": "claim=claim-id", "level": "level=small",
        "minutes": "minutes=10", "of": "of=claim-id", "rung": "rung=mending",
        "topics": "topics=swipe-back",
    ]

    private static func missing(_ key: String, in block: Block) -> Problem {
        let example = examples[key] ?? "\(key)=\"…\""
        let language = block.info.language.text
        let role = block.classes.first { SwiftRole(rawValue: $0) != nil }
        let kind = role.map { "a `.\($0)`" } ?? "\(article(of: language)) \(language)"
        return Problem(
            block.fence, "\(kind) block needs `\(key)`",
            remedy: "write `\(example)` in its braces")
    }

    private static func unknownLanguage(_ block: Block) -> Problem {
        let language = block.info.language
        if language.text.isEmpty {
            return Problem(
                block.position(column: language.column), "the block has no language",
                remedy: "begin with it: `swift {…}`")
        }
        return Problem(
            block.position(column: language.column), "the book has no block `\(language.text)`",
            remedy: suggestion(for: language.text, among: languages.keys.sorted(), what: "blocks"))
    }
}
