import Literate

/// A chapter's text as HTML: everything below its title, block by block.
struct ChapterBody {
    let chapter: Chapter
    let listings: ListingView
    let figures: FigureView
    let plots: PlotView
    let tables: TableView
    let predictions: PredictionView
    let bearings: BearingView
    let exercises: ExerciseView
    let references: References

    /// A heading of level 2, for the page's contents.
    struct Section: Equatable {
        var title: String
        var anchor: String
    }

    /// The headings of level 2, in order.
    var sections: [Section] {
        chapter.document.children.compactMap { node in
            guard node.kind == .heading(level: 2) else { return nil }
            return chapter.anchors.heading(atLine: node.start.line).map {
                Section(title: node.plainText, anchor: $0)
            }
        }
    }

    /// The paragraph that opens the chapter, right after its title.
    var lede: MarkdownNode? {
        content.first.flatMap { $0.kind == .paragraph ? $0 : nil }
    }

    /// Throws `SiteProblems` with everything that is wrong in the chapter, block by block.
    func html() throws -> String {
        var result = ""
        var problems: [Problem] = []
        for (index, group) in groups.enumerated() {
            do {
                result += try html(of: group, isFirst: index == 0)
            } catch let problem as Problem {
                problems.append(problem)
            }
        }
        guard problems.isEmpty else { throw SiteProblems(problems) }
        return try result
            + references.list(markdown.inlines, back: listings.words(.backToText))
    }

    /// What stands together on the page.
    private enum Group {
        case one(MarkdownNode)
        case note([MarkdownNode])
        /// A block with the note beside it.
        case noted(MarkdownNode, note: [MarkdownNode])
        case versions((Block, id: String?), (Block, id: String?))
    }

    private var groups: [Group] {
        var groups: [Group] = []
        var rest = content[...]
        while let first = rest.popFirst() {
            if let next = rest.first, let (old, new) = pair(first, next) {
                groups.append(.versions(old, new))
                rest.removeFirst()
            } else if first.takesNotes, let note = rest.first?.aside {
                groups.append(.noted(first, note: note))
                rest.removeFirst()
            } else {
                groups.append(first.aside.map { .note($0) } ?? .one(first))
            }
        }
        return groups
    }

    private func html(of group: Group, isFirst: Bool) throws -> String {
        switch group {
        case .one(let node):
            try block(node, isFirst: isFirst)
        case .note(let note):
            try aside(note)
        case .noted(let node, let note):
            // The note comes first, because only then can it float to the height of its block.
            try "<div class=\"noted\">\n\(aside(note))\(block(node, isFirst: isFirst))</div>\n"
        case .versions(let old, let new):
            try listings.pair(old, new)
        }
    }

    /// What stands on the page below the title: no title, no author's comments.
    private var content: [MarkdownNode] {
        var nodes = chapter.document.children.filter { node in
            guard case .htmlBlock(let source) = node.kind else { return true }
            return !source.trimmingWhitespace().hasPrefix("<!--")
        }
        if let title = nodes.firstIndex(where: { $0.kind == .heading(level: 1) }) {
            nodes.remove(at: title)
        }
        return nodes
    }

    private var markdown: MarkdownRenderer {
        MarkdownRenderer(
            file: chapter.file, anchors: chapter.anchors, references: references, code: code)
    }

    private func block(_ node: MarkdownNode, isFirst: Bool) throws -> String {
        try markdown.block(node, tight: false, paragraphClass: isFirst ? "lede" : nil)
    }

    private func aside(_ nodes: [MarkdownNode]) throws -> String {
        try "<aside class=\"note\">\n\(markdown.render(nodes))</aside>\n"
    }

    private func code(_ node: MarkdownNode) throws -> String {
        guard let block = chapter.block(atLine: node.start.line) else {
            guard case .codeBlock(_, let literal) = node.kind else { return "" }
            return "<pre tabindex=\"0\"><code>\(HTML.escape(literal))</code></pre>\n"
        }
        let id = id(of: block)
        switch block.kind {
        case .transcript(let claim):
            return try figures.run(block, of: claim, in: chapter, id: id)
        case .why(let claim, let recognizer):
            return try figures.why(block, of: claim, recognizer: recognizer, in: chapter, id: id)
        case .table(let claim):
            return try tables.html(
                block, id: id, source: claim.map(source), cell: markdown.inlines)
        case .plot(let claim):
            return try plots.html(
                block, of: claim, in: chapter, id: id, source: source(of: claim),
                cell: markdown.inlines)
        case .bearing:
            return try chapter.bearings.first { $0.block.fence == block.fence }.map {
                try bearings.html($0, in: chapter, id: id)
            } ?? ""
        case .prediction:
            return try Prediction(block).map {
                try predictions.html($0, in: chapter, id: id, markdown)
            } ?? ""
        case .exercise:
            return try chapter.exercises.first { $0.task.fence == block.fence }
                .map { try exercises.html($0, markdown) } ?? ""
        case .starter, .check, .wrong, .solution, .hint, .notice:
            // They stand with their exercise.
            return ""
        default:
            guard let old = earlierVersion(of: block) else {
                return try listings.html(block, id: id)
            }
            return try listings.pair(
                (old, self.id(of: old)), (block, id), oldIsShownAgain: true)
        }
    }

    /// Where the numbers of a table come from.
    private func source(of claim: String) -> TableView.Source {
        let block = chapter.claim(named: claim)
        var name = claim
        if case .claim(let given)? = block?.kind { name = given }
        return TableView.Source(
            claim: name, anchor: block.flatMap(id),
            table: plots.tables[RunKey(chapter: chapter.slug, claim: claim)],
            chapter: chapter.slug)
    }

    private func id(of block: Block) -> String? {
        chapter.anchors.block(atLine: block.fence.line)
    }

    /// Two versions of one part, one right after the other.
    private func pair(
        _ first: MarkdownNode, _ second: MarkdownNode
    ) -> ((Block, id: String?), (Block, id: String?))? {
        guard let old = chapter.block(atLine: first.start.line),
            let new = chapter.block(atLine: second.start.line),
            earlierVersion(of: new)?.fence == old.fence
        else { return nil }
        return ((old, id(of: old)), (new, id(of: new)))
    }

    /// What the page showed of the part before this version of it.
    private func earlierVersion(of new: Block) -> Block? {
        guard new.kind == .listing, !new.isHidden, let id = new.id else { return nil }
        return chapter.blocks.last {
            $0.fence < new.fence && $0.id == id && $0.kind == .listing && !$0.isHidden
                && $0.variant != new.variant
        }
    }
}

extension MarkdownNode {
    /// Whether a note in the margin can stand beside the block.
    fileprivate var takesNotes: Bool {
        switch kind {
        case .paragraph, .list: true
        default: false
        }
    }

    /// The content of a block quote that opens with `aside:`, without that word.
    fileprivate var aside: [MarkdownNode]? {
        let word = "aside:"
        guard kind == .blockQuote, var paragraph = children.first, paragraph.kind == .paragraph,
            let first = paragraph.children.first, case .text(let text) = first.kind,
            text.hasPrefix(word)
        else { return nil }
        var opening = first
        opening.kind = .text(text.dropFirst(word.count).trimmingLeadingWhitespace())
        paragraph.children[0] = opening
        return [paragraph] + children.dropFirst()
    }
}

extension Substring {
    fileprivate func trimmingLeadingWhitespace() -> String { String(drop(while: \.isWhitespace)) }
}
