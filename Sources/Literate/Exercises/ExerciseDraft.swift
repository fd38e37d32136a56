/// The blocks of a chapter that belong to one exercise, whole or not.
struct ExerciseDraft: Sendable {
    /// The block that sets the task.
    let task: Block
    /// The words of the heading above, with nothing but listings in between, without `Exercise:`; nil if there is none.
    let title: String?
    /// Its other blocks, in order.
    let blocks: [Block]

    /// What an exercise's heading begins with.
    static let opening = "Exercise:"

    /// The page name of a numbered chapter that it stands in; nil on a page of the reference.
    let chapter: String?

    /// The transcripts that the chapter shows, by their claims; of a claim without one, the sentence about it.
    let transcripts: [String: Block]

    init(_ task: Block, in chapter: Chapter) {
        self.task = task
        let shown = chapter.blocks.compactMap { block -> (String, Block)? in
            switch block.kind {
            case .transcript(let claim): (claim, block)
            case .why(let claim, _): (claim, block)
            default: nil
            }
        }
        transcripts = Dictionary(shown) { first, second in
            if case .transcript = second.kind { second } else { first }
        }
        self.chapter = chapter.isReference || chapter.isSymptom ? nil : chapter.slug
        title = Self.title(above: task, in: chapter, isTranslated: chapter.language != nil)
        blocks = chapter.blocks.filter { block in
            block.exerciseRole != nil && task.id != nil && block.attributes["of"] == task.id
        }
    }

    /// The transcript that its task speaks of, if it names one that there is.
    var transcript: Block? { task.attributes["transcript"].flatMap { transcripts[$0] } }

    /// Its blocks of a kind, in order.
    subscript(role: ExerciseRole) -> [Block] { blocks.filter { $0.exerciseRole == role } }

    /// Whether something is code of the chapter's programs, which may stand between a heading and its task.
    private static func isListing(_ node: MarkdownNode, in chapter: Chapter) -> Bool {
        chapter.blocks.contains { block in
            block.fence.line == node.start.line && block.isSwift && block.exerciseRole == nil
        }
    }

    /// The words of the heading above a task; in a sibling those after its colon, whatever the language calls an exercise.
    static func title(
        above task: Block, in chapter: Chapter, isTranslated: Bool = false
    ) -> String? {
        let nodes = chapter.document.children
        guard let place = nodes.firstIndex(where: { $0.start.line == task.fence.line }),
            let heading = nodes[..<place].last(where: { !isListing($0, in: chapter) }),
            heading.kind == .heading(level: 3)
        else { return nil }
        let text = heading.plainText
        if isTranslated {
            let words = text.drop { !":：".contains($0) }.dropFirst().drop(while: \.isWhitespace)
            return words.isEmpty ? nil : String(words)
        }
        guard text.hasPrefix(opening) else { return nil }
        let words = text.dropFirst(opening.count).drop(while: \.isWhitespace)
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

extension Chapter {
    /// The exercises, whole or not, in order.
    var exerciseDrafts: [ExerciseDraft] {
        blocks.filter { $0.kind == .exercise }.map { ExerciseDraft($0, in: self) }
    }
}
