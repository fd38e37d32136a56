import Literate

/// What of a chapter's text stands together on the page.
enum BlockGroup {
    case one(MarkdownNode)
    case note([MarkdownNode])
    /// A block with the note beside it.
    case noted(MarkdownNode, note: [MarkdownNode])
    /// A run with the sentence that says why, one right after the other: the transcript, and the sentence.
    case told(Block, why: Block)
    /// Two versions of one part, one right after the other.
    case versions(Block, Block)
    /// An exercise, with the listings between its heading and it, which it is about.
    case exercise(Block, about: [MarkdownNode])

    /// Whether it is plain text, with nothing in the margin yet.
    var isParagraph: Bool {
        guard case .one(let node) = self else { return false }
        return node.kind == .paragraph
    }

    /// The groups of a chapter, in order: everything below its title but the author's comments.
    static func all(of chapter: Chapter) -> [BlockGroup] {
        var groups: [BlockGroup] = []
        var rest = content(of: chapter)[...]
        var last: MarkdownNode?
        while let first = rest.popFirst() {
            defer { last = first }
            if let next = rest.first, let (old, new) = versions(first, next, in: chapter) {
                groups.append(.versions(old, new))
                rest.removeFirst()
            } else if let next = rest.first, let (run, why) = told(first, next, in: chapter) {
                groups.append(.told(run, why: why))
                rest.removeFirst()
            } else if let (exercise, listings) = exercise(first, rest, after: last, in: chapter) {
                groups.append(.exercise(exercise, about: listings))
                rest.removeFirst(listings.count)
            } else if first.takesNotes, let note = rest.first?.aside {
                groups.append(.noted(first, note: note))
                rest.removeFirst()
            } else {
                groups.append(first.aside.map { .note($0) } ?? .one(first))
            }
        }
        return groups
    }

    /// The paragraph right after a block of bearing lines that opens in bold: the note of those lines.
    static func note(on bearing: Block, in chapter: Chapter) -> MarkdownNode? {
        guard chapter.isSymptom else { return nil }
        let nodes = chapter.document.children
        guard let place = nodes.firstIndex(where: { $0.start.line == bearing.fence.line }),
            place + 1 < nodes.count, nodes[place + 1].kind == .paragraph,
            nodes[place + 1].children.first?.kind == .strong
        else { return nil }
        return nodes[place + 1]
    }

    private static func content(of chapter: Chapter) -> [MarkdownNode] {
        var nodes = chapter.document.children.filter { node in
            guard case .htmlBlock(let source) = node.kind else { return true }
            return !source.isOneHTMLComment
        }
        let notes = Set(
            chapter.bearings.compactMap { note(on: $0.block, in: chapter)?.start.line })
        nodes.removeAll { notes.contains($0.start.line) }
        if let title = nodes.firstIndex(where: { $0.kind == .heading(level: 1) }) {
            nodes.remove(at: title)
        }
        return nodes
    }

    /// A transcript and the sentence about the same run, in whichever order they stand.
    private static func told(
        _ first: MarkdownNode, _ second: MarkdownNode, in chapter: Chapter
    ) -> (run: Block, why: Block)? {
        guard let one = chapter.block(atLine: first.start.line),
            let other = chapter.block(atLine: second.start.line)
        else { return nil }
        switch (one.kind, other.kind) {
        case (.transcript(let run), .why(let claim, _)) where run == claim: return (one, other)
        case (.why(let claim, _), .transcript(let run)) where run == claim: return (other, one)
        default: return nil
        }
    }

    /// An exercise, with the listings that stand between its heading and it.
    private static func exercise(
        _ first: MarkdownNode, _ rest: ArraySlice<MarkdownNode>, after last: MarkdownNode?,
        in chapter: Chapter
    ) -> (exercise: Block, listings: [MarkdownNode])? {
        guard let block = chapter.block(atLine: first.start.line) else { return nil }
        if case .exercise = block.kind { return (block, []) }
        // Only after a heading, so that no listing is read twice.
        guard case .heading = last?.kind, case .listing = block.kind else { return nil }
        var listings = [first]
        for node in rest {
            guard let block = chapter.block(atLine: node.start.line) else { return nil }
            switch block.kind {
            case .listing: listings.append(node)
            case .exercise: return (block, listings)
            default: return nil
            }
        }
        return nil
    }

    private static func versions(
        _ first: MarkdownNode, _ second: MarkdownNode, in chapter: Chapter
    ) -> (Block, Block)? {
        guard let old = chapter.block(atLine: first.start.line),
            let new = chapter.block(atLine: second.start.line),
            chapter.version(beside: new)?.fence == old.fence
        else { return nil }
        return (old, new)
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
