/// What a chapter's prose should not have: words that stand twice, sentences that are too long, phrases that the book does
/// without, images without words.
public struct ProseLint {
    let chapter: Chapter
    let phrases: PhraseList

    /// A look at a chapter's prose with a book's list of phrases.
    public init(_ chapter: Chapter, phrases: PhraseList) {
        self.chapter = chapter
        self.phrases = phrases
    }

    /// What is found and not allowed, and what is allowed and not found, in the order of the chapter.
    public var problems: [Problem] {
        let reader = PassageReader(chapter)
        var (allowances, problems) = Allowance.read(reader)
        let found = reader.passages.flatMap { Self.findings(in: $0, phrases) } + Self.images(reader)
        for finding in found {
            if let used = allowances.firstIndex(where: { $0.allows(finding) }) {
                allowances.remove(at: used)
            } else {
                problems.append(finding.problem(in: chapter.file))
            }
        }
        problems += allowances.map {
            Problem(
                $0.position, "nothing below needs the allowance of “\($0.subject)”",
                remedy: "remove it, or put it right above the block that it is for")
        }
        return problems.sorted { $0.position < $1.position }
    }

    /// What is found in a text of another language: images without words.
    ///
    /// The other rules are of English.
    static func problems(in sibling: Sibling) -> [Problem] {
        images(PassageReader(sibling.written)).map { $0.problem(in: sibling.written.file) }
    }

    /// What every passage is looked through for.
    private static func findings(in passage: Passage, _ phrases: PhraseList) -> [ProseFinding] {
        // What is quoted is as it was said.
        guard !passage.isQuoted else { return passage.repeatedWords }
        return passage.repeatedWords + passage.phrases(of: phrases)
            + passage.sentences.compactMap(\.finding)
    }

    private static func images(_ reader: PassageReader) -> [ProseFinding] {
        reader.images.filter { $0.node.plainText.allSatisfy(\.isWhitespace) }.map { node, unit in
            ProseFinding(
                subject: "no alternative text", unit: unit, place: node.start,
                message: "the image has no words for those who do not see it",
                remedy: "say what it shows: `![what it shows](file.svg)`")
        }
    }
}

extension Book {
    /// What is to be said of the chapters' prose; a chapter that is as it was is not looked through again.
    public func proseProblems(_ phrases: PhraseList, kept: KeptResults = .nothing) -> [Problem] {
        phrases.problems
            + chapters.flatMap { chapter in
                var fingerprint = ContentHash("\(chapter.fingerprint)")
                fingerprint.add(phrases.fingerprint)
                return kept.value(at: place(of: "prose", in: chapter), given: fingerprint.value) {
                    ProseLint(chapter, phrases: phrases).problems
                }
            } + siblings.flatMap(ProseLint.problems)
    }
}
