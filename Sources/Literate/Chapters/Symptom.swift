/// What a `symptom` block says: the way by which the gesture went to somebody else, and the words it is looked for by.
public struct Symptom: Equatable, Sendable {
    /// What became of the recognizer that the reader waits for.
    public enum Cause: String, CaseIterable, Sendable {
        /// It never saw a touch.
        case unseen
        /// It was refused, or another one excluded it.
        case refused
        /// It waits for another one.
        case waiting
        /// One was recognized that should not have been.
        case winner
    }

    /// Nil where the block names none that there is.
    public var cause: Cause?
    /// What people type, a phrase each.
    public var phrases: [String]

    init(_ block: Block) {
        cause = block.attributes["cause"].flatMap(Cause.init)
        phrases = block.lines.map { $0.trimmingWhitespace() }.filter { !$0.isEmpty }
    }
}

extension Chapter {
    /// Whether it is the page of a symptom.
    public var isSymptom: Bool { slug.hasPrefix("symptom-") }

    /// Whether the chapter is a page to look things up in, by its file's name.
    public var isReference: Bool { slug.hasPrefix("reference-") }

    /// What the page of a symptom is looked for by.
    public var symptom: Symptom? {
        for block in blocks {
            if case .symptom(let symptom) = block.kind { return symptom }
        }
        return nil
    }
}
