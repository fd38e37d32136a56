import Foundation

/// How sure a book's claims are: under which other answers to unsettled questions, and at which ends of the model values'
/// ranges, each of them fails.
public struct Robustness: Sendable {
    /// The cases that each claim is run under.
    public let cases: [ModelCase]
    /// A number that changes with the engine and with the cases.
    var model: UInt64 { lazyModel.value }
    private let lazyModel: Lazily<UInt64>

    /// The cases of a model, and a number that changes with the engine's sources, which is asked for if there are claims.
    public init(_ cases: [ModelCase], engine: @escaping @autoclosure @Sendable () -> UInt64) {
        self.cases = cases
        lazyModel = Lazily {
            var hash = ContentHash()
            hash.add(engine())
            for one in cases { hash.add(one.settings) }
            return hash.value
        }
    }

    /// A number that changes with the code of an engine's sources; comments do not matter to it.
    public static func fingerprint(ofSources folder: URL) -> UInt64 {
        var hash = ContentHash()
        let names = FileManager.default.enumerator(atPath: folder.path)?
            .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
        for name in names ?? [] {
            let data = FileManager.default.contents(
                atPath: folder.appendingPathComponent(name).path)
            (data ?? Data()).withUnsafeBytes { bytes in
                for line in bytes.split(separator: UInt8(ascii: "\n")) {
                    let code = line.drop { $0 == UInt8(ascii: " ") }
                    guard !code.starts(with: "//".utf8) else { continue }
                    hash.add(UnsafeRawBufferPointer(rebasing: code))
                }
            }
        }
        return hash.value
    }

    /// A claim, with all that its answer depends on.
    struct Subject {
        var claim: Block
        /// The key of its answer in the chapter.
        var key: String
        /// The function that runs it.
        var function: String
        /// What its answer is given under.
        var fingerprint: String
    }

    /// The claims of a chapter.
    func subjects(of chapter: Chapter) -> [Subject] {
        chapter.programs.flatMap { program in
            var shared = ContentHash()
            shared.add(model)
            for part in program.parts { shared.add(part.text) }
            return program.claims.map { claim in
                var hash = shared
                hash.add(claim.text)
                return Subject(
                    claim: claim, key: Self.key(of: claim),
                    function: ClaimName.function(of: claim, slug: chapter.slug),
                    fingerprint: String(hash.value, radix: 16))
            }
        }
    }

    /// What a claim is called in its chapter's answers: its own words, and the variant that it is about.
    static func key(of claim: Block) -> String {
        (claim.claimName ?? "") + (claim.variant.map { " (\($0))" } ?? "")
    }

    /// The claims about which nothing is known as they are now.
    public func stale(in book: Book, given record: RobustnessRecord) -> [Block] {
        book.chapters.flatMap { chapter in
            subjects(of: chapter).filter {
                record.chapters[chapter.slug]?[$0.key]?.of != $0.fingerprint
            }.map(\.claim)
        }
    }

    /// The cases under which a claim fails, in their order.
    ///
    /// One that varies two values says nothing new where the claim fails under one of the two alone.
    public func failing(_ answer: RobustnessRecord.Answer) -> [ModelCase] {
        cases.filter { one in
            let settings = one.settings.split(separator: " ")
            let isTold =
                settings.count > 1
                && settings.contains { answer.fails[String($0)] != nil }
            return answer.fails[one.settings] != nil && !isTold
        }
    }

    /// The questions that a claim depends on, in the order of the cases.
    public func questions(_ answer: RobustnessRecord.Answer) -> [String] {
        failing(answer).map(\.question).removingDuplicates()
    }

    /// The answer about a claim, if one is kept, be it stale or not.
    public func answer(
        about claim: Block, in chapter: Chapter, given record: RobustnessRecord
    ) -> RobustnessRecord.Answer? {
        record.chapters[chapter.slug]?[Self.key(of: claim)]
    }

    /// What is wrong with what the claims' blocks say that they depend on, as far as the answers are not stale.
    public func problems(in book: Book, given record: RobustnessRecord) -> [Problem] {
        book.chapters.flatMap { chapter in
            subjects(of: chapter).compactMap { subject in
                guard let answer = record.chapters[chapter.slug]?[subject.key],
                    answer.of == subject.fingerprint
                else { return nil }
                return problem(with: subject.claim, questions(answer))
            }
        }
    }

    /// The claims that fail under other cases than the record has it.
    public func differences(
        in book: Book, _ found: RobustnessRecord, from record: RobustnessRecord
    ) -> [Problem] {
        book.chapters.flatMap { chapter in
            subjects(of: chapter).compactMap { subject in
                let now = found.chapters[chapter.slug]?[subject.key]
                let before = record.chapters[chapter.slug]?[subject.key]
                let cases = [now, before].map { answer in
                    answer.map {
                        $0.fails.isEmpty ? "none" : $0.fails.keys.sorted().joined(separator: ", ")
                    }
                }
                guard cases[0] != cases[1] else { return nil }
                return Problem(
                    subject.claim.fence,
                    "the claim fails under \(cases[0] ?? "nobody knows which"), and the record has "
                        + (cases[1] ?? "no answer"),
                    remedy: "run `make robust`, and look at what has changed")
            }
        }
    }

    private func problem(with claim: Block, _ questions: [String]) -> Problem? {
        let said = claim.dependsOn
        let unsaid = questions.filter { !said.contains($0) }
        guard unsaid.isEmpty else {
            return Problem(
                claim.fence,
                "the claim is stated flatly, and fails under other answers to "
                    + unsaid.joined(separator: ", "),
                remedy: "let the prose say so, or let the claim say less;\n"
                    + "then mark the block: depends=\"\(questions.joined(separator: " "))\"")
        }
        let idle = said.filter { !questions.contains($0) }
        guard !idle.isEmpty else { return nil }
        return Problem(
            claim.position(ofValue: "depends"),
            "the claim holds whatever the answer to \(idle.joined(separator: ", "))",
            remedy: questions.isEmpty
                ? "remove `depends`" : "write depends=\"\(questions.joined(separator: " "))\"")
    }
}

extension Block {
    /// The questions that a claim says it depends on.
    public var dependsOn: [String] {
        (attributes["depends"] ?? "").split(separator: " ").map(String.init)
    }
}
